"""What the server says of itself: its games, its health, and a refusal."""

from typing_extensions import TypedDict

from smokestack.web.answers import answer
from smokestack.web.answers.table import EngineState


@answer
class OptionRow(TypedDict):
    """An option of a game: a whole number, 0 and 1 for no and yes."""

    name: str
    default: int
    least: int
    most: int


@answer
class GameRow(TypedDict):
    """A game that can be played here."""

    game: str
    """Its name in requests."""
    title: str
    editions: list[str]
    options: list[OptionRow]


@answer
class EngineHealth(TypedDict):
    """How far the search of a game's bots is."""

    state: EngineState
    seconds: int
    """For how long it has been warming."""
    reason: str
    """Why it failed; empty otherwise."""


@answer
class Health(TypedDict):
    """That the server can serve."""

    ok: bool
    tables: int
    """How many are in memory."""
    listeners: int
    """How many pages are open at a table."""
    engines: dict[str, EngineHealth]
    """By game."""


@answer
class Refused(TypedDict):
    """Every refusal has this shape; nothing was changed."""

    error: str
    """What was wrong and what to do, for people."""
    kind: str
    """The kind of error, for programs."""
