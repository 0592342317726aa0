"""A trade as two baskets side by side, each with its value; under them what could still be added."""

from collections.abc import Sequence

from smokestack.board.drawing import Part, Svg, group, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, fit_bold, place, plural
from smokestack.games.victory.board.pieces import WIDTH, banner, panel, product_icon, tier
from smokestack.games.victory.view.table import DoingView, GoodsView, VictoryView

BASKET = 186.0
CHIP, PITCH = 42.0, 45.0
ACROSS = 4
TOP, CHIPS = 38.0, 84.0


def draw_offer(view: VictoryView, doing: DoingView, names: Sequence[str], seat: int, least: float) -> Part:
    """The mover's basket at the left, the partner's at the right."""
    partner = doing.partner if doing.partner is not None else view.mover
    sides = (
        (view.mover, together(doing.give, doing.to_partner), "product", "to_partner", 8.0),
        (partner, together(doing.get, doing.to_mover), "want", "to_mover", WIDTH - 8 - BASKET),
    )
    choosing = view.phase == "offer"
    shown = [view.players[owner].products if choosing else basket for owner, basket, *_ in sides]
    rows = max(-(-len(goods) // ACROSS) for goods in shown)
    height = max(least, CHIPS + rows * PITCH + 10)
    found = [
        place(where, draw_basket(names, owner, basket, goods, kind if choosing else "", x, height))
        for (owner, basket, kind, where, x), goods in zip(sides, shown, strict=True)
    ]
    swap = use("victory-arrow", WIDTH / 2 - 8, 52, 16)
    told = "choose on both sides" if choosing else ""
    return panel("desk", "desk", title(names, view.mover, partner), height, banner("Trade", told), *found, swap)


def title(names: Sequence[str], mover: int, partner: int) -> str:
    return f"Trade of {names[mover]} with {names[partner]}"


def together(*baskets: tuple[GoodsView, ...]) -> tuple[GoodsView, ...]:
    """What is agreed on: what still lies in its cell and what is on its way."""
    found: dict[str, GoodsView] = {}
    for goods in (each for basket in baskets for each in basket):
        count = goods.count + (found[goods.key].count if goods.key in found else 0)
        found[goods.key] = GoodsView(goods.key, goods.name, goods.code, count, goods.value)
    return tuple(found.values())


def draw_basket(
    names: Sequence[str],
    owner: int,
    basket: tuple[GoodsView, ...],
    goods: tuple[GoodsView, ...],
    kind: str,
    x: float,
    height: float,
) -> Svg:
    """Who gives, what it is worth, and a chip for each product; in the making those in store can be added."""
    value = sum(each.count * each.value for each in basket)
    picked = {each.key: each.count for each in basket}
    head = (
        rect(0, 0, BASKET, height - TOP - 8, "slot", 5)
        + seat_mark(16, 16, owner, 18)
        + text(30, 19, fit_bold(names[owner], 104, 12), "bold")
        + text(30, 35, "gives", "note faint")
        + text(BASKET - 8, 27, value, "end big")
        + text(BASKET - 8, 40, "worth", "end note faint")
    )
    chips = "".join(
        group(chip(each, picked.get(each.key, 0), kind), at=(4 + PITCH * (k % ACROSS), 46 + PITCH * (k // ACROSS)))
        for k, each in enumerate(goods)
    )
    nothing = text(BASKET / 2, 74, "nothing", "mid label faint") if not goods else ""
    return group(head, chips, nothing, at=(x, TOP))


def chip(goods: GoodsView, picked: int, kind: str) -> Svg:
    """A product: how many are in the basket, and while choosing of how many."""
    inside = rect(0, 0, CHIP, CHIP, f"goods {tier(goods.value)}", 4) + product_icon(goods.key, goods.code, 11, 3, 20)
    if not kind:
        return inside + text(CHIP / 2, 38, f"×{goods.count}", "mid label bold")
    count = f"{picked}/{goods.count}"
    badge = rect(2, 25, CHIP - 4, 15, "badge", 3) if picked else ""
    words = text(CHIP / 2, 37, count, f"mid note bold{' on-accent' if picked else ''}")
    label = f"{goods.name}, {picked} of {plural(goods.count, 'card')} in the offer"
    return target(f"{kind}:{goods.key}", label, inside, badge, words, edge(0, 0, CHIP, CHIP))
