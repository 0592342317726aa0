"""What happened at a table: news, the board at a moment, and the result."""

from typing import NotRequired

from typing_extensions import TypedDict

from smokestack.web.answers import answer

Move = tuple[str, int, str, str, str]
"""Piece, amount, from, to, reason."""


@answer
class Said(TypedDict):
    """A sentence of the story."""

    text: str
    clause: str
    """The rule behind it, as /rules has it; may be empty."""


@answer
class EntryNews(TypedDict):
    """An entry of the match as people read it."""

    n: int
    """The entry's number, from 1."""
    seat: int | None
    """Whose entry it is; null for chance and the end of the match."""
    said: list[Said]
    """Empty for entries nobody needs to hear of, such as a confirmation."""
    moves: list[Move]
    """Each: piece, amount, from, to, reason."""
    scene: int | None
    """The sentence with which a great moment begins, from 0."""


@answer
class PartRow(TypedDict):
    """A piece of the board."""

    name: str
    """The same in every drawing."""
    area: str
    """The region of the page's layout."""
    title: str
    """For screen readers."""
    digest: str
    """Differs when the picture does."""
    svg: NotRequired[str]
    """The picture; left out where the page has it already."""


@answer
class TableMoment(TypedDict):
    """The table as it was after an entry."""

    n: int
    of: int
    """The number of the last entry."""
    parts: list[PartRow]
    news: EntryNews | None
    """What the entry brought about; null for the beginning."""
    scores: list[int]
    to_move: int
    """The seat that decided next; -1 for chance, -2 for nobody."""


@answer
class ScoreSource(TypedDict):
    """Points under the name people know."""

    source: str
    points: int


@answer
class PlayerResult(TypedDict):
    """A player's score and where it comes from."""

    seat: int
    name: str
    score: int
    rank: int
    """1 for the first; tied players share a rank."""
    sources: list[ScoreSource]


@answer
class ChartMoment(TypedDict):
    """The scores after an entry."""

    n: int
    scores: list[int]


@answer
class TurningPoint(TypedDict):
    """A moment at which the lead moved most."""

    n: int
    seat: int
    change: int
    """By how much this seat came nearer to the best of the others, or fell back."""
    said: str
    """What happened there."""


@answer
class Chart(TypedDict):
    """The course of the game."""

    moments: list[ChartMoment]
    turning_points: list[TurningPoint]
    """In the order of the game."""


@answer
class Result(TypedDict):
    """How it stands, where the points come from, and how it came about."""

    over: bool
    reason: str
    """Why the game ended; empty while it runs."""
    players: list[PlayerResult]
    chart: Chart
