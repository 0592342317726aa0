"""What may happen now: the actions of the seat to move, and the outcomes of chance."""

from typing import Annotated

from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import (
    BUILD,
    BUY,
    DEVELOP,
    DONE,
    EXPAND,
    KIND,
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
from smokestack.games.titans.rules.advance import why_not_advance, why_not_replace
from smokestack.games.titans.rules.estate import why_not_card, why_not_side
from smokestack.games.titans.rules.facilities import why_not_build, why_not_expand
from smokestack.games.titans.rules.produce import (
    must_plead,
    why_not_activate,
    why_not_pay_uses,
    why_not_place,
)
from smokestack.games.titans.rules.setup import why_not_rank, why_not_reveal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints, Record, i32
from smokestack.kernel.why import Why


class OpenSides(Record):
    """The sides a player can build on now."""

    affordable: Annotated[list[int], i32, SIDES]


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    if s.phase == Phase.PLACE:
        return legal_places(cards, s, out)
    if s.phase == Phase.CHOOSE:
        n = legal_choices(cards, s, out)
        return put_pass_first(out, n) if may_pass(cards, s, out, n) else n
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
def may_pass(cards: Cards, s: State, choices: Ints, n: int) -> bool:
    """T3.3: who can do nothing, or nothing but plead (T5.3)."""
    if n == 0:
        return True
    only_products = KIND[choices[0]] == kinds.PRODUCE and KIND[choices[n - 1]] == kinds.PRODUCE
    return only_products and must_plead(cards, s, s.seat)


@kernel
def put_pass_first(out: Ints, n: int) -> int:
    """Ids ascend, and passing has the lowest."""
    for k in range(n, 0, -1):
        out[k] = out[k - 1]
    out[0] = PASS
    return n + 1


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
            for level in range(cards.grids[number].levels):
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
