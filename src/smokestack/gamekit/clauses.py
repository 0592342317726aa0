"""A game's clauses: the rules in our own words, which pages, refusals and tests share."""

import tomllib
from collections.abc import Mapping
from dataclasses import dataclass
from typing import Any

from smokestack.gamekit.errors import UnknownName


@dataclass(frozen=True)
class Clause:
    """One rule with its id, such as T2.3."""

    id: str
    title: str
    text: str
    marks: tuple[str, ...]
    forbids: bool
    why: str
    """The reason of our ruling, where the rulebook is silent."""
    shows: tuple[str, ...] = ()
    """What else shows in a log that play touched it, besides being named where the log is told: `action NAME`,
    `end REASON` or `count MEASURE`."""
    unseen: str = ""
    """Why no log can show it; "" where one can."""


@dataclass(frozen=True)
class Chapter:
    """Clauses that belong together, such as T2."""

    id: str
    title: str
    clauses: tuple[Clause, ...]


@dataclass(frozen=True)
class Clauses:
    """All clauses of a game, in rulebook order."""

    title: str
    about: str
    chapters: tuple[Chapter, ...]

    @property
    def all(self) -> tuple[Clause, ...]:
        return tuple(clause for chapter in self.chapters for clause in chapter.clauses)

    def find(self, id: str) -> Clause:
        for clause in self.all:
            if clause.id.lower() == id.lower():
                return clause
        raise UnknownName("clause", id, (clause.id for clause in self.all))


def read_clause(row: Mapping[str, Any]) -> Clause:
    return Clause(
        row["id"],
        row["title"],
        row["text"],
        tuple(row["marks"]),
        row["forbids"],
        row.get("why", ""),
        tuple(row.get("shows", ())),
        row.get("unseen", ""),
    )


def read_clauses(text: str) -> Clauses:
    data = tomllib.loads(text)
    clauses = [read_clause(row) for row in data["clause"]]
    chapters = tuple(
        Chapter(row["id"], row["title"], tuple(c for c in clauses if c.id.split(".")[0] == row["id"]))
        for row in data["chapter"]
    )
    return Clauses(data["game"]["title"], data["game"]["about"], chapters)
