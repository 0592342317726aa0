"""Which cells of a complex are drawn, where they lie, and what they are called."""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import cached_property

from smokestack.games.victory.board.cards import CELL
from smokestack.games.victory.model.cells import COLUMN_NAMES, SIZE
from smokestack.games.victory.view.complex import CellView
from smokestack.games.victory.view.table import PlayerView, VictoryView

FEWEST = (7, 5)
"""Columns and rows shown at least, so that a young complex is no postage stamp."""
MIDDLE = SIZE // 2 + 1
BESIDE = ((-1, 0), (0, 1), (1, 0), (0, -1))

Place = tuple[int, int]
"""Row and column, from 1."""


@dataclass(frozen=True)
class FloorPlan:
    """Which cells of a complex are drawn and where."""

    player: PlayerView
    cards: dict[Place, CellView]
    top: int
    left: int
    rows: int
    columns: int

    def corner(self, at: Place) -> tuple[float, float]:
        """The upper left of a cell, in its own units from the first cell's."""
        return (at[1] - self.left) * CELL, (at[0] - self.top) * CELL

    def places(self) -> Iterator[Place]:
        for row in range(self.top, self.top + self.rows):
            for column in range(self.left, self.left + self.columns):
                yield row, column

    def beside(self, at: Place) -> list[CellView]:
        found = (self.cards.get((at[0] + down, at[1] + right)) for down, right in BESIDE)
        return [cell for cell in found if cell is not None]

    @cached_property
    def handlers(self) -> dict[tuple[str, str], list[Place]]:
        """Where the factories lie that take in or put out a product, by way and key."""
        found: dict[tuple[str, str], list[Place]] = {}
        for at, cell in self.cards.items():
            for handled in dict.fromkeys((side.way, key) for side in cell.sides for key in side.keys):
                found.setdefault(handled, []).append(at)
        return found

    def has_room(self, at: Place) -> bool:
        """V1.4: whether a product may be laid in a cell."""
        return at not in self.cards and any(cell.card == "factory" for cell in self.beside(at))


def plan_of(player: PlayerView, fewest: tuple[int, int] = FEWEST) -> FloorPlan:
    """The cells of the cards and one beyond the factories, widened around their middle to the fewest shown."""
    cards = {
        (player.complex.top + down, player.complex.left + right): cell
        for down, row in enumerate(player.complex.rows)
        for right, cell in enumerate(row)
        if cell.card != "empty"
    }
    top, height = span(*reach(cards, 0), fewest[1])
    left, width = span(*reach(cards, 1), fewest[0])
    return FloorPlan(player, cards, top, left, height, width)


def reach(cards: dict[Place, CellView], axis: int) -> tuple[int, int]:
    """The first and last row (axis 0) or column of all cards and of whatever touches a factory."""
    places = [at[axis] for at in cards] or [MIDDLE]
    factories = [at[axis] for at, cell in cards.items() if cell.card == "factory"] or [MIDDLE]
    return min(*places, min(factories) - 1), max(*places, max(factories) + 1)


def span(first: int, last: int, fewest: int) -> tuple[int, int]:
    """Where a row of cells begins and how many it has, within the table."""
    first, last = max(first, 1), min(last, SIZE)
    lacking = max(fewest - (last - first + 1), 0)
    first = max(min(first - lacking // 2, SIZE - fewest + 1), 1) if lacking else first
    return first, max(last - first + 1, fewest)


def cell_name(at: Place) -> str:
    return f"{COLUMN_NAMES[at[1] - 1]}{at[0]}"


def cell_target(view: VictoryView, seat: int, name: str) -> str:
    """Cells of the mover's own complex have the short name."""
    return f"cell:{name}" if seat == view.mover else f"seat{seat + 1}-cell:{name}"


def asked_seat(view: VictoryView) -> int:
    """In whose complex a cell is asked for, if one is."""
    doing = view.doing
    if doing and view.phase in ("place", "turn") and doing.owner is not None:
        return doing.owner
    if doing and view.phase == "fetch" and doing.partner is not None:
        return doing.partner
    return view.to_move


def is_asked_elsewhere(view: VictoryView, seat: int) -> bool:
    """V5.3: whether somebody points at a cell in this complex, which is another's."""
    return view.to_move >= 0 and seat == asked_seat(view) != view.to_move
