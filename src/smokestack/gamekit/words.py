"""A game in words: how positions and actions are told, asked for and named. Loaded only where something is said."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass, field
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label, Telling


def nothing_lies_there(_: Any) -> list[list[tuple[str, int]]]:
    """Of games whose score is a piece of the ledger."""
    return []


def in_plain_words(_: Edition, source: str) -> str:
    """A source called as the rules call it: bricks_sold → Bricks sold."""
    return source.replace("_", " ").capitalize()


@dataclass(frozen=True)
class TextSheet:
    """A part of the table as text, for who asks for it by its word in a terminal."""

    about: str
    """What it shows, as the help says it."""
    text: Callable[[Any, Sequence[str]], str]
    """A view as text, with the players' names."""


@dataclass(frozen=True)
class GameWords:
    """What a game's `words` room offers as WORDS."""

    view: Callable[[Edition, Any], Any]
    """The position with names, for drawing, JSON and text."""
    text_board: Callable[[Any, Sequence[str]], str]
    """A view as text, with the players' names."""
    tell: Callable[[Edition, Applied[Any], Sequence[str]], Telling]
    """What an action did, told with the players' names from what was noted; no rules run for it."""
    label: Callable[[Edition, Any, int, Sequence[str]], Label]
    """An action as a choice in a position, with its cost and gain."""
    prompt: Callable[[Any, Sequence[str]], str]
    """What is expected now, in one sentence, from the view."""
    scored: str = ""
    """The piece of the ledger that is the score, such as "share"; "" when the score is what lies on the table."""
    sources: Callable[[Any], list[list[tuple[str, int]]]] = nothing_lies_there
    """For each player, what on the table counts how much; asked only when no piece of the ledger is the score."""
    source_name: Callable[[Edition, str], str] = in_plain_words
    """What people call such a source, or a reason for points in the ledger."""
    idle_reasons: Mapping[str, tuple[str, str]] = field(default_factory=dict)
    """When the things of a kind of target are chosen, with the clause: why they cannot be clicked at other moments."""

    sheets: Mapping[str, TextSheet] = field(default_factory=dict)
    """What can be looked at beside the text board, by the word that asks for it, such as "cards"."""

    def __post_init__(self) -> None:
        if not self.scored and self.sources is nothing_lies_there:
            raise ValueError("a GameWords names the piece that is the score, or the sources of what lies on the table")
