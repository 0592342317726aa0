"""The contracts as a strip of cards, the most valuable first: what each is worth, who holds it, whether it is due.

A card keeps its place when it is claimed or lost.
"""

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from smokestack.board.drawing import Part, Svg, group, rect, seat_mark, target, text, use
from smokestack.board.pieces import edge, fit, label, place, plural
from smokestack.games.victory.board.pieces import banner, panel, product_icon, stock_of, tier
from smokestack.games.victory.view.catalogue import ProductView
from smokestack.games.victory.view.table import VictoryView

ACROSS = 4
WIDE, TALL, GAP = 92.0, 92.0, 5.0
TOP = 38.0


@dataclass(frozen=True)
class ContractCard:
    """Contracts for one product that lie together."""

    key: str
    holder: int | None
    count: int
    value: int


def contract_cards(view: VictoryView) -> list[ContractCard]:
    """Those nobody holds and those of each player, by value."""
    found = [ContractCard(each.key, None, each.count, each.value) for each in view.unclaimed]
    for player in view.players:
        found.extend(ContractCard(each.key, player.seat, each.count, each.value) for each in player.contracts)
    order = [product.key for product in view.products]
    return sorted(
        found, key=lambda card: (-card.value, order.index(card.key), -1 if card.holder is None else card.holder)
    )


def is_due(view: VictoryView, card: ContractCard) -> bool:
    """V7.1: still to be fulfilled or lost in this fulfilment."""
    return card.holder == view.mover and card.key in {each.key for each in view.due}


def contract_target(view: VictoryView, card: ContractCard) -> str:
    """Where a claim or a delivery is clicked; other contracts for the product only show what they are."""
    if card.holder is not None:
        return f"contract:{card.key}" if is_due(view, card) else f"held{card.holder + 1}:{card.key}"
    taken = view.phase == "fulfil" and card.key in {each.key for each in view.due}
    return f"open:{card.key}" if taken else f"contract:{card.key}"


def draw_contracts(view: VictoryView, names: Sequence[str], seat: int) -> Part:
    cards, known = contract_cards(view), view.product_of
    stock = stock_of(view.players[seat])
    rows = -(-len(cards) // ACROSS)
    found = []
    for k, card in enumerate(cards):
        at = (8 + (WIDE + GAP) * (k % ACROSS), TOP + (TALL + GAP) * (k // ACROSS))
        found.append(group(draw_contract(view, names, card, known[card.key], stock.get(card.key, 0)), at=at))
    opened = sum(card.count for card in cards if card.holder is None)
    told = f"{opened} unclaimed" if cards else "none turned up yet"
    height = TOP + max(rows, 1) * (TALL + GAP) + 3
    inside = place("deck", banner("Contracts", told)) + draw_side_token(view) + place("table", *found)
    return panel("contracts", "contracts", f"Contracts, {told}", height, inside)


def draw_side_token(view: VictoryView) -> Svg:
    """V7.6: a token waits here for the first claim."""
    if view.tokens and view.tokens[0] is not None:
        return ""
    return place("sideline", use("victory-token", 112, 5, 22), text(138, 21, "with the first claim", "note faint"))


def draw_contract(view: VictoryView, names: Sequence[str], card: ContractCard, product: ProductView, have: int) -> Svg:
    due = is_due(view, card)
    taken = card.holder is not None and not due
    inside = [
        rect(0, 0, WIDE, TALL, "slot" if taken else "card", 5),
        rect(4, 4, 38, 38, f"goods {tier(product.value)}", 5),
        product_icon(product.key, product.code, 9, 9, 28),
        text(WIDE - 7, 33, card.value, "end big"),
        label(6, 56, product.name, WIDE - 10),
        edge(1, 1, WIDE - 2, TALL - 2, 5),
    ]
    if due:
        inside.extend(draw_answers(product, have))
    else:
        inside.append(draw_holder(names, card))
        if have and not taken:
            inside.append(rect(56, 68, 31, 17, "badge", 8) + text(71.5, 81, f"{have} ✓", "mid note bold on-accent"))
    told = described(names, card, product, have, due=due)
    return target(contract_target(view, card), told, *inside)


def draw_holder(names: Sequence[str], card: ContractCard) -> Svg:
    several = f" ×{card.count}" if card.count > 1 else ""
    if card.holder is None:
        return text(7, 81, f"open{several}", "note faint")
    name = fit(names[card.holder], WIDE - 30 - 7 * len(several), 11)
    return seat_mark(14, 77, card.holder, 16) + text(26, 81, f"{name}{several}", "note")


def draw_answers(product: ProductView, have: int) -> Iterator[Svg]:
    """V7.1: deliver or lose; the due mark stands above."""
    yield rect(50, 36.5, 36, 11.5, "stamp", 3) + text(68, 45.8, "due", "mid small bold on-bad")
    yield target(
        f"deliver:{product.key}",
        f"Deliver 1 of {plural(have, product.name.lower(), product.name.lower())}",
        rect(4, 63, 48, 24, "badge", 4),
        text(28, 79, "deliver", "mid note bold on-accent"),
        edge(4, 63, 48, 24),
        css="second",
    )
    yield target(
        f"lose:{product.key}",
        f"Lose the contract for {product.name.lower()}",
        rect(55, 63, 33, 24, "slot", 4),
        text(71.5, 79, "lose", "mid note bold"),
        edge(55, 63, 33, 24),
        css="second",
    )


def described(names: Sequence[str], card: ContractCard, product: ProductView, have: int, *, due: bool) -> str:
    """What a screen reader says."""
    held = "unclaimed" if card.holder is None else f"held by {names[card.holder]}"
    mine = f", you have {have}" if have else ""
    several = "Contract" if card.count == 1 else f"{card.count} contracts"
    return f"{several} for {product.name.lower()}, worth {card.value}, {held}{', due' if due else ''}{mine}"
