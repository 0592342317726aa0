"""What pictures of a sheet are made of, in squares of 24 units. They are coloured by whoever uses them."""

from math import cos, pi, sin

from smokestack.board.drawing import Svg, path, tag


def solid(d: str) -> Svg:
    """A flat shape with holes where outlines overlap. It says so itself: no rule of a sheet reaches into a symbol."""
    return tag("path", d=d, fill_rule="evenodd")


def line(d: str) -> Svg:
    return path(d, "icon-line")


def cut(d: str) -> Svg:
    """A line of the card's colour through a solid shape."""
    return path(d, "icon-cut")


def cogwheel(teeth: int, inner: float, outer: float, foot: float, top: float) -> str:
    """The outline of a toothed wheel; a tooth takes twice `foot` of its pitch below and twice `top` above."""
    points = []
    for tooth in range(teeth):
        for step, radius in ((-foot, inner), (-top, outer), (top, outer), (foot, inner)):
            angle = 2 * pi * (tooth + step) / teeth
            points.append(f"{12 + radius * sin(angle):.2f} {12 - radius * cos(angle):.2f}")
    return f"M{'L'.join(points)}z"


WOOD = (
    solid("M6.5 5.5H19c1.7 0 3 2.9 3 6.5s-1.3 6.5-3 6.5H6.5z"),
    tag("ellipse", cx=6.5, cy=12.0, rx=4.5, ry=6.5),
    tag("ellipse", cx=6.5, cy=12.0, rx=2.6, ry=4.2, class_="icon-cut"),
    cut("M12 9.5h6M11.5 14h8"),
)
OIL = (
    solid("M12 1.5c4 6 7.5 9.2 7.5 13.5a7.5 7.5 0 0 1-15 0c0-4.3 3.5-7.5 7.5-13.5z"),
    cut("M8 15.5a4 4 0 0 0 3.5 3.5"),
)
OIL_WELL = (
    line("M5.5 22L11 4h2l5.5 18M8 14.5l8.5 7M16 14.5l-8.5 7M9.8 8.5l4.9 5.5"),
    solid("M8.5 1h7v4h-7z"),
)
CROWN = (solid("M2 6.5l5.5 4L12 3l4.5 7.5 5.5-4L20 18H4zM4 19.5h16V22H4z"),)
