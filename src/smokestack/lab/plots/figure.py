"""What all charts share: a title that says the finding, the drawing, and its numbers as a table."""

import textwrap
from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.board.drawing import Svg, number, path, tag, text, words
from smokestack.board.pieces import short
from smokestack.lab.plots.axis import Axis

WIDTH = 360.0
"""Narrow, so that letters stay readable when a phone shows the whole width."""
LABELS = 128.0
"""Where bars begin, behind their names."""
LETTERS = 16
"""As many letters fit before the bars; twice as many small ones in two lines, and a few more."""
SMALL_LETTERS = 20
LETTER = 6.2
"""The width of a small letter or figure."""


@dataclass(frozen=True)
class Cell:
    """A number of a table as people read it, with the file that shows an example."""

    shown: str
    link: str | None = None


@dataclass(frozen=True)
class Finding(Cell):
    """A sentence of a section that may stand out."""

    size: float = 0.0
    """Its effect, in multiples of the least that matters to players; 0 where nothing is beyond chance."""


@dataclass(frozen=True)
class Numbers:
    """The figures behind a chart."""

    head: Sequence[str]
    rows: Sequence[Sequence[Cell]]


def figure(title: str, height: float, body: Svg, numbers: Numbers) -> Svg:
    """A chart with its title and, folded away, its numbers; the table is also its text alternative."""
    drawing = tag(
        "svg", body, viewBox=f"0 0 {number(WIDTH)} {number(height)}", class_="chart", role="img", aria_label=title
    )
    return tag(
        "figure",
        tag("figcaption", words(title)),
        drawing,
        tag("details", tag("summary", "Numbers and examples"), tag("div", table(numbers), class_="scroll")),
    )


def table(numbers: Numbers) -> Svg:
    head = tag("thead", tag("tr", *(tag("th", words(name), scope="col") for name in numbers.head)))
    rows = [tag("tr", row_head(row[0]), *(tag("td", linked(cell)) for cell in row[1:])) for row in numbers.rows]
    return tag("table", head, tag("tbody", *rows or ("",)))


def row_head(cell: Cell) -> Svg:
    return tag("th", linked(cell), scope="row")


def linked(cell: Cell) -> Svg:
    return words(cell.shown) if cell.link is None else tag("a", words(cell.shown), href=cell.link)


def link_around(body: Svg, href: str | None) -> Svg:
    """A part of a drawing that leads to its example."""
    return body if href is None else tag("a", body, href=href)


def label(name: str, y: float, css: str = "") -> Svg:
    """A row's name before its bar: in one line, or a long one in two small lines."""
    if len(name) <= LETTERS:
        return text(LABELS - 6, y + 4, name, f"end{css}")
    first, *rest = textwrap.wrap(name, SMALL_LETTERS)
    if not rest:
        return text(LABELS - 6, y + 4, first, f"end small{css}")
    upper = text(LABELS - 6, y - 2, first, f"end small{css}")
    return upper + text(LABELS - 6, y + 9, short(" ".join(rest), SMALL_LETTERS), f"end small{css}")


def across(axis: Axis, left: float, right: float, top: float, bottom: float) -> Svg:
    """A horizontal axis under the drawing, with a faint line up from each number and its name below."""
    marks, ticks = [], axis.ticks()
    crowded = sum(len(axis.text(tick)) + 1 for tick in ticks) * LETTER > right - left
    for k, tick in enumerate(ticks):
        x = axis.place(tick, left, right)
        marks.append(path(f"M{number(x)} {number(top)}V{number(bottom)}", "rule"))
        if not (crowded and k % 2):
            marks.append(text(x, bottom + 15, axis.text(tick), "mid tick"))
    return "".join(marks) + text((left + right) / 2, bottom + 33, axis.name, "mid axis")


def upward(axis: Axis, left: float, right: float, top: float, bottom: float) -> Svg:
    """A vertical axis at the left, with a faint line from each number and its name above."""
    marks = []
    for tick in axis.ticks():
        y = axis.place(tick, bottom, top)
        marks.append(path(f"M{number(left)} {number(y)}H{number(right)}", "rule"))
        marks.append(text(left - 5, y + 4, axis.text(tick), "end tick"))
    return "".join(marks) + text(4, top - 12, axis.name, "axis")
