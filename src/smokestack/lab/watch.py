"""What each game counts while it is played: verbs for the recording kernel, and names for the columns.

A game's counts lie in one row of numbers: first those of the whole game, then those of each seat.
"""

from collections.abc import Callable
from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.kernel.compile import kernel, verb
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, S, scores
from smokestack.lab.counts import Counts


@verb
def watch(cards: C, s: S, action: int, after: S, out: Ints) -> None:
    """Count what an action or outcome did that the final position no longer tells; `s` is the position before it."""


@verb
def measure(cards: C, s: S, out: Ints) -> None:
    """Count what the final position tells."""


@verb
def standing(cards: C, s: S, out: Ints) -> int:
    """Write how each seat stands while the game runs; how many seats."""
    raise AssertionError


@kernel
def stand_by_score(cards: C, s: S, out: Ints) -> int:
    """In most games the score tells who is ahead."""
    return scores(cards, s, out)


@dataclass(frozen=True)
class Watcher:
    """A game's kernels for the verbs, its width in the row, and the names of what it counts."""

    watch: Callable[..., None]
    measure: Callable[..., None]
    game_width: int
    seat_width: int
    game_counts: Callable[[Edition], Counts]
    seat_counts: Callable[[Edition], Counts]
    standing: Callable[..., int] = stand_by_score

    def width(self, seats: int) -> int:
        return self.game_width + seats * self.seat_width


@kernel
def watch_nothing(_cards: C, _s: S, _action: int, _after: S, _out: Ints) -> None:
    """For games whose final position tells it all."""


@kernel
def measure_nothing(_cards: C, _s: S, _out: Ints) -> None:
    """For games that have no counts of their own."""


def no_counts(_: Edition) -> Counts:
    return []


NO_WATCHER = Watcher(watch_nothing, measure_nothing, 0, 0, no_counts, no_counts)
"""For games of which the lab counts only what all games have."""
