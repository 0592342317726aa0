"""Places in an edition file, named by paths such as `facilities.university.uses` or `advancements.*.cost`.

A path is a table, then a row where there are several, then a key. A row is named by its `key`; rows without one are
named by the values they begin with, so `plots.residential.1` is the row of side residential and level 1. A `*` stands
for any name.
"""

from collections.abc import Iterator, Mapping
from dataclasses import dataclass
from typing import Any

from smokestack.lab.errors import LabError

ANY = "*"
Data = dict[str, Any]
"""An edition file as TOML reads it."""


@dataclass(frozen=True)
class Place:
    """One value of an edition file."""

    name: str
    """Its path, each `*` filled in."""
    table: str
    row: int | None
    """The number of its row, or None in a table of its own."""
    key: str
    mark: str
    """How an edition calls the value, such as `facilities[farm].uses`."""


def places(data: Data, path: str) -> list[Place]:
    """The places a path names, in the order of the file; a path that names none is refused with what there is."""
    table, *names, key = path.split(".") if path.count(".") else (path, "")
    held: Any = data.get(table)
    if isinstance(held, dict) and not names:
        found = [Place(f"{table}.{key}", table, None, key, f"{table}.{key}")] if key in held else []
    elif is_rows(held):
        found = list(in_rows(held, table, names, key))
    else:
        found = []
    if not found:
        raise LabError(f"the path {path} leads nowhere in this edition; {what_there_is(data, table, names)}")
    twins = sorted({place.name for place in found if [other.name for other in found].count(place.name) > 1})
    if twins:
        raise LabError(f"the path {path} names several rows {twins[0]}; name more of what they begin with")
    return found


def in_rows(rows: list[Data], table: str, names: list[str], key: str) -> Iterator[Place]:
    for number, row in enumerate(rows):
        own = row_names(row, len(names))
        if names and key in row and len(own) == len(names) and all(map(fits, names, own)):
            mark = f"{table}[{row.get('key', number + 1)}].{key}"
            yield Place(".".join((table, *own, key)), table, number, key, mark)


def fits(wanted: str, name: str) -> bool:
    return wanted in (ANY, name)


def row_names(row: Mapping[str, Any], count: int) -> list[str]:
    """What a row is called: by its key, or by its first values; one that begins with a list, by the first of that."""
    if "key" in row:
        return [str(row["key"])]
    first = next(iter(row.values()))
    if isinstance(first, list) and first:
        return [str(first[0])][:count]
    return [str(value) for value in row.values() if isinstance(value, str | int)][:count]


def what_there_is(data: Data, table: str, names: list[str]) -> str:
    """The names that could have stood where a path went wrong."""
    held: Any = data.get(table)
    if isinstance(held, dict):
        return f"the keys of {table} are {', '.join(held)}"
    if not is_rows(held):
        return f"its tables are {', '.join(data)}"
    rows = dict.fromkeys(".".join(row_names(row, max(1, len(names)))) for row in held)
    return f"the rows of {table} are {', '.join(rows)}, with the keys {', '.join(held[0])}"


def shallow(held: Any) -> Any:
    """A table or its rows, to be changed key by key; a value outside all tables stays as it is."""
    if isinstance(held, dict):
        return dict(held)
    return [dict(row) for row in held] if is_rows(held) else held


def is_rows(held: Any) -> bool:
    return isinstance(held, list) and bool(held) and all(isinstance(row, dict) for row in held)


def table_of(data: Data, place: Place) -> Data:
    held = data[place.table]
    found: Data = held if place.row is None else held[place.row]
    return found


def value_at(data: Data, place: Place) -> Any:
    return table_of(data, place)[place.key]


def with_values(data: Data, values: Mapping[Place, Any]) -> Data:
    """A copy of the file with other values at some places; what stays is shared."""
    made = {table: shallow(held) for table, held in data.items()}
    for place, value in values.items():
        table_of(made, place)[place.key] = value
    return made
