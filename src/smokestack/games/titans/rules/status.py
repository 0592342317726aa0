"""How the table stands: who is at it, who decides next, which round it is, and why it ended."""

from smokestack.games.titans.model.actions import ACTIONS
from smokestack.games.titans.model.state import Phase, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.verbs import CHANCE, OVER


@kernel
def seats(s: State) -> int:
    return s.options.players


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def to_move(s: State) -> int:
    """T3.4: the seat on turn, unless chance or nobody decides."""
    if s.phase == Phase.OVER:
        return OVER
    if s.phase == Phase.ORDER or s.phase == Phase.REVEAL:
        return CHANCE
    return s.seat


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def rounds(s: State) -> int:
    return s.rounds
