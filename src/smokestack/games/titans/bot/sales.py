"""What the cubes on the grids will bring: price × chance of being within demand."""

from typing import Annotated

from smokestack.games.titans.bot.outlook import Outlook
from smokestack.games.titans.bot.weights import DOLLAR, DOMINATION_TRUST, SHARE
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, GRIDS, MARKETS, SEATS, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Record, i32


class GridForecast(Record):
    """What each seat will sell on one grid: hundredths of cubes, and their worth in hundredths of a share."""

    sold: Annotated[list[int], i32, SEATS]
    worth: Annotated[list[int], i32, SEATS]


class Forecast(Record):
    """What each seat will sell in all: its worth in hundredths of a share, and hundredths of cubes in each market."""

    worth: Annotated[list[int], i32, SEATS]
    sold: Annotated[list[list[int]], i32, SEATS, MARKETS]


@kernel
def chance_to_sell(slack: int, free: int, intruders: int) -> int:
    """Percent, for a cube that `slack` hundredths of further cubes may undercut and `free` cheaper spaces invite.

    With no more free spaces than slack it is safe; otherwise up to twice the expected intruders may come.
    """
    chance = min(max(slack + 100, 0), 100)
    if 100 * free > slack:
        most = 2 * intruders + 100
        chance = chance * min(max(slack, 0) + 100, most) // most
    return chance


@kernel
def forecast_grid(cards: Cards, s: State, view: Outlook, number: int, forecast: GridForecast) -> None:
    """T8.1, T8.5: the cheapest sell first, and all of a seat's cubes bring its own cheapest price."""
    slack = view.demand[number]
    free = 0
    for space in range(SPACES):
        seat = s.grids[number].cubes[space]
        if seat == EMPTY:
            free += 1
            continue
        slack -= 100
        if slack <= -100:
            break
        if forecast.sold[seat] == 0:
            forecast.worth[seat] = DOLLAR * cards.grids[number].price[space] + SHARE
        forecast.sold[seat] += chance_to_sell(slack, free, view.intruders[number][seat])
    for seat in range(s.options.players):
        forecast.worth[seat] = forecast.worth[seat] * forecast.sold[seat] // 100


@kernel
def forecast_all(cards: Cards, s: State, view: Outlook, forecast: Forecast) -> None:
    """Every grid; research counts for no market."""
    for number in range(GRIDS):
        one = scratch(GridForecast)
        forecast_grid(cards, s, view, number, one)
        for seat in range(s.options.players):
            forecast.worth[seat] += one.worth[seat]
            if number < CONSUMER_GRIDS:
                forecast.sold[seat][cards.grids[number].market] += one.sold[seat]


@kernel
def worth_of_domination(cards: Cards, s: State, forecast: Forecast, seat: int) -> int:
    """T8.4: a cube ahead in a market is as good as its bonus, a cube behind is nothing."""
    worth = 0
    for market in range(MARKETS):
        lead = forecast.sold[seat][market]
        if lead > 0:
            best = 0
            for other in range(s.options.players):
                if other != seat:
                    best = max(best, forecast.sold[other][market])
            likely = min(max((lead - best + 100) // 2, 0), 100)
            worth += cards.domination * SHARE * likely * DOMINATION_TRUST // 10_000
    return worth
