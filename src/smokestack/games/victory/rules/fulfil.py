"""V7: fulfilment, at the start of a turn with a token."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, Cards
from smokestack.games.victory.model.state import TOKENS, Doing, Phase, State
from smokestack.games.victory.rules.clear_choice import clear_choice
from smokestack.games.victory.rules.ends import End, end_game
from smokestack.games.victory.rules.ledger import drop_contract, give_token
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def holds_token(s: State, seat: int) -> bool:
    for token in range(TOKENS):
        if s.tokens[token] == seat:
            return True
    return False


@kernel
def begin_fulfilment(s: State) -> None:
    """V7.1: every contract comes up once."""
    for product in range(MOST_PRODUCTS):
        s.due[product] = s.complexes[s.mover].contracts[product]
    s.fulfilled = 0
    s.phase = Phase.FULFIL_NEXT


@kernel
def fulfil_next(cards: Cards, s: State) -> None:
    """V7.1–V7.3: what cannot be fulfilled is lost, the others are asked; then the token passes, and five end it."""
    left = 0
    for product in range(MOST_PRODUCTS):
        while s.due[product] > s.complexes[s.mover].stock[product]:
            lose(s, product)
        left += s.due[product]
    if left > 0:
        s.phase = Phase.FULFIL
        return
    pass_tokens(s)
    s.phase = Phase.MOVE_NEXT
    if s.fulfilled >= cards.fulfilled_end:
        end_game(s, End.FULFILLED)


@kernel
def why_not_due(s: State, product: int, why: Why) -> int:
    """V7.1: a contract you hold and have not dealt with."""
    if s.due[product] == 0:
        return refuse(why, No.NOT_DUE, product, 0, 0, 1)
    return 0


@kernel
def fulfil(s: State, product: int) -> None:
    """V7.1: spend one of its product; you choose which card."""
    begin_paying(s, Doing.FULFIL, product, 1)


@kernel
def fulfilled(s: State) -> None:
    s.due[s.product] -= 1
    s.fulfilled += 1
    clear_choice(s)
    s.phase = Phase.FULFIL_NEXT


@kernel
def lose(s: State, product: int) -> None:
    """V7.1, V7.4: it lies unclaimed again, for others at once, for you from the next turn."""
    s.due[product] -= 1
    s.lost[product] += 1
    drop_contract(s, s.mover, product)
    s.phase = Phase.FULFIL_NEXT


@kernel
def pass_tokens(s: State) -> None:
    """V7.2: to the right."""
    for token in range(TOKENS):
        if s.tokens[token] == s.mover:
            give_token(s, token, (s.mover - 1) % s.options.players)
