"""Teaching a game's players its positions, whichever way the game is judged; what was learned so far can be kept."""

from collections.abc import Iterator
from pathlib import Path

from smokestack.bots.gamebot import LearnedTable, bot_of_game
from smokestack.bots.learned.progress import Progress, Studied
from smokestack.bots.learned.table import teach as table
from smokestack.bots.learned.weights import mark_of
from smokestack.bots.policy import register
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import names, spec

EACH = 2_000
"""Games between two lessons."""


def teach(
    game: Game, games: int, each: int = EACH, seed: int = 1, kept: Path | None = None, origin: Path | None = None
) -> Iterator[Studied]:
    """Play so many games in rounds of `each`, and study after every round; the last weights are the best.

    With `kept`, a file, it goes on where the same teaching (edition, seed, size of rounds) was left. With `origin`,
    such a file of a similar edition, it begins with what that one taught.
    """
    learned = judgement_of(game)
    register(game)
    progress = Progress(kept, f"{mark_of(game)} seed {seed} each {each}", origin)
    yield from table.lessons(game, learned, games, each, seed, progress)


def judgement_of(game: Game) -> LearnedTable:
    """How a game is learned, or an OptionError that names the games that can be."""
    found = bot_of_game(game.spec).learned
    if found is None:
        taught = [name for name in names() if bot_of_game(spec(name)).learned]
        raise OptionError(f"nothing can be taught of {game.name} yet; only of {', '.join(taught)}")
    return found
