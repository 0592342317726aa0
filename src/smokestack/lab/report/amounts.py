"""Charts of what a game counts: means for each game or seat, with intervals."""

from collections.abc import Sequence

import polars as pl

from smokestack.board.drawing import Svg
from smokestack.lab.estimates import Estimate, mean
from smokestack.lab.meta import Measure
from smokestack.lab.plots.bars import Bar, bars
from smokestack.lab.plots.figure import Cell, Numbers
from smokestack.lab.report.data import Data
from smokestack.lab.sentences import figure, give_or_take


def a_game(data: Data, measure: Measure) -> Estimate:
    """How much a game has of it; what seats count is added up over the table."""
    return mean(per_game(data, measure).to_list())


def per_game(data: Data, measure: Measure) -> pl.Series:
    if measure in data.meta.game_measures:
        return data.games[measure.column]
    return data.seats.group_by("game", maintain_order=True).agg(pl.col(measure.column).sum())[measure.column]


def most_of(data: Data, measure: Measure) -> str | None:
    """A link to a game that has some of it."""
    there = pl.col(measure.column) > 0
    return data.example(there) if measure in data.meta.game_measures else data.example_of_seat(there)


def amounts(data: Data, title: str, named: Sequence[tuple[str, Measure]], axis: str) -> Svg:
    """One bar for each measure, in the order given."""
    found = [(name, a_game(data, measure), most_of(data, measure)) for name, measure in named]
    rows = [[Cell(name, link), Cell(give_or_take(value), link)] for name, value, link in found]
    drawn = [Bar(name, each.value, each.low, each.high, figure(each.value), link) for name, each, link in found]
    return bars(title, drawn, axis, Numbers(("name", f"{axis}, 95 % interval"), rows))
