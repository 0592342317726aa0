"""What a match hands to whoever listens: each entry with what it did, so that nobody runs the rules again."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.telling import Telling
from smokestack.match.entry import Entry


@dataclass(frozen=True)
class Happening:
    """An entry as it came into the log. It holds whole positions: keep what you make of it, not itself."""

    game: Game
    entry: Entry
    applied: Applied[Any] | None
    """What a decision or outcome did; None for what happened at the table rather than in the game."""
    names: tuple[str, ...]
    """What the players were called then."""

    def telling(self, names: Sequence[str] = ()) -> Telling | None:
        """A decision or outcome in sentences, with other names if any are given."""
        return None if self.applied is None else self.game.tell(self.applied, names or self.names)


@dataclass(frozen=True)
class Moment(Happening):
    """An entry looked back at, with the position on both sides of it."""

    before: Position
    after: Position


Listener = Callable[[Happening], None]
"""Told of each entry once it stands in the log, before the next one."""
