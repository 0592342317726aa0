"""Horizontal bars with 95 % intervals, and dots with intervals around a middle line."""

from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.board.drawing import Svg, circle, number, path, rect, text
from smokestack.lab.plots.axis import Axis
from smokestack.lab.plots.figure import LABELS, WIDTH, Numbers, across, figure, label, link_around

ROW = 26.0
TOP = 8.0
STEPS = 4
"""The axis is short, so it has few numbers."""
RIGHT = WIDTH - 56.0
"""Bars end here; the number stands behind."""


@dataclass(frozen=True)
class Bar:
    """A named value with its interval, the text of its value, and an example to follow."""

    name: str
    value: float
    low: float
    high: float
    shown: str
    link: str | None = None
    marked: bool = False
    """Whether it stands out beyond chance."""


def bars(
    title: str, rows: Sequence[Bar], axis_name: str, numbers: Numbers, percent: bool = False, fair: float | None = None
) -> Svg:
    """One bar for each row; a dashed line shows the value that would be fair."""
    reach = [value for row in rows for value in (row.value, row.high)] + ([fair] if fair is not None else [])
    axis = Axis.around(axis_name, reach, percent, steps=STEPS)
    bottom = TOP + ROW * len(rows)
    body = [across(axis, LABELS, RIGHT, TOP, bottom)]
    body += [link_around(bar(axis, row, TOP + ROW * k), row.link) for k, row in enumerate(rows)]
    if fair is not None:
        x = axis.place(fair, LABELS, RIGHT)
        body.append(path(f"M{number(x)} {number(TOP - 4)}V{number(bottom)}", "fair"))
    return figure(title, bottom + 42, "".join(body), numbers)


def bar(axis: Axis, row: Bar, y: float) -> Svg:
    zero, end = axis.place(0.0, LABELS, RIGHT), axis.place(row.value, LABELS, RIGHT)
    drawn = rect(min(zero, end), y + 4, abs(end - zero), ROW - 8, "bar marked" if row.marked else "bar")
    return drawn + reach(axis, row, y + ROW / 2) + names(row, y)


def reach(axis: Axis, row: Bar, y: float) -> Svg:
    """The interval as a line with two ends."""
    low, high = axis.place(row.low, LABELS, RIGHT), axis.place(row.high, LABELS, RIGHT)
    ends = f"M{number(low)} {number(y - 4)}v8M{number(high)} {number(y - 4)}v8"
    return path(f"M{number(low)} {number(y)}H{number(high)}{ends}", "reach")


def names(row: Bar, y: float) -> Svg:
    bold = " bold" if row.marked else ""
    return label(row.name, y + ROW / 2, bold) + text(WIDTH - 4, y + ROW / 2 + 4, row.shown, f"end{bold}")


def dots(
    title: str, rows: Sequence[Bar], axis_name: str, numbers: Numbers, percent: bool = False, middle: float = 0.0
) -> Svg:
    """One dot for each row with its interval, left or right of a middle line; full dots are beyond chance."""
    reached = [value for row in rows for value in (row.low, row.high)] + [middle]
    axis = Axis.around(axis_name, reached, percent, zero=False, steps=STEPS)
    bottom = TOP + ROW * len(rows)
    x = axis.place(middle, LABELS, RIGHT)
    body = [across(axis, LABELS, RIGHT, TOP, bottom), path(f"M{number(x)} {number(TOP - 4)}V{number(bottom)}", "fair")]
    for k, row in enumerate(rows):
        y = TOP + ROW * k
        dot = circle(axis.place(row.value, LABELS, RIGHT), y + ROW / 2, 5.0, "dot marked" if row.marked else "dot")
        body.append(link_around(reach(axis, row, y + ROW / 2) + dot + names(row, y), row.link))
    return figure(title, bottom + 42, "".join(body), numbers)
