"""What every choice of Empire Planner looks worth by what was learned: carry it through, then foresee its end."""

from smokestack.bots.learned.table.network import foresee
from smokestack.bots.learned.table.sight import share_of_winners, shown_size
from smokestack.games.empire.bot.learned.carry_out import take_whole
from smokestack.games.empire.bot.learned.show import show_with
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.plots import Gains
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import BUILD, CHOICE, DECLINE, ICON, KIND
from smokestack.games.empire.model.cards import FACES, SEATS, SPOTS, Cards
from smokestack.games.empire.model.state import DICE, Phase, State
from smokestack.games.empire.rules.building import price_of, reroll, roll_die, why_not_build
from smokestack.games.empire.rules.icons import why_not_icon
from smokestack.games.empire.rules.legal import legal
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def appraise(cards: Cards, s: State, weights: Ints, buffer: Ints, merit: Ints) -> int:
    """Every legal action, and the part of the win to be expected after it, in millionths; Archie has no choice."""
    n = legal(cards, s, buffer)
    if is_archie(s, s.seat):
        merit[0] = 0
        return n
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    trial = scratch(State)
    rerolled = scratch(Gains)
    later = zeros(len(buffer))
    for k in range(n):
        copy_into(trial, s)
        if KIND[buffer[k]] == kinds.REROLL:
            merit[k] = after_reroll(cards, trial, view, weights, CHOICE[buffer[k]] + 1, rerolled, later)
        else:
            merit[k] = after_turn(cards, trial, view, weights, buffer[k], later)
    return n


@kernel
def part_of(cards: Cards, s: State, view: Outlook, weights: Ints, seat: int) -> int:
    """What a seat may expect, in millionths of the win, as `foresee_table`; the outlook of the round is known."""
    parts = zeros(SEATS)
    if s.phase == Phase.OVER:
        share_of_winners(cards, s, parts)
    else:
        shown = zeros(shown_size(weights, SEATS))
        show_with(cards, s, view, shown)
        foresee(weights, shown, SEATS, parts)
    return parts[seat]


@kernel
def after(cards: Cards, s: State, view: Outlook, weights: Ints, action: int, buffer: Ints) -> int:
    """An action with all that it asks, and Archie's answer."""
    seat = s.seat
    take_whole(cards, s, view, action, buffer)
    return part_of(cards, s, view, weights, seat)


@kernel
def after_turn(cards: Cards, s: State, view: Outlook, weights: Ints, action: int, buffer: Ints) -> int:
    """E7.4: beside Archie no chance lies between the two actions of a round, so the second is looked at, too."""
    seat = s.seat
    asked = s.phase != Phase.BUILD
    take_whole(cards, s, view, action, buffer)
    if asked and s.phase == Phase.ICON and s.seat == seat:
        return after_second(cards, s, view, weights, buffer)
    return part_of(cards, s, view, weights, seat)


@kernel
def after_second(cards: Cards, s: State, view: Outlook, weights: Ints, buffer: Ints) -> int:
    """E4.2: the best that the second action can do."""
    trial = scratch(State)
    why = scratch(Why)
    most = 0
    for spot in range(SPOTS):
        if why_not_icon(cards, s, s.seat, spot, why) == 0:
            copy_into(trial, s)
            most = max(most, after(cards, trial, view, weights, ICON + spot, buffer))
    return most


@kernel
def after_reroll(cards: Cards, s: State, view: Outlook, weights: Ints, face: int, known: Gains, buffer: Ints) -> int:
    """E3.2: the mean over the six faces of the best that can be done then."""
    seat = s.seat
    reroll(cards, s, seat, face)
    thrown = scratch(State)
    copy_into(thrown, s)
    roll_die(thrown, 1)
    thrown.phase = Phase.BUILD
    without = after(cards, thrown, view, weights, DECLINE, buffer)
    total = 0
    for fallen in range(1, FACES + 1):
        copy_into(thrown, s)
        roll_die(thrown, fallen)
        thrown.phase = Phase.BUILD
        total += max(without, best_build(cards, thrown, view, weights, known, buffer))
    return total // FACES


@kernel
def best_build(cards: Cards, s: State, view: Outlook, weights: Ints, known: Gains, buffer: Ints) -> int:
    """E3.1: the best that three dice can build; what they can build at the same price is foreseen once."""
    why = scratch(Why)
    trial = scratch(State)
    most = 0
    for one in range(DICE):
        for two in range(DICE):
            building = (s.dice[one] - 1) * FACES + s.dice[two] - 1
            if one != two and why_not_build(cards, s, s.seat, building, why) == 0:
                place = building * FACES + price_of(s, s.dice[one], s.dice[two]) - 1
                if not known.known[place]:
                    known.known[place] = 1
                    copy_into(trial, s)
                    known.worth[place] = after(cards, trial, view, weights, BUILD + building, buffer)
                most = max(most, known.worth[place])
    return most
