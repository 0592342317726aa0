"""Paying with product cards: which ones, where it makes a difference."""

from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.cells import SIZE
from smokestack.games.victory.model.complex import is_product, payable, product_of
from smokestack.games.victory.model.state import FREE, Complex, Doing, Phase, State
from smokestack.games.victory.rules.ledger import BANK, Reason, take_product
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def begin_paying(s: State, doing: int, product: int, amount: int) -> None:
    """The seat to move owes cards: of one product, or (FREE) of those that pay for the factory in hand."""
    s.doing = doing
    s.product = product
    s.owed = amount
    s.phase = Phase.PAY_NEXT


@kernel
def pays(cards: Cards, s: State, product: int) -> bool:
    """V5.1, V5.6, V5.8, V7.1: whether a product is of the kind that is owed."""
    if s.product != FREE:
        return product == s.product
    return (cards.factories[s.kind].pays >> product) & 1 == 1


@kernel
def pay_next(cards: Cards, s: State) -> None:
    """Ask for a card, unless all that could pay have to."""
    c = s.complexes[s.seat]
    can = c.stock[s.product] if s.product != FREE else payable(cards, c, s.kind)
    if s.owed > 0 and can > s.owed:
        s.phase = Phase.PAY
        return
    if s.owed > 0:
        pay_all(cards, s, c)
    s.phase = Phase.PAID


@kernel
def pay_all(cards: Cards, s: State, c: Complex) -> None:
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            cell = row * SIZE + column
            if is_product(c.cells[cell]) and pays(cards, s, product_of(c.cells[cell])):
                pay_with(s, cell)


@kernel
def why_not_pay(cards: Cards, s: State, cell: int, why: Why) -> int:
    """V5.1, V5.6, V5.8, V7.1: a product of yours that pays for this."""
    code = s.complexes[s.seat].cells[cell]
    if is_product(code) and pays(cards, s, product_of(code)):
        return 0
    if s.doing == Doing.BANK:
        return refuse(why, No.BANK_CARD, s.product, cell, 0, 0)
    if s.doing == Doing.CLAIM:
        return refuse(why, No.CLAIM_CARD, s.product, cell, 0, 0)
    if s.doing == Doing.FULFIL:
        return refuse(why, No.FULFIL_CARD, s.product, cell, 0, 0)
    if not is_product(code):
        return refuse(why, No.NO_PRODUCT_THERE, 0, cell, 0, 0)
    return refuse(why, No.DOES_NOT_PAY, product_of(code), cell, 0, s.kind)


@kernel
def pay_with(s: State, cell: int) -> None:
    """One card goes back to the bank."""
    take_product(s, s.seat, cell, BANK, payment_reason(s))
    s.owed -= 1
    s.phase = Phase.PAY_NEXT


@kernel
def payment_reason(s: State) -> int:
    if s.doing == Doing.BANK:
        return Reason.BANK
    if s.doing == Doing.CLAIM:
        return Reason.CLAIM
    if s.doing == Doing.FULFIL:
        return Reason.FULFIL
    return Reason.PAY
