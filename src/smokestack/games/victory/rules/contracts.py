"""V5.8: claiming a contract; V6.1, V7.5, V7.6: what a claim sets off."""

from smokestack.games.victory.model.cards import MOST_PRODUCTS, Cards
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.rules.ends import End, end_game
from smokestack.games.victory.rules.ledger import give_contract, give_token
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.refusals import No
from smokestack.games.victory.rules.scoring import contracts_held
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_claim(s: State, seat: int, product: int, why: Why) -> int:
    """V5.8, V7.4: an unclaimed contract you did not lose in this turn, and one of its product."""
    if s.unclaimed[product] == 0:
        return refuse(why, No.NO_CONTRACT, product, 0, 0, 1)
    if s.unclaimed[product] <= s.lost[product]:
        return refuse(why, No.JUST_LOST, product, 0, 0, 1)
    if s.complexes[seat].stock[product] == 0:
        return refuse(why, No.NO_PRODUCT, product, 0, 0, 1)
    return 0


@kernel
def begin_claim(s: State, product: int) -> None:
    """V5.8: turn in one of its product."""
    begin_paying(s, Doing.CLAIM, product, 1)


@kernel
def claim(cards: Cards, s: State) -> None:
    """V5.8, V6.1: take the contract; the first ever takes the token too; the eighth or the last ends the game."""
    give_contract(s, s.mover, s.product)
    if s.token_taken == 0:
        take_tokens(s)
    s.phase = Phase.ACTION_DONE
    if contracts_held(s.complexes[s.mover]) >= cards.most_contracts:
        end_game(s, End.EIGHT_HELD)
    elif all_claimed(s):
        end_game(s, End.ALL_CLAIMED)


@kernel
def take_tokens(s: State) -> None:
    """V5.8, V7.5, V7.6: once in a game; the second goes to the player across."""
    s.token_taken = 1
    give_token(s, 0, s.mover)
    if s.options.copies == 2:
        give_token(s, 1, (s.mover + s.options.players // 2) % s.options.players)


@kernel
def all_claimed(s: State) -> bool:
    for product in range(MOST_PRODUCTS):
        if s.unclaimed[product] > 0:
            return False
    return True
