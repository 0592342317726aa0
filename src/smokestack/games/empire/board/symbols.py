"""The sheet of symbols: one drawing for each building type, Good, action icon and small sign, in squares of 24."""

from smokestack.board.drawing import Svg, number, symbol, tag
from smokestack.board.symbols import solid

HOUSE = "M3 11 12 3l9 8h-3v10h-4v-6h-4v6H6V11z"
SHOP = (
    "M3 4h18l1 6c0 2-3 2-3.5 0-.5 2-4 2-4.3 0-.4 2-4 2-4.4 0-.3 2-3.8 2-4.3 0C5 12 2 12 2 10zM4 13h16v8h-6v-6h-4v6H4z"
)
MIXED = "M2 12l5-4 5 4V3h9v18h-6v-4h-3v4H9v-4H6v4H2zm12-7v2h2V5zm3 0v2h2V5zm-3 4v2h2V9zm3 0v2h2V9z"
TREE = "M12 2c4 0 6 3 5.600 5.500C21 8 22 14 17 15h-3.500v4H18v2H6v-2h4.500v-4H7C2 14 3 8 6.400 7.500 6 5 8 2 12 2z"
STATION = "M6 3h12q2 0 2 2v10q0 2-2 2l2 4h-2.500l-1-2h-9l-1 2H4l2-4q-2 0-2-2V5q0-2 2-2zm0 3v5h5V6zm7 0v5h5V6z"
HALL = "M12 2l10 6v2H2V8zM4 11h3v7H4zm4.500 0h3v7h-3zm4.500 0h3v7h-3zm4.500 0h3v7h-3zM2 19h20v2.500H2z"
WORKS = "M2 21V11l5 3v-3l5 3v-3l4 2.400L16.600 3h4L22 21zM5 16v2h3v-2zm5 0v2h3v-2zm5 0v2h3v-2z"

TYPES = {
    "residential": HOUSE,
    "commercial": SHOP,
    "mixed": MIXED,
    "leisure": TREE,
    "parking": STATION,
    "town_hall": HALL,
    "industrial": WORKS,
}

BOTTLE = "M10 2h4v5q4 2 4 6v7q0 2-2 2H8q-2 0-2-2v-7q0-4 4-6z"
BOLT = "M4 6q8-6 16 0v12q-8 6-16 0zM6.500 8.500q5.500 3 11 0v-1q-5.500 3-11 0z"
BRICKS = "M2 13h9v7H2zm11 0h9v7h-9zM7.500 4h9v7h-9z"
GOODS = (BOTTLE, BOLT, BRICKS)

LOCOMOTIVE = "M2 5h8v8h8V8h3v5q1 0 1 2v3H2zM4 7v4h4V7z"
GUEST = (
    "M8 2.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zm0 2.200a1.300 1.300 0 1 0 0 2.600 1.300 1.300 0 0 0 0-2.600z"
    "M2 21v-5q0-5 6-5t6 5v5zm2.200-2.200h7.600V16q0-2.800-3.800-2.800T4.200 16z"
)
RING = "M7.500 4.500a7.500 7.500 0 1 1 0 15 7.500 7.500 0 0 1 0-15zm0 2a5.500 5.500 0 1 0 0 11 5.500 5.500 0 0 0 0-11z"
DOLLAR = (
    "M5 8h5v1.600H6.700v1.500H10V16H5v-1.600h3.300v-1.700H5zM6.700 6.400h1.600V8H6.700zM6.700 16h1.600v1.600H6.700z"
)
TWO = "M5 7.500h5v5.300H6.800v1.700H10v2H5v-5.300h3.200v-1.700H5z"
THREE = "M5 7.500h5v9H5v-1.800h3.200v-1.800H6v-1.800h2.200V9.300H5z"
STAR = "M12 2l3 7 7 .500-5.500 4.500 2 7.500L12 17.500 5.500 21.500l2-7.500L2 9.500 9 9z"
RAIL = "M1 20h22v2H1z"
PERSON = "M8 2.500a3.500 3.500 0 1 1 0 7 3.500 3.500 0 0 1 0-7zM2 21v-5q0-5 6-5t6 5v5z"
CLOUD = "M6 13q-4-.5-4-4t4-4q1.500-3 5.500-3T17 5q5 0 5 4t-4.500 4z"
RISE = "M20 12l4 5h-2.500v6h-3v-6H16z"
SINK = "M12 23l-5-5h3.500v-3.500h3V18H17z"
PLUS = "M18 1h2.500v3.500H24V7h-3.500v3.500H18V7h-3.500V4.500H18z"
CRATE = "M2 8l2-4h12l2 4v11H2zm2.500 2.500v6h11v-6z"
ARROW = "M1 9h11V4l10 8-10 8v-5H1z"
TWO_ARROWS = "M1 9h4V4l9 8-9 8v-5H1zm11-5 10 8-10 8v-4l5-4-5-4z"


def smaller(d: str, size: float, at: tuple[float, float] = (0, 0)) -> Svg:
    return tag("g", solid(d), transform=f"translate({number(at[0])} {number(at[1])}) scale({number(size)})")


def drawn(name: str, *shapes: Svg) -> Svg:
    return symbol(f"empire-{name}", *shapes)


def types() -> Svg:
    return "".join(drawn(key, solid(d)) for key, d in TYPES.items())


def upgrades() -> Svg:
    """A building type, or a star for any, and an arrow upwards."""
    raised = {key: TYPES[key] for key in ("residential", "commercial", "leisure", "industrial")} | {"any": STAR}
    return "".join(drawn(f"upgrade_{key}", smaller(d, 0.72, (0, 1)), solid(RISE)) for key, d in raised.items())


def coin(sign: str) -> Svg:
    """Dollars on the left become Profit on the right."""
    return solid(RING) + solid(sign) + solid("M17 6.500 23.500 12 17 17.500z")


def actions() -> Svg:
    return (
        drawn("produce", smaller(CRATE, 0.85, (0, 1)), solid(RISE))
        + drawn("add_train", tag("g", train(), transform="translate(0 4.6) scale(0.8)"), solid(PLUS))
        + drawn("passenger_own", solid(PERSON), solid(PLUS))
        + drawn("passenger_other", solid(GUEST), solid(PLUS))
        + drawn("move_one", smaller(ARROW, 0.75, (3, 1)), solid(RAIL))
        + drawn("move_two", smaller(TWO_ARROWS, 0.78, (3, 1)), solid(RAIL))
        + drawn("exchange", coin(DOLLAR))
        + drawn("exchange_2", coin(TWO))
        + drawn("exchange_3", coin(THREE))
        + drawn("reduce_pollution", solid(CLOUD), solid(SINK))
    )


def train() -> Svg:
    wheels = "".join(tag("circle", cx=x, cy=18.5, r=2.3) for x in (6, 11, 18))
    return solid(LOCOMOTIVE) + wheels + solid("M1 21h22v1.500H1z")


def signs() -> Svg:
    """Small signs of panels and tracks."""
    return (
        drawn("train", train())
        + drawn("pollution", solid(CLOUD), solid("M5 15h2v3H5zm6 0h2v6h-2zm6 0h2v3h-2z"))
        + drawn("profit", solid("M2 20h20v2H2zM3 13h4v6H3zm6-4h4v10H9zm6-6h4v16h-4z"))
        + drawn("capital", tag("g", solid(RING), solid(DOLLAR), transform="translate(2 -2.4) scale(1.3 1.2)"))
        + drawn("cube", solid("M12 2l9 5v10l-9 5-9-5V7zM12 12v8l7-4V8.500z"))
    )


def goods() -> Svg:
    """One shape for each place in the edition's list of Goods."""
    return "".join(drawn(f"good-{place}", solid(d)) for place, d in enumerate(GOODS))


SYMBOLS: Svg = types() + upgrades() + actions() + signs() + goods()
