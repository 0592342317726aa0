"""The greedy player of Empire Planner: try every choice, carry it through, take what looks best after it."""

from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.plots import best_in_building
from smokestack.games.empire.bot.steps import best_step, carry_through, worth_after
from smokestack.games.empire.bot.weights import WHIM
from smokestack.games.empire.model.actions import ICON
from smokestack.games.empire.model.cards import SPOTS, Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.icons import why_not_icon
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def choose(cards: Cards, s: State, stream: Stream, buffer: Ints) -> int:
    """The best action of the seat to move; between icons nearly as good the stream decides."""
    if is_archie(s, s.seat):
        return ICON + archie_spot(cards, s)
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    if s.phase == Phase.BUILD:
        return best_in_building(cards, s, view, buffer)
    if s.phase == Phase.ICON:
        return best_icon(cards, s, view, stream, buffer)
    trial = scratch(State)
    copy_into(trial, s)
    return best_step(cards, trial, view, s.seat, buffer)


@kernel
def best_icon(cards: Cards, s: State, view: Outlook, stream: Stream, buffer: Ints) -> int:
    """E4.2: the icon after which the seat stands best."""
    trial = scratch(State)
    why = scratch(Why)
    best = -1
    most = 0
    for spot in range(SPOTS):
        if why_not_icon(cards, s, s.seat, spot, why) == 0:
            copy_into(trial, s)
            worth = worth_of_icon(cards, trial, view, spot, buffer) + below(stream, WHIM)
            if trial.phase == Phase.ICON and trial.seat == s.seat:
                worth = worth_of_second(cards, trial, view, buffer) + below(stream, WHIM)
            if best == -1 or worth > most:
                best = spot
                most = worth
    return ICON + best


@kernel
def worth_of_second(cards: Cards, s: State, view: Outlook, buffer: Ints) -> int:
    """E7.4: after Archie's answer: the best that the second action of the round can do."""
    trial = scratch(State)
    why = scratch(Why)
    most = -1_000_000
    for spot in range(SPOTS):
        if why_not_icon(cards, s, s.seat, spot, why) == 0:
            copy_into(trial, s)
            most = max(most, worth_of_icon(cards, trial, view, spot, buffer))
    return most


@kernel
def worth_of_icon(cards: Cards, s: State, view: Outlook, spot: int, buffer: Ints) -> int:
    """Take an icon, make the best of it, and judge the position."""
    seat = s.seat
    act(cards, s, ICON + spot)
    carry_through(cards, s, view, seat, buffer)
    return worth_after(cards, s, view, seat)
