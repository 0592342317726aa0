"""A player's complex with names, frozen: its cards as rows, how factories lie, and which of them could run."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model.cards import NONE, SIDES, Cards
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
from smokestack.games.victory.model.state import EMPTY, Complex, State
from smokestack.games.victory.rules.produce import why_not_input, why_not_output
from smokestack.games.victory.view.names import symbols_on
from smokestack.games.victory.view.running import factory_cells, judged_alone, why_idle
from smokestack.kernel.why import Why


@dataclass(frozen=True)
class SideView:
    """A side of a factory as it lies: where it points, and what goes in or comes out; two products are a choice."""

    direction: str
    way: str
    """in or out"""
    keys: tuple[str, ...]
    names: tuple[str, ...]


@dataclass(frozen=True)
class CellView:
    """A cell and the card in it."""

    cell: str
    card: str
    """empty, product or factory"""
    key: str = ""
    name: str = ""
    code: str = ""
    turn: str | None = None
    """Where the top of a factory points."""
    sides: tuple[SideView, ...] = ()


@dataclass(frozen=True)
class RunView:
    """A factory, and what keeps it from running now."""

    cell: str
    key: str
    name: str
    blocked: str | None


@dataclass(frozen=True)
class IdleView:
    """A factory that cannot run, and every side that keeps it from it."""

    cell: str
    missing: tuple[str, ...]
    """The directions of its input sides that lack their product."""
    full: tuple[str, ...]
    """The directions of its output sides whose cell is taken."""


@dataclass(frozen=True)
class ComplexView:
    """All cards of a complex: rows from its first cell, as wide and high as the cards reach."""

    first: str | None
    top: int
    """The first row and column, numbered from 1."""
    left: int
    rows: tuple[tuple[CellView, ...], ...]


def view_complex(edition: Edition, cards: Cards, c: Complex) -> ComplexView:
    taken = [cell for cell, code in enumerate(c.cells) if code != EMPTY]
    if not taken:
        return ComplexView(None, 0, 0, ())
    rows, columns = [cell // SIZE for cell in taken], [cell % SIZE for cell in taken]
    top, left = min(rows), min(columns)
    return ComplexView(
        first=edition.names["cell"][top * SIZE + left],
        top=top + 1,
        left=left + 1,
        rows=tuple(
            tuple(view_cell(edition, cards, c, row * SIZE + column) for column in range(left, max(columns) + 1))
            for row in range(top, max(rows) + 1)
        ),
    )


def view_cell(edition: Edition, cards: Cards, c: Complex, cell: int) -> CellView:
    name, code = edition.names["cell"][cell], c.cells[cell]
    if is_product(code):
        product = product_of(code)
        return CellView(
            name,
            "product",
            edition.words["product"][product],
            edition.names["product"][product],
            edition.names["product_code"][product],
        )
    if is_factory(code):
        kind, turn = kind_of(code), turn_of(code)
        return CellView(
            name,
            "factory",
            edition.words["factory"][kind],
            edition.names["factory"][kind],
            edition.names["factory_code"][kind],
            edition.names["compass"][turn],
            view_sides(edition, cards, kind, turn),
        )
    return CellView(name, "empty")


def view_sides(edition: Edition, cards: Cards, kind: int, turn: int) -> tuple[SideView, ...]:
    """The sides of a turned factory that take in or put out, clockwise from the north."""
    found = []
    for side in range(SIDES):
        for way in ("in", "out"):
            products = symbols_on(cards, kind, turn, side, inputs=way == "in")
            if products:
                keys = tuple(edition.words["product"][product] for product in products)
                names = tuple(edition.names["product"][product] for product in products)
                found.append(SideView(edition.names["compass"][side], way, keys, names))
    return tuple(found)


def view_runs(edition: Edition, cards: Cards, s: State, seat: int) -> tuple[RunView, ...]:
    found = []
    for cell in factory_cells(s, seat):
        kind = kind_of(s.complexes[seat].cells[cell])
        blocked = why_idle(edition, cards, s, seat, cell)
        key, name = edition.words["factory"][kind], edition.names["factory"][kind]
        found.append(RunView(edition.names["cell"][cell], key, name, blocked))
    return tuple(found)


def view_idle(edition: Edition, cards: Cards, s: State, seat: int) -> tuple[IdleView, ...]:
    compass, found = edition.names["compass"], []
    for cell in factory_cells(s, seat):
        missing, full = idle_sides(cards, s, seat, cell)
        if missing or full:
            lacking, taken = (tuple(compass[side] for side in sides) for sides in (missing, full))
            found.append(IdleView(edition.names["cell"][cell], lacking, taken))
    return tuple(found)


def idle_sides(cards: Cards, s: State, seat: int, cell: int) -> tuple[list[int], list[int]]:
    """The input sides of a factory that lack their product, and the output sides whose cell is not free."""
    judged, code, why = judged_alone(s, seat), s.complexes[seat].cells[cell], Why()
    kind, turn = kind_of(code), turn_of(code)
    missing, full = [], []
    for side in range(SIDES):
        beside, made = cell_beside(cell, side), output_on(cards, kind, turn, side, 0)
        if input_on(cards, kind, turn, side, 0) != NONE:
            if why_not_input(cards, judged, seat, kind, turn, side, beside, why) != 0:
                missing.append(side)
        elif made != NONE and why_not_output(judged, seat, kind, made, beside, why) != 0:
            full.append(side)
    return missing, full
