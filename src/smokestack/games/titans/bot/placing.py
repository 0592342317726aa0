"""T5.4, T6.1: where to put a cube, and at what price."""

from typing import Annotated

from smokestack.games.titans.bot.outlook import Outlook
from smokestack.games.titans.bot.sales import GridForecast, forecast_grid
from smokestack.games.titans.model.actions import DONE, PLACE, REPLACE
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, GRIDS, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, State
from smokestack.games.titans.rules.advance import why_not_replace
from smokestack.games.titans.rules.produce import free_space, lose_leftovers, place_cube, why_not_place
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Record, i32
from smokestack.kernel.why import Why


class Offers(Record):
    """The best price for one more cube on each grid, or EMPTY, and what it adds."""

    level: Annotated[list[int], i32, GRIDS]
    gain: Annotated[list[int], i32, GRIDS]


@kernel
def best_place(cards: Cards, s: State, view: Outlook) -> int:
    """The action that puts the next cube where it brings most."""
    offers = scratch(Offers)
    compare_grids(cards, s, view, offers)
    number = best_grid(offers)
    return PLACE + number * SPACES + offers.level[number]


@kernel
def place_all(cards: Cards, s: State, view: Outlook) -> None:
    """Every cube in hand, one after another, where it brings most."""
    offers = scratch(Offers)
    compare_grids(cards, s, view, offers)
    while s.cubes_left > 0:
        number = best_grid(offers)
        place_cube(cards, s, number, offers.level[number])
        lose_leftovers(cards, s)
        find_price(cards, s, view, number, offers)


@kernel
def compare_grids(cards: Cards, s: State, view: Outlook, offers: Offers) -> None:
    """An offer from every grid that shows the good."""
    for number in range(GRIDS):
        offers.level[number] = EMPTY
        if cards.grids[number].accepts[s.producing]:
            find_price(cards, s, view, number, offers)


@kernel
def best_grid(offers: Offers) -> int:
    """The grid with the best offer."""
    best = EMPTY
    for number in range(GRIDS):
        if offers.level[number] != EMPTY and (best == EMPTY or offers.gain[number] > offers.gain[best]):
            best = number
    return best


@kernel
def find_price(cards: Cards, s: State, view: Outlook, number: int, offers: Offers) -> None:
    """The price at which one more cube adds most; the dearest of equals."""
    why = scratch(Why)
    before = worth_of_grid(cards, s, view, number)
    offers.level[number] = EMPTY
    for level in range(cards.grids[number].levels):
        if why_not_place(cards, s, number, level, why) == 0:
            gain = worth_of_placing(cards, s, view, number, level) - before
            if offers.level[number] == EMPTY or gain >= offers.gain[number]:
                offers.level[number] = level
                offers.gain[number] = gain


@kernel
def worth_of_placing(cards: Cards, s: State, view: Outlook, number: int, level: int) -> int:
    """A grid with one more cube of the seat on turn at this price."""
    return worth_with(cards, s, view, number, free_space(cards, s, number, level))


@kernel
def worth_with(cards: Cards, s: State, view: Outlook, number: int, space: int) -> int:
    """A grid with the seat on turn on this space; then it is as before."""
    other = s.grids[number].cubes[space]
    s.grids[number].cubes[space] = s.seat
    worth = worth_of_grid(cards, s, view, number)
    s.grids[number].cubes[space] = other
    return worth


@kernel
def worth_of_grid(cards: Cards, s: State, view: Outlook, number: int) -> int:
    """What the seat on turn will sell on a grid."""
    forecast = scratch(GridForecast)
    forecast_grid(cards, s, view, number, forecast)
    return forecast.worth[s.seat]


@kernel
def best_replacement(cards: Cards, s: State, view: Outlook) -> int:
    """T6.1: the action that takes the place that brings most, or DONE when none does."""
    why = scratch(Why)
    best = DONE
    most = 0
    for number in range(CONSUMER_GRIDS):
        before = worth_of_grid(cards, s, view, number)
        for space in range(SPACES):
            if why_not_replace(s, s.seat, number, space, why) == 0:
                gain = worth_with(cards, s, view, number, space) - before
                if gain > most:
                    best = REPLACE + number * SPACES + space
                    most = gain
    return best
