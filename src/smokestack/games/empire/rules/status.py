"""How the table stands: who is at it, who decides next, which round it is, and why it ended."""

from smokestack.games.empire.model.actions import ACTIONS
from smokestack.games.empire.model.cards import SEATS
from smokestack.games.empire.model.state import Phase, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.table import bit_set, in_set
from smokestack.kernel.verbs import CHANCE, OVER

CHANCE_PHASES = bit_set(Phase.START, Phase.FLIP, Phase.DEAL, Phase.DRAW, Phase.ROLL, Phase.ARCHIE_ROLL, Phase.MARKET)


@kernel
def seats(s: State) -> int:
    return SEATS


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def is_chance(s: State) -> bool:
    """E2.2: whether a die or a card has to fall."""
    return in_set(CHANCE_PHASES, s.phase)


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
