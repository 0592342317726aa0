"""Horizontal bars made of parts, such as sold and unsold."""

from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.board.drawing import Svg, rect, text
from smokestack.board.pieces import short
from smokestack.lab.plots.axis import Axis
from smokestack.lab.plots.bars import RIGHT, ROW, STEPS
from smokestack.lab.plots.figure import LABELS, WIDTH, Numbers, across, figure, label, link_around

TOP = 30.0
SWATCH = 12.0
LEGEND_STEP = 88.0


@dataclass(frozen=True)
class Stack:
    """A named row of parts, with the text at its end."""

    name: str
    parts: Sequence[float]
    shown: str
    link: str | None = None


def stacks(title: str, rows: Sequence[Stack], parts: Sequence[str], axis_name: str, numbers: Numbers) -> Svg:
    """One bar for each row; up to four parts, told apart by tint and order."""
    axis = Axis.around(axis_name, [sum(row.parts) for row in rows], steps=STEPS)
    bottom = TOP + ROW * len(rows)
    body = [legend(parts), across(axis, LABELS, RIGHT, TOP, bottom)]
    body += [link_around(stack(axis, row, TOP + ROW * k), row.link) for k, row in enumerate(rows)]
    return figure(title, bottom + 42, "".join(body), numbers)


def legend(parts: Sequence[str]) -> Svg:
    drawn = []
    for k, name in enumerate(parts):
        x = 4 + LEGEND_STEP * k
        drawn.append(rect(x, 4, SWATCH, SWATCH, f"bar part-{k}") + text(x + SWATCH + 5, 14, short(name, 10)))
    return "".join(drawn)


def stack(axis: Axis, row: Stack, y: float) -> Svg:
    drawn, so_far = [], 0.0
    for k, value in enumerate(row.parts):
        start, end = (axis.place(edge, LABELS, RIGHT) for edge in (so_far, so_far + value))
        drawn.append(rect(start, y + 4, end - start, ROW - 8, f"bar part-{k}"))
        so_far += value
    return "".join(drawn) + label(row.name, y + ROW / 2) + text(WIDTH - 4, y + ROW / 2 + 4, row.shown, "end")
