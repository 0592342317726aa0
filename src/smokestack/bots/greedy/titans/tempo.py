"""How long the game will go on."""

from smokestack.bots.greedy.titans.weights import TURNS_PER_ESTATE
from smokestack.games.titans.cards import AGES, Cards
from smokestack.games.titans.state import State
from smokestack.kernel.compile import kernel


@kernel
def rounds_left(cards: Cards, s: State) -> int:
    """Hundredths of rounds, judged by the real estate still to be built."""
    return TURNS_PER_ESTATE * (cards.age_ends[AGES - 1] - s.built) // s.options.players
