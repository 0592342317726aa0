"""Compile every entry point of a game's rules once, so that later uses come from the cache."""

from smokestack.gamekit.batch import Batch, random_games
from smokestack.gamekit.game import Game


def compile_all(game: Game) -> None:
    """Use each entry point once: playouts first, because they are what most people run."""
    random_games(game, 1, seed=0)
    position = game.new()
    chance_asked = seat_asked = False
    while not position.over and not (chance_asked and seat_asked):
        chance = position.outcomes()
        position.apply(chance[0][0] if chance else position.legal()[0])
        chance_asked, seat_asked = chance_asked or bool(chance), seat_asked or not chance
    _ = position.seats
    position.scores()
    position.ranks()
    position.end_reason()
    batch = Batch(game, 1)
    batch.step([batch.legal()[0][0]])
