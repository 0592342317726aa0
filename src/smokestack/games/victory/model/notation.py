"""Complexes as small drawings, for tests, documentation and boards.

    o15:
    ..  wo  ..
    co  SMn io
    ..  ..  ..

The name of the first cell, then the rows: `..` is an empty cell, two small letters a product, two capitals a factory
with the side its top points to. A drawing without a first cell begins so that its middle lies in the centre.
"""

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import NotationError
from smokestack.games.victory.model.cards import TURNS
from smokestack.games.victory.model.cells import CELL_NAMES, CELLS, CENTRE, SIZE
from smokestack.games.victory.model.complex import is_factory, is_product, kind_of, product_of, turn_of, widen
from smokestack.games.victory.model.state import EMPTY, FACTORY, PRODUCT, Complex

COMPASS = "nesw"
NOTHING = ".."


def card_text(edition: Edition, code: int) -> str:
    """What lies in a cell."""
    if is_product(code):
        return edition.names["product_code"][product_of(code)]
    if is_factory(code):
        return edition.names["factory_code"][kind_of(code)] + COMPASS[turn_of(code)]
    return NOTHING


def card_code(edition: Edition, text: str) -> int:
    """The code of a cell from its text."""
    products, factories = edition.names["product_code"], edition.names["factory_code"]
    if text == NOTHING:
        return EMPTY
    if text in products:
        return PRODUCT + products.index(text)
    if text[:2] in factories and text[2:] in (*COMPASS, ""):
        return FACTORY + factories.index(text[:2]) * TURNS + COMPASS.index(text[2:] or "n")
    raise NotationError(f"'{text}' is no card; write .. for nothing, a product such as wo or a factory such as FOn")


def draw_complex(edition: Edition, c: Complex) -> str:
    """The smallest drawing that holds every card."""
    taken = [cell for cell, code in enumerate(c.cells) if code != EMPTY]
    if not taken:
        return NOTHING
    rows, columns = [cell // SIZE for cell in taken], [cell % SIZE for cell in taken]
    lines = [f"{CELL_NAMES[min(rows) * SIZE + min(columns)]}:"]
    for row in range(min(rows), max(rows) + 1):
        cells = (c.cells[row * SIZE + column] for column in range(min(columns), max(columns) + 1))
        lines.append(" ".join(f"{card_text(edition, code):<3}" for code in cells).rstrip())
    return "\n".join(lines)


def read_complex(edition: Edition, drawing: str) -> Complex:
    """A complex from its drawing; cards anywhere on the table are taken as drawn, valid or not."""
    lines = [line.split() for line in drawing.strip().splitlines() if line.strip()]
    first = lines.pop(0)[0][:-1] if lines and lines[0][0].endswith(":") else ""
    if first and first not in CELL_NAMES:
        raise NotationError(f"'{first}' is no cell; cells go from {CELL_NAMES[0]} to {CELL_NAMES[-1]}")
    middle = CENTRE - len(lines) // 2 * SIZE - max(map(len, lines), default=0) // 2
    start = CELL_NAMES.index(first) if first else middle
    found = Complex(top=SIZE, bottom=-1, left=SIZE, right=-1)
    for down, line in enumerate(lines):
        for right, text in enumerate(line):
            cell = start + down * SIZE + right
            if cell >= CELLS or start % SIZE + right >= SIZE:
                raise NotationError(f"the drawing leaves the table at '{text}' in row {down + 1}")
            lay_card(found, cell, card_code(edition, text))
    return found


def lay_card(c: Complex, cell: int, code: int) -> None:
    c.cells[cell] = code
    if is_product(code):
        c.stock[product_of(code)] += 1
    elif is_factory(code):
        c.factories += 1
        widen(c, cell)
