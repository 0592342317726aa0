"""V6.2: the score."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, Cards
from smokestack.games.victory.model.state import Complex, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def product_score(cards: Cards, c: Complex) -> int:
    """The value of all products in a complex."""
    total = 0
    for product in range(MOST_PRODUCTS):
        total += c.stock[product] * cards.products[product].value
    return total


@kernel
def contract_score(cards: Cards, c: Complex) -> int:
    """The value of all contracts a player holds."""
    total = 0
    for product in range(MOST_PRODUCTS):
        total += c.contracts[product] * cards.products[product].contract
    return total


@kernel
def contracts_held(c: Complex) -> int:
    count = 0
    for product in range(MOST_PRODUCTS):
        count += c.contracts[product]
    return count


@kernel
def score_of(cards: Cards, c: Complex) -> int:
    """V6.2: products and contracts at face value."""
    return product_score(cards, c) + contract_score(cards, c)


@kernel
def scores(cards: Cards, s: State, out: Ints) -> int:
    for seat in range(s.options.players):
        out[seat] = score_of(cards, s.complexes[seat])
    return s.options.players


@kernel
def ranks(cards: Cards, s: State, out: Ints) -> int:
    """V6.2: points, then contracts; still tied share the place."""
    for seat in range(s.options.players):
        out[seat] = 0
        for other in range(s.options.players):
            if beats(cards, s, other, seat):
                out[seat] += 1
    return s.options.players


@kernel
def beats(cards: Cards, s: State, a: int, b: int) -> bool:
    own, other = score_of(cards, s.complexes[a]), score_of(cards, s.complexes[b])
    if own != other:
        return own > other
    return contracts_held(s.complexes[a]) > contracts_held(s.complexes[b])
