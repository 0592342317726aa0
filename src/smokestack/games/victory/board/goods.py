"""The price list: every product with its value, and how many of it I have; the bank stands behind it."""

from smokestack.board.drawing import Part, Svg, group, rect, target, text
from smokestack.board.pieces import edge, label, place
from smokestack.games.victory.board.desk import products_at_desk
from smokestack.games.victory.board.pieces import banner, panel, product_icon, stock_of, tier
from smokestack.games.victory.view.catalogue import ProductView
from smokestack.games.victory.view.table import VictoryView

ACROSS = 3
WIDE, TALL, GAP = 126.0, 30.0, 3.0
TOP = 37.0


def draw_goods(view: VictoryView, seat: int) -> Part:
    """Column by column in the order of value, as the edition lists them."""
    player, rows = view.players[seat], -(-len(view.products) // ACROSS)
    stock = stock_of(player)
    found = []
    for k, product in enumerate(view.products):
        at = (8 + (WIDE + GAP) * (k // rows), TOP + (TALL + GAP) * (k % rows))
        found.append(group(draw_price(view, product, stock.get(product.key, 0)), at=at))
    told = f"bank: {view.rates.bank} of a kind for 1 worth no more"
    height = TOP + rows * (TALL + GAP) + 5
    return panel("goods", "goods", "Price list", height, place("bank", banner("Price list", told), *found))


def draw_price(view: VictoryView, product: ProductView, have: int) -> Svg:
    """Icon, name and value; a badge tells how many I have."""
    name = f"listed:{product.key}" if product.key in products_at_desk(view) else f"product:{product.key}"
    width = WIDE - 34 - 12 * len(str(product.value))
    told = f"{product.name}, worth {product.value}{f', you have {have}' if have else ''}"
    return target(
        name,
        told,
        rect(0, 0, WIDE, TALL, "slot", 4),
        rect(1.5, 1.5, 24, TALL - 3, f"{tier(product.value)}", 3),
        product_icon(product.key, product.code, 4, 5.5, 19),
        label(29, 13 if have else 19.5, product.name, width, bold=have > 0),
        text(29, 26, f"you have {have}", "small bold accent") if have else "",
        text(WIDE - 5, 21, product.value, "end figure"),
        edge(0, 0, WIDE, TALL),
    )
