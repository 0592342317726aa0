"""How often each size came up: columns over ranges of equal width."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, floor

from smokestack.board.drawing import Svg, number, path, rect, text
from smokestack.lab.plots.axis import Axis, round_step
from smokestack.lab.plots.figure import WIDTH, Cell, Numbers, across, figure, upward

LEFT = 56.0
RIGHT = WIDTH - 12.0
TOP = 34.0
BOTTOM = 190.0
COLUMNS = 24


@dataclass(frozen=True)
class Bin:
    """Values from `low` up to but not including `high`."""

    low: float
    high: float
    count: int


@dataclass(frozen=True)
class Example:
    """A named value with the file of a game that has it."""

    name: str
    value: float
    link: str | None


def bins(values: Sequence[float]) -> list[Bin]:
    """Ranges of a round width; whole numbers get ranges at least one wide."""
    low, high = min(values), max(values)
    width = max(1.0, round_step(max(high - low, 1.0), COLUMNS))
    first, last = floor(low / width), floor(high / width)
    counts = [0] * (last - first + 1)
    for value in values:
        counts[floor(value / width) - first] += 1
    return [Bin((first + k) * width, (first + k + 1) * width, count) for k, count in enumerate(counts)]


def histogram(title: str, values: Sequence[float], axis_name: str, examples: Sequence[Example]) -> Svg:
    """Columns of how many games had which value, the median as a line."""
    columns = bins(values)
    axis = Axis(axis_name, columns[0].low, columns[-1].high)
    games = Axis.around("games", [column.count for column in columns])
    body = [upward(games, LEFT, RIGHT, TOP, BOTTOM), across(axis, LEFT, RIGHT, BOTTOM, BOTTOM)]
    body += [drawn(column, axis, games) for column in columns]
    middle = sorted(values)[(len(values) - 1) // 2]
    x = axis.place(middle + (0.5 if columns[0].high - columns[0].low == 1 else 0.0), LEFT, RIGHT)
    body.append(path(f"M{number(x)} {number(TOP - 8)}V{number(BOTTOM)}", "fair"))
    body.append(text(x + 4, TOP - 10, f"median {middle:,.0f}", "tick" if x < WIDTH * 0.75 else "tick end"))
    return figure(title, BOTTOM + 42, "".join(body), histogram_numbers(columns, axis_name, examples))


def drawn(column: Bin, axis: Axis, games: Axis) -> Svg:
    left, right = axis.place(column.low, LEFT, RIGHT), axis.place(column.high, LEFT, RIGHT)
    top = games.place(column.count, BOTTOM, TOP)
    return rect(left + 0.5, top, max(0.5, right - left - 1), BOTTOM - top, "bar")


def histogram_numbers(columns: Sequence[Bin], axis_name: str, examples: Sequence[Example]) -> Numbers:
    rows = [[Cell(each.name, each.link), Cell(f"{each.value:,.0f}", each.link)] for each in examples]
    rows += [[Cell(span(column)), Cell(f"{column.count:,} games")] for column in columns if column.count]
    return Numbers((axis_name, "value or games"), rows)


def span(column: Bin) -> str:
    last = ceil(column.high) - 1
    return f"{column.low:,.0f}" if last == column.low else f"{column.low:,.0f} to {last:,.0f}"
