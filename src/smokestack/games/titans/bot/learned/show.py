"""What a position of Titans shows, as rows of small whole numbers: one for each seat, one for the table."""

from smokestack.games.titans.bot.learned.show_seat import OF_SEAT, show_seat
from smokestack.games.titans.bot.learned.survey import Survey, survey_table
from smokestack.games.titans.model.cards import (
    ADVANCEMENTS,
    AGES,
    CONSUMER_GRIDS,
    FACILITIES,
    GOODS,
    GRIDS,
    SEATS,
    SIDES,
    SPACES,
    Cards,
)
from smokestack.games.titans.model.state import EMPTY, At, Phase, State
from smokestack.games.titans.rules.age import grid_demand
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints

SIGHT = 2
"""Counts the ways in which a position was ever shown: what was learned from another one no longer fits."""
PLAIN = 5
TO_BUILD = 4
"""Real-estate cards until an age ends, from 0; more count as the last of these."""
PLAYERS = PLAIN
AGE = PLAYERS + SEATS + 1
BUILDING = AGE + AGES
LEVELS_BUILT = BUILDING + TO_BUILD
DEMAND = LEVELS_BUILT + SIDES
CUBES = DEMAND + GRIDS
PRICES = CUBES + GRIDS
PILES = PRICES + GOODS
CARDS = PILES + FACILITIES
OF_TABLE = CARDS + ADVANCEMENTS


@kernel
def show(cards: Cards, s: State, out: Ints) -> None:
    """The seats first, then what belongs to nobody."""
    survey = scratch(Survey)
    survey_table(cards, s, survey)
    at = s.options.players * OF_SEAT
    for k in range(at + OF_TABLE):
        out[k] = 0
    for seat in range(s.options.players):
        show_seat(cards, s, survey, seat, out, seat * OF_SEAT)
    show_table(cards, s, survey, out, at)


@kernel
def show_table(cards: Cards, s: State, survey: Survey, out: Ints, at: int) -> None:
    """How far the game is, what people want, what lies on the grids and what it costs."""
    out[at] = s.rounds
    out[at + 1] = s.built
    out[at + 2] = 1 if s.phase == Phase.SECOND else 0
    out[at + 3] = 1 if s.phase == Phase.REVEAL else 0
    out[at + 4] = s.options.two_facilities
    out[at + PLAYERS + s.options.players] = 1
    if s.age < AGES:
        out[at + AGE + s.age] = 1
        out[at + BUILDING + min(max(cards.age_ends[s.age] - s.built, 0), TO_BUILD - 1)] = 1
    for side in range(SIDES):
        out[at + LEVELS_BUILT + side] = s.spaces_built[side]
    for number in range(GRIDS):
        if number < CONSUMER_GRIDS:
            out[at + DEMAND + number] = grid_demand(cards, s, number)
        out[at + CUBES + number] = s.grids[number].count
    for good in range(cards.good_types):
        if cards.goods[good].red_grid != EMPTY:
            out[at + PRICES + good] = cheapest(cards, s, cards.goods[good].red_grid)
    for facility in range(cards.facility_types):
        out[at + PILES + facility] = s.piles[facility]
    for card in range(ADVANCEMENTS):
        out[at + CARDS + card] = 1 if s.advancements[card] == At.SHOWN else 0


@kernel
def cheapest(cards: Cards, s: State, number: int) -> int:
    """T2.1: what the next cube of a grid costs; one more than the dearest where there is none."""
    for space in range(SPACES):
        if s.grids[number].cubes[space] != EMPTY:
            return cards.grids[number].price[space]
    return cards.grids[number].price[SPACES - 1] + 1
