"""What each cell of a complex is for, so that as many factories as possible can run: the most worth running first."""

from smokestack.games.victory.bot.plan import ChainPlan, is_sound
from smokestack.games.victory.bot.runs import Runs, best_managed, possible_runs
from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, SIDES, Cards
from smokestack.games.victory.model.cells import SIZE, cell_beside
from smokestack.games.victory.model.complex import (
    input_on,
    is_factory,
    is_product,
    kind_of,
    output_on,
    product_of,
    turn_of,
)
from smokestack.games.victory.model.state import PRODUCT, Complex
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch, zeros
from smokestack.kernel.record import Ints

ANY = 0
"""A cell nobody needs: anything may lie here."""
CLEAR = -1
"""An output cell; input cells hold PRODUCT + p."""
ELBOW_ROOM = 2
"""Cells that stay without a role when there is more than one factory to serve: without them nothing can be carried."""


@kernel
def give_roles(cards: Cards, c: Complex, plan: ChainPlan, runs: Runs, roles: Ints) -> None:
    """Kinds in the order of their worth, each factory if its cells, inputs and room are still to be had."""
    left = scratch(Runs)
    copy_into(left, runs)
    spare = zeros(MOST_PRODUCTS + 1)
    for product in range(MOST_PRODUCTS):
        spare[product] = plan.stock[product]
    spare[MOST_PRODUCTS] = plan.room
    laid = zeros(c.factories)
    count = laid_factories(c, laid)
    kind = best_managed(cards, left)
    while kind != NONE:
        left.managed[kind] = 0
        runs_left = possible_runs(cards, plan, kind)
        for k in range(count):
            cell = laid[k]
            if runs_left > 0 and kind_of(c.cells[cell]) == kind:
                kept = ELBOW_ROOM if spare[MOST_PRODUCTS] < plan.room else 0
                if is_sound(cards, c, cell) and can_serve(cards, c, cell, spare, kept, roles):
                    serve(cards, c, cell, spare, roles)
                    runs_left -= 1
        kind = best_managed(cards, left)


@kernel
def laid_factories(c: Complex, out: Ints) -> int:
    """Write the cells of all factories; how many."""
    n = 0
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            if is_factory(c.cells[row * SIZE + column]):
                out[n] = row * SIZE + column
                n += 1
    return n


@kernel
def can_serve(cards: Cards, c: Complex, cell: int, spare: Ints, kept: int, roles: Ints) -> bool:
    """Whether all cells of a factory are free of other roles, its inputs are left, and room beyond what is kept."""
    kind, turn = kind_of(c.cells[cell]), turn_of(c.cells[cell])
    outputs = 0
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if output_on(cards, kind, turn, side, 0) != NONE:
            outputs += 1
            if roles[other] != ANY:
                return False
        if input_on(cards, kind, turn, side, 0) != NONE:
            if roles[other] != ANY or input_for(cards, c, kind, turn, side, other, spare) == NONE:
                return False
    return outputs + kept <= spare[MOST_PRODUCTS]


@kernel
def input_for(cards: Cards, c: Complex, kind: int, turn: int, side: int, cell: int, spare: Ints) -> int:
    """V4.3: the product to bring to an input side: what lies there already if it will do, or what there is more of."""
    first = input_on(cards, kind, turn, side, 0)
    second = input_on(cards, kind, turn, side, 1)
    best = NONE
    if spare[first] > 0:
        best = first
    if second != NONE and spare[second] > 0:
        if best == NONE or spare[second] > spare[first]:
            best = second
    if is_product(c.cells[cell]):
        there = product_of(c.cells[cell])
        if there in (first, second) and spare[there] > 0:
            return there
    return best


@kernel
def serve(cards: Cards, c: Complex, cell: int, spare: Ints, roles: Ints) -> None:
    """The cells of a factory get their roles."""
    kind, turn = kind_of(c.cells[cell]), turn_of(c.cells[cell])
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if output_on(cards, kind, turn, side, 0) != NONE:
            roles[other] = CLEAR
            spare[MOST_PRODUCTS] -= 1
        if input_on(cards, kind, turn, side, 0) != NONE:
            product = input_for(cards, c, kind, turn, side, other, spare)
            roles[other] = PRODUCT + product
            spare[product] -= 1
