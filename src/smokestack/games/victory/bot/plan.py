"""What a seat has, what it wants and how it would come by it; derived anew at every decision."""

from typing import Annotated

from smokestack.games.victory.bot.weights import CROWD, ROOMY
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, NONE, SIDES, Cards
from smokestack.games.victory.model.cells import SIZE, cell_beside
from smokestack.games.victory.model.complex import has_factory_beside, input_on, is_factory, kind_of, output_on, turn_of
from smokestack.games.victory.model.state import EMPTY, Complex, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Record, i32


class ChainPlan(Record):
    """Counts only; where things lie matters to carrying and laying."""

    seat: i32
    owned: Annotated[list[int], i32, MOST_FACTORIES]
    sound: Annotated[list[int], i32, MOST_FACTORIES]
    """Own factories that no other factory keeps from running."""
    stock: Annotated[list[int], i32, MOST_PRODUCTS]
    room: i32
    """Empty cells a product may lie in."""
    effort: Annotated[list[int], i32, MOST_PRODUCTS]
    """Hundredths of a move for one more of a product, not counting what lies in the complex."""
    way: Annotated[list[int], i32, MOST_PRODUCTS]
    """How to get it: a factory kind, BANKED + the product to turn in, or NONE."""
    ending: i32
    cost: i32
    missing: i32
    """Products that the ending still lacks."""
    goal: Annotated[list[int], i32, MOST_PRODUCTS]
    """Products wanted for contracts."""
    need: Annotated[list[int], i32, MOST_PRODUCTS]
    """Products wanted in all: for contracts, for factories, and as inputs on the way there."""
    want: Annotated[list[int], i32, MOST_FACTORIES]
    """Kinds of factory still to be built on the way."""


BANKED = MOST_FACTORIES


@kernel
def lack(plan: ChainPlan, product: int) -> int:
    """How many of a product are still missing."""
    return max(plan.need[product] - plan.stock[product], 0)


@kernel
def crowding(free: int) -> int:
    """What a free cell is worth when so many are left."""
    return CROWD * max(ROOMY - free, 0)


@kernel
def survey(cards: Cards, s: State, seat: int, plan: ChainPlan) -> None:
    """Walk through a complex."""
    plan.seat = seat
    c = s.complexes[seat]
    for kind in range(cards.factory_count):
        plan.owned[kind] = c.hand[kind]
        plan.sound[kind] = c.hand[kind]
    for product in range(cards.product_count):
        plan.stock[product] = c.stock[product]
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            code = c.cells[cell]
            if is_factory(code):
                plan.owned[kind_of(code)] += 1
                if is_sound(cards, c, cell):
                    plan.sound[kind_of(code)] += 1
            elif code == EMPTY and has_factory_beside(c, cell):
                plan.room += 1


@kernel
def is_sound(cards: Cards, c: Complex, cell: int) -> bool:
    """V4.4: no input or output side is blocked by a factory or the table's edge."""
    kind, turn = kind_of(c.cells[cell]), turn_of(c.cells[cell])
    for side in range(SIDES):
        if input_on(cards, kind, turn, side, 0) != NONE or output_on(cards, kind, turn, side, 0) != NONE:
            other = cell_beside(cell, side)
            if other == NONE or is_factory(c.cells[other]):
                return False
    return True
