"""What of a position of Titans is worked out once for all seats."""

from typing import Annotated

from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.sales import Forecast, GridForecast, forecast_grid
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, GRIDS, SEATS, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Record, i32


class Survey(Record):
    """The outlook, the forecast of all sales, and the same for each seat and grid."""

    outlook: Outlook
    forecast: Forecast
    cubes: Annotated[list[list[int]], i32, SEATS, GRIDS]
    sold: Annotated[list[list[int]], i32, SEATS, GRIDS]
    worth: Annotated[list[list[int]], i32, SEATS, GRIDS]


@kernel
def survey_table(cards: Cards, s: State, survey: Survey) -> None:
    look_ahead(cards, s, survey.outlook)
    for number in range(GRIDS):
        one = scratch(GridForecast)
        forecast_grid(cards, s, survey.outlook, number, one)
        for seat in range(s.options.players):
            survey.sold[seat][number] = one.sold[seat]
            survey.worth[seat][number] = one.worth[seat]
            survey.forecast.worth[seat] += one.worth[seat]
            if number < CONSUMER_GRIDS:
                survey.forecast.sold[seat][cards.grids[number].market] += one.sold[seat]
        for space in range(SPACES):
            if s.grids[number].cubes[space] != EMPTY:
                survey.cubes[s.grids[number].cubes[space]][number] += 1
