"""What would happen if the age ended now, and what a card or a cube would change about it. All of it is public."""

from collections.abc import Iterator
from dataclasses import dataclass

from smokestack.games.titans.model.cards import CONSUMER_GRIDS, ESTATES, GRIDS, MARKETS, SIDES, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, Phase, State
from smokestack.games.titans.rules.age import (
    Sales,
    discard_unsold,
    end_age,
    grid_demand,
    mark_sales,
    pay_grid,
)
from smokestack.games.titans.rules.estate import develop, side_is_full, why_not_card, why_not_develop
from smokestack.games.titans.rules.ledger import MONEY, SHARE, Reason
from smokestack.games.titans.rules.produce import place_cube, why_not_place
from smokestack.kernel.language import noting
from smokestack.kernel.why import Why

Payments = list[list[int]]
"""What each grid pays each seat."""

BONUSES = {
    Reason.CONSUMABLES_BONUS: "consumables",
    Reason.DURABLES_BONUS: "durables",
    Reason.ENERGY_BONUS: "energy",
    Reason.ESTATE_BONUS: "estates",
}


@dataclass(frozen=True)
class Forecast:
    """What a player would get if the age ended now (T8.2–T8.5)."""

    sold: tuple[int, ...]
    """Cubes that would sell, by market."""
    bonuses: tuple[str, ...]
    """The markets led alone, and `estates`."""
    share: int
    cash: int


@dataclass(frozen=True)
class GridPlan:
    """A grid as it would be after building a card."""

    grid: int
    demand: int
    sells: int
    pay: tuple[int, ...]
    """By seat."""


@dataclass(frozen=True)
class PlacePlan:
    """What placing the next cube on a space would bring its maker."""

    grid: int
    space: int
    sells: bool
    """Whether it would sell if the age ended now."""
    pay: int
    """What the whole grid would pay its maker once this cube sells; on Research, the price another player pays."""
    pays_now: int
    """What it would pay without this cube."""


def forecasts(cards: Cards, s: State) -> tuple[Forecast, ...]:
    """The running age, ended on a copy of the table."""
    sales, after = Sales(), s.copy()
    mark_sales(cards, s, sales)
    with noting() as notes:
        end_age(cards, after)
    found = []
    for seat in range(s.options.players):
        mine = [(piece, amount, reason) for piece, amount, _, target, reason in notes if target == seat]
        found.append(
            Forecast(
                sold=tuple(sales.by_market[seat]),
                bonuses=tuple(BONUSES[Reason(reason)] for _, _, reason in mine if reason in BONUSES),
                share=sum(amount for piece, amount, _ in mine if piece == SHARE),
                cash=sum(amount for piece, amount, _ in mine if piece == MONEY),
            )
        )
    return tuple(found)


def payments(cards: Cards, s: State, sales: Sales) -> Payments:
    """T8.5 on a copy of the table: what each grid pays each seat for what is sold."""
    left = s.copy()
    discard_unsold(left, sales)
    return [[pay_of_grid(cards, left, number, seat) for seat in range(s.options.players)] for number in range(GRIDS)]


def pay_of_grid(cards: Cards, left: State, number: int, seat: int) -> int:
    if number >= CONSUMER_GRIDS:
        return 0
    had = left.players[seat].cash
    pay_grid(cards, left, number, seat)
    return left.players[seat].cash - had


def estate_plans(cards: Cards, s: State) -> dict[int, tuple[GridPlan, ...]]:
    """Each card that may stand on the next space of its side, and what its people would change."""
    if s.phase == Phase.OVER:
        return {}
    return {
        estate: tuple(grid_plans(cards, s, estate)) for estate in range(ESTATES) if fits_next_space(cards, s, estate)
    }


def fits_next_space(cards: Cards, s: State, estate: int) -> bool:
    """T7.1, T7.2: an unbuilt card of the level that is next, on a side with a free space."""
    full = side_is_full(cards, s, cards.estates[estate].side)
    return not full and why_not_card(cards, s, estate, Why()) == 0


def grid_plans(cards: Cards, s: State, estate: int) -> Iterator[GridPlan]:
    card, after, sales = cards.estates[estate], with_estate(cards, s, estate), Sales()
    mark_sales(cards, after, sales)
    discard_unsold(after, sales)
    for number in range(CONSUMER_GRIDS):
        grid = cards.grids[number]
        if grid.serves[card.side] and card.demand[grid.market]:
            sells, demand = sum(sales.sold[number]), grid_demand(cards, after, number)
            pay = tuple(pay_of_grid(cards, after, number, seat) for seat in range(s.options.players))
            yield GridPlan(number, demand, sells, pay)


def with_estate(cards: Cards, s: State, estate: int) -> State:
    """The table once the card is built: by the seat to move with its goods bought, or else as if they were free."""
    after = s.copy()
    if why_not_develop(cards, s, s.seat, estate, Why()) == 0:
        develop(cards, after, s.seat, estate)
        return after
    card = cards.estates[estate]
    for market in range(MARKETS):
        after.demand[card.side][market] += card.demand[market]
    return after


def place_plans(cards: Cards, s: State) -> Iterator[PlacePlan]:
    """Every place for the cube in hand; nothing in other phases."""
    if s.phase != Phase.PLACE:
        return
    why, sales = Why(), Sales()
    mark_sales(cards, s, sales)
    now = payments(cards, s, sales)
    for number in range(GRIDS):
        for level in range(cards.grids[number].levels):
            if why_not_place(cards, s, number, level, why) == 0:
                yield place_plan(cards, s, number, level, now[number][s.seat])


def place_plan(cards: Cards, s: State, number: int, level: int, pays_now: int) -> PlacePlan:
    after, sales = s.copy(), Sales()
    place_cube(cards, after, number, level)
    space = next(k for k in range(SPACES) if after.grids[number].cubes[k] != s.grids[number].cubes[k])
    if number >= CONSUMER_GRIDS:
        return PlacePlan(number, space, False, cards.grids[number].price[space], 0)
    mark_sales(cards, after, sales)
    sells = bool(sales.sold[number][space])
    if not sells:
        sell_up_to(after, sales, number, space)
    discard_unsold(after, sales)
    return PlacePlan(number, space, sells, pay_of_grid(cards, after, number, s.seat), pays_now)


def sell_up_to(s: State, sales: Sales, number: int, last: int) -> None:
    """As if demand just reached a space."""
    for space in range(last + 1):
        if s.grids[number].cubes[space] != EMPTY:
            sales.sold[number][space] = 1


def sides_served(cards: Cards, number: int) -> tuple[int, ...]:
    return tuple(side for side in range(SIDES) if cards.grids[number].serves[side])
