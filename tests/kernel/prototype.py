"""The first edition of Titans as nested data that tests may change; released, so its values stay what they are."""

import copy
import re
import tomllib
from collections.abc import Iterator
from typing import Any

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.registry import spec
from tests.kernel.toml import write_toml

TITANS = spec("titans")
FILE = "mine.toml"
Path = tuple[str | int, ...]
Data = dict[str, Any]

PROTOTYPE = TITANS.edition("prototype")
_DATA: Data = tomllib.loads(PROTOTYPE.text)


def prototype() -> Data:
    """A fresh copy of all its tables."""
    return copy.deepcopy(_DATA)


def load(data: Data) -> Edition:
    return TITANS.read(write_toml(data), FILE)


def load_or_refuse(data: Data) -> Edition | EditionError:
    """The edition, or why it does not load; nothing else may be raised."""
    try:
        return load(data)
    except EditionError as error:
        return error


def refusal(data: Data) -> str:
    """Why an edition does not load: the text names the file, and the table of each problem."""
    found = load_or_refuse(data)
    assert isinstance(found, EditionError)
    assert_is_helpful(found, data)
    return str(found)


def assert_is_helpful(error: EditionError, data: Data) -> None:
    assert str(error).startswith(f"{FILE}: {len(error.problems)} problem")
    tables = {*_DATA, *data}
    assert error.problems
    assert all(re.split(r"[.:\[]", problem)[0] in tables for problem in error.problems)


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
