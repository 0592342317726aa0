"""A complex as a grid of codes, with the letters of its columns and the numbers of its rows."""

from collections.abc import Iterator, Sequence

from smokestack.games.victory.model.cells import COLUMN_NAMES, SIZE
from smokestack.games.victory.view.complex import CellView, ComplexView

WIDE, NARROW = 4, 3
"""Characters of a cell; narrow ones where the complex would not fit otherwise."""
MARGIN = 3
"""For the numbers of the rows."""
GAP = "   "
ROOM = "·"

Cards = dict[tuple[int, int], CellView]
"""The cells of a complex by row and column."""


def grid(complex: ComplexView, width: int) -> Iterator[str]:
    """The cards and the cells around factories; a dot is an empty cell beside one, where a product may lie."""
    cards = {
        (complex.top + down, complex.left + right): cell
        for down, row in enumerate(complex.rows)
        for right, cell in enumerate(row)
    }
    rows, columns = reach(cards, 0), reach(cards, 1)
    size = WIDE if MARGIN + WIDE * len(columns) <= width + 1 else NARROW
    at_once = (width - MARGIN) // size
    for start in range(0, len(columns), at_once):
        yield from piece(cards, rows, columns[start : start + at_once], size)


def reach(cards: Cards, axis: int) -> list[int]:
    """The rows (axis 0) or columns of all cards and of whatever touches a factory, as far as the table goes."""
    places = [place[axis] for place, cell in cards.items() if cell.card != "empty"]
    factories = [place[axis] for place, cell in cards.items() if cell.card == "factory"]
    around = [*places, *(number - 1 for number in factories), *(number + 1 for number in factories)]
    return list(range(max(min(around), 1), min(max(around), SIZE) + 1)) if around else []


def piece(cards: Cards, rows: list[int], columns: list[int], size: int) -> Iterator[str]:
    letters = "".join(f"{COLUMN_NAMES[column - 1]:<{size}}" for column in columns)
    yield f"{'':<{MARGIN}}{letters}".rstrip()
    for row in rows:
        line = "".join(f"{mark(cards, row, column):<{size}}" for column in columns)
        yield f"{row:<{MARGIN}}{line}".rstrip()


def mark(cards: Cards, row: int, column: int) -> str:
    cell = cards.get((row, column))
    if cell and cell.turn:
        return cell.code + cell.turn[0]
    if cell and cell.card == "product":
        return cell.code
    around = ((row - 1, column), (row + 1, column), (row, column - 1), (row, column + 1))
    return ROOM if any(place in cards and cards[place].card == "factory" for place in around) else ""


def side_by_side(blocks: Sequence[list[str]], width: int) -> Iterator[str]:
    """Blocks of lines, as many beside each other as fit, with an empty line between the rows of them."""
    waiting: list[list[str]] = []
    for block in blocks:
        lines = "\n".join(block).splitlines()
        if waiting and total_width([*waiting, lines]) > width:
            yield from joined(waiting)
            yield ""
            waiting = []
        waiting.append(lines)
    yield from joined(waiting)


def total_width(blocks: Sequence[list[str]]) -> int:
    return sum(max(map(len, block)) for block in blocks) + len(GAP) * (len(blocks) - 1)


def joined(blocks: Sequence[list[str]]) -> Iterator[str]:
    widths = [max(map(len, block)) for block in blocks]
    for number in range(max(map(len, blocks), default=0)):
        cells = (block[number] if number < len(block) else "" for block in blocks)
        yield GAP.join(f"{cell:<{width}}" for cell, width in zip(cells, widths, strict=True)).rstrip()
