"""Compile every door into a game's rules once, so that later uses come from the cache."""

from smokestack.kernel.batch import Batch, random_games
from smokestack.kernel.game import Game


def compile_all(game: Game) -> None:
    """Touch each compiled entry: playouts first, because they need most of the rules."""
    random_games(game, 1, seed=0)
    position = game.new()
    while not position.over:
        chance = position.outcomes()
        position.apply(chance[0][0] if chance else position.legal()[0])
        if position.to_move >= 0:
            break
    position.scores()
    position.ranks()
    position.end_reason()
    batch = Batch(game, 1)
    batch.step([batch.legal()[0][0]])
