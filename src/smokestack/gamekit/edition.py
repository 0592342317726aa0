"""Editions: a TOML file shaped like the printed cards and board → checked values, each with its source.

A `Sheet` reads one table of the file. It checks types and bounds, remembers every value's source (book,
ruling or edition) and collects problems instead of stopping at the first, so a designer sees them all.
"""

import hashlib
import json
import tomllib
from collections.abc import Callable, Collection, Sequence
from dataclasses import dataclass, field
from pathlib import Path
from typing import Any

from smokestack.gamekit.errors import EditionError
from smokestack.kernel.record import Record

SOURCES = ("book", "ruling", "edition")
OURS = "edition"
"""The source of every `key`: it is our handle for a thing, and no book has it."""


@dataclass
class Findings:
    """What reading a file has brought together so far."""

    file: str
    problems: list[str] = field(default_factory=list)
    later: list[tuple[str, Collection[str]]] = field(default_factory=list)
    """What was not asked of editions that were released before, with their digests."""
    values: dict[str, Any] = field(default_factory=dict)
    sources: dict[str, str] = field(default_factory=dict)

    def problem(self, key: str, reason: str) -> None:
        self.problems.append(f"{key}: {reason}")

    def refused(self, started: bool) -> list[str]:
        """All that speaks against the file, unless it is forgiven."""
        return [*self.problems, *(problem for problem, before in self.later if not self._forgives(before, started))]

    def warnings(self, started: bool) -> tuple[str, ...]:
        """What is forgiven."""
        return tuple(problem for problem, before in self.later if self._forgives(before, started))

    def _forgives(self, before: Collection[str], started: bool) -> bool:
        """Whether these values were released, or a match was started with them, before something was asked of them."""
        return started or digest_of(self.values) in before


class Sheet:
    """One table of an edition file."""

    def __init__(self, found: Findings, key: str, data: dict[str, Any], inherited: str = "") -> None:
        self.found, self.key, self._data, self._inherited = found, key, data, inherited
        self._taken = {"source"}
        self._marks = self._read_marks()

    def _read_marks(self) -> dict[str, str]:
        given = self._data.get("source", self._inherited)
        marks = {"rest": given} if isinstance(given, str) else given
        if not isinstance(marks, dict) or not marks.get("rest", True):
            self.found.problem(self.key, 'has no source; add source = "book", "ruling" or "edition"')
            return {"rest": "edition", "key": OURS}
        for name, mark in marks.items():
            if mark not in SOURCES:
                self.found.problem(f"{self.key}.source", f"{mark!r} is no source; it is one of {', '.join(SOURCES)}")
            if name not in ("rest", *self._data):
                self.found.problem(f"{self.key}.source", f"marks '{name}', which is no key here")
        return {"rest": "edition", **marks, "key": OURS}

    def where(self, name: str) -> str:
        return f"{self.key}.{name}" if self.key else name

    def problem(self, name: str, reason: str) -> None:
        self.found.problem(self.where(name), reason)

    def later_problem(self, name: str, reason: str, before: Collection[str]) -> None:
        """A problem that only warns where the digest is that of an edition released before this was asked."""
        self.found.later.append((f"{self.where(name)}: {reason}", before))

    def _take(self, name: str, fallback: Any, wanted: str, fits: Callable[[Any], bool], optional: bool) -> Any:
        self._taken.add(name)
        if name not in self._data:
            if not optional:
                self.problem(name, f"is missing; it is {wanted}")
            return fallback
        value = self._data[name]
        if not fits(value):
            self.problem(name, f"is {value!r}; it must be {wanted}")
            return fallback
        self.found.values[self.where(name)] = value
        self.found.sources[self.where(name)] = self._marks.get(name, self._marks["rest"])
        return value

    def whole(self, name: str, least: int = 0, most: int = 1_000, *, optional: int | None = None) -> int:
        wanted = f"a whole number from {least} to {most}"
        fallback = least if optional is None else optional
        return int(self._take(name, fallback, wanted, lambda v: _whole(v, least, most), optional is not None))

    def wholes(
        self, name: str, count: int, least: int = 0, most: int = 1_000, *, optional: list[int] | None = None
    ) -> list[int]:
        wanted = f"a list of {count} whole numbers from {least} to {most}"
        fallback = [least] * count if optional is None else optional
        found = self._take(name, fallback, wanted, lambda v: _wholes(v, count, least, most), optional is not None)
        return list(found)

    def rising(self, name: str, least_count: int, most_count: int, least: int, most: int) -> list[int]:
        wanted = f"a rising list of {_count(least_count, most_count)} whole numbers from {least} to {most}"

        def fits(value: Any) -> bool:
            listed = isinstance(value, list) and least_count <= len(value) <= most_count
            return listed and _wholes(value, len(value), least, most) and sorted(set(value)) == value

        return list(self._take(name, [], wanted, fits, False))

    def text(self, name: str, *, optional: bool = False) -> str:
        return str(self._take(name, "", "a text", lambda v: isinstance(v, str) and bool(v.strip()), optional))

    def flag(self, name: str, *, optional: bool = False) -> bool:
        return bool(self._take(name, False, "true or false", lambda v: isinstance(v, bool), optional))

    def choice(self, name: str, names: Sequence[str], *, none: bool = False) -> int:
        """The index of a name in a list; "" gives -1 where none is allowed."""
        valid = [*names, ""] if none else names
        wanted = f"one of {', '.join(names)}" + (', or "" for none' if none else "")
        value = self._take(name, "", wanted, lambda v: v in valid, False)
        return names.index(value) if value in names else -1 if none else 0

    def choices(self, name: str, names: Sequence[str], least: int = 0, most: int = 99) -> list[int]:
        wanted = f"a list of {least} to {most} names out of {', '.join(names)}"

        def fits(value: Any) -> bool:
            return isinstance(value, list) and least <= len(value) <= most and all(v in names for v in value)

        return [names.index(v) for v in self._take(name, [], wanted, fits, False)]

    def table(self, name: str) -> "Sheet":
        self._taken.add(name)
        data = self._data.get(name)
        if not isinstance(data, dict):
            self.problem(name, "is missing; it is a table")
            data = {"source": "edition"}
        return Sheet(self.found, self.where(name), data)

    def tables(self, name: str, least: int, most: int) -> list["Sheet"]:
        """The rows of [[name]]; each is called by its own `key` or number in messages."""
        self._taken.add(name)
        rows = self._data.get(name)
        if not isinstance(rows, list) or not all(isinstance(row, dict) for row in rows):
            self.problem(name, f"is missing; it is {_count(least, most)} tables [[{name}]]")
            return []
        if not least <= len(rows) <= most:
            self.problem(name, f"there are {len(rows)}; it must be {_count(least, most)}")
        return [Sheet(self.found, f"{self.where(name)}[{row.get('key', k + 1)}]", row) for k, row in enumerate(rows)]

    def done(self) -> None:
        """Every key must have been asked for."""
        for name in sorted(set(self._data) - self._taken):
            self.problem(name, "is not a key of this table; remove it or correct its spelling")


def _whole(value: Any, least: int, most: int) -> bool:
    return isinstance(value, int) and not isinstance(value, bool) and least <= value <= most


def _wholes(value: Any, count: int, least: int, most: int) -> bool:
    return isinstance(value, list) and len(value) == count and all(_whole(v, least, most) for v in value)


def _count(least: int, most: int) -> str:
    return f"exactly {least}" if least == most else f"{least} to {most}"


def unique(sheets: Sequence[Sheet], name: str, values: Sequence[str]) -> None:
    """Each row must have its own value of a key."""
    seen: set[str] = set()
    for sheet, value in zip(sheets, values, strict=True):
        if value and value in seen:
            sheet.problem(name, f"'{value}' is there twice")
        seen.add(value)


@dataclass(frozen=True)
class Edition:
    """A checked edition: the cards the rules read, the names people read, and where each value comes from.

    Examples:
        >>> import smokestack
        >>> edition = smokestack.game("titans").edition
        >>> edition.name, edition.values["rules.cash"], edition.sources["rules.cash"]
        ('prototype-2', 50, 'book')
        >>> edition.words["facility"][:3]
        ['lumber-camp', 'stone-quarry', 'steel-forge']
    """

    game: str
    """The name of its game."""
    name: str
    """How it is called in commands and files."""
    title: str
    """How people call it."""
    about: str
    """What it is, in a sentence or two."""
    cards: Record
    """Everything printed, as the record that rules read."""
    words: dict[str, list[str]]
    """Short words for notation, by slot name."""
    names: dict[str, list[str]]
    """Full names for sentences and boards, by kind of thing."""
    values: dict[str, Any]
    """Every value by its key, such as `facilities[farm].cost`."""
    sources: dict[str, str]
    """Where each value comes from: book, ruling or edition."""
    text: str
    """The file itself, so that a match can carry an edition that is not ours."""
    warnings: tuple[str, ...] = ()
    """What would be refused in a new edition, and is forgiven here: the edition was released before that was asked."""

    @property
    def digest(self) -> str:
        """A hash of the checked values: layout and comments of the file do not count."""
        return digest_of(self.values)


def digest_of(values: dict[str, Any]) -> str:
    counted = {k: v for k, v in values.items() if not k.startswith("edition.")}
    return hashlib.sha256(json.dumps(counted, sort_keys=True).encode()).hexdigest()[:16]


Reader = Callable[[Sheet], tuple[Record, dict[str, list[str]], dict[str, list[str]]]]
"""A game's own part: from the file's sheet to cards, words and names."""


def read_edition(game: str, text: str, file: str, reader: Reader, started: bool = False) -> Edition:
    """Check a whole edition text, or raise EditionError with every problem in it.

    Where a match was started with it, what is asked only since some release is not asked of it.
    """
    try:
        data = tomllib.loads(text)
    except (ValueError, RecursionError) as error:
        raise EditionError(file, [f"is not TOML: {error}"]) from None
    found = Findings(file)
    top = Sheet(found, "", data, inherited="edition")
    head = top.table("edition")
    named = head.text("game")
    if named and named != game:
        raise EditionError(file, [f"edition.game: is an edition of '{named}', not of '{game}'"])
    name, title, about = head.text("name"), head.text("title"), head.text("about", optional=True)
    head.done()
    cards, words, names = reader(top)
    top.done()
    if refused := found.refused(started):
        raise EditionError(file, refused)
    warnings = found.warnings(started)
    return Edition(game, name, title, about, cards, words, names, found.values, found.sources, text, warnings)


def game_of_file(path: Path) -> str:
    """Which game an edition file says it is for."""
    try:
        data = tomllib.loads(path.read_text(encoding="utf-8"))
    except (OSError, ValueError, RecursionError) as error:
        raise EditionError(str(path), [f"cannot be read: {error}"]) from None
    head = data.get("edition")
    if not isinstance(head, dict) or not isinstance(head.get("game"), str):
        raise EditionError(str(path), ['edition.game: is missing; it names the game, such as "titans"'])
    return str(head["game"])
