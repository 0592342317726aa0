"""V5.3, V5.5: asking another player: trades of products, and consent to moving a factory."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, Cards
from smokestack.games.victory.model.cells import SIZE
from smokestack.games.victory.model.complex import has_valid_place, is_product, product_of
from smokestack.games.victory.model.state import FREE, Basket, Complex, Doing, Phase, State
from smokestack.games.victory.rules.clear_choice import clear_choice
from smokestack.games.victory.rules.ledger import (
    BANK,
    PRODUCTS,
    TO_MOVER,
    TO_PARTNER,
    Reason,
    put_product,
    take_product,
)
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_ask(cards: Cards, s: State, partner: int, why: Why) -> int:
    """V5.5: another player, and not more than three offers to each in a move."""
    if partner >= s.options.players:
        return refuse(why, No.NO_SUCH_PLAYER, partner, 0, s.options.players, 0)
    if partner == s.mover:
        return refuse(why, No.YOURSELF, partner, 0, 0, 0)
    if s.offers[partner] >= cards.most_offers:
        return refuse(why, No.ASKED_ENOUGH, partner, 0, s.offers[partner], cards.most_offers)
    return 0


@kernel
def cards_in(c: Complex) -> int:
    """How many products lie in a complex."""
    count = 0
    for product in range(MOST_PRODUCTS):
        count += c.stock[product]
    return count


@kernel
def why_not_offer(cards: Cards, s: State, partner: int, why: Why) -> int:
    """V5.5: there must be something to give or to get."""
    found = why_not_ask(cards, s, partner, why)
    if found == 0 and cards_in(s.complexes[s.mover]) + cards_in(s.complexes[partner]) == 0:
        found = refuse(why, No.NOTHING_TO_TRADE, partner, 0, 0, 1)
    return found


@kernel
def begin_offer(s: State, partner: int) -> None:
    s.doing = Doing.TRADE
    s.partner = partner
    s.phase = Phase.OFFER


@kernel
def why_not_give(s: State, product: int, why: Why) -> int:
    """V5.5: what you have and do not give already."""
    have = s.complexes[s.mover].stock[product]
    if s.give.of[product] >= have:
        return refuse(why, No.NO_MORE_TO_GIVE, product, 0, have, s.give.of[product] + 1)
    return 0


@kernel
def why_not_get(s: State, product: int, why: Why) -> int:
    """V5.5: what the other has and you do not ask for already."""
    have = s.complexes[s.partner].stock[product]
    if s.get.of[product] >= have:
        return refuse(why, No.NO_MORE_TO_GET, product, s.partner, have, s.get.of[product] + 1)
    return 0


@kernel
def why_not_send(s: State, why: Why) -> int:
    """V5.5: an offer has at least one side; with the other empty it is a gift."""
    for product in range(MOST_PRODUCTS):
        if s.give.of[product] + s.get.of[product] > 0:
            return 0
    return refuse(why, No.EMPTY_OFFER, 0, 0, 0, 1)


@kernel
def send(s: State) -> None:
    """V5.5: now the other answers."""
    s.offers[s.partner] += 1
    s.seat = s.partner
    s.phase = Phase.ANSWER


@kernel
def accept(cards: Cards, s: State) -> None:
    """V5.3, V5.5: goods leave, or the mover pays for the factory that moves."""
    s.seat = s.mover
    if s.doing == Doing.TRADE:
        s.phase = Phase.LEAVE_NEXT
    else:
        begin_paying(s, s.doing, FREE, cards.move_cost)


@kernel
def decline(s: State) -> None:
    """V5.5: nothing happens."""
    for product in range(MOST_PRODUCTS):
        s.give.of[product] = 0
        s.get.of[product] = 0
    clear_choice(s)
    s.seat = s.mover
    s.phase = Phase.MANAGE


@kernel
def leave_next(s: State) -> None:
    """V5.5: what is given leaves first, the mover's before the partner's; which card is asked where it matters."""
    s.seat = s.mover
    s.product = part_with(s, s.mover, s.give, s.to_partner, TO_PARTNER)
    if s.product == NONE:
        s.seat = s.partner
        s.product = part_with(s, s.partner, s.get, s.to_mover, TO_MOVER)
    s.phase = Phase.LEAVE if s.product != NONE else Phase.RECEIVE_NEXT


@kernel
def part_with(s: State, seat: int, leaving: Basket, on_their_way: Basket, target: int) -> int:
    """Products all of which go leave by themselves; the first of which only some go, or NONE."""
    for product in range(MOST_PRODUCTS):
        if leaving.of[product] > 0:
            if leaving.of[product] < s.complexes[seat].stock[product]:
                return product
            while leaving.of[product] > 0:
                take_product(s, seat, cell_with(s.complexes[seat], product), target, Reason.TRADE)
                leaving.of[product] -= 1
                on_their_way.of[product] += 1
    return NONE


@kernel
def cell_with(c: Complex, product: int) -> int:
    """The first cell with a product, or NONE."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if is_product(c.cells[cell]) and product_of(c.cells[cell]) == product:
                return cell
    return NONE


@kernel
def why_not_part(s: State, cell: int, why: Why) -> int:
    """V5.5: a card of the product agreed on."""
    code = s.complexes[s.seat].cells[cell]
    if is_product(code) and product_of(code) == s.product:
        return 0
    return refuse(why, No.NOT_AGREED, s.product, cell, 0, 0)


@kernel
def part(s: State, cell: int) -> None:
    if s.seat == s.mover:
        take_product(s, s.seat, cell, TO_PARTNER, Reason.TRADE)
        s.give.of[s.product] -= 1
        s.to_partner.of[s.product] += 1
    else:
        take_product(s, s.seat, cell, TO_MOVER, Reason.TRADE)
        s.get.of[s.product] -= 1
        s.to_mover.of[s.product] += 1
    s.phase = Phase.LEAVE_NEXT


@kernel
def receive_next(cards: Cards, s: State) -> None:
    """V5.5, V5.6: the partner lays out what came, then the mover; the most valuable first."""
    s.seat = s.partner
    s.product = NONE if s.partner == FREE else most_valuable(cards, s.to_partner)
    if s.product == NONE:
        s.seat = s.mover
        s.product = most_valuable(cards, s.to_mover)
    if s.product == NONE:
        s.phase = Phase.ACTION_DONE
    elif has_valid_place(s.complexes[s.seat]):
        s.phase = Phase.RECEIVE
    else:
        throw_received(s)


@kernel
def most_valuable(cards: Cards, waiting: Basket) -> int:
    best = NONE
    for product in range(MOST_PRODUCTS):
        if waiting.of[product] > 0 and (best == NONE or cards.products[product].value > cards.products[best].value):
            best = product
    return best


@kernel
def receive(s: State, cell: int) -> None:
    """A product that came is laid out."""
    put_product(s, s.seat, cell, s.product, arrived(s), Reason.BANK if s.doing == Doing.BANK else Reason.TRADE)


@kernel
def throw_received(s: State) -> None:
    """V5.5: what finds no valid cell is thrown away."""
    moved(PRODUCTS + s.product, 1, arrived(s), BANK, Reason.NO_ROOM)


@kernel
def arrived(s: State) -> int:
    """One product fewer is on its way; where it was."""
    s.phase = Phase.RECEIVE_NEXT
    if s.seat == s.mover:
        s.to_mover.of[s.product] -= 1
        return TO_MOVER
    s.to_partner.of[s.product] -= 1
    return TO_PARTNER
