"""V5.4: what to carry where, one product at a time, until every cell is as its role asks."""

from smokestack.games.victory.bot.roles import ANY, CLEAR
from smokestack.games.victory.model.cards import NONE
from smokestack.games.victory.model.cells import CELLS, SIZE
from smokestack.games.victory.model.complex import has_factory_beside, is_product
from smokestack.games.victory.model.state import EMPTY, Complex, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def next_carry(s: State, c: Complex, roles: Ints) -> int:
    """The next carry as source * CELLS + target, or NONE. What is wanted goes straight to where it is wanted: so
    inputs are brought first, then wrong cards leave input cells, and only then output cells are cleared."""
    carry = bring_input(s, c, roles)
    if carry == NONE:
        carry = clear_cell(s, c, roles, False)
    if carry == NONE:
        carry = clear_cell(s, c, roles, True)
    return carry


@kernel
def bring_input(s: State, c: Complex, roles: Ints) -> int:
    """A product to an empty input cell, or NONE."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if roles[cell] > ANY and c.cells[cell] == EMPTY:
                source = where_spare(c, roles, roles[cell])
                if source != NONE and not is_straight_back(s, source, cell):
                    return source * CELLS + cell
    return NONE


@kernel
def clear_cell(s: State, c: Complex, roles: Ints, outputs: bool) -> int:
    """A product out of an output cell, or a wrong one out of an input cell; or NONE."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if roles[cell] != ANY and (roles[cell] == CLEAR) == outputs and is_wrong(c, roles, cell):
                target = where_to(s, c, roles, cell)
                if target != NONE:
                    return cell * CELLS + target
    return NONE


@kernel
def is_wrong(c: Complex, roles: Ints, cell: int) -> bool:
    """Whether a card lies where another, or none, should lie."""
    return c.cells[cell] != EMPTY and c.cells[cell] != roles[cell]


@kernel
def where_spare(c: Complex, roles: Ints, code: int) -> int:
    """A card of a product that serves no factory where it lies, rather one that is in the way; or NONE."""
    found = NONE
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if c.cells[cell] == code and roles[cell] != code:
                if roles[cell] != ANY:
                    return cell
                if found == NONE:
                    found = cell
    return found


@kernel
def where_to(s: State, c: Complex, roles: Ints, source: int) -> int:
    """V1.4: where a product that is in the way should lie: where it is wanted, or where nothing is; or NONE."""
    found = NONE
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if c.cells[cell] == EMPTY and roles[cell] != CLEAR and not is_straight_back(s, source, cell):
                if roles[cell] == c.cells[source]:
                    return cell
                if found == NONE and roles[cell] == ANY and has_factory_beside(c, cell):
                    found = cell
    return found


@kernel
def is_straight_back(s: State, source: int, target: int) -> bool:
    """V5.9."""
    return source == s.moved_to and target == s.moved_from


@kernel
def drop_for(c: Complex, roles: Ints, product_code: int) -> int:
    """Where a product laid out anew should lie: where it is wanted, out of the way, or anywhere; or NONE."""
    best = NONE
    most = 0
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if c.cells[cell] == EMPTY and has_factory_beside(c, cell):
                worth = 3 if roles[cell] == product_code else 2 if roles[cell] == ANY else 1
                if worth > most:
                    best = cell
                    most = worth
    return best


@kernel
def card_to_part_with(c: Complex, roles: Ints, product_code: int) -> int:
    """Which card of a product should go: one that is in the way, or serves nobody, or any; or NONE."""
    best = NONE
    most = 0
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if is_product(c.cells[cell]) and c.cells[cell] == product_code:
                worth = 1 if roles[cell] == product_code else 2 if roles[cell] == ANY else 3
                if worth > most:
                    best = cell
                    most = worth
    return best
