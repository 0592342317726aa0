"""Kiln in the lab: the deeds of a turn are what is compared."""

from kiln.model import CODEC, PRICE
from smokestack.gamekit.game import Game
from smokestack.lab.gamelab import GameLab
from smokestack.lab.things import Thing


def things(_: Game) -> dict[int, Thing]:
    """Selling is one deed, however many bricks."""
    return {action: Thing("deed", CODEC.decode(action).verb.capitalize(), "done") for action in range(PRICE)}


LAB = GameLab(things=things, kinds={"deed": "Deeds"})
