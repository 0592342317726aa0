"""What may be expected until the age ends: how many cubes will be bought, and how many rivals will add."""

from typing import Annotated

from smokestack.games.titans.bot.weights import BUYING, INTRUDERS, RESEARCH_BUYING
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, ESTATES, GRIDS, MARKETS, SEATS, SIDES, Cards
from smokestack.games.titans.model.state import EMPTY, Phase, State
from smokestack.games.titans.rules.age import grid_demand
from smokestack.games.titans.rules.estate import next_level, side_is_full
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Record, i32


class Outlook(Record):
    """What may be expected of each grid, in hundredths of cubes."""

    demand: Annotated[list[int], i32, GRIDS]
    """Cubes that consumers and players will take."""
    bought: Annotated[list[int], i32, GRIDS]
    """Those of them that other players will buy from a maker."""
    output: Annotated[list[list[int]], i32, GRIDS, SEATS]
    """Cubes, whole ones, that a seat makes for the grid in one use of everything that fits."""
    intruders: Annotated[list[list[int]], i32, GRIDS, SEATS]
    """Cubes that a seat's rivals will add."""


class NextCards(Record):
    """The real-estate cards that may be built next on each side: how many, and all their icons together."""

    count: Annotated[list[int], i32, SIDES]
    icons: Annotated[list[list[int]], i32, SIDES, MARKETS]


@kernel
def look_ahead(cards: Cards, s: State, view: Outlook) -> None:
    """Suppose that any side may be built on next, and that everyone goes on producing."""
    if s.phase == Phase.OVER:
        return
    to_build = cards.age_ends[s.age] - s.built
    expect_consumers(cards, s, to_build, view)
    expect_buyers(cards, s, to_build, view)
    expect_rivals(cards, s, to_build, view)


@kernel
def expect_consumers(cards: Cards, s: State, to_build: int, view: Outlook) -> None:
    """T8.1: demand as it is, and the average of the cards still to come in this age."""
    coming = scratch(NextCards)
    for estate in range(ESTATES):
        card = cards.estates[estate]
        if s.estates[estate] == EMPTY and next_level(cards, s, card.side) == card.level:
            coming.count[card.side] += 1
            for market in range(MARKETS):
                coming.icons[card.side][market] += card.demand[market]
    sides = open_sides(cards, s)
    for number in range(CONSUMER_GRIDS):
        view.demand[number] = 100 * grid_demand(cards, s, number)
        for side in range(SIDES):
            if cards.grids[number].serves[side] and coming.count[side] > 0:
                icons = coming.icons[side][cards.grids[number].market]
                view.demand[number] += 100 * to_build * icons // (coming.count[side] * sides)


@kernel
def open_sides(cards: Cards, s: State) -> int:
    """T7.1: sides with an unbuilt space."""
    count = 0
    for side in range(SIDES):
        count += 0 if side_is_full(cards, s, side) else 1
    return count


@kernel
def expect_buyers(cards: Cards, s: State, to_build: int, view: Outlook) -> None:
    """T2.4: from the red grids players buy too, mostly for real estate."""
    sides = open_sides(cards, s)
    others = s.options.players - 1
    view.bought[cards.goods[cards.research].red_grid] = RESEARCH_BUYING * to_build
    for good in range(cards.good_types):
        needed = 0
        for side in range(SIDES):
            if not side_is_full(cards, s, side):
                needed += cards.sides[side].plots[s.spaces_built[side]].need[good]
        if needed > 0:
            bought = BUYING * to_build * needed * others // (sides * s.options.players)
            view.bought[cards.goods[good].red_grid] += bought
    for number in range(GRIDS):
        view.demand[number] += view.bought[number]


@kernel
def expect_rivals(cards: Cards, s: State, to_build: int, view: Outlook) -> None:
    """T5.4: whoever makes a good of a grid will add cubes there, the more the longer the age goes on."""
    for number in range(GRIDS):
        total = 0
        for seat in range(s.options.players):
            view.output[number][seat] = output(cards, s, number, seat)
            total += view.output[number][seat]
        for seat in range(s.options.players):
            view.intruders[number][seat] = INTRUDERS * to_build * (total - view.output[number][seat])


@kernel
def output(cards: Cards, s: State, number: int, seat: int) -> int:
    """Cubes a seat makes for a grid in one use of everything that fits."""
    cubes = 0
    for facility in range(cards.facility_types):
        if cards.grids[number].accepts[cards.facilities[facility].makes]:
            cubes += s.players[seat].sizes[facility]
    return cubes
