"""Smokestack: three games of industry on one table.

Everything a bot, a notebook or a script needs is here: games and their positions, batches of them, matches and their
files, and the bots. What a first position does not need is loaded when it is first asked for.
"""

from importlib import import_module
from typing import TYPE_CHECKING, Any

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import (
    EditionError,
    IllegalAction,
    MatchError,
    NotationError,
    OptionError,
    SaveError,
    SmokestackError,
    UnknownName,
)
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.refusal import Refusal
from smokestack.gamekit.registry import game
from smokestack.gamekit.registry import names as game_names
from smokestack.kernel.verbs import CHANCE, OVER

if TYPE_CHECKING:
    from smokestack.bots.decide import decide
    from smokestack.bots.results import Results
    from smokestack.bots.simulate import simulate
    from smokestack.gamekit.batch import Batch, random_games
    from smokestack.match import Match, Seat, bot_seat
    from smokestack.match.save import load, save

__all__ = [
    "CHANCE",
    "OVER",
    "Batch",
    "Edition",
    "EditionError",
    "Game",
    "IllegalAction",
    "Match",
    "MatchError",
    "NotationError",
    "OptionError",
    "Position",
    "Refusal",
    "Results",
    "SaveError",
    "Seat",
    "SmokestackError",
    "UnknownName",
    "bot_seat",
    "decide",
    "game",
    "game_names",
    "load",
    "random_games",
    "save",
    "simulate",
]
__version__ = "0.1.0"

_LATER = {
    "Batch": "smokestack.gamekit.batch",
    "Match": "smokestack.match",
    "Results": "smokestack.bots.results",
    "Seat": "smokestack.match",
    "bot_seat": "smokestack.match",
    "decide": "smokestack.bots.decide",
    "load": "smokestack.match.save",
    "random_games": "smokestack.gamekit.batch",
    "save": "smokestack.match.save",
    "simulate": "smokestack.bots.simulate",
}
"""Where to find what is loaded on first use."""

if not TYPE_CHECKING:  # to a type checker, a module with `__getattr__` would have every name there could be

    def __getattr__(name: str) -> Any:
        if name not in _LATER:
            raise AttributeError(f"module {__name__!r} has no attribute {name!r}")
        found = globals()[name] = getattr(import_module(_LATER[name]), name)
        return found


def __dir__() -> list[str]:
    return sorted({*globals(), *__all__})
