"""Titans: what consumers took on each grid in each age and what they paid; what each player holds at the end, and how
players stand on the way."""

from smokestack.gamekit.edition import Edition
from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import KIND
from smokestack.games.titans.model.cards import ADVANCEMENTS, AGES, CONSUMER_GRIDS, FACILITIES, SPACES, Cards
from smokestack.games.titans.model.state import EMPTY, Phase, State
from smokestack.games.titans.rules.act import act
from smokestack.games.titans.rules.age import Sales, mark_sales
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints
from smokestack.lab.counts import Counts, each, one
from smokestack.lab.meta import Measure
from smokestack.lab.watch import Watcher

SOLD = 0
"""Cubes consumers took, by grid and age; then those they left, and the dollars they paid (T8.5)."""
UNSOLD = SOLD + CONSUMER_GRIDS * AGES
PAID = UNSOLD + CONSUMER_GRIDS * AGES
CUT = PAID + CONSUMER_GRIDS * AGES
"""Ages that ended before everybody had a turn (T3.6)."""
GAME_WIDTH = CUT + 1

FACILITY = 0
ESTATE = FACILITY + FACILITIES
ADVANCEMENT = ESTATE + 1
SECOND = ADVANCEMENT + 1
"""Second facilities run in one Produce action (T5.6)."""
SEAT_WIDTH = SECOND + 1

LONG_AGO = -1_000


@kernel
def watch(cards: Cards, s: State, action: int, after: State, out: Ints) -> None:
    """T3.6, T5.6, T8.1, T8.5: second facilities; the sales at the end of an age, and whether it cut the round short."""
    if s.phase == Phase.SECOND and KIND[action] == kinds.PRODUCE:
        out[GAME_WIDTH + s.seat * SEAT_WIDTH + SECOND] += 1
    if after.age == s.age:
        return
    if s.turn < s.options.players - 1:
        out[CUT] += 1
    eve = scratch(State)
    copy_into(eve, s)
    act_without_age_end(cards, eve, action)
    sales = scratch(Sales)
    mark_sales(cards, eve, sales)
    for number in range(CONSUMER_GRIDS):
        count_sales(cards, eve, sales, number, number * AGES + s.age, out)


@kernel
def act_without_age_end(cards: Cards, s: State, action: int) -> None:
    """The action alone: with few cards built and no last round, no age ends."""
    s.built = LONG_AGO
    s.options.round_limit = 0
    act(cards, s, action)


@kernel
def count_sales(cards: Cards, s: State, sales: Sales, number: int, place: int, out: Ints) -> None:
    """T8.1, T8.5: each player gets their own cheapest price for each of their cubes sold on this grid."""
    for seat in range(s.options.players):
        cheapest = 0
        sold = 0
        for space in range(SPACES):
            if s.grids[number].cubes[space] == seat and sales.sold[number][space]:
                if sold == 0:
                    cheapest = cards.grids[number].price[space]
                sold += 1
        out[SOLD + place] += sold
        out[PAID + place] += sold * cheapest
    for space in range(SPACES):
        if s.grids[number].cubes[space] != EMPTY and not sales.sold[number][space]:
            out[UNSOLD + place] += 1


@kernel
def measure(cards: Cards, s: State, out: Ints) -> None:
    for seat in range(s.options.players):
        own = GAME_WIDTH + seat * SEAT_WIDTH
        for facility in range(FACILITIES):
            out[own + FACILITY + facility] = s.players[seat].sizes[facility]
        out[own + ESTATE] = s.players[seat].estates
    for card in range(ADVANCEMENTS):
        if s.advancements[card] >= 0:
            out[GAME_WIDTH + s.advancements[card] * SEAT_WIDTH + ADVANCEMENT] += 1


@kernel
def net_worth(cards: Cards, s: State, out: Ints) -> int:
    """T9.1: share, with what the money would bring if the game ended now."""
    for seat in range(s.options.players):
        out[seat] = s.players[seat].share + s.players[seat].cash // cards.dollars_per_share
    return s.options.players


def game_counts(edition: Edition) -> Counts:
    grids = edition.words["grid"][:CONSUMER_GRIDS]
    by_age = [
        (first + number * AGES + age, Measure(name, (grid, str(age + 1))))
        for first, name in ((SOLD, "sold"), (UNSOLD, "unsold"), (PAID, "paid"))
        for number, grid in enumerate(grids)
        for age in range(AGES)
    ]
    return [*by_age, *one(CUT, "cut_rounds")]


def seat_counts(edition: Edition) -> Counts:
    return [
        *each(FACILITY, "facility", edition.words["facility"]),
        *one(ESTATE, "estates"),
        *one(ADVANCEMENT, "advancements"),
        *one(SECOND, "second_facilities"),
    ]


WATCHER = Watcher(watch, measure, GAME_WIDTH, SEAT_WIDTH, game_counts, seat_counts, net_worth)
