"""V1.2: the cells of a player's table: 31 rows of 31, numbered row by row, named like p16 (column, row)."""

from string import ascii_lowercase

from smokestack.games.victory.model.cards import NONE, Side
from smokestack.kernel.compile import kernel

SIZE = 31
CELLS = SIZE * SIZE
CENTRE = CELLS // 2
CORNERS = 8
"""Cells that touch a cell by an edge or a corner."""

COLUMN_NAMES = [*ascii_lowercase, *("a" + letter for letter in ascii_lowercase)][:SIZE]
CELL_NAMES = [f"{COLUMN_NAMES[cell % SIZE]}{cell // SIZE + 1}" for cell in range(CELLS)]


@kernel
def cell_beside(cell: int, side: int) -> int:
    """The cell that shares an edge on one side, or NONE off the table."""
    if side == Side.NORTH:
        return cell - SIZE if cell >= SIZE else NONE
    if side == Side.SOUTH:
        return cell + SIZE if cell < CELLS - SIZE else NONE
    if side == Side.EAST:
        return cell + 1 if cell % SIZE < SIZE - 1 else NONE
    return cell - 1 if cell % SIZE > 0 else NONE


@kernel
def cell_touching(cell: int, number: int) -> int:
    """One of the eight cells around, row by row, or NONE off the table."""
    place = number if number < CORNERS // 2 else number + 1
    row, column = cell // SIZE + place // 3 - 1, cell % SIZE + place % 3 - 1
    if row < 0 or row >= SIZE or column < 0 or column >= SIZE:
        return NONE
    return row * SIZE + column


@kernel
def touch(a: int, b: int) -> bool:
    """Whether two different cells share an edge or a corner."""
    return a != b and abs(a // SIZE - b // SIZE) <= 1 and abs(a % SIZE - b % SIZE) <= 1
