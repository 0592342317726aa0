"""Writing an edition file: the old text with other values in it, or plain TOML where that cannot be done."""

import json
import re
import tomllib
from collections.abc import Iterator, Mapping
from typing import Any

from smokestack.lab.seek.places import Data, Place, is_rows

_HEAD = re.compile(r"\s*(?P<open>\[\[?)\s*(?P<table>[\w-]+)\s*\]\]?\s*(#.*)?$")
_ENTRY = re.compile(r"(?P<before>\s*(?P<key>[\w-]+)\s*=\s*)")
_COMMENT = re.compile(r"\s*#[^\"'\]}]*$")


def with_changes(text: str, wanted: Data, changes: Mapping[Place, Any]) -> str:
    """The text with these values, comments and layout kept; rewritten plainly where it is laid out in other ways."""
    asked = {(place.table, place.row, place.key): value for place, value in changes.items()}
    made = "\n".join(changed_lines(text.splitlines(), asked)) + "\n"
    try:
        return made if tomllib.loads(made) == wanted else as_toml(wanted)
    except tomllib.TOMLDecodeError:
        return as_toml(wanted)


def changed_lines(lines: list[str], asked: Mapping[tuple[str, int | None, str], Any]) -> Iterator[str]:
    """Line by line, knowing in which table and row one is."""
    table, rows = "", dict[str, int]()
    for line in lines:
        head, entry = _HEAD.match(line), _ENTRY.match(line)
        if head:
            table = head["table"]
            if head["open"] == "[[":
                rows[table] = rows.get(table, -1) + 1
        here = (table, rows.get(table), entry["key"]) if entry else ("", None, "")
        yield with_value(line, entry, asked[here]) if entry and here in asked else line


def with_value(line: str, entry: re.Match[str], value: Any) -> str:
    """The line with another value; what is said of it stays."""
    comment = _COMMENT.search(line)
    return entry["before"] + toml_value(value) + (comment[0] if comment else "")


def as_toml(data: Data) -> str:
    """An edition file in its plainest form: tables, rows of tables, and a line for each value."""
    loose = {key: held for key, held in data.items() if not isinstance(held, dict) and not is_rows(held)}
    parts = [lines_of(loose)] if loose else []
    for table, held in data.items():
        if isinstance(held, dict):
            parts.append(f"[{table}]\n{lines_of(held)}")
        elif is_rows(held):
            parts += [f"[[{table}]]\n{lines_of(row)}" for row in held]
    return "\n\n".join(parts) + "\n"


def lines_of(table: Data) -> str:
    return "\n".join(f"{key} = {toml_value(value)}" for key, value in table.items())


def toml_value(value: Any) -> str:
    """Texts, numbers, yes and no are written as in JSON; lists and tables have TOML's own brackets."""
    if isinstance(value, dict):
        return "{ " + ", ".join(f"{key} = {toml_value(each)}" for key, each in value.items()) + " }"
    if isinstance(value, list):
        return "[" + ", ".join(map(toml_value, value)) + "]"
    return json.dumps(value, ensure_ascii=False)
