"""What a position of Titans shows of one seat, as a row of small whole numbers."""

from smokestack.games.titans.bot.advancements import worth_of_advancement
from smokestack.games.titans.bot.learned.survey import Survey
from smokestack.games.titans.bot.sales import worth_of_domination
from smokestack.games.titans.bot.standing import worth_of_estates, worth_of_facilities
from smokestack.games.titans.bot.weights import DOLLAR, SHARE
from smokestack.games.titans.model.cards import ADVANCEMENTS, FACILITIES, GRIDS, MARKETS, SEATS, SIDES, Cards, Effect
from smokestack.games.titans.model.state import At, State
from smokestack.games.titans.rules.advance import why_not_advance
from smokestack.games.titans.rules.age import biggest_landlord
from smokestack.games.titans.rules.estate import why_not_side
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why

STANDING = 0
"""Where the greedy player's judgement of the seat stands, in tenths of a share."""
PLAIN = 18
"""Numbers before the rows below."""
SIZES = PLAIN
OWNED = SIZES + FACILITIES
TURNS = OWNED + ADVANCEMENTS
CUBES = TURNS + SEATS
SALES = CUBES + GRIDS
WORTH = SALES + GRIDS
LEADS = WORTH + GRIDS
OF_SEAT = LEADS + MARKETS
TENTH = 10


@kernel
def show_seat(cards: Cards, s: State, survey: Survey, seat: int, out: Ints, at: int) -> None:
    """What it has, what its cubes will bring, and when its turn comes."""
    player = s.players[seat]
    estates = worth_of_estates(cards, s, seat)
    facilities = worth_of_facilities(cards, s, survey.outlook, seat)
    domination = worth_of_domination(cards, s, survey.forecast, seat)
    advancements = show_advancements(cards, s, survey, seat, out, at)
    standing = SHARE * player.share + DOLLAR * player.cash + survey.forecast.worth[seat] + domination
    out[at + STANDING] = (standing + estates + facilities + advancements) // TENTH
    out[at + 1] = player.cash
    out[at + 2] = player.share
    out[at + 3] = player.estates
    out[at + 4] = player.rent
    out[at + 5] = survey.forecast.worth[seat] // TENTH
    out[at + 6] = domination // TENTH
    out[at + 7] = estates // TENTH
    out[at + 8] = facilities // TENTH
    out[at + 11] = player.bonuses
    out[at + 12] = 1 if biggest_landlord(s) == seat else 0
    out[at + 13] = sides_in_reach(cards, s, seat)
    out[at + 14] = cards_in_reach(cards, s, seat)
    out[at + 15] = player.uses_discount
    out[at + 16] = player.purchase_discount
    for facility in range(FACILITIES):
        out[at + SIZES + facility] = player.sizes[facility]
        out[at + 17] += 1 if player.sizes[facility] > 0 else 0
    show_turn(s, seat, out, at)
    show_sales(cards, s, survey, seat, out, at)


@kernel
def show_advancements(cards: Cards, s: State, survey: Survey, seat: int, out: Ints, at: int) -> int:
    """T6.1: which it owns; what those that score at the end are worth, and what the others are."""
    ending = 0
    lasting = 0
    for card in range(ADVANCEMENTS):
        if s.advancements[card] == seat:
            out[at + OWNED + card] = 1
            worth = worth_of_advancement(cards, s, survey.outlook, seat, card)
            if cards.advancements[card].effect >= Effect.SCORE_ESTATES:
                ending += worth
            else:
                lasting += worth
    out[at + 9] = ending // TENTH
    out[at + 10] = lasting // TENTH
    return ending + lasting


@kernel
def sides_in_reach(cards: Cards, s: State, seat: int) -> int:
    """T7.1: sides whose goods are there and can be paid."""
    why = scratch(Why)
    count = 0
    for side in range(SIDES):
        count += 1 if why_not_side(cards, s, seat, side, why) == 0 else 0
    return count


@kernel
def cards_in_reach(cards: Cards, s: State, seat: int) -> int:
    """T6.1: face-up advancements whose research is there and can be paid."""
    why = scratch(Why)
    count = 0
    for card in range(ADVANCEMENTS):
        if s.advancements[card] == At.SHOWN and why_not_advance(cards, s, seat, card, why) == 0:
            count += 1
    return count


@kernel
def show_turn(s: State, seat: int, out: Ints, at: int) -> None:
    """T3.4: how many turns others have before it, in this round or the next."""
    for place in range(s.options.players):
        if s.track[place] == seat:
            ahead = place - max(s.turn, 0)
            out[at + TURNS + (ahead if ahead >= 0 else ahead + s.options.players)] = 1 if ahead >= 0 else 2


@kernel
def show_sales(cards: Cards, s: State, survey: Survey, seat: int, out: Ints, at: int) -> None:
    """T8: its cubes on each grid, what may be sold of them, and how far it is ahead in each market."""
    for number in range(GRIDS):
        out[at + CUBES + number] = survey.cubes[seat][number]
        out[at + SALES + number] = survey.sold[seat][number] // TENTH
        out[at + WORTH + number] = survey.worth[seat][number] // TENTH
    for market in range(MARKETS):
        best = 0
        for other in range(s.options.players):
            if other != seat:
                best = max(best, survey.forecast.sold[other][market])
        out[at + LEADS + market] = (survey.forecast.sold[seat][market] - best) // TENTH
