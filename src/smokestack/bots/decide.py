"""One decision of a bot, interpreted or compiled as the game is, and why."""

from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.policy import register
from smokestack.bots.roster import Bot, bot
from smokestack.bots.search.searcher import Considered, Searcher
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position


def decide(game: Game, position: Position, name: str, seed: int) -> int:
    """The action a bot takes here. Unless its budget is time, it follows from the position's bytes and the seed.

    Args:
        game: The game the position belongs to; a search is slow unless it is compiled.
        position: A position in which a seat has to decide.
        name: The bot: `easy`, `normal`, `hard`, `greedy`, `random`, or `search:300` with its tries.
        seed: What decides between equals, and what a search samples with.

    Examples:
        >>> import smokestack
        >>> game = smokestack.game("titans")
        >>> position = game.new(players=2)
        >>> while position.chance:
        ...     position = position.apply(position.outcomes()[0][0])
        >>> game.text(smokestack.decide(game, position, "greedy", seed=1))
        'build lumber-camp'
    """
    return searcher_for(game, position, bot(name)).decide(position, seed)


def consider(game: Game, position: Position, name: str, seed: int) -> list[Considered]:
    """What a search would do here, best first, with what it tried; a bot that does not search has one choice."""
    return searcher_for(game, position, bot(name)).consider(position, seed)


def searcher_for(game: Game, position: Position, found: Bot) -> Searcher:
    """What decides for the seat to move as this bot does, with or without a search."""
    if position.to_move < 0:
        raise MatchError(f"a bot decides for a seat, and the one to move is {game.mover(position.to_move)}")
    register(game)
    return Searcher(game, found)


def reason(game: Game, position: Position, action: int) -> str:
    """Why a greedy player would take an action, in a few words."""
    return bot_of_game(game.spec).reason(game, position, action)
