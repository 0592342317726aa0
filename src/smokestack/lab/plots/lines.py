"""Lines over time with bands of their 95 % intervals."""

from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.board.drawing import Svg, number, path, text
from smokestack.lab.plots.axis import Axis
from smokestack.lab.plots.figure import WIDTH, Numbers, across, figure, upward

LEFT = 56.0
RIGHT = WIDTH - 72.0
"""Lines end here; their names stand behind."""
TOP = 34.0
BOTTOM = 210.0
APART = 14.0
"""Names stand at least so far from each other."""


@dataclass(frozen=True)
class Line:
    """A named line through points of (x, value, low, high)."""

    name: str
    points: Sequence[tuple[float, float, float, float]]


def lines(title: str, drawn: Sequence[Line], across_name: str, up_name: str, numbers: Numbers) -> Svg:
    """Several lines; the first in full ink, others dashed in their own ways, each named at its end."""
    points = [point for line in drawn for point in line.points]
    xs = [point[0] for point in points]
    flat = Axis(across_name, min(xs), max(xs) if max(xs) > min(xs) else min(xs) + 1)
    high = Axis.around(up_name, [value for point in points for value in point[1:]])
    body = [upward(high, LEFT, RIGHT, TOP, BOTTOM), across(flat, LEFT, RIGHT, BOTTOM, BOTTOM)]
    for k, line in enumerate(drawn):
        body += [path(band(line, flat, high), f"spread line-{k}"), path(way(line, flat, high), f"line line-{k}")]
    for line, y in zip(drawn, name_places(drawn, high), strict=True):
        body.append(text(RIGHT + 6, y + 4, line.name))
    return figure(title, BOTTOM + 42, "".join(body), numbers)


def way(line: Line, flat: Axis, high: Axis) -> str:
    return "M" + "L".join(spot(x, value, flat, high) for x, value, _, _ in line.points)


def band(line: Line, flat: Axis, high: Axis) -> str:
    there = [spot(x, low, flat, high) for x, _, low, _ in line.points]
    back = [spot(x, top, flat, high) for x, _, _, top in reversed(line.points)]
    return "M" + "L".join(there + back) + "Z"


def spot(x: float, y: float, flat: Axis, high: Axis) -> str:
    return f"{number(flat.place(x, LEFT, RIGHT))} {number(high.place(y, BOTTOM, TOP))}"


def name_places(drawn: Sequence[Line], high: Axis) -> list[float]:
    """How high each line's name stands: at its end, but never over another name."""
    wanted = [high.place(line.points[-1][1], BOTTOM, TOP) for line in drawn]
    placed = list(wanted)
    above = float("-inf")
    for k in sorted(range(len(drawn)), key=lambda k: wanted[k]):
        placed[k] = max(wanted[k], above + APART)
        above = placed[k]
    return placed
