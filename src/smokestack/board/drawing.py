"""Boards as named SVG parts: strings built from a frozen view, styled by classes alone.

A part is one piece of the table (a grid, a complex, a player's panel). The page arranges parts by CSS and swaps only
those whose digest changed; a notebook or an export stacks them into one picture. What can be clicked is a `target`
with an id; an action is a path of one to three target ids.
"""

import hashlib
from collections.abc import Iterable
from dataclasses import dataclass
from functools import cached_property, lru_cache
from html import escape
from importlib import resources

from smokestack.gamekit.telling import SEAT_SHAPES

Svg = str
"""Escaped markup; text from people and editions only comes in through `words` and attributes."""

KEPT = 1 << 15
"""Most elements of a board stay as they are from move to move, so those drawn last are kept."""


@dataclass(frozen=True)
class Part:
    """A named piece of the board: its drawing in its own units, where it belongs, and its title for screen readers."""

    name: str
    area: str
    """The region of the page's layout."""
    title: str
    width: float
    height: float
    body: Svg

    @cached_property
    def digest(self) -> str:
        return hashlib.sha256(self.svg.encode()).hexdigest()[:16]

    @cached_property
    def svg(self) -> Svg:
        """The part as an element of its own."""
        return tag(
            "svg",
            tag("title", words(self.title)),
            self.body,
            viewBox=f"0 0 {number(self.width)} {number(self.height)}",
            class_=f"part-{self.area}",
            role="group",
            aria_label=self.title,
        )


def tag(name: str, *inside: Svg, **attributes: object) -> Svg:
    """An element; `class_` and `data_target` become class and data-target, None leaves an attribute out."""
    given = "".join([attribute(key, value) for key, value in attributes.items() if value is not None])
    return f"<{name}{given}>{''.join(inside)}</{name}>" if inside else f"<{name}{given}/>"


@lru_cache(KEPT, typed=True)
def attribute(key: str, value: object) -> Svg:
    name = key if key == "viewBox" else key.rstrip("_").replace("_", "-")
    return f' {name}="{escape(number(value) if isinstance(value, float) else str(value))}"'


@lru_cache(KEPT)
def number(value: float) -> str:
    """A coordinate, at most two places behind the point."""
    return f"{value:.2f}".rstrip("0").rstrip(".")


def words(text: object) -> Svg:
    """Text, escaped."""
    return escape(str(text), quote=False)


def group(*inside: Svg, at: tuple[float, float] | None = None, css: str | None = None) -> Svg:
    """Some elements together, moved to a place."""
    moved = None if at is None else f"translate({number(at[0])} {number(at[1])})"
    return tag("g", *(inside or ("",)), transform=moved, class_=css)


@lru_cache(KEPT, typed=True)
def rect(x: float, y: float, width: float, height: float, css: str, round_: float = 0.0) -> Svg:
    return tag("rect", x=float(x), y=float(y), width=float(width), height=float(height), rx=float(round_), class_=css)


@lru_cache(KEPT, typed=True)
def circle(x: float, y: float, radius: float, css: str) -> Svg:
    return tag("circle", cx=float(x), cy=float(y), r=float(radius), class_=css)


@lru_cache(KEPT, typed=True)
def path(d: str, css: str) -> Svg:
    return tag("path", d=d, class_=css)


@lru_cache(KEPT, typed=True)
def text(x: float, y: float, what: object, css: str = "") -> Svg:
    """One line of text; classes such as `mid`, `end`, `num`, `small` and `bold` say how it stands."""
    return tag("text", words(what), x=float(x), y=float(y), class_=css or None)


def lines(x: float, y: float, rows: Iterable[object], step: float, css: str = "") -> Svg:
    """Several lines of text, one under the other."""
    return "".join(text(x, y + step * row, what, css) for row, what in enumerate(rows))


@lru_cache(KEPT, typed=True)
def use(symbol: str, x: float, y: float, size: float, css: str = "icon") -> Svg:
    """A symbol of the game's sheet, drawn in a square."""
    return tag("use", href=f"#{symbol}", x=float(x), y=float(y), width=float(size), height=float(size), class_=css)


def symbol(name: str, *inside: Svg) -> Svg:
    """A picture for the sheet of symbols, drawn in a square of 24 units."""
    return tag("symbol", *inside, id=name, viewBox="0 0 24 24")


def target(name: str, label: str, *inside: Svg, css: str = "") -> Svg:
    """Something that may be clicked when an action's path leads over it; the label is read out."""
    return tag("g", *inside, class_=f"target {css}".rstrip(), data_target=name, aria_label=label)


@lru_cache(KEPT, typed=True)
def seat_mark(x: float, y: float, seat: int, size: float = 14.0) -> Svg:
    """A seat's piece: its shape in its colour, with an ink outline."""
    return tag(
        "text",
        SEAT_SHAPES[seat],
        x=float(x),
        y=float(y),
        font_size=float(size),
        class_=f"piece seat-{seat % 6}{' hollow' if seat >= 6 else ''}",
    )


def stylesheet() -> str:
    """What the boards of all games share; each brings its own sheet beside it."""
    return resources.files("smokestack.board").joinpath("board.css").read_text(encoding="utf-8")


def picture(
    parts: Iterable[Part], symbols: Svg, game: str = "", styles: str = "", width: float = 960.0, gap: float = 12.0
) -> Svg:
    """All parts of a game in one picture that needs nothing else: rows filled from left to right."""
    placed, x, y, row = [], gap, gap, 0.0
    for part in parts:
        if x > gap and x + part.width + gap > width:
            x, y, row = gap, y + row + gap, 0.0
        inner = tag("title", words(part.title))
        placed.append(group(inner, part.body, at=(x, y), css=f"part-{part.area}"))
        x, row, width = x + part.width + gap, max(row, part.height), max(width, part.width + 2 * gap)
    height = y + row + gap
    return tag(
        "svg",
        tag("style", words(stylesheet() + styles)),
        tag("defs", symbols or ""),
        rect(0, 0, width, height, "paper"),
        group(*placed, css=game or None),
        xmlns="http://www.w3.org/2000/svg",
        viewBox=f"0 0 {number(width)} {number(height)}",
        class_="board",
        width=float(width),
        height=float(height),
    )
