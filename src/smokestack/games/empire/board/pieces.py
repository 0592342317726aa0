"""The pieces every part of this table is made of: dice, cubes, titles and names."""

from functools import partial

from smokestack.board import pieces
from smokestack.board.drawing import Svg, circle, rect, seat_mark, tag, text
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.games.empire.view.table import EmpireView, FactoryView

WIDTH = 320.0
"""Most parts are this wide: a column of a desk, a phone's whole width."""
_LOW, _MID, _HIGH = 0.25, 0.5, 0.75
PIPS = {
    1: ((_MID, _MID),),
    2: ((_LOW, _HIGH), (_HIGH, _LOW)),
    3: ((_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW)),
    4: ((_LOW, _LOW), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _HIGH)),
    5: ((_LOW, _LOW), (_LOW, _HIGH), (_MID, _MID), (_HIGH, _LOW), (_HIGH, _HIGH)),
    6: ((_LOW, _LOW), (_LOW, _MID), (_LOW, _HIGH), (_HIGH, _LOW), (_HIGH, _MID), (_HIGH, _HIGH)),
}

panel = partial(pieces.panel, width=WIDTH, css="empire")
"""A part of this table."""


def die(x: float, y: float, size: float, face: int, css: str = "ivory") -> Svg:
    """A die face; `css` is ivory or a seat's colour."""
    pips = (circle(x + size * across, y + size * down, size * 0.09, "die-pip") for across, down in PIPS[face])
    return rect(x, y, size, size, f"die {css}", size * 0.18) + "".join(pips)


def owned_die(x: float, y: float, size: float, face: int, seat: int) -> Svg:
    """An owner's die with the owner's shape on its corner."""
    return die(x, y, size, face, f"seat-{seat}") + seat_mark(x + size + 10, y + size / 2, seat, 17)


def cube(x: float, y: float, size: float, seat: int) -> Svg:
    """A player's cube: a square of the seat's colour that carries its shape."""
    shape = tag("text", SEAT_SHAPES[seat], x=x + size / 2, y=y + size / 2, font_size=size * 0.7, class_="piece die-pip")
    return rect(x, y, size, size, f"cube seat-{seat}", 2) + shape


def heading(x: float, y: float, what: object, more: object = "") -> Svg:
    """A title with a quiet word at the right."""
    quiet = text(WIDTH - x, y, more, "end note faint") if more else ""
    return text(x, y, what, "head") + quiet


def good_place(view: EmpireView, factory: FactoryView) -> int | None:
    """Which of the edition's Goods a factory makes."""
    names = [good.name for good in view.goods]
    return None if factory.good is None else names.index(factory.good)


def called(name: str, most: int) -> str:
    """A player's name, cut where a long one would run over its neighbours."""
    return name if len(name) <= most else f"{name[: most - 1]}…"
