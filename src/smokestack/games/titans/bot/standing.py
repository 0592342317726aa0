"""How well a seat stands: share, money, and what its cubes, cards and facilities will still bring."""

from smokestack.games.titans.bot.advancements import worth_of_advancement
from smokestack.games.titans.bot.outlook import Outlook
from smokestack.games.titans.bot.sales import Forecast, forecast_all, worth_of_domination
from smokestack.games.titans.bot.tempo import rounds_left
from smokestack.games.titans.bot.weights import (
    DEFEAT,
    DOLLAR,
    IMPATIENCE,
    LANDLORD_TRUST,
    OPEN_MARKET,
    PATIENCE,
    READY,
    SECOND_CUBE,
    SHARE,
    VICTORY,
)
from smokestack.games.titans.model.cards import ADVANCEMENTS, AGES, GRIDS, SIDES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.age import biggest_landlord
from smokestack.games.titans.rules.estate import why_not_side
from smokestack.games.titans.rules.scoring import beats
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why


@kernel
def advantage(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """A position in one number for one seat: its lead, and how near the game is to its end."""
    progress = IMPATIENCE * s.rounds * s.built
    if s.phase == Phase.OVER:
        return progress + final_lead(s, seat)
    return progress + lead(cards, s, view, seat) + worth_of_readiness(cards, s, seat)


@kernel
def final_lead(s: State, seat: int) -> int:
    """T9.2: a win is a win; a loss or a shared win is put off while there is hope."""
    margin = VICTORY
    for other in range(s.options.players):
        if other != seat and not beats(s, seat, other):
            margin = min(margin, SHARE * (s.players[seat].share - s.players[other].share))
    return margin - DEFEAT if margin < VICTORY and s.rounds < PATIENCE else margin


@kernel
def lead(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """How far a seat stands ahead of its strongest rival."""
    forecast = scratch(Forecast)
    forecast_all(cards, s, view, forecast)
    strongest = 0
    for other in range(s.options.players):
        if other != seat:
            strongest = max(strongest, standing(cards, s, view, forecast, other))
    return standing(cards, s, view, forecast, seat) - strongest


@kernel
def standing(cards: Cards, s: State, view: Outlook, forecast: Forecast, seat: int) -> int:
    """Everything a seat has and may expect, in hundredths of a share."""
    worth = SHARE * s.players[seat].share + DOLLAR * s.players[seat].cash
    worth += forecast.worth[seat] + worth_of_domination(cards, s, forecast, seat)
    worth += worth_of_estates(cards, s, seat) + worth_of_facilities(cards, s, view, seat)
    for card in range(ADVANCEMENTS):
        if s.advancements[card] == seat:
            worth += worth_of_advancement(cards, s, view, seat, card)
    return worth


@kernel
def worth_of_estates(cards: Cards, s: State, seat: int) -> int:
    """T8.3, T3.1, T8.4: a share at every age end, rent every turn, and perhaps the landlord's bonus."""
    player = s.players[seat]
    ends = AGES - s.age
    worth = player.estates * SHARE * ends
    worth += player.estates * player.rent * DOLLAR * rounds_left(cards, s) // 100
    if biggest_landlord(s) == seat:
        worth += cards.domination * SHARE * ends * LANDLORD_TRUST // 100
    return worth


@kernel
def worth_of_facilities(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """T4, T5: a part of the demand on every grid one can make goods for, and making more of them at once."""
    market = 0
    for number in range(GRIDS):
        own = view.output[number][seat]
        if own > 0:
            market += view.demand[number] * own // total_output(s, view, number)
    several = SECOND_CUBE * grids_of_large_facilities(cards, s, seat)
    return OPEN_MARKET * market * (AGES - s.age) // 100 + several * rounds_left(cards, s) // 100


@kernel
def grids_of_large_facilities(cards: Cards, s: State, seat: int) -> int:
    """T5.2: for how many grids one use makes two cubes or more, facility by facility: one is used a turn."""
    count = 0
    for facility in range(cards.facility_types):
        if s.players[seat].sizes[facility] > 1:
            for number in range(GRIDS):
                count += cards.grids[number].accepts[cards.facilities[facility].makes]
    return count


@kernel
def total_output(s: State, view: Outlook, number: int) -> int:
    """Cubes that everyone together makes for a grid in one use of everything."""
    total = 0
    for seat in range(s.options.players):
        total += view.output[number][seat]
    return total


@kernel
def worth_of_readiness(cards: Cards, s: State, seat: int) -> int:
    """T7.1: whether the goods for real estate are there and can be paid."""
    why = scratch(Why)
    for side in range(SIDES):
        if why_not_side(cards, s, seat, side, why) == 0:
            return READY
    return 0
