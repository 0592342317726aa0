"""What every choice looks worth to the greedy player of Empire Planner, and what both may expect to score."""

from smokestack.games.empire.bot.choose import worth_of_icon, worth_of_second
from smokestack.games.empire.bot.estate import Estate, survey
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.plots import Gains, gain_of, gain_of_reroll
from smokestack.games.empire.bot.standing import standing
from smokestack.games.empire.bot.steps import carry_through, worth_after
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, ICON, KIND
from smokestack.games.empire.model.cards import SEATS, Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.legal import legal
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch, zeros
from smokestack.kernel.record import Ints


@kernel
def weigh(cards: Cards, s: State, buffer: Ints, merit: Ints) -> int:
    """Every legal action, and how the seat would stand after it; Archie has no choice."""
    n = legal(cards, s, buffer)
    if is_archie(s, s.seat):
        merit[0] = 0
        return n
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    gains = scratch(Gains)
    trial = scratch(State)
    later = zeros(len(buffer))
    for k in range(n):
        copy_into(trial, s)
        if s.phase == Phase.BUILD:
            merit[k] = gain_in_building(cards, trial, view, buffer[k], gains, later)
        elif s.phase == Phase.ICON:
            merit[k] = worth_of_turn(cards, trial, view, buffer[k] - ICON, later)
        else:
            merit[k] = worth_of_answer(cards, trial, view, buffer[k], later)
    return n


@kernel
def gain_in_building(cards: Cards, s: State, view: Outlook, action: int, gains: Gains, buffer: Ints) -> int:
    """E3.1–E3.3: what a building or a reroll brings beyond declining."""
    if KIND[action] == kinds.DECLINE:
        return 0
    if KIND[action] == kinds.REROLL:
        return gain_of_reroll(cards, s, view, CHOICE[action] + 1, gains, buffer)
    return gain_of(cards, s, view, CHOICE[action], gains, buffer)


@kernel
def worth_of_turn(cards: Cards, s: State, view: Outlook, spot: int, buffer: Ints) -> int:
    """E4.2, E7.4: an icon made the best of; beside Archie with the second action of the round."""
    seat = s.seat
    worth = worth_of_icon(cards, s, view, spot, buffer)
    if s.phase == Phase.ICON and s.seat == seat:
        return worth_of_second(cards, s, view, buffer)
    return worth


@kernel
def worth_of_answer(cards: Cards, s: State, view: Outlook, action: int, buffer: Ints) -> int:
    """An answer to what an icon asks, and the best of what it asks further."""
    seat = s.seat
    act(cards, s, action)
    carry_through(cards, s, view, seat, buffer)
    return worth_after(cards, s, view, seat)


@kernel
def prospect(cards: Cards, s: State, out: Ints) -> int:
    """Everything each seat has and may expect."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    estate = scratch(Estate)
    survey(cards, s, estate)
    for seat in range(SEATS):
        out[seat] = standing(cards, s, view, estate, seat)
    return SEATS
