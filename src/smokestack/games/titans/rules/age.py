"""T8: the end of an age, step by step."""

from typing import Annotated

from smokestack.games.titans.model.cards import ADVANCEMENTS, CONSUMER_GRIDS, MARKETS, SEATS, SIDES, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, At, State
from smokestack.games.titans.rules.ledger import (
    ADVANCEMENT,
    GONE,
    PILE,
    SHOWN,
    Reason,
    from_bank,
    gain_share,
    take_cube,
)
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved, scratch
from smokestack.kernel.record import Record, i8, i32


class Sales(Record):
    """Which cubes consumers take: for each space of each consumer grid 1 or 0, and how many by seat and market."""

    sold: Annotated[list[list[int]], i8, CONSUMER_GRIDS, SPACES]
    by_market: Annotated[list[list[int]], i32, SEATS, MARKETS]


@kernel
def end_age(cards: Cards, s: State) -> None:
    """T8.1–T8.6, T8.8, in this order; what comes next is the turn's affair."""
    sales = scratch(Sales)
    mark_sales(cards, s, sales)
    discard_unsold(s, sales)
    score_goods(s, sales)
    score_estates(s)
    score_domination(cards, s, sales)
    pay_for_sales(cards, s)
    discard_advancements(cards, s)
    s.age += 1


@kernel
def grid_demand(cards: Cards, s: State, number: int) -> int:
    """T8.1: the icons of the grid's market on all cards along the sides it serves."""
    demand = 0
    for side in range(SIDES):
        if cards.grids[number].serves[side]:
            demand += s.demand[side][cards.grids[number].market]
    return demand


@kernel
def mark_sales(cards: Cards, s: State, sales: Sales) -> None:
    """T8.1, T8.8: as many cubes as demanded, the cheapest first; then Mail-Order."""
    for number in range(CONSUMER_GRIDS):
        left = grid_demand(cards, s, number)
        for space in range(SPACES):
            seat = s.grids[number].cubes[space]
            if seat != EMPTY and left > 0:
                mark_sold(cards, sales, number, space, seat)
                left -= 1
    for seat in range(s.options.players):
        if s.players[seat].mail_order:
            for market in range(MARKETS):
                sell_by_mail(cards, s, sales, seat, market)


@kernel
def mark_sold(cards: Cards, sales: Sales, number: int, space: int, seat: int) -> None:
    sales.sold[number][space] = 1
    sales.by_market[seat][cards.grids[number].market] += 1


@kernel
def sell_by_mail(cards: Cards, s: State, sales: Sales, seat: int, market: int) -> None:
    """T8.8: the cheapest cube of a seat that would go unsold in a market; equal prices: first grid, then leftmost."""
    best_grid = EMPTY
    best_space = EMPTY
    lowest = 0
    for number in range(CONSUMER_GRIDS):
        if cards.grids[number].market != market:
            continue
        for space in range(SPACES):
            if s.grids[number].cubes[space] == seat and not sales.sold[number][space]:
                if best_space == EMPTY or cards.grids[number].price[space] < lowest:
                    best_grid = number
                    best_space = space
                    lowest = cards.grids[number].price[space]
                break
    if best_grid != EMPTY:
        mark_sold(cards, sales, best_grid, best_space, seat)


@kernel
def discard_unsold(s: State, sales: Sales) -> None:
    """T8.1, T8.8: the other cubes go back to their owners for nothing, or for what Recycling pays."""
    for number in range(CONSUMER_GRIDS):
        for space in range(SPACES):
            if s.grids[number].cubes[space] != EMPTY and not sales.sold[number][space]:
                seat = take_cube(s, number, space, Reason.UNSOLD)
                from_bank(s, seat, s.players[seat].discard_money, Reason.RECYCLING)


@kernel
def score_goods(s: State, sales: Sales) -> None:
    """T8.2: a share for each cube sold."""
    for seat in range(s.options.players):
        sold = 0
        for market in range(MARKETS):
            sold += sales.by_market[seat][market]
        gain_share(s.players[seat], seat, sold, Reason.SOLD)


@kernel
def score_estates(s: State) -> None:
    """T8.3: a share for each real-estate card."""
    for seat in range(s.options.players):
        gain_share(s.players[seat], seat, s.players[seat].estates, Reason.ESTATES)


@kernel
def score_domination(cards: Cards, s: State, sales: Sales) -> None:
    """T8.4: a bonus for the one with most sold cubes in each market, and for the one with most real estate."""
    for seat in range(s.options.players):
        s.players[seat].bonuses = 0
    for market in range(MARKETS):
        best = EMPTY
        most = 0
        for seat in range(s.options.players):
            sold = sales.by_market[seat][market]
            if sold > most:
                best = seat
                most = sold
            elif sold == most:
                best = EMPTY
        award_bonus(cards, s, best, Reason.CONSUMABLES_BONUS + market)
    award_bonus(cards, s, biggest_landlord(s), Reason.ESTATE_BONUS)


@kernel
def biggest_landlord(s: State) -> int:
    """T8.4: the one seat with most real estate, or EMPTY."""
    best = EMPTY
    most = 0
    for seat in range(s.options.players):
        owned = s.players[seat].estates
        if owned > most:
            best = seat
            most = owned
        elif owned == most:
            best = EMPTY
    return best


@kernel
def award_bonus(cards: Cards, s: State, seat: int, reason: int) -> None:
    """T8.4: nobody in a tie."""
    if seat != EMPTY:
        gain_share(s.players[seat], seat, cards.domination, reason)
        s.players[seat].bonuses += 1


@kernel
def pay_for_sales(cards: Cards, s: State) -> None:
    """T8.5: each grid pays each player the number of their cubes times their own cheapest price there."""
    for number in range(CONSUMER_GRIDS):
        for seat in range(s.options.players):
            pay_grid(cards, s, number, seat)


@kernel
def pay_grid(cards: Cards, s: State, number: int, seat: int) -> None:
    """T8.5: the cubes come off; the Seed Drill adds for each."""
    cheapest = 0
    count = 0
    for space in range(SPACES):
        if s.grids[number].cubes[space] == seat:
            if count == 0:
                cheapest = cards.grids[number].price[space]
            count += 1
            take_cube(s, number, space, Reason.CONSUMERS)
    from_bank(s, seat, count * cheapest, Reason.CONSUMERS)
    from_bank(s, seat, count * s.players[seat].grid_money[number], Reason.GRID_PERK)


@kernel
def discard_advancements(cards: Cards, s: State) -> None:
    """T8.6: what nobody bought of the old age is gone, face up or face down."""
    for card in range(ADVANCEMENTS):
        if cards.advancements[card].age == s.age and s.advancements[card] < At.GONE:
            source = SHOWN if s.advancements[card] == At.SHOWN else PILE
            s.advancements[card] = At.GONE
            moved(ADVANCEMENT + card, 1, source, GONE, Reason.OUTDATED)
