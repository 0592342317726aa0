"""Actions as choices: the group they stand in, their name, and what they cost or bring."""

from collections.abc import Callable, Sequence

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Label
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.complex import kind_of, payable
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.view.names import (
    basket_text,
    cell_name,
    counted,
    factory_name,
    made_text,
    product_name,
    recipe_text,
    sides_text,
)
from smokestack.games.victory.view.running import runnable_cells
from smokestack.games.victory.words.labels_cells import label_at

Labeller = Callable[[Edition, Cards, State, tuple[int, ...], Sequence[str]], Label]


def label(edition: Edition, s: State, action: int, names: Sequence[str]) -> Label:
    """The label of an action or outcome; names are the players'."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    decoded = CODEC.decode(action)
    return LABELLERS[decoded.verb](edition, cards, s, decoded.values, names)


def label_turn(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    group = f"Turn the {factory_name(edition, s.kind)} at {cell_name(edition, s.cell)}"
    text = f"Top {edition.names['compass'][values[0]]}"
    return Label(group, text, sides_text(edition, cards, s.kind, values[0]))


def label_pick(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    kind = values[0]
    draft = s.phase == Phase.DRAFT
    left = s.starting_set[kind] if draft else s.complexes[s.seat].hand[kind]
    detail = f"makes {made_text(edition, cards, kind)}; {left} {'in the set' if draft else 'to lay'}"
    return Label("Take from the starting set" if draft else "Lay out", factory_name(edition, kind), detail)


def label_produce(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    kind = values[0]
    count = len(runnable_cells(cards, s, s.seat, kind))
    made = made_text(edition, cards, kind)
    detail = f"1 can run, makes {made}" if count == 1 else f"{count} can run, each makes {made}"
    return Label("Production move", factory_name(edition, kind), detail)


def label_build(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    aim = "Build to join your complex again" if s.phase == Phase.JOIN else "Build"
    group = f"{aim}, for {cards.build_cost} products of its inputs, outputs or {product_name(edition, cards.wood)}"
    detail = f"{recipe_text(edition, cards, values[0])}; {s.stacks[values[0]]} left"
    return Label(group, factory_name(edition, values[0]), detail)


def label_fulfil(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    product = values[0]
    have = s.complexes[s.seat].stock[product]
    detail = f"spend 1 of {have}, keep {cards.products[product].contract} points"
    return Label("Fulfil the contract for", product_name(edition, product), detail)


def label_lose(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    detail = f"lose {cards.products[values[0]].contract} points"
    return Label("Lose the contract for", product_name(edition, values[0]), detail)


def label_claim(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    have = s.complexes[s.seat].stock[values[0]]
    detail = f"worth {cards.products[values[0]].contract}, for 1 of your {have}"
    return Label("Claim the contract for", product_name(edition, values[0]), detail)


def label_bank(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    text = f"Turn in {counted(edition, cards.bank_rate, values[0])}"
    return Label("Bank", text, f"for a product worth up to {cards.products[values[0]].value}")


def label_give(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    have, given = s.complexes[s.mover].stock[values[0]], s.give.of[values[0]]
    return Label("Trade: you give", product_name(edition, values[0]), f"{given} of {have} so far")


def label_want(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    product, name = cards.products[values[0]], product_name(edition, values[0])
    if s.phase == Phase.OFFER:
        have, asked = s.complexes[s.partner].stock[values[0]], s.get.of[values[0]]
        return Label("Trade: you get", name, f"{asked} of {have} so far")
    if s.phase == Phase.BANK:
        return Label("The bank gives you", name, f"worth {product.value}")
    place = f"the {factory_name(edition, s.kind)} at {cell_name(edition, s.cell)}"
    return Label(f"To the {edition.names['compass'][s.side]} {place} makes", name, f"worth {product.value}")


def label_offer(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Trade", f"Make {names[values[0]]} an offer", offers_left(cards, s, values[0]))


def label_hand(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Move it to another complex", f"To {names[values[0]]}", offers_left(cards, s, values[0]))


def label_fetch(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Move a factory here", f"From {names[values[0]]}", offers_left(cards, s, values[0]))


def offers_left(cards: Cards, s: State, partner: int) -> str:
    left = cards.most_offers - s.offers[partner]
    return f"{left} offers left" if left > 1 else "your last offer"


def label_scrap(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Factory", "Tear it down", f"the {chosen_factory(edition, s)} returns to its stack")


def label_shift(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    kind = kind_of(s.complexes[s.seat].cells[s.cell])
    have = payable(cards, s.complexes[s.seat], kind)
    return Label("Factory", "Move or turn it", f"the {chosen_factory(edition, s)}; pay {cards.move_cost} of {have}")


def chosen_factory(edition: Edition, s: State) -> str:
    kind = kind_of(s.complexes[s.seat].cells[s.cell])
    return f"{factory_name(edition, kind)} at {cell_name(edition, s.cell)}"


def label_throw(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Or", "Throw it away")


def label_send(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    deal = f"{basket_text(edition, s.give.of)} for {basket_text(edition, s.get.of)}"
    return Label("Or", f"Send the offer to {names[s.partner]}", deal)


def label_accept(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Answer", "Accept", asked(edition, s, names))


def label_decline(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Answer", "Decline")


def asked(edition: Edition, s: State, names: Sequence[str]) -> str:
    """What acceptance means to the one who answers."""
    if s.doing == Doing.TRADE:
        return f"you get {basket_text(edition, s.give.of)}, you give {basket_text(edition, s.get.of)}"
    kind, cell, source = factory_name(edition, s.kind), cell_name(edition, s.cell), cell_name(edition, s.source)
    top = edition.names["compass"][s.target_turn]
    if s.doing == Doing.HAND:
        return f"the {kind} comes to your {cell}, its top {top}"
    return f"your {kind} at {source} goes to {cell} of {names[s.mover]}"


def label_manage(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Or", "Non-production move", "move products, build, trade, claim")


def label_done(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("Or", "Run no more" if s.phase == Phase.RUN else "End this move")


def label_reveal(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    worth = f"worth {cards.products[values[0]].contract}"
    return Label("Contract turned up", product_name(edition, values[0]), worth)


def label_starter(edition: Edition, cards: Cards, s: State, values: tuple[int, ...], names: Sequence[str]) -> Label:
    return Label("First to choose", names[values[0]])


LABELLERS: dict[str, Labeller] = {
    "at": label_at,
    "turn": label_turn,
    "pick": label_pick,
    "produce": label_produce,
    "build": label_build,
    "fulfil": label_fulfil,
    "lose": label_lose,
    "claim": label_claim,
    "bank": label_bank,
    "give": label_give,
    "want": label_want,
    "offer": label_offer,
    "hand": label_hand,
    "fetch": label_fetch,
    "scrap": label_scrap,
    "shift": label_shift,
    "throw": label_throw,
    "send": label_send,
    "accept": label_accept,
    "decline": label_decline,
    "manage": label_manage,
    "done": label_done,
    "reveal": label_reveal,
    "starter": label_starter,
}
