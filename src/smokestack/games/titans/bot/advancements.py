"""What an advancement is worth to its owner for the rest of the game, from what the edition prints on it."""

from smokestack.games.titans.bot.outlook import Outlook
from smokestack.games.titans.bot.tempo import rounds_left
from smokestack.games.titans.bot.weights import (
    BUYING_TURNS,
    DOLLAR,
    EXTRA_CUBE,
    INTRUDERS,
    MAIL_ORDER,
    PRODUCING,
    SHARE,
)
from smokestack.games.titans.model.cards import AGES, CONSUMER_GRIDS, GRIDS, MARKETS, NONE, Cards, Effect
from smokestack.games.titans.model.state import State
from smokestack.games.titans.rules.scoring import scored_things
from smokestack.kernel.compile import kernel


@kernel
def worth_of_advancement(cards: Cards, s: State, view: Outlook, seat: int, card: int) -> int:
    """T6.1, T9.1; what acted once lies in money and cubes already."""
    made = cards.advancements[card]
    if made.effect >= Effect.SCORE_ESTATES:
        return worth_at_the_end(cards, s, seat, card)
    if made.effect == Effect.SALE_MONEY:
        return DOLLAR * made.amount * sales_to_players(cards, s, view, seat, made.good) // 100
    if made.effect == Effect.SALE_SHARE:
        return SHARE * made.amount * sales_to_players(cards, s, view, seat, made.good) // 100
    if made.effect == Effect.GRID_MONEY:
        return DOLLAR * made.amount * sales_to_consumers(s, view, seat, made.grid) // 100
    if made.effect == Effect.USES_DISCOUNT:
        return DOLLAR * made.amount * PRODUCING * rounds_left(cards, s) // 10_000
    if made.effect == Effect.PURCHASE_DISCOUNT:
        return DOLLAR * made.amount * BUYING_TURNS * rounds_left(cards, s) // 10_000
    if made.effect == Effect.DISCARD_MONEY:
        return DOLLAR * made.amount * discards(cards, s, view, seat) // 100
    if made.effect == Effect.MAIL_ORDER:
        return MAIL_ORDER * mailed(cards, s, view, seat) // 100
    if made.effect == Effect.EXTRA_GOODS:
        return EXTRA_CUBE * added(cards, s, view, seat, card) // 100
    return 0


@kernel
def part_of(s: State, view: Outlook, number: int, seat: int, cubes: int) -> int:
    """A seat's part of cubes of a grid, as it can make of all that can be made for it."""
    total = 0
    for other in range(s.options.players):
        total += view.output[number][other]
    return cubes * view.output[number][seat] // total if total > 0 else 0


@kernel
def sales_to_players(cards: Cards, s: State, view: Outlook, seat: int, good: int) -> int:
    """T2.2: hundredths of cubes that others will buy from this seat until the game ends."""
    number = cards.goods[good].red_grid
    if number == NONE:
        return 0
    this_age = cards.age_ends[s.age] - s.built
    all_ages = cards.age_ends[AGES - 1] - s.built
    return part_of(s, view, number, seat, view.bought[number]) * all_ages // max(this_age, 1)


@kernel
def sales_to_consumers(s: State, view: Outlook, seat: int, number: int) -> int:
    """T8.1: hundredths of cubes that this seat will sell on a grid at all age ends to come."""
    return part_of(s, view, number, seat, view.demand[number] - view.bought[number]) * (AGES - s.age)


@kernel
def unsold(cards: Cards, s: State, view: Outlook, seat: int, number: int) -> int:
    """T8.1: hundredths of this seat's cubes that consumers will leave on a grid at the end of this age."""
    coming = 0
    for other in range(s.options.players):
        coming += INTRUDERS * (cards.age_ends[s.age] - s.built) * view.output[number][other] // 2
    return part_of(s, view, number, seat, max(100 * s.grids[number].count + coming - view.demand[number], 0))


@kernel
def discards(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """T8.8: hundredths of its cubes that are left at all age ends to come."""
    total = 0
    for number in range(CONSUMER_GRIDS):
        total += unsold(cards, s, view, seat, number)
    return total * (AGES - s.age)


@kernel
def mailed(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """T8.8: hundredths of cubes that sell by mail at all age ends to come: one a market, where one is left."""
    total = 0
    for market in range(MARKETS):
        left = 0
        for number in range(CONSUMER_GRIDS):
            if cards.grids[number].market == market:
                left += unsold(cards, s, view, seat, number)
        total += min(left, 100)
    return total * (AGES - s.age)


@kernel
def added(cards: Cards, s: State, view: Outlook, seat: int, card: int) -> int:
    """T5.2: hundredths of cubes that a card adds until the game ends, no more than the seat may sell."""
    made = cards.advancements[card]
    return min(made.amount * activations(cards, s, seat, made.good), sales_in_all(cards, s, view, seat, made.good))


@kernel
def activations(cards: Cards, s: State, seat: int, good: int) -> int:
    """T5.1: hundredths of times that a seat will produce a good, if all its facilities take turns."""
    owned = 0
    makers = 0
    for facility in range(cards.facility_types):
        if s.players[seat].sizes[facility] > 0:
            owned += 1
            makers += 1 if cards.facilities[facility].makes == good else 0
    return PRODUCING * rounds_left(cards, s) * makers // (100 * max(owned, 1))


@kernel
def sales_in_all(cards: Cards, s: State, view: Outlook, seat: int, good: int) -> int:
    """T2.2, T8.1: hundredths of cubes that this seat may sell on all grids of a good, in every age to come."""
    total = 0
    for number in range(GRIDS):
        if cards.grids[number].accepts[good]:
            total += part_of(s, view, number, seat, view.demand[number])
    return total * (AGES - s.age)


@kernel
def worth_at_the_end(cards: Cards, s: State, seat: int, card: int) -> int:
    """T9.1: as if the game ended now."""
    made = cards.advancements[card]
    if made.effect == Effect.SCORE_MONEY:
        money = min(made.limit, s.players[seat].cash)
        return SHARE * (money // made.amount - money // cards.dollars_per_share)
    return SHARE * made.amount * scored_things(cards, s, seat, made.effect)
