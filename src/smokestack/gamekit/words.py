"""A game in words: how positions and actions are told, asked for and named. Loaded only where something is said."""

from collections.abc import Callable, Mapping, Sequence
from dataclasses import dataclass
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label, Telling


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
    idle_reasons: Mapping[str, tuple[str, str]]
    """When the things of a kind of target are chosen, with the clause: why they cannot be clicked at other moments."""
    scored: str
    """The piece of the ledger that is the score, such as "share"; "" when the score is what lies on the table."""
    sources: Callable[[Any], list[list[tuple[str, int]]]]
    """For each player, what on the table counts how much; asked only when no piece of the ledger is the score."""
    source_name: Callable[[Edition, str], str]
    """What people call such a source, or a reason for points in the ledger."""
