"""What an advancement is worth to its owner for the rest of the game."""

from smokestack.games.titans.bot.tempo import rounds_left
from smokestack.games.titans.bot.weights import BUYING_TURNS, DOLLAR, MAIL_ORDER, PRODUCING, SALES_AHEAD, SHARE
from smokestack.games.titans.model.cards import AGES, FACILITIES, MARKETS, Cards, Effect
from smokestack.games.titans.model.state import State
from smokestack.games.titans.rules.scoring import scored_things
from smokestack.kernel.compile import kernel


@kernel
def worth_of_advancement(cards: Cards, s: State, seat: int, card: int) -> int:
    """T6.1, T9.1; what acted once lies in money and cubes already."""
    made = cards.advancements[card]
    if made.effect >= Effect.SCORE_ESTATES:
        return worth_at_the_end(cards, s, seat, card)
    if made.effect == Effect.SALE_MONEY:
        return DOLLAR * made.amount * sales_ahead(cards, s, seat, made.good)
    if made.effect == Effect.SALE_SHARE:
        return SHARE * made.amount * sales_ahead(cards, s, seat, made.good)
    if made.effect == Effect.GRID_MONEY:
        return DOLLAR * made.amount * SALES_AHEAD
    if made.effect == Effect.USES_DISCOUNT:
        return DOLLAR * made.amount * PRODUCING * rounds_left(cards, s) // 10_000
    if made.effect == Effect.PURCHASE_DISCOUNT:
        return DOLLAR * made.amount * BUYING_TURNS * rounds_left(cards, s) // 10_000
    if made.effect == Effect.DISCARD_MONEY:
        return DOLLAR * made.amount * SALES_AHEAD
    if made.effect == Effect.MAIL_ORDER:
        return MAIL_ORDER * MARKETS * (AGES - s.age)
    return 0


@kernel
def sales_ahead(cards: Cards, s: State, seat: int, good: int) -> int:
    """T2.2: sales to other players, for who makes the good."""
    for facility in range(FACILITIES):
        if cards.facilities[facility].makes == good and s.players[seat].sizes[facility] > 0:
            return SALES_AHEAD
    return 0


@kernel
def worth_at_the_end(cards: Cards, s: State, seat: int, card: int) -> int:
    """T9.1: as if the game ended now."""
    made = cards.advancements[card]
    if made.effect == Effect.SCORE_MONEY:
        money = min(made.limit, s.players[seat].cash)
        return SHARE * (money // made.amount - money // cards.dollars_per_share)
    return SHARE * made.amount * scored_things(cards, s, seat, made.effect)
