"""What two players of Empire Planner may expect of a position, as learned from games."""

from smokestack.bots.greedy.empire.outlook import Outlook, look_ahead
from smokestack.bots.learned.empire.show import SHOWN, show
from smokestack.bots.learned.network import foresee
from smokestack.games.empire.cards import SEATS, Cards
from smokestack.games.empire.state import State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints


@kernel
def knows(_cards: Cards, s: State) -> bool:
    """Two people; beside Archie nothing was learned."""
    return s.options.archie == 0


@kernel
def foretell(cards: Cards, s: State, insight: Ints, out: Ints) -> int:
    """The margin to be expected, seen from both sides and shared between them."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    margin = foresee_for(cards, s, view, 0, insight) - foresee_for(cards, s, view, 1, insight)
    out[0] = margin // 4
    out[1] = -out[0]
    return SEATS


@kernel
def foresee_for(cards: Cards, s: State, view: Outlook, seat: int, insight: Ints) -> int:
    """Hundredths of a Profit that a seat will be ahead in the end."""
    seen = zeros(SHOWN)
    show(cards, s, view, seat, seen)
    return foresee(insight, seen)
