"""What lies face up, as text: `cards` and `grids` in the terminal."""

from collections.abc import Iterable, Iterator, Sequence
from itertools import groupby

from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.gamekit.words import TextSheet
from smokestack.games.titans.view.cards import FacilityView
from smokestack.games.titans.view.table import GridView, PlotView, SideView, TitansView
from smokestack.games.titans.words.text_board import amounts, hanging, levels, mark, row, together

INSET = 11
"""Where what belongs to a level or a grid begins."""


def cards(view: TitansView, names: Sequence[str]) -> str:
    """Real estate by side and level, facilities, advancements."""
    parts = (estates(view), facilities(view), row(view))
    return "\n\n".join("\n".join(lines) for lines in parts)


def estates(view: TitansView) -> Iterator[str]:
    yield "Real estate, with what its people want as consumables/durables/energy"
    for side in view.sides:
        yield f"{side.name}, wants {figures(side.demand)}"
        for level, plots in groupby(side.plots, key=lambda plot: plot.level):
            yield hanging(f"{f'  level {level}':<{INSET}}{'; '.join(level_words(view, side, list(plots)))}", INSET)


def level_words(view: TitansView, side: SideView, plots: list[PlotView]) -> Iterator[str]:
    """The spaces of a level, and the cards for those that are still empty."""
    yield from (space(plot) for plot in plots)
    if any(plot.card is None for plot in plots):
        left = [card for card in view.estates if (card.side, card.level) == (side.key, plots[0].level)]
        yield f"cards {', '.join(together(f'{card.name} {figures(card.demand)}') for card in left)}"


def space(plot: PlotView) -> str:
    """A built card with its owner, or the goods of an empty space."""
    if plot.card is None or plot.owner is None:
        return f"space for {amounts(plot.goods)}"
    return together(f"built {plot.card} {figures(plot.demand)} {SEAT_SHAPES[plot.owner]}")


def figures(demand: Iterable[int]) -> str:
    return "/".join(str(count) for count in demand)


def facilities(view: TitansView) -> Iterator[str]:
    yield f"{'facility':<16}{'makes':<10}{'build for':<11}{'expand for':<12}{'1/2/3 uses':<13}{'left':>4}  owners"
    for facility in view.facilities:
        uses = "/".join(f"${price}" for price in facility.uses)
        costs = f"{facility.build or 'nothing':<11}{expansion(facility):<12}{uses:<13}"
        owners = [f"{SEAT_SHAPES[seat]} {size}" for seat, size in enumerate(facility.size) if size]
        yield f"{facility.name:<16}{facility.makes:<10}{costs}{facility.left:>4}  {', '.join(owners)}".rstrip()
    yield "To expand, buy the build good once and the other once for each card you have."


def expansion(facility: FacilityView) -> str:
    return f"+ {facility.expand}" if facility.build else facility.expand


def grids(view: TitansView, names: Sequence[str]) -> str:
    """Each grid: whom it serves, what it wants, who lies where, what is free, and what it would pay."""
    parts = ["\n".join(grid_lines(view, grid, names)) for grid in view.grids]
    return "\n\n".join([*parts, "Hollow shapes would stay unsold if the age ended now."])


def grid_lines(view: TitansView, grid: GridView, names: Sequence[str]) -> Iterator[str]:
    red = "; players buy here" if grid.red else ""
    yield f"{grid.key:<{INSET}}{grid.name}{red}"
    if grid.demand is not None:
        sides = [side.name for side in view.sides if side.key in grid.sides]
        sells = sum(each.sells for each in grid.spaces)
        yield f"{'  serves':<{INSET}}{' and '.join(sides)}: wants {grid.demand}, would sell {sells}"
    yield hanging(f"{'  cubes':<{INSET}}{', '.join(cubes(grid)) or 'none'}", INSET)
    yield hanging(f"{'  free':<{INSET}}{', '.join(free_prices(grid)) or 'nothing'}", INSET)
    paid = [f"{SEAT_SHAPES[seat]} {names[seat]} ${pay}" for seat, pay in enumerate(grid.pay) if pay]
    if paid:
        yield f"{'  pays now':<{INSET}}{', '.join(paid)}"


def cubes(grid: GridView) -> Iterator[str]:
    """The cubes of each price, cheap first; hollow ones would stay unsold."""
    for level in levels(grid):
        marks = "".join(mark(grid, each) for each in level if each.seat is not None)
        if marks:
            yield together(f"${level[0].price} {marks}")


def free_prices(grid: GridView) -> Iterator[str]:
    """$1–$4, $7, $15 ×6: runs of prices with one free space each, and how many a repeated price has."""
    run: list[int] = []
    for level in levels(grid):
        left = sum(each.seat is None for each in level)
        if run and (left != 1 or len(level) > 1 or level[0].price != run[-1] + 1):
            yield run_text(run)
            run = []
        if left and len(level) > 1:
            yield together(f"${level[0].price} ×{left}")
        elif left:
            run.append(level[0].price)
    if run:
        yield run_text(run)


def run_text(run: list[int]) -> str:
    return f"${run[0]}–${run[-1]}" if len(run) > 1 else f"${run[0]}"


SHEETS = {
    "cards": TextSheet("real estate, facilities and advancements that lie face up", cards),
    "grids": TextSheet("the grids: sides, demand, cubes, free prices and pay", grids),
}
