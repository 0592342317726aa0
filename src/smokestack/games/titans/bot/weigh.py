"""What every choice looks worth to the greedy player of Titans, and what everyone may expect to score."""

from smokestack.games.titans.bot.choose import adds_a_use, worth_of_choice
from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.placing import worth_of_grid, worth_of_placing, worth_with
from smokestack.games.titans.bot.sales import Forecast, forecast_all
from smokestack.games.titans.bot.standing import standing
from smokestack.games.titans.model.actions import DONE, PLACE, REPLACE
from smokestack.games.titans.model.cards import SPACES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.legal import legal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints


@kernel
def weigh(cards: Cards, s: State, buffer: Ints, merit: Ints) -> int:
    """Every legal action, and how the seat would stand after it."""
    trial = scratch(State)
    copy_into(trial, s)
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    n = legal(cards, s, buffer)
    for k in range(n):
        if s.phase == Phase.PLACE:
            merit[k] = gain_of_place(cards, trial, view, buffer[k] - PLACE)
        elif s.phase == Phase.REPLACE:
            merit[k] = gain_of_replacing(cards, trial, view, buffer[k])
        else:
            if k == 0 or not adds_a_use(buffer[k - 1], buffer[k]):
                copy_into(trial, s)
            merit[k] = worth_of_choice(cards, trial, view, buffer[k])
    return n


@kernel
def gain_of_place(cards: Cards, s: State, view: Outlook, place: int) -> int:
    """T5.4: what one more cube adds at a price."""
    number = place // SPACES
    return worth_of_placing(cards, s, view, number, place % SPACES) - worth_of_grid(cards, s, view, number)


@kernel
def gain_of_replacing(cards: Cards, s: State, view: Outlook, action: int) -> int:
    """T6.1: what taking over a place adds; stopping adds nothing."""
    if action == DONE:
        return 0
    number = (action - REPLACE) // SPACES
    return worth_with(cards, s, view, number, (action - REPLACE) % SPACES) - worth_of_grid(cards, s, view, number)


@kernel
def prospect(cards: Cards, s: State, out: Ints) -> int:
    """Everything each seat has and may expect."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    forecast = scratch(Forecast)
    forecast_all(cards, s, view, forecast)
    for seat in range(s.options.players):
        out[seat] = standing(cards, s, view, forecast, seat)
    return s.options.players
