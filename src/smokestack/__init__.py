"""Smokestack: three games of industry on one table."""

from smokestack.gamekit.errors import IllegalAction, SmokestackError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.refusal import Refusal
from smokestack.gamekit.registry import game, names
from smokestack.kernel.verbs import CHANCE, OVER

__all__ = ["CHANCE", "OVER", "Game", "IllegalAction", "Position", "Refusal", "SmokestackError", "game", "names"]
__version__ = "0.1.0"
