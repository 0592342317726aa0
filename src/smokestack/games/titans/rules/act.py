"""The verbs of Titans: who moves, what is allowed, and what an action does. Each rule stands in its own file."""

from typing import Annotated

from smokestack.games.titans.model.actions import (
    ACTIONS,
    BUILD,
    BUY,
    DEVELOP,
    DONE,
    EXPAND,
    ORDER,
    PASS,
    PLACE,
    PRODUCE,
    REPLACE,
    REVEAL,
)
from smokestack.games.titans.model.cards import (
    ADVANCEMENTS,
    CONSUMER_GRIDS,
    ESTATES,
    GRIDS,
    SIDES,
    SPACES,
    USES,
    Cards,
)
from smokestack.games.titans.model.state import At, Phase, State
from smokestack.games.titans.rules.advance import (
    buy_advancement,
    finish_purchase,
    replace_cube,
    why_not_advance,
    why_not_replace,
)
from smokestack.games.titans.rules.estate import develop, why_not_card, why_not_develop, why_not_side
from smokestack.games.titans.rules.facilities import take_facility, why_not_build, why_not_expand
from smokestack.games.titans.rules.produce import (
    activate,
    lose_leftovers,
    place_cube,
    why_not_activate,
    why_not_pay_uses,
    why_not_place,
    why_not_produce,
)
from smokestack.games.titans.rules.refusals import No
from smokestack.games.titans.rules.setup import is_ranked, rank_next, turn_up
from smokestack.games.titans.rules.turn import end_placing, end_turn
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints, Record, i32
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.kernel.why import Why, refuse


class OpenSides(Record):
    """The sides a player can build on now."""

    affordable: Annotated[list[int], i32, SIDES]


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


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    if s.phase == Phase.PLACE:
        return legal_places(cards, s, out)
    if s.phase == Phase.CHOOSE:
        n = legal_choices(cards, s, out)
        if n == 0:
            out[0] = PASS
            return 1
        return n
    if s.phase == Phase.SECOND:
        n = legal_products(cards, s, out, 0)
    elif s.phase == Phase.REPLACE:
        n = legal_replacements(s, out)
    else:
        return 0
    out[n] = DONE
    return n + 1


@kernel
def legal_choices(cards: Cards, s: State, out: Ints) -> int:
    """T3.2: build or expand, produce, buy an advancement, build real estate."""
    why = scratch(Why)
    n = 0
    for facility in range(cards.facility_types):
        if why_not_build(cards, s, s.seat, facility, why) == 0:
            out[n] = BUILD + facility
            n += 1
    for facility in range(cards.facility_types):
        if why_not_expand(cards, s, s.seat, facility, why) == 0:
            out[n] = EXPAND + facility
            n += 1
    n = legal_products(cards, s, out, n)
    for card in range(ADVANCEMENTS):
        if s.advancements[card] == At.SHOWN and why_not_advance(cards, s, s.seat, card, why) == 0:
            out[n] = BUY + card
            n += 1
    return legal_estates(cards, s, out, n)


@kernel
def legal_products(cards: Cards, s: State, out: Ints, n: int) -> int:
    """T5.1: each facility with each number of uses that can be paid."""
    why = scratch(Why)
    for facility in range(cards.facility_types):
        if why_not_activate(cards, s, s.seat, facility, why) == 0:
            for uses in range(1, USES + 1):
                if why_not_pay_uses(cards, s, s.seat, facility, uses, why) == 0:
                    out[n] = PRODUCE + facility * USES + uses - 1
                    n += 1
    return n


@kernel
def legal_estates(cards: Cards, s: State, out: Ints, n: int) -> int:
    """T7.1, T7.2: each card that may stand on the lowest free space of a side one can pay for."""
    why = scratch(Why)
    sides = scratch(OpenSides)
    for side in range(SIDES):
        if why_not_side(cards, s, s.seat, side, why) == 0:
            sides.affordable[side] = 1
    for estate in range(ESTATES):
        if sides.affordable[cards.estates[estate].side] and why_not_card(cards, s, estate, why) == 0:
            out[n] = DEVELOP + estate
            n += 1
    return n


@kernel
def legal_places(cards: Cards, s: State, out: Ints) -> int:
    """T5.4: each price with a free space, on each grid that shows the good."""
    why = scratch(Why)
    n = 0
    for number in range(GRIDS):
        if cards.grids[number].accepts[s.producing]:
            for level in range(cards.levels):
                if why_not_place(cards, s, number, level, why) == 0:
                    out[n] = PLACE + number * SPACES + level
                    n += 1
    return n


@kernel
def legal_replacements(s: State, out: Ints) -> int:
    """T6.1: each cube that may be replaced."""
    why = scratch(Why)
    n = 0
    for number in range(CONSUMER_GRIDS):
        for space in range(SPACES):
            if why_not_replace(s, s.seat, number, space, why) == 0:
                out[n] = REPLACE + number * SPACES + space
                n += 1
    return n


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    """Whether an action or outcome is allowed now: first its moment, then its own rule."""
    code = why_not_now(s, action, why)
    if code != 0:
        return code
    if action == PASS:
        return why_not_pass(cards, s, why)
    if action < EXPAND:
        return why_not_build(cards, s, s.seat, action - BUILD, why)
    if action < PRODUCE:
        return why_not_expand(cards, s, s.seat, action - EXPAND, why)
    if action < BUY:
        k = action - PRODUCE
        return why_not_produce(cards, s, s.seat, k // USES, k % USES + 1, why)
    if action < DEVELOP:
        return why_not_advance(cards, s, s.seat, action - BUY, why)
    if action < PLACE:
        return why_not_develop(cards, s, s.seat, action - DEVELOP, why)
    if action < REPLACE:
        k = action - PLACE
        return why_not_place(cards, s, k // SPACES, k % SPACES, why)
    if action < DONE:
        k = action - REPLACE
        return why_not_replace(s, s.seat, k // SPACES, k % SPACES, why)
    if action >= REVEAL:
        return why_not_reveal(cards, s, action - REVEAL, why)
    if action >= ORDER:
        return why_not_rank(s, action - ORDER, why)
    return 0


@kernel
def why_not_now(s: State, action: int, why: Why) -> int:
    """T3.2: every action has its moment."""
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if s.phase == Phase.ORDER:
        return 0 if ORDER <= action < REVEAL else refuse(why, No.ORDER_FIRST, 0, 0, 0, 0)
    if s.phase == Phase.REVEAL:
        return 0 if action >= REVEAL else refuse(why, No.REVEAL_FIRST, 0, 0, 0, 0)
    if action >= ORDER:
        return refuse(why, No.NOT_CHANCE, 0, 0, 0, 0)
    if s.phase == Phase.CHOOSE:
        return 0 if action < PLACE else refuse(why, No.CHOOSE_FIRST, 0, 0, 0, 0)
    if s.phase == Phase.PLACE:
        return 0 if PLACE <= action < REPLACE else refuse(why, No.PLACE_FIRST, 0, 0, 0, s.cubes_left)
    if action == DONE:
        return 0
    if s.phase == Phase.SECOND:
        return 0 if PRODUCE <= action < BUY else refuse(why, No.SECOND_FIRST, 0, 0, 0, 0)
    return 0 if REPLACE <= action < DONE else refuse(why, No.REPLACE_FIRST, 0, 0, 0, s.replacing)


@kernel
def why_not_pass(cards: Cards, s: State, why: Why) -> int:
    """T3.3: only who can do nothing else."""
    n = legal_choices(cards, s, zeros(ACTIONS))
    return 0 if n == 0 else refuse(why, No.CAN_DO_MORE, 0, 0, n, 0)


@kernel
def why_not_rank(s: State, seat: int, why: Why) -> int:
    """T1.5: a seat that is not on the track yet."""
    if seat >= s.options.players:
        return refuse(why, No.NO_SUCH_SEAT, seat, 0, seat + 1, s.options.players)
    if is_ranked(s, seat):
        return refuse(why, No.RANKED, seat, 0, 0, 0)
    return 0


@kernel
def why_not_reveal(cards: Cards, s: State, card: int, why: Why) -> int:
    """T6.2, T8.6: a card of the running age that is still face down."""
    if s.advancements[card] != At.PILE or cards.advancements[card].age != s.age:
        return refuse(why, No.NOT_IN_PILE, card, 0, 0, 0)
    return 0


@kernel
def outcomes(cards: Cards, s: State, out: Ints, weights: Ints) -> int:
    """T1.4, T1.5: every seat or card still to come is equally likely."""
    why = scratch(Why)
    n = 0
    if s.phase == Phase.ORDER:
        for seat in range(s.options.players):
            if why_not_rank(s, seat, why) == 0:
                out[n] = ORDER + seat
                weights[n] = 1
                n += 1
    elif s.phase == Phase.REVEAL:
        for card in range(ADVANCEMENTS):
            if why_not_reveal(cards, s, card, why) == 0:
                out[n] = REVEAL + card
                weights[n] = 1
                n += 1
    return n


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    if action == PASS:
        s.passes += 1
        s.phase = Phase.TURN_OVER
    elif action < PRODUCE:
        take_facility(cards, s, s.seat, action - BUILD if action < EXPAND else action - EXPAND)
        s.phase = Phase.TURN_OVER
    elif action < BUY:
        activate(cards, s, s.seat, (action - PRODUCE) // USES, (action - PRODUCE) % USES + 1)
    elif action < DEVELOP:
        buy_advancement(cards, s, s.seat, action - BUY)
    elif action < PLACE:
        develop(cards, s, s.seat, action - DEVELOP)
        s.phase = Phase.TURN_OVER
    elif action < REPLACE:
        place_cube(cards, s, (action - PLACE) // SPACES, (action - PLACE) % SPACES)
        lose_leftovers(cards, s)
        if s.cubes_left == 0:
            end_placing(cards, s)
    elif action < DONE:
        replace_cube(cards, s, (action - REPLACE) // SPACES, (action - REPLACE) % SPACES)
    elif action == DONE:
        stop_early(cards, s)
    elif action < REVEAL:
        rank_next(cards, s, action - ORDER)
    else:
        turn_up(s, action - REVEAL)
    if s.phase == Phase.TURN_OVER:
        end_turn(cards, s)


@kernel
def stop_early(cards: Cards, s: State) -> None:
    """T5.6, T6.1: no second facility, no further cube."""
    if s.phase == Phase.SECOND:
        s.phase = Phase.TURN_OVER
    else:
        finish_purchase(cards, s)
