"""How long the game will go on."""

from smokestack.games.titans.bot.weights import TURNS_PER_ESTATE
from smokestack.games.titans.model.cards import AGES, Cards
from smokestack.games.titans.model.state import State
from smokestack.kernel.compile import kernel


@kernel
def rounds_left(cards: Cards, s: State) -> int:
    """Hundredths of rounds, judged by the real estate still to be built."""
    return TURNS_PER_ESTATE * (cards.age_ends[AGES - 1] - s.built) // s.options.players
