"""V5.4, V5.6, V5.7: moving a product, trading with the bank, throwing away."""

from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.rules.ledger import BANK, PRODUCTS, TO_MOVER, Reason, move_product, take_product
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.refusals import No
from smokestack.games.victory.rules.teardown import why_not_valid
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_carry(s: State, cell: int, why: Why) -> int:
    """V5.4, V5.9: to a valid empty cell, but not straight back."""
    found = why_not_valid(s, s.mover, cell, why)
    if found == 0 and s.cell == s.moved_to and cell == s.moved_from:
        found = refuse(why, No.STRAIGHT_BACK, 0, cell, 0, 0)
    return found


@kernel
def carry(s: State, cell: int) -> None:
    """V5.4: the lifted product is dropped."""
    move_product(s, s.mover, s.cell, cell, Reason.MOVE_PRODUCT)
    s.moved_from = s.cell
    s.moved_to = cell
    s.doing = Doing.CARRY
    s.phase = Phase.ACTION_DONE


@kernel
def throw_away(s: State) -> None:
    """V5.7: back to its stack."""
    take_product(s, s.mover, s.cell, BANK, Reason.THROW)
    s.phase = Phase.ACTION_DONE


@kernel
def why_not_bank(cards: Cards, s: State, product: int, why: Why) -> int:
    """V5.6: three of one kind."""
    have = s.complexes[s.mover].stock[product]
    if have < cards.bank_rate:
        return refuse(why, No.BANK_WANTS_MORE, product, 0, have, cards.bank_rate)
    return 0


@kernel
def begin_bank(cards: Cards, s: State, product: int) -> None:
    begin_paying(s, Doing.BANK, product, cards.bank_rate)


@kernel
def why_not_bank_product(cards: Cards, s: State, product: int, why: Why) -> int:
    """V5.6: of the same or lower value."""
    if product >= cards.product_count:
        return refuse(why, No.NO_SUCH_PRODUCT, product, 0, cards.product_count, 0)
    most = cards.products[s.product].value
    value = cards.products[product].value
    if value > most:
        return refuse(why, No.WORTH_MORE, product, s.product, most, value)
    return 0


@kernel
def get_from_bank(s: State, product: int) -> None:
    """V5.6: the bank's product waits to be laid out."""
    s.to_mover.of[product] += 1
    moved(PRODUCTS + product, 1, BANK, TO_MOVER, Reason.BANK)
    s.phase = Phase.RECEIVE_NEXT
