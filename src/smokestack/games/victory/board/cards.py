"""The cards of a complex in a cell of 72 units: products with their value, factories with what goes in and out.

An output is a tab that stands out of the card, an input a notch cut into it; both carry the icon of their product,
upright however the card is turned. A factory that can run has a smoking chimney; on others the notch that lacks its
product is dashed, and the tab that has no room is crossed out.
"""

from collections.abc import Mapping, Sequence

from smokestack.board.drawing import Svg, number, path, rect, text, use
from smokestack.games.victory.board.pieces import factory_icon, product_icon, tier
from smokestack.games.victory.view.catalogue import KindView, ProductView
from smokestack.games.victory.view.complex import IdleView, SideView

CELL = 72.0
MIDDLE = CELL / 2
COMPASS = ("north", "east", "south", "west")
INSET = 3.0
NOTCH, TAB = 19.5, 7.0
"""How deep a notch goes into the cell, and how far a tab stands out of it."""

Products = Mapping[str, ProductView]


def product_card(product: ProductView) -> Svg:
    """Icon, code and value on paper that is warmer the more it is worth."""
    return (
        rect(8, 8, 56, 56, f"goods {tier(product.value)}", 5)
        + product_icon(product.key, product.code, 20, 11, 32)
        + text(13, 59, product.code, "note")
        + text(60, 60, product.value, "end figure")
    )


def ghost_product(product: ProductView) -> Svg:
    """A product that is not there yet."""
    return rect(8, 8, 56, 56, "ghost", 5) + product_icon(product.key, product.code, 20, 20, 32)


def factory_card(
    products: Products, key: str, code: str, sides: Sequence[SideView], idle: IdleView | None, *, lit: bool
) -> Svg:
    """A factory as it lies."""
    return (
        rect(INSET, INSET, CELL - 2 * INSET, CELL - 2 * INSET, "works lit" if lit else "works", 5)
        + "".join(draw_side(products, side, idle) for side in sides)
        + factory_icon(key, code, 21.5, 21.5, 29)
        + text(5.5, 15, code, "small bold")
        + use("victory-smoke" if lit else "victory-chimney", 50, 4.5, 17, "icon" if lit else "icon pale")
    )


def small_factory(key: str, code: str, sides: Sequence[SideView], *, lit: bool) -> Svg:
    """A factory in a small picture of a complex: no products on its notches and tabs."""
    return (
        rect(INSET, INSET, CELL - 2 * INSET, CELL - 2 * INSET, "works lit" if lit else "works", 5)
        + "".join(outline(side.direction, 9, side.way, "notch" if side.way == "in" else "tab") for side in sides)
        + factory_icon(key, code, 15, 20, 42)
        + (use("victory-smoke", 48, 4, 20) if lit else "")
    )


def small_product(product: ProductView) -> Svg:
    return rect(8, 8, 56, 56, f"goods {tier(product.value)}", 5) + product_icon(product.key, product.code, 18, 18, 36)


def spot(direction: str, along: float, depth: float) -> tuple[float, float]:
    """A point on a side of the cell: so far from its middle, so deep below the cell's edge."""
    if direction == "north":
        return MIDDLE + along, depth
    if direction == "east":
        return CELL - depth, MIDDLE + along
    if direction == "south":
        return MIDDLE - along, CELL - depth
    return depth, MIDDLE - along


def outline(direction: str, half: float, way: str, css: str) -> Svg:
    """A notch narrows into the card, a tab narrows out of it."""
    narrow = half - 3
    if way == "in":
        corners = ((-half, INSET - 0.8), (-narrow, NOTCH), (narrow, NOTCH), (half, INSET - 0.8))
    else:
        corners = ((-half, 10.0), (-narrow, -TAB), (narrow, -TAB), (half, 10.0))
    points = (spot(direction, along, depth) for along, depth in corners)
    d = "L".join(f"{number(x)} {number(y)}" for x, y in points)
    return path(f"M{d}{'' if way == 'in' else 'z'}", css)


def draw_side(products: Products, side: SideView, idle: IdleView | None) -> Svg:
    """A notch or a tab with its product, or with the two there are to choose from."""
    missing = idle is not None and side.direction in idle.missing
    full = idle is not None and side.direction in idle.full
    across = side.direction in ("north", "south")
    two = len(side.keys) > 1
    half = 15.5 if two else 12.0
    if side.way == "in":
        shape = outline(side.direction, half, "in", "notch lacking" if missing else "notch")
        x, y = spot(side.direction, 0, 11)
        css = "icon pale" if missing else "icon"
    else:
        shape = outline(side.direction, half, "out", "tab full" if full else "tab")
        x, y = spot(side.direction, 0, 1.5)
        css = "inverse"
    size = 11.5 if two else 14.0
    icons = ""
    for step, key in zip((-6.5, 6.5) if two else (0.0,), side.keys, strict=False):
        dx, dy = (step, 0.0) if across else (0.0, step)
        icons += product_icon(key, products[key].code, x + dx - size / 2, y + dy - size / 2, size, css)
    cross = blocked_mark(x, y) if full else ""
    return shape + icons + cross


def blocked_mark(x: float, y: float) -> Svg:
    return path(f"M{number(x - 8)} {number(y - 8)}l16 16M{number(x + 8)} {number(y - 8)}l-16 16", "stopped")


def turned(sides: Sequence[SideView], turns: int) -> tuple[SideView, ...]:
    """Sides of a card that is turned so many times to the right."""
    return tuple(
        SideView(COMPASS[(COMPASS.index(side.direction) + turns) % 4], side.way, side.keys, side.names)
        for side in sides
    )


def different_turns(kind: KindView) -> list[int]:
    """The turns of a card that do not look like an earlier one."""
    seen: list[set[SideView]] = []
    for turns in range(len(COMPASS)):
        looks = set(turned(kind.sides, turns))
        if looks not in seen:
            seen.append(looks)
    return list(range(len(seen)))


def kind_card(products: Products, kind: KindView, turns: int = 0) -> Svg:
    """A factory that is not laid yet."""
    return factory_card(products, kind.key, kind.code, turned(kind.sides, turns), None, lit=False)
