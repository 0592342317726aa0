"""The shipped Titans edition as nested data that tests may change."""

import copy
import tomllib
from collections.abc import Iterator
from typing import Any

import pytest

from smokestack.kernel.edition import Edition
from smokestack.kernel.errors import EditionError
from smokestack.kernel.game import spec
from tests.kernel.toml import write_toml

TITANS = spec("titans")
FILE = "mine.toml"
Path = tuple[str | int, ...]
Data = dict[str, Any]

_DATA: Data = tomllib.loads(TITANS.edition().text)


def prototype() -> Data:
    """A fresh copy of all its tables."""
    return copy.deepcopy(_DATA)


def load(data: Data) -> Edition:
    return TITANS.read(write_toml(data), FILE)


def refusal(data: Data) -> EditionError:
    """Why an edition does not load; the text names the file and each problem its table."""
    with pytest.raises(EditionError) as caught:
        load(data)
    assert str(caught.value).startswith(f"{FILE}: ")
    tables = {*_DATA, *data}
    assert all(problem.split(":")[0].split(".")[0].split("[")[0] in tables for problem in caught.value.problems)
    return caught.value


def row(data: Data, table: str, key: str) -> Data:
    """The row of [[table]] with that key."""
    found: list[Data] = [row for row in data[table] if row["key"] == key]
    return found[0]


def paths(data: Any, at: Path = ()) -> Iterator[Path]:
    """The way to every value, tables and rows included."""
    items = data.items() if isinstance(data, dict) else enumerate(data) if isinstance(data, list) else ()
    for name, value in items:
        yield (*at, name)
        yield from paths(value, (*at, name))


PATHS = list(paths(_DATA))


def parent_of(data: Data, path: Path) -> Any:
    """What holds the value at a path."""
    found: Any = data
    for name in path[:-1]:
        found = found[name]
    return found
