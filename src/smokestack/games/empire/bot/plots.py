"""E3: what to build, which Factory card to take with it, or which die to roll again."""

from typing import Annotated

from smokestack.games.empire.bot.outlook import Outlook
from smokestack.games.empire.bot.standing import advantage
from smokestack.games.empire.bot.steps import best_step
from smokestack.games.empire.bot.weights import SLOT, SLOT_BESIDE_ARCHIE
from smokestack.games.empire.model.actions import BUILD, DECLINE, REROLL
from smokestack.games.empire.model.cards import BUILDINGS, FACES, Cards
from smokestack.games.empire.model.state import DICE, Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.building import price_of, reroll, roll_die, why_not_build, why_not_reroll
from smokestack.games.empire.rules.table import buildings_owned
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints, Record, i32
from smokestack.kernel.why import Why


class Gains(Record):
    """What each building would bring beyond declining, at its price; 0 for what one would not build."""

    known: Annotated[list[int], i32, BUILDINGS * FACES]
    worth: Annotated[list[int], i32, BUILDINGS * FACES]
    """By building and price."""
    declined: i32
    """Whether `without` is known: with the money at hand, before or after a reroll."""
    without: i32
    """How the seat stands after declining."""


@kernel
def best_in_building(cards: Cards, s: State, view: Outlook, buffer: Ints) -> int:
    """E3.1–E3.3: the best building, a reroll when its average is better, or nothing."""
    gains = scratch(Gains)
    trial = scratch(State)
    best = DECLINE
    most = 0
    why = scratch(Why)
    for building in range(BUILDINGS):
        if why_not_build(cards, s, s.seat, building, why) == 0:
            worth = gain_of(cards, s, view, building, gains, buffer)
            if worth > most:
                best = BUILD + building
                most = worth
    for face in range(1, FACES + 1):
        if why_not_reroll(cards, s, s.seat, face, why) == 0:
            copy_into(trial, s)
            worth = gain_of_reroll(cards, trial, view, face, gains, buffer)
            if worth > most:
                best = REROLL + face - 1
                most = worth
    return best


@kernel
def gain_of(cards: Cards, s: State, view: Outlook, building: int, gains: Gains, buffer: Ints) -> int:
    """How much better the seat stands with a building than without, less what its die could do later."""
    place = building * FACES + price_of(s, building // FACES + 1, building % FACES + 1) - 1
    if not gains.known[place]:
        gains.known[place] = 1
        trial = scratch(State)
        copy_into(trial, s)
        act(cards, trial, BUILD + building)
        while trial.seat == s.seat and (trial.phase == Phase.TAKE or trial.phase == Phase.SPLIT):
            act(cards, trial, best_step(cards, trial, view, s.seat, buffer))
        worth = advantage(cards, trial, view, s.seat) - worth_without(cards, s, view, gains)
        gains.worth[place] = worth - worth_of_slot(cards, s, view)
    return gains.worth[place]


@kernel
def worth_without(cards: Cards, s: State, view: Outlook, gains: Gains) -> int:
    """E3.3: after declining, when it is the other's turn too: whose turn it is counts in what a dollar is worth."""
    if not gains.declined:
        gains.declined = 1
        trial = scratch(State)
        copy_into(trial, s)
        act(cards, trial, DECLINE)
        gains.without = advantage(cards, trial, view, s.seat)
    return gains.without


@kernel
def worth_of_slot(cards: Cards, s: State, view: Outlook) -> int:
    """E3.3: a die is worth saving while there are more rounds to come than dice."""
    dice = cards.dice - buildings_owned(s, s.seat)
    slot = SLOT if s.options.archie == 0 else SLOT_BESIDE_ARCHIE
    return slot * max(view.rounds + 1 - dice, 0) // (view.rounds + 1)


@kernel
def gain_of_reroll(cards: Cards, s: State, view: Outlook, face: int, gains: Gains, buffer: Ints) -> int:
    """E3.2: the mean over the six faces of the best that can be built then."""
    seat = s.seat
    before = advantage(cards, s, view, seat)
    reroll(cards, s, seat, face)
    gains.declined = 0
    total = 0
    thrown = scratch(State)
    for fallen in range(1, FACES + 1):
        copy_into(thrown, s)
        roll_die(thrown, fallen)
        thrown.phase = Phase.BUILD
        total += best_gain(cards, thrown, view, gains, buffer)
    gains.declined = 0
    return total // FACES + advantage(cards, s, view, seat) - before


@kernel
def best_gain(cards: Cards, s: State, view: Outlook, gains: Gains, buffer: Ints) -> int:
    """The best that three dice allow, or 0 for nothing."""
    why = scratch(Why)
    most = 0
    for one in range(DICE):
        for two in range(DICE):
            if one != two:
                building = (s.dice[one] - 1) * FACES + s.dice[two] - 1
                if why_not_build(cards, s, s.seat, building, why) == 0:
                    most = max(most, gain_of(cards, s, view, building, gains, buffer))
    return most
