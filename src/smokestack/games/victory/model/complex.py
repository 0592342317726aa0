"""V1: a complex and what lies in its cells. Small questions that many rules ask."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, SIDES, TURNS, Cards
from smokestack.games.victory.model.cells import CORNERS, SIZE, cell_beside, cell_touching, touch
from smokestack.games.victory.model.state import EMPTY, FACTORY, PRODUCT, Complex
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints


@kernel
def is_product(code: int) -> bool:
    return PRODUCT <= code < FACTORY


@kernel
def is_factory(code: int) -> bool:
    return code >= FACTORY


@kernel
def product_of(code: int) -> int:
    return code - PRODUCT


@kernel
def kind_of(code: int) -> int:
    return (code - FACTORY) // TURNS


@kernel
def turn_of(code: int) -> int:
    return (code - FACTORY) % TURNS


@kernel
def widen(c: Complex, cell: int) -> None:
    """The span of the complex grows to hold a cell."""
    row, column = cell // SIZE, cell % SIZE
    if c.factories == 1:
        c.top, c.bottom, c.left, c.right = row, row, column, column
        return
    c.top, c.bottom = min(c.top, row), max(c.bottom, row)
    c.left, c.right = min(c.left, column), max(c.right, column)


@kernel
def take_in(c: Complex) -> None:
    """The span of the complex shrinks to its factories, once no product is stranded outside."""
    top, bottom, left, right = c.top, c.bottom, c.left, c.right
    c.top, c.bottom, c.left, c.right = SIZE, -1, SIZE, -1
    for row in range(top, bottom + 1):
        for column in range(left, right + 1):
            if is_factory(c.cells[row * SIZE + column]):
                c.top, c.bottom = min(c.top, row), max(c.bottom, row)
                c.left, c.right = min(c.left, column), max(c.right, column)


@kernel
def cells_around(c: Complex, out: Ints) -> int:
    """Write the cells of the complex and one further around, ascending; how many."""
    n = 0
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            out[n] = row * SIZE + column
            n += 1
    return n


@kernel
def has_factory_beside(c: Complex, cell: int) -> bool:
    """V1.4: whether a product may lie in a cell."""
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if other != NONE and is_factory(c.cells[other]):
            return True
    return False


@kernel
def touches_factory(c: Complex, cell: int) -> bool:
    """V1.3: whether a factory laid here would hang together with another."""
    for number in range(CORNERS):
        other = cell_touching(cell, number)
        if other != NONE and is_factory(c.cells[other]):
            return True
    return False


@kernel
def is_valid_place(c: Complex, cell: int) -> bool:
    """V1.4: an empty cell beside a factory."""
    return c.cells[cell] == EMPTY and has_factory_beside(c, cell)


@kernel
def has_valid_place(c: Complex) -> bool:
    """V5.5: whether another product finds room."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            if is_valid_place(c, row * SIZE + column):
                return True
    return False


@kernel
def has_room_for_factory(c: Complex) -> bool:
    """V5.1: whether an empty cell touches a factory."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if c.cells[cell] == EMPTY and touches_factory(c, cell):
                return True
    return False


@kernel
def hangs_together(c: Complex, without: int, extra: int) -> bool:
    """V1.3: whether the factories, less one cell and with another (NONE for neither), are all connected."""
    cells = zeros(c.factories + 1)
    n = 0
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            cell = row * SIZE + column
            if cell != without and is_factory(c.cells[cell]):
                cells[n] = cell
                n += 1
    if extra != NONE:
        cells[n] = extra
        n += 1
    return all_touch(cells, n)


@kernel
def all_touch(cells: Ints, n: int) -> bool:
    """Reached cells gather at the front of the row, and each reaches for the others."""
    reached = min(n, 1)
    at = 0
    while at < reached:
        for k in range(reached, n):
            if touch(cells[at], cells[k]):
                cells[k], cells[reached] = cells[reached], cells[k]
                reached += 1
        at += 1
    return reached == n


@kernel
def payable(cards: Cards, c: Complex, kind: int) -> int:
    """V5.1: how many cards of a complex may pay for a factory kind."""
    count = 0
    for product in range(MOST_PRODUCTS):
        if c.stock[product] > 0 and (cards.factories[kind].pays >> product) & 1 == 1:
            count += c.stock[product]
    return count


@kernel
def input_on(cards: Cards, kind: int, turn: int, side: int, symbol: int) -> int:
    """V4.3: the product a turned factory takes in on a side of the table, or NONE."""
    return cards.factories[kind].sides[(side - turn) % SIDES].inputs[symbol]


@kernel
def output_on(cards: Cards, kind: int, turn: int, side: int, symbol: int) -> int:
    """V4.3: the product a turned factory puts out on a side of the table, or NONE."""
    return cards.factories[kind].sides[(side - turn) % SIDES].outputs[symbol]
