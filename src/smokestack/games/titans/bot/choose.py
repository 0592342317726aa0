"""The greedy player of Titans: try every choice, look at the position after it, take the best."""

from smokestack.games.titans.bot.outlook import Outlook, look_ahead
from smokestack.games.titans.bot.placing import best_place, best_replacement, place_all
from smokestack.games.titans.bot.standing import advantage
from smokestack.games.titans.bot.weights import WHIM
from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import CHOICE, DONE, KIND
from smokestack.games.titans.model.cards import AGES, SPACES, USES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.advance import buy_advancement, replace_cube
from smokestack.games.titans.rules.age import end_age
from smokestack.games.titans.rules.estate import age_is_over, develop
from smokestack.games.titans.rules.facilities import take_facility
from smokestack.games.titans.rules.ledger import Reason, to_bank
from smokestack.games.titans.rules.legal import legal
from smokestack.games.titans.rules.produce import activate, lose_leftovers, uses_price
from smokestack.games.titans.rules.scoring import end_game
from smokestack.games.titans.rules.turn import THREE_AGES
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints


@kernel
def choose(cards: Cards, s: State, stream: Stream, buffer: Ints) -> int:
    """The best action of the seat to move; between choices nearly as good the stream decides."""
    trial = scratch(State)
    copy_into(trial, s)
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    if s.phase == Phase.PLACE:
        return best_place(cards, trial, view)
    if s.phase == Phase.REPLACE:
        return best_replacement(cards, trial, view)
    best = 0
    most = 0
    for k in range(legal(cards, s, buffer)):
        if k == 0 or not adds_a_use(buffer[k - 1], buffer[k]):
            copy_into(trial, s)
        worth = worth_of_choice(cards, trial, view, buffer[k]) + below(stream, WHIM)
        if k == 0 or worth > most:
            best = buffer[k]
            most = worth
    return best


@kernel
def adds_a_use(before: int, action: int) -> bool:
    """Whether an action is the one before and one more use: then only the cubes of that use are to be placed."""
    both = KIND[before] == kinds.PRODUCE and KIND[action] == kinds.PRODUCE
    return both and CHOICE[before] // USES == CHOICE[action] // USES


@kernel
def worth_of_choice(cards: Cards, s: State, view: Outlook, action: int) -> int:
    """Carry out a choice, all its cubes well placed, and judge the position before anyone else's turn."""
    seat = s.seat
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.PRODUCE:
        produce(cards, s, view, choice // USES, choice % USES + 1)
        return advantage(cards, s, view, seat)
    if kind == kinds.BUILD or kind == kinds.EXPAND:
        take_facility(cards, s, seat, choice)
    elif kind == kinds.BUY:
        buy_advancement(cards, s, seat, choice)
        replace_all(cards, s, view)
    elif kind == kinds.DEVELOP:
        build_estate(cards, s, choice)
    after = scratch(Outlook)
    look_ahead(cards, s, after)
    return advantage(cards, s, after, seat)


@kernel
def produce(cards: Cards, s: State, view: Outlook, facility: int, uses: int) -> None:
    """T5: the first use, or one more on top of those before, with its cubes placed."""
    if s.phase == Phase.PLACE:
        price = uses_price(cards, s, s.seat, facility, uses) - uses_price(cards, s, s.seat, facility, uses - 1)
        to_bank(s, s.seat, price, Reason.USES)
        s.cubes_left = s.players[s.seat].sizes[facility]
        lose_leftovers(cards, s)
    else:
        activate(cards, s, s.seat, facility, uses)
    place_all(cards, s, view)


@kernel
def build_estate(cards: Cards, s: State, estate: int) -> None:
    """T7, T8, T9: with the end of the age and of the game when it brings them."""
    develop(cards, s, s.seat, estate)
    if age_is_over(cards, s):
        end_age(cards, s)
        if s.age == AGES:
            end_game(cards, s, THREE_AGES)


@kernel
def replace_all(cards: Cards, s: State, view: Outlook) -> None:
    """T6.1: whatever pays best, one cube after another."""
    while s.phase == Phase.REPLACE:
        action = best_replacement(cards, s, view)
        if action == DONE:
            break
        replace_cube(cards, s, CHOICE[action] // SPACES, CHOICE[action] % SPACES)
