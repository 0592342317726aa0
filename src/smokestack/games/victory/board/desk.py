"""The desk above the complex: what the moment is about, with what can be chosen or lies in the hand."""

from collections.abc import Callable, Sequence

from smokestack.board.drawing import Part, Svg, circle, group, rect, target, text, use
from smokestack.board.pieces import edge, fit_bold, place, plural
from smokestack.games.victory.board.cards import COMPASS, different_turns, kind_card
from smokestack.games.victory.board.hand import TOP, Desk, hand, sentences
from smokestack.games.victory.board.offer import draw_offer
from smokestack.games.victory.board.pieces import WIDTH, banner, kind_tile, panel, product_icon, running_kinds, tier
from smokestack.games.victory.view.table import VictoryView

HEIGHT = 170.0
WIDE, TALL, GAP = 190.0, 40.0, 4.0
TRADE = ("offer", "answer", "leave", "receive")


def draw_desk(view: VictoryView, names: Sequence[str], seat: int) -> Part:
    """Always as high as three rows of tiles, so that nothing jumps between clicks; only offers may need more."""
    doing = view.doing
    if doing and doing.what == "trade" and view.phase in TRADE:
        return draw_offer(view, doing, names, seat, HEIGHT)
    title, inside = DESKS.get(view.phase, hand)(view, names)
    rows = -(-len(kinds_at_desk(view)) // 2)
    height = max(HEIGHT, TOP + rows * (TALL + GAP) + 4)
    return panel("desk", "desk", title, height, place("in_hand", banner(title)), inside)


def kinds_at_desk(view: VictoryView) -> dict[str, int]:
    """Kinds of factories that are chosen here now rather than from the drawer, with how many there are."""
    if view.phase == "draft":
        return {stack.key: stack.count for stack in view.starting_set}
    if view.phase == "lay":
        return {stack.key: stack.count for stack in view.players[view.to_move].to_lay}
    if view.phase == "move":
        return running_kinds(view.players[view.mover])
    return {}


def products_at_desk(view: VictoryView) -> tuple[str, ...]:
    """Products that are chosen here now rather than from the price list."""
    doing = view.doing
    if doing and view.phase == "output" and doing.factory_key:
        sides = view.kind_of[doing.factory_key].sides
        return tuple(key for side in sides if side.way == "out" and len(side.keys) > 1 for key in side.keys)
    if doing and view.phase == "offer":
        return tuple(goods.key for goods in view.players[view.mover].products)
    return ()


def tiles(view: VictoryView, more: Callable[[int], Svg]) -> Svg:
    """The kinds that can be chosen, two in a row."""
    known, found = view.kind_of, []
    for k, (key, count) in enumerate(kinds_at_desk(view).items()):
        box = (8 + (WIDE + GAP) * (k % 2), TOP + (TALL + GAP) * (k // 2), WIDE, TALL)
        found.append(kind_tile(view, known[key], f"kind:{key}", box, more(count)))
    return "".join(found)


def draft_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    return "The starting set", place("starting_set", tiles(view, times))


def lay_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    return "Factories to lay out", tiles(view, times)


def times(count: int) -> Svg:
    return text(WIDE - 6, 26, f"×{count}", "end figure")


def move_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    return f"Move {view.move} of {view.moves}: what can run", tiles(view, runs)


def runs(count: int) -> Svg:
    return use("victory-smoke", WIDE - 40, 7, 22) + text(WIDE - 6, 26, count, "end figure")


def manage_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    """What things cost in a non-production move."""
    rates = view.rates
    offers = (
        ("victory-steel_mill", rates.build, "builds a factory"),
        ("victory-arrow", rates.shift, "moves or turns one"),
        ("victory-wood", rates.bank, "of a kind: 1 from the bank"),
        ("victory-contract", 1, "of its product claims a contract"),
    )
    found = []
    for k, (icon, count, what) in enumerate(offers):
        y = TOP + 2 + k * 32
        found.append(rect(10, y, WIDTH - 20, 28, "slot", 4) + use(icon, 16, y + 3, 22))
        found.append(text(62, y + 21, count, "end figure") + text(72, y + 19, what, "label"))
    title = f"Move {view.move} of {view.moves}: manage"
    return title, "".join(found)


def turn_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    """The card as it would lie, each way it can be turned."""
    doing = view.doing
    if doing is None or doing.factory_key is None:
        return hand(view, names)
    kind, products, found = view.kind_of[doing.factory_key], view.product_of, []
    for turns in different_turns(kind):
        name = f"turn:{COMPASS[turns][0]}"
        x = 8 + 97 * turns
        card = group(kind_card(products, kind, turns), at=(x + 10.5, TOP + 14))
        inside = (rect(x, TOP, 93, 126, "slot", 5), card, text(x + 46.5, TOP + 117, COMPASS[turns], "mid label bold"))
        found.append(target(name, f"Its top {COMPASS[turns]}", *inside, edge(x, TOP, 93, 126, 5)))
    return f"Turn the {kind.name}", "".join(found)


def output_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    """V4.3: what the running factory shall put out."""
    known, found = view.product_of, []
    for k, key in enumerate(products_at_desk(view)):
        product, x = known[key], 8 + 130 * k
        inside = (
            rect(x, TOP, 124, 126, f"goods {tier(product.value)}", 5),
            product_icon(key, product.code, x + 34, TOP + 12, 56),
            text(x + 62, TOP + 92, product.name, "mid label bold"),
            text(x + 62, TOP + 116, product.value, "mid num"),
            edge(x, TOP, 124, 126, 5),
        )
        found.append(target(f"product:{key}", f"{product.name}, worth {product.value}", *inside))
    return f"What the {view.doing.factory if view.doing else ''} puts out", "".join(found)


def fulfil_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    """V7: how many are delivered, and how many end the game."""
    end = view.rates.fulfilled_end
    pips = "".join(
        circle(36 + 44 * k, TOP + 28, 17, "lamp lit" if k < view.fulfilled else "lamp")
        + (use("victory-tick", 26 + 44 * k, TOP + 18, 20, "inverse") if k < view.fulfilled else "")
        for k in range(end)
    )
    told = f"{plural(view.fulfilled, 'contract')} fulfilled, {len(view.due)} still due."
    more = f"{end} in one fulfilment end the game. What is not delivered lies open again."
    return "Fulfilment", pips + text(16, TOP + 74, told, "label bold") + sentences(16, TOP + 97, more, WIDTH - 30)


def over_desk(view: VictoryView, names: Sequence[str]) -> Desk:
    """Who won and why it ended."""
    winners = [player for player in view.players if player.rank == 0]
    named = " and ".join(fit_bold(names[player.seat], 150, 26) for player in winners)
    return "The end", (
        use("victory-crown", 14, TOP + 8, 52)
        + text(80, TOP + 46, fit_bold(named, WIDTH - 95, 26), "big")
        + text(80, TOP + 78, plural(winners[0].score, "point"), "figure")
        + sentences(14, TOP + 108, f"Ended in round {view.round}: {view.end_reason}.", WIDTH - 28)
    )


DESKS: dict[str, Callable[[VictoryView, Sequence[str]], Desk]] = {
    "draft": draft_desk,
    "lay": lay_desk,
    "move": move_desk,
    "manage": manage_desk,
    "turn": turn_desk,
    "output": output_desk,
    "fulfil": fulfil_desk,
    "over": over_desk,
}
