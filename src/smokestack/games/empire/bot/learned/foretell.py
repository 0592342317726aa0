"""What two players of Empire Planner may expect of a position, as learned from games."""

from smokestack.bots.learned.margin.network import foresee
from smokestack.bots.search.value import WIN, part_of_lead
from smokestack.games.empire.bot.learned.show import SHOWN, show
from smokestack.games.empire.bot.outlook import Outlook, look_ahead
from smokestack.games.empire.model.cards import SEATS, Cards
from smokestack.games.empire.model.state import State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints

MARGIN = 30
"""Profit ahead that is as good as half a win."""


@kernel
def knows(_cards: Cards, s: State) -> bool:
    """Two people; beside Archie nothing was learned."""
    return s.options.archie == 0


@kernel
def foretell(cards: Cards, s: State, weights: Ints, out: Ints) -> int:
    """What the margin to be expected is worth, seen from both sides and shared between them."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    margin = foresee_for(cards, s, view, 0, weights) - foresee_for(cards, s, view, 1, weights)
    out[0] = part_of_lead(2 * (margin // 4), 100 * MARGIN)
    out[1] = WIN - out[0]
    return SEATS


@kernel
def foresee_for(cards: Cards, s: State, view: Outlook, seat: int, weights: Ints) -> int:
    """Hundredths of a Profit that a seat will be ahead in the end."""
    seen = zeros(SHOWN)
    show(cards, s, view, seat, seen)
    return foresee(weights, seen)
