"""An edition as tables to read: one for each kind of card, a row for each card, and where every value comes from."""

import re
from dataclasses import dataclass, field

from smokestack.gamekit.edition import Edition

KEY = re.compile(r"(?P<kind>\w+)(?:\[(?P<card>[^]]*)\])?\.?(?P<value>.*)")
UNTOLD = {"edition"}
"""The edition's own name and words, which stand above the tables."""


@dataclass
class CardTable:
    """Cards of one kind; a cell is a value and its source."""

    title: str
    columns: list[str] = field(default_factory=list)
    rows: dict[str, dict[str, tuple[str, str]]] = field(default_factory=dict)


def card_tables(edition: Edition) -> list[CardTable]:
    """Values without a card stand in a table of one column, a row for each; a card's own key is left out."""
    found: dict[str, CardTable] = {}
    for key, value in edition.values.items():
        match = KEY.fullmatch(key)
        if match is None or match["kind"] in UNTOLD:
            continue
        table = found.setdefault(match["kind"], CardTable(spoken(match["kind"])))
        card, column = (match["card"], match["value"]) if match["card"] is not None else (match["value"], "value")
        if match["card"] == value:
            continue
        column = spoken(column or "value")
        if column not in table.columns:
            table.columns.append(column)
        table.rows.setdefault(spoken(card), {})[column] = (told(value), edition.sources.get(key, ""))
    return list(found.values())


def spoken(word: str) -> str:
    return word.replace("_", " ")


def told(value: object) -> str:
    """A value as people write it."""
    if isinstance(value, bool):
        return "yes" if value else "no"
    if isinstance(value, list | tuple):
        return ", ".join(told(each) for each in value) or "–"
    return spoken(str(value))
