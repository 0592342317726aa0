"""The stacks as a drawer: every kind of factory with its recipe, how many are left, and whether I can pay for it."""

from smokestack.board.drawing import Part, Svg, circle, group, rect, text
from smokestack.board.pieces import place
from smokestack.games.victory.board.desk import kinds_at_desk
from smokestack.games.victory.board.pieces import banner, kind_tile, owned_kinds, panel, stock_of
from smokestack.games.victory.view.catalogue import KindView
from smokestack.games.victory.view.table import PlayerView, StackView, VictoryView

WIDE, TALL, GAP = 190.0, 40.0, 4.0
TOP = 37.0


def draw_stacks(view: VictoryView, seat: int) -> Part:
    """In the edition's order, so that every kind keeps its place."""
    player, rows = view.players[seat], -(-len(view.kinds) // 2)
    left = {stack.key: stack for stack in view.stacks}
    owned = owned_kinds(player)
    found = []
    for k, kind in enumerate(view.kinds):
        x, y = 8 + (WIDE + GAP) * (k // rows), TOP + (TALL + GAP) * (k % rows)
        name = f"stack:{kind.key}" if kind.key in kinds_at_desk(view) else f"kind:{kind.key}"
        tile = kind_tile(view, kind, name, (x, y, WIDE, TALL), numbers(view, player, kind, left[kind.key], owned))
        pale = not can_pay(view, player, kind) or left[kind.key].count == 0
        found.append(group(tile, css="dimmed") if pale else tile)
    told = f"a factory costs {view.rates.build} products"
    return panel(
        "stacks",
        "drawer",
        "Stacks of factories",
        TOP + rows * (TALL + GAP) + 4,
        place("stacks", banner("Stacks", told), *found),
    )


def payable(player: PlayerView, kind: KindView) -> int:
    """V5.1: how many of a player's products may pay for a kind."""
    stock = stock_of(player)
    return sum(stock.get(key, 0) for key in kind.pays)


def can_pay(view: VictoryView, player: PlayerView, kind: KindView) -> bool:
    return payable(player, kind) >= view.rates.build


def numbers(view: VictoryView, player: PlayerView, kind: KindView, left: StackView, owned: dict[str, int]) -> Svg:
    """Cards left, a pip for each product of the price that I have, and how many of it I own."""
    have = min(payable(player, kind), view.rates.build)
    pips = "".join(
        circle(WIDE - 9 - 10 * k, 30, 4, "lamp lit" if k >= view.rates.build - have else "lamp")
        for k in range(view.rates.build)
    )
    mine = owned.get(kind.key, 0)
    count = text(WIDE - 5, 17, f"×{left.count}", "end bold" if left.count else "end bold bad")
    return count + pips + (owned_mark(mine) if mine else "")


def owned_mark(count: int) -> Svg:
    return rect(1, 1, 15, 14, "badge", 3) + text(8.5, 12, count, "mid note bold on-accent")
