"""What every choice of Empire Planner looks worth by what was learned: carry it through, then foresee its end."""

from smokestack.bots.search.value import WIN
from smokestack.games.empire.bot.learned.foretell import MARGIN, foresee_for
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.plots import Gains
from smokestack.games.empire.bot.steps import best_step, carry_through
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import BUILD, CHOICE, DECLINE, KIND
from smokestack.games.empire.model.cards import FACES, Cards
from smokestack.games.empire.model.state import DICE, Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.building import price_of, reroll, roll_die, why_not_build
from smokestack.games.empire.rules.legal import legal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def appraise(cards: Cards, s: State, weights: Ints, buffer: Ints, merit: Ints) -> int:
    """Every legal action, and how it looks in millionths of a win: by the margin to be expected after it."""
    n = legal(cards, s, buffer)
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
            merit[k] = after(cards, trial, view, weights, buffer[k], later)
        merit[k] = merit[k] * WIN * WIN // (200 * MARGIN)
    return n


@kernel
def after(cards: Cards, s: State, view: Outlook, weights: Ints, action: int, buffer: Ints) -> int:
    """An action with all that it asks: E3.4 for a building, E4.4–E4.13 for an icon."""
    seat = s.seat
    act(cards, s, action)
    while s.seat == seat and (s.phase == Phase.TAKE or s.phase == Phase.SPLIT):
        act(cards, s, best_step(cards, s, view, seat, buffer))
    carry_through(cards, s, view, seat, buffer)
    return foresee_for(cards, s, view, seat, weights)


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
    most = -(1 << 30)
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
