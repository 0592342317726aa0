"""What an action or outcome does. Each rule stands in its own file."""

from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import CHOICE, KIND
from smokestack.games.titans.model.cards import SPACES, USES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.advance import buy_advancement, finish_purchase, replace_cube
from smokestack.games.titans.rules.estate import develop
from smokestack.games.titans.rules.facilities import take_facility
from smokestack.games.titans.rules.produce import activate, lose_leftovers, place_cube
from smokestack.games.titans.rules.setup import rank_next, turn_up
from smokestack.games.titans.rules.turn import end_placing, end_turn
from smokestack.kernel.compile import kernel


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.PASS:
        s.passes += 1
        s.phase = Phase.TURN_OVER
    elif kind == kinds.BUILD or kind == kinds.EXPAND:
        take_facility(cards, s, s.seat, choice)
        s.phase = Phase.TURN_OVER
    elif kind == kinds.PRODUCE:
        activate(cards, s, s.seat, choice // USES, choice % USES + 1)
    elif kind == kinds.BUY:
        buy_advancement(cards, s, s.seat, choice)
    elif kind == kinds.DEVELOP:
        develop(cards, s, s.seat, choice)
        s.phase = Phase.TURN_OVER
    elif kind == kinds.PLACE:
        place_cube(cards, s, choice // SPACES, choice % SPACES)
        lose_leftovers(cards, s)
        if s.cubes_left == 0:
            end_placing(cards, s)
    elif kind == kinds.REPLACE:
        replace_cube(cards, s, choice // SPACES, choice % SPACES)
    elif kind == kinds.DONE:
        stop_early(cards, s)
    elif kind == kinds.ORDER:
        rank_next(cards, s, choice)
    elif kind == kinds.REVEAL:
        turn_up(s, choice)
    if s.phase == Phase.TURN_OVER:
        end_turn(cards, s)


@kernel
def stop_early(cards: Cards, s: State) -> None:
    """T5.6, T6.1: no second facility, no further cube."""
    if s.phase == Phase.SECOND:
        s.phase = Phase.TURN_OVER
    else:
        finish_purchase(cards, s)
