"""The card in the hand: what is being paid, laid, moved or run, and what it waits for."""

from collections.abc import Callable, Sequence

from smokestack.board.drawing import Svg, group, rect
from smokestack.board.pieces import letters_in, plural, prose
from smokestack.games.victory.board.cards import CELL, COMPASS, kind_card, product_card
from smokestack.games.victory.board.pieces import WIDTH
from smokestack.games.victory.view.complex import CellView
from smokestack.games.victory.view.table import DoingView, VictoryView

TOP = 38.0

Desk = tuple[str, Svg]
"""A heading and what lies under it."""


def sentences(x: float, y: float, what: str, width: float) -> Svg:
    """What is told at the desk."""
    return prose(x, y, what, letters_in(width, 13.5), 18, "label")


def hand(view: VictoryView, names: Sequence[str]) -> Desk:
    """The card in question, large, and what it waits for."""
    card, name = card_in_hand(view)
    shown = group(card, at=(16, TOP + 16)) if card else rect(14, TOP + 14, CELL, CELL, "room", 6)
    told = HANDS.get(view.phase, nothing)(view, view.doing, names)
    return name or TITLES.get(view.phase, "Nothing in hand"), shown + sentences(106, TOP + 34, told, WIDTH - 120)


def card_in_hand(view: VictoryView) -> tuple[Svg, str]:
    """The factory or product that is being paid, laid, moved or run."""
    doing, products = view.doing, view.product_of
    if doing is None:
        return "", ""
    if doing.factory_key:
        kind = view.kind_of[doing.factory_key]
        return kind_card(products, kind, facing(doing)), kind.name
    if doing.product_key:
        return product_card(products[doing.product_key]), products[doing.product_key].name
    cell = chosen_cell(view, doing)
    if cell is None or cell.card == "empty":
        return "", ""
    if cell.card == "product":
        return product_card(products[cell.key]), cell.name
    kind = view.kind_of[cell.key]
    return kind_card(products, kind, COMPASS.index(str(cell.turn))), kind.name


def facing(doing: DoingView) -> int:
    return COMPASS.index(doing.turn) if doing.turn else 0


def chosen_cell(view: VictoryView, doing: DoingView) -> CellView | None:
    rows = view.players[max(view.to_move, 0)].complex.rows
    return next((cell for row in rows for cell in row if cell.cell == doing.cell), None)


Told = Callable[[VictoryView, DoingView | None, Sequence[str]], str]


def nothing(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return ""


def told_pay(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    owed = plural(doing.owed if doing else 0, "more product", "more products")
    if doing and doing.product:
        return f"Choose {owed} of this kind to spend."
    return f"Choose {owed} to pay with: what it takes in or puts out, or wood."


def told_place(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    whose = "your" if doing is None or doing.owner == view.to_move else f"{names[doing.owner or 0]}'s"
    return f"Choose a cell where it touches {whose} factories by an edge or a corner."


def told_lay(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return "Choose an empty cell beside one of your factories."


def told_factory(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return f"Move or turn it for {plural(view.rates.shift, 'product')}, tear it down, or hand it to another player."


def told_run(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return "Choose which run, one after another. No product and no cell serves two of them."


def told_answer(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    if doing is None or doing.partner is None:
        return ""
    mover, partner = names[view.mover], names[doing.partner]
    giver, taker = (mover, partner) if doing.what == "hand" else (partner, mover)
    return f"{mover} asks {partner}: it would go from {giver}'s {doing.source} to {taker}'s {doing.cell}."


def told_bank(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    value = view.product_of[doing.product_key].value if doing and doing.product_key else 0
    return f"The bank has got {view.rates.bank} of these. Take a product from the price list, worth up to {value}."


def told_join(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return "The complex has fallen apart: build a factory from the stacks that joins it again."


def told_fetch(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    owner = names[doing.partner] if doing and doing.partner is not None else "the other player"
    return f"Choose the factory you ask {owner} for."


def told_reveal(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return f"{plural(sum(each.count for each in view.unclaimed), 'contract')} turned up so far."


def told_starter(view: VictoryView, doing: DoingView | None, names: Sequence[str]) -> str:
    return "Chance names who picks first from the starting set."


HANDS: dict[str, Told] = {
    "reveal": told_reveal,
    "starter": told_starter,
    "run": told_run,
    "product": told_lay,
    "stranded": told_lay,
    "receive": told_lay,
    "factory": told_factory,
    "pay": told_pay,
    "place": told_place,
    "join": told_join,
    "bank": told_bank,
    "fetch": told_fetch,
    "answer": told_answer,
}
TITLES = {"reveal": "Setting up", "starter": "Setting up", "join": "Join it again", "fetch": "A factory of another"}
