"""Ways to play Titans that a learner should have met: each thinks better of some actions than they look."""

from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import CHOICE, KIND
from smokestack.games.titans.model.cards import NONE, SPACES, USES, Cards
from smokestack.games.titans.model.state import State
from smokestack.kernel.compile import kernel

RESEARCHER = 1
LANDLORD = 2
PRODUCER = 3
UNDERCUTTER = 4
SETTLER = 5
INDUSTRIALIST = 6
STYLES = 6

FOND = 80_000
"""Millionths of a win by which a style's own actions look better."""
INCLINED = 25_000
A_STEP = 3_000
"""For each step cheaper."""


@kernel
def lean(cards: Cards, s: State, style: int, action: int) -> int:
    """A researcher loves universities and cards, a landlord real estate, a producer large facilities, an undercutter
    low prices, a settler facilities of every type, an industrialist facilities for consumers alone."""
    kind, choice = KIND[action], CHOICE[action]
    if style == RESEARCHER:
        return researchers_lean(cards, kind, choice)
    if style == LANDLORD and kind == kinds.DEVELOP:
        return FOND
    if style == PRODUCER:
        return FOND if kind == kinds.EXPAND else INCLINED if kind == kinds.PRODUCE else 0
    if style == UNDERCUTTER and kind == kinds.PLACE:
        return A_STEP * (SPACES - choice % SPACES)
    if style == SETTLER and kind == kinds.BUILD:
        return FOND
    if style == INDUSTRIALIST:
        return industrialists_lean(cards, kind, choice)
    return 0


@kernel
def researchers_lean(cards: Cards, kind: int, choice: int) -> int:
    if kind == kinds.BUY:
        return FOND
    if (kind == kinds.BUILD or kind == kinds.EXPAND) and cards.facilities[choice].makes == cards.research:
        return FOND
    if kind == kinds.PRODUCE and cards.facilities[choice // USES].makes == cards.research:
        return INCLINED
    return 0


@kernel
def industrialists_lean(cards: Cards, kind: int, choice: int) -> int:
    """T2.4: builds for goods without a red grid, such as oil and machines, and then uses them as well as it can."""
    if kind == kinds.BUILD and cards.goods[cards.facilities[choice].makes].red_grid == NONE:
        return FOND
    return 0
