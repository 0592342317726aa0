"""How the table stands: who is at it, who decides next, which round it is, and why it ended."""

from smokestack.games.victory.model.actions import ACTIONS
from smokestack.games.victory.model.state import Phase, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.verbs import CHANCE, OVER


@kernel
def seats(s: State) -> int:
    return s.options.players


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def is_chance(s: State) -> bool:
    """V2.1, V2.2: whether a contract or the first player is drawn."""
    return s.phase == Phase.REVEAL or s.phase == Phase.STARTER


@kernel
def to_move(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if is_chance(s) else s.seat


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def rounds(s: State) -> int:
    return s.rounds
