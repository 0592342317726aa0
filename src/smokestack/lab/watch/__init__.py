"""What each game counts while it is played: verbs for the recording kernel, and names for the columns.

A game's counts lie in one row of numbers: first those of the whole game, then those of each seat.
"""

import importlib
from collections.abc import Callable
from dataclasses import dataclass

from smokestack.kernel.compile import answer, verb
from smokestack.kernel.edition import Edition
from smokestack.kernel.errors import UnknownName
from smokestack.kernel.game import Game
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, S
from smokestack.lab.watch.counts import Counts

WATCHERS = {
    "titans": "smokestack.lab.watch.titans",
    "empire": "smokestack.lab.watch.empire",
    "victory": "smokestack.lab.watch.victory",
}
"""Each game's module offers WATCHER."""


@verb
def watch(cards: C, s: S, action: int, after: S, out: Ints) -> None:
    """Count what an action or outcome did that the final position no longer tells; `s` is the position before it."""


@verb
def measure(cards: C, s: S, out: Ints) -> None:
    """Count what the final position tells."""


@dataclass(frozen=True)
class Watcher:
    """A game's kernels for the two verbs, its room in the row, and the names of what it counts."""

    watch: Callable[..., None]
    measure: Callable[..., None]
    game_room: int
    seat_room: int
    game_counts: Callable[[Edition], Counts]
    seat_counts: Callable[[Edition], Counts]

    def room(self, seats: int) -> int:
        return self.game_room + seats * self.seat_room


def watcher_of(game: Game) -> Watcher:
    """A game's watcher, its kernels known to the verbs."""
    if game.name not in WATCHERS:
        raise UnknownName("watcher", game.name, WATCHERS)
    found: Watcher = importlib.import_module(WATCHERS[game.name]).WATCHER
    answer(watch, game.spec.state, found.watch)
    answer(measure, game.spec.state, found.measure)
    return found
