"""A choice of Empire Planner with all that it asks, and Archie's answer, which is known."""

from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.bot.steps import best_step, carry_through
from smokestack.games.empire.model.actions import ICON
from smokestack.games.empire.model.cards import Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints


@kernel
def carry_out(cards: Cards, s: State, action: int, buffer: Ints) -> None:
    """E3.4, E4.4–E4.13, E7.4: what is asked is answered as the greedy player would."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    take_whole(cards, s, view, action, buffer)


@kernel
def take_whole(cards: Cards, s: State, view: Outlook, action: int, buffer: Ints) -> None:
    """The same, where the outlook of the round is known."""
    seat = s.seat
    act(cards, s, action)
    while s.seat == seat and (s.phase == Phase.TAKE or s.phase == Phase.SPLIT):
        act(cards, s, best_step(cards, s, view, seat, buffer))
    carry_through(cards, s, view, seat, buffer)
    if s.phase == Phase.ICON and is_archie(s, s.seat):
        act(cards, s, ICON + archie_spot(cards, s))
