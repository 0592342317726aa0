"""Small things all parts of this table are made of: titles, icons, recipes and tiles."""

from collections.abc import Sequence
from functools import partial

from smokestack.board import pieces
from smokestack.board.drawing import Svg, group, rect, target, text, use
from smokestack.board.pieces import edge, label
from smokestack.games.victory.board.symbols import FACTORIES
from smokestack.games.victory.board.symbols_products import PRODUCTS
from smokestack.games.victory.view.catalogue import KindView
from smokestack.games.victory.view.table import PlayerView, VictoryView

WIDTH = 400.0
"""Most parts are this wide: a column of a desk, a phone's whole width."""
TIERS = ((7, "prime"), (4, "made"), (2, "half"))
"""From which value on a product is how precious; the others are raw."""


panel = partial(pieces.panel, width=WIDTH, css="victory")
"""A part of this table."""


def banner(what: str, more: str = "") -> Svg:
    """A title on a band, with a quiet word at the right."""
    quiet = text(WIDTH - 12, 21, more, "end label faint") if more else ""
    return pieces.head(WIDTH, 31, "shade") + text(12, 22, what, "head") + quiet


def product_icon(key: str, code: str, x: float, y: float, size: float, css: str = "icon") -> Svg:
    """A product's icon, or its code when an edition has products of its own."""
    if key in PRODUCTS:
        return use(f"victory-{key}", x, y, size, css)
    return coded(code, x, y, size, css)


def factory_icon(key: str, code: str, x: float, y: float, size: float, css: str = "icon") -> Svg:
    if key in FACTORIES:
        return use(f"victory-{key}", x, y, size, css)
    return coded(code, x, y, size, css)


def coded(code: str, x: float, y: float, size: float, css: str) -> Svg:
    """A code as large as an icon would be."""
    size_ = "num" if size >= 24 else "small bold"
    return text(x + size / 2, y + size * 0.75, code, f"mid {size_}{' on-accent' if 'inverse' in css else ''}")


def tier(value: int) -> str:
    """How precious a product is, as a class."""
    return f"tier-{next((name for least, name in TIERS if value >= least), 'raw')}"


def stock_of(player: PlayerView) -> dict[str, int]:
    """How many of each product a player has."""
    return {goods.key: goods.count for goods in player.products}


def owned_kinds(player: PlayerView) -> dict[str, int]:
    """How many factories of each kind a player has."""
    found: dict[str, int] = {}
    for run in player.can_run:
        found[run.key] = found.get(run.key, 0) + 1
    return found


def running_kinds(player: PlayerView) -> dict[str, int]:
    """How many factories of each kind could run now."""
    found: dict[str, int] = {}
    for run in player.can_run:
        if run.blocked is None:
            found[run.key] = found.get(run.key, 0) + 1
    return found


def icons_row(view: VictoryView, keys: Sequence[str], x: float, y: float, size: float, css: str = "icon") -> Svg:
    known = view.product_of
    return "".join(product_icon(key, known[key].code, x + (size + 2) * k, y, size, css) for k, key in enumerate(keys))


def recipe(view: VictoryView, kind: KindView, x: float, y: float, size: float) -> Svg:
    """What goes in, an arrow, and what comes out, as icons; a choice has a stroke between."""
    known, found, at = view.product_of, [], x
    for way in ("in", "out"):
        if way == "out":
            found.append(use("victory-arrow", at + 1, y + 2, size - 4, "icon pale"))
            at += size
        for side in kind.sides:
            if side.way != way:
                continue
            for number, key in enumerate(side.keys):
                if number:
                    found.append(text(at + 1.5, y + size * 0.8, "/", "mid label faint"))
                    at += 4
                found.append(product_icon(key, known[key].code, at, y, size))
                at += size + 2
    return "".join(found)


def kind_tile(view: VictoryView, kind: KindView, name: str, box: tuple[float, float, float, float], more: Svg) -> Svg:
    """A kind of factory to choose: its picture, name and recipe, and what is said of it at the right."""
    x, y, width, height = box
    inside = (
        rect(0, 0, width, height, "slot", 4),
        factory_icon(kind.key, kind.code, 4, height / 2 - 15, 30),
        label(39, 16, kind.name, width - 64),
        recipe(view, kind, 39, 21, 15),
        more,
        edge(0, 0, width, height),
    )
    return group(target(name, described_kind(kind), *inside), at=(x, y))


def described_kind(kind: KindView) -> str:
    """Steel mill: takes coal and iron ore, makes steel."""
    takes, makes = (
        " and ".join(" or ".join(side.names).lower() for side in kind.sides if side.way == way) for way in ("in", "out")
    )
    return f"{kind.name}: {f'takes {takes}, ' if takes else ''}makes {makes}"
