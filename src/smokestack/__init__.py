"""Smokestack: three games of industry on one table."""

from smokestack.kernel.errors import IllegalAction, SmokestackError
from smokestack.kernel.game import Game, game, names
from smokestack.kernel.position import Position
from smokestack.kernel.refusal import Refusal
from smokestack.kernel.verbs import CHANCE, OVER

__all__ = ["CHANCE", "OVER", "Game", "IllegalAction", "Position", "Refusal", "SmokestackError", "game", "names"]
__version__ = "0.1.0"
