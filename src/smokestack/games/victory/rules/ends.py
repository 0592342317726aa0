"""V6.1, V6.3: how a game ends."""

from enum import IntEnum

from smokestack.games.victory.model.state import Phase, State
from smokestack.kernel.compile import kernel


class End(IntEnum):
    """The end reasons, in the order of END_REASONS."""

    FULFILLED = 0
    EIGHT_HELD = 1
    ALL_CLAIMED = 2
    ROUND_LIMIT = 3


END_REASONS = ("five fulfilled", "eight contracts", "all claimed", "round limit")


@kernel
def end_game(s: State, end: int) -> None:
    """V6.1: at once; the rest of the move is not played."""
    s.phase = Phase.OVER
    s.ended = 1 + end
