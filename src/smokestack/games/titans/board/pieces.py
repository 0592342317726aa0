"""Small things all parts of this board are made of: cubes, goods, demand and money."""

from collections.abc import Iterable, Sequence

from smokestack.board.drawing import Svg, group, path, rect, text, use
from smokestack.gamekit.telling import SEAT_SHAPES
from smokestack.games.titans.board.symbols import FACILITIES, GOODS
from smokestack.games.titans.view.cards import FacilityView
from smokestack.games.titans.view.table import TitansView

ROMAN = ("I", "II", "III")
MARKETS = ("consumables", "durables", "energy")
ORDINALS = ("1st", "2nd", "3rd", "4th", "5th", "6th")
CUBE = 29.0


def good(view: TitansView, key: str, x: float, y: float, size: float) -> Svg:
    """A good's icon, or its letter when an edition has goods of its own."""
    if key in GOODS:
        return use(f"titans-{key}", x, y, size)
    letter = next(found.letter for found in view.goods if found.key == key)
    return text(x + size / 2, y + size * 0.85, letter, "mid figure")


def facility_icon(view: TitansView, facility: FacilityView, x: float, y: float, size: float) -> Svg:
    if facility.key in FACILITIES:
        return use(f"titans-{facility.key}", x, y, size)
    return good(view, facility.makes, x, y, size)


def goods_row(view: TitansView, goods: Iterable[str], x: float, y: float, size: float) -> Svg:
    return "".join(good(view, key, x + (size + 2) * k, y, size) for k, key in enumerate(goods))


def demand_row(demand: Sequence[int], x: float, y: float, size: float, pitch: float, css: str = "bold label") -> Svg:
    """What people want: each market's icon with its number; what nobody wants is faint."""
    return "".join(
        group(
            use(f"titans-{market}", 0, 0, size),
            text(size + 3, size * 0.84, count, css),
            at=(x + pitch * k, y),
            css=None if count else "pale",
        )
        for k, (market, count) in enumerate(zip(MARKETS, demand, strict=True))
    )


def cube(x: float, y: float, seat: int, price: int, sells: bool) -> Svg:
    """A cube on its price: full where it sells, hatched where consumers would leave it."""
    body = rect(x, y, CUBE + 4, CUBE, f"cube seat-{seat % 6}", 3)
    if sells:
        return body + cube_marks(x, y, seat, price, "on-piece")
    width, height = CUBE - 3, CUBE - 7
    inner = rect(x + 3.5, y + 3.5, width, height, "core", 1)
    return body + inner + hatching(x + 3.5, y + 3.5, width, height) + cube_marks(x, y, seat, price, "")


def cube_marks(x: float, y: float, seat: int, price: int, css: str) -> Svg:
    """The owner's shape and the price."""
    shape = text(x + 8.5, y + 14, SEAT_SHAPES[seat], f"mid label {css}".rstrip())
    return shape + text(x + CUBE + 1, y + 25, price, f"end label bold {css}".rstrip())


def hatching(x: float, y: float, width: float, height: float, step: float = 6.0) -> Svg:
    """Slanted lines that stay inside a box."""
    strokes, start = [], step
    while start < width + height:
        left, low = max(start - height, 0.0), min(start, height)
        right, high = min(start, width), max(start - width, 0.0)
        strokes.append(f"M{x + left:.1f} {y + low:.1f}L{x + right:.1f} {y + high:.1f}")
        start += step
    return path("".join(strokes), "hatch")


def dollars(amount: int | None) -> str:
    return "–" if amount is None else f"${amount}"


def signed(amount: int) -> str:
    """+$5 or −$5."""
    return f"−${-amount}" if amount < 0 else f"+${amount}"
