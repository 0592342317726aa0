"""T5: producing goods and pricing them, cube by cube."""

from smokestack.games.titans.model.cards import ADVANCEMENTS, GRIDS, NONE, SPACES, Cards, Effect
from smokestack.games.titans.model.state import EMPTY, Phase, State
from smokestack.games.titans.rules.ledger import Reason, put_cube, to_bank
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def uses_price(cards: Cards, s: State, seat: int, facility: int, uses: int) -> int:
    """T5.1: the printed total; discounts reach down to the price of one use."""
    printed = cards.facilities[facility].uses
    if uses == 1:
        return printed[0]
    return max(printed[uses - 1] - s.players[seat].uses_discount, printed[0])


@kernel
def goods_made(cards: Cards, s: State, seat: int, facility: int, uses: int) -> int:
    """T5.2: each use makes as many as the facility's size; what cards add comes once, whatever the uses."""
    return uses * s.players[seat].sizes[facility] + extra_goods(cards, s, seat, cards.facilities[facility].makes)


@kernel
def extra_goods(cards: Cards, s: State, seat: int, good: int) -> int:
    """T5.2, T6.1: cubes that a seat's cards add whenever it produces a good."""
    extra = 0
    for card in range(ADVANCEMENTS):
        made = cards.advancements[card]
        if s.advancements[card] == seat and made.effect == Effect.EXTRA_GOODS and made.good == good:
            extra += made.amount
    return extra


@kernel
def free_spaces(cards: Cards, s: State, good: int) -> int:
    """Free spaces on all grids that show a good."""
    free = 0
    for number in range(GRIDS):
        if cards.grids[number].accepts[good]:
            free += SPACES - s.grids[number].count
    return free


@kernel
def why_not_activate(cards: Cards, s: State, seat: int, facility: int, why: Why) -> int:
    """T5.1, T5.5, T5.6: an own facility, another than the first, whose good has a free space somewhere."""
    if facility >= cards.facility_types:
        return refuse(why, No.NO_SUCH_FACILITY, facility, 0, 0, 0)
    if s.players[seat].sizes[facility] == 0:
        return refuse(why, No.NOTHING_TO_RUN, facility, 0, 0, 1)
    if facility == s.first_facility:
        return refuse(why, No.SAME_FACILITY, facility, 0, 0, 0)
    good = cards.facilities[facility].makes
    if free_spaces(cards, s, good) == 0:
        return refuse(why, No.GRIDS_FULL, good, 0, 0, 1)
    return 0


@kernel
def affordable_facility(cards: Cards, s: State, seat: int) -> int:
    """T5.3: the first facility that could be used once and paid, or NONE."""
    why = scratch(Why)
    for facility in range(cards.facility_types):
        if not is_plea(cards, s, seat, facility) and why_not_activate(cards, s, seat, facility, why) == 0:
            return facility
    return NONE


@kernel
def must_plead(cards: Cards, s: State, seat: int) -> bool:
    """T5.3: whether there is a facility to use, and no money for one use of any."""
    why = scratch(Why)
    usable = False
    for facility in range(cards.facility_types):
        if why_not_activate(cards, s, seat, facility, why) == 0:
            if not is_plea(cards, s, seat, facility):
                return False
            usable = True
    return usable


@kernel
def is_plea(cards: Cards, s: State, seat: int, facility: int) -> bool:
    """T5.3: whether one use of a facility costs more than the seat has."""
    return uses_price(cards, s, seat, facility, 1) > s.players[seat].cash


@kernel
def why_not_pay_uses(cards: Cards, s: State, seat: int, facility: int, uses: int, why: Why) -> int:
    """T5.1, T5.3: the total for the uses; who can pay for no facility when the action begins hands over all for one."""
    price = uses_price(cards, s, seat, facility, uses)
    cash = s.players[seat].cash
    if cash >= price:
        return 0
    if uses > 1 or s.phase != Phase.CHOOSE:
        return refuse(why, No.CANNOT_PAY_USES, facility, 0, cash, price)
    other = affordable_facility(cards, s, seat)
    return 0 if other == NONE else refuse(why, No.NOT_POOR, facility, other, cash, price)


@kernel
def why_not_produce(cards: Cards, s: State, seat: int, facility: int, uses: int, why: Why) -> int:
    """T5.1–T5.6: may this facility be used so often now?"""
    code = why_not_activate(cards, s, seat, facility, why)
    if code != 0:
        return code
    return why_not_pay_uses(cards, s, seat, facility, uses, why)


@kernel
def can_activate_another(cards: Cards, s: State, seat: int) -> bool:
    """T5.6: is there a second facility that can be paid?"""
    why = scratch(Why)
    for facility in range(cards.facility_types):
        if why_not_produce(cards, s, seat, facility, 1, why) == 0:
            return True
    return False


@kernel
def activate(cards: Cards, s: State, seat: int, facility: int, uses: int) -> None:
    """T5.1–T5.3, T5.6: pay, and hold the cubes that must now be placed; after a plea no second facility follows."""
    s.first_facility = NONE
    if is_plea(cards, s, seat, facility):
        to_bank(s, seat, s.players[seat].cash, Reason.PLEAD)
    else:
        to_bank(s, seat, uses_price(cards, s, seat, facility, uses), Reason.USES)
        if s.options.two_facilities and s.phase == Phase.CHOOSE:
            s.first_facility = facility
    s.producing = cards.facilities[facility].makes
    s.cubes_left = goods_made(cards, s, seat, facility, uses)
    s.phase = Phase.PLACE


@kernel
def why_not_place(cards: Cards, s: State, number: int, level: int, why: Why) -> int:
    """T5.4: any free space of a grid that shows the good."""
    grid = cards.grids[number]
    if level >= grid.levels:
        return refuse(why, No.NO_SUCH_PRICE, level, number, 0, 0)
    if not grid.accepts[s.producing]:
        return refuse(why, No.WRONG_GRID, s.producing, number, 0, 0)
    if s.grids[number].cubes[grid.last_space[level]] != EMPTY:
        return refuse(why, No.SPACE_TAKEN, 0, number, grid.price[grid.last_space[level]], 0)
    return 0


@kernel
def free_space(cards: Cards, s: State, number: int, level: int) -> int:
    """T5.4: the leftmost free space of a price, or its last one when all are taken."""
    space = cards.grids[number].first_space[level]
    while space < cards.grids[number].last_space[level] and s.grids[number].cubes[space] != EMPTY:
        space += 1
    return space


@kernel
def place_cube(cards: Cards, s: State, number: int, level: int) -> None:
    """T5.4: the leftmost free space of that price."""
    put_cube(s, number, free_space(cards, s, number, level), s.seat, Reason.PLACE)
    s.cubes_left -= 1


@kernel
def lose_leftovers(cards: Cards, s: State) -> None:
    """T5.5: when every grid of the good is full, the cubes left over are lost."""
    if s.cubes_left > 0 and free_spaces(cards, s, s.producing) == 0:
        s.cubes_left = 0
