"""What players take in each game: which action ids mean which card, facility, contract or building."""

import importlib
from collections.abc import Mapping
from dataclasses import dataclass

from smokestack.kernel.game import Game

THINGS = {
    "titans": "smokestack.lab.things.titans",
    "victory": "smokestack.lab.things.victory",
    "empire": "smokestack.lab.things.empire",
}
"""Each game's module offers `things(game)` and `measured(game)`."""


@dataclass(frozen=True, order=True)
class Thing:
    """Something a player may take: its kind, its printed name, and how the taking is told."""

    kind: str
    name: str
    taken: str
    """As in "Farm is built in 31 % of games"."""


def things_of(game: Game) -> Mapping[int, Thing]:
    """The thing each action id takes; actions that take nothing are left out."""
    found: Mapping[int, Thing] = importlib.import_module(THINGS[game.name]).things(game)
    return found


def measured_things(game: Game) -> Mapping[str, Thing]:
    """Things no action id stands for, by the column of seats that counts them."""
    found: Mapping[str, Thing] = importlib.import_module(THINGS[game.name]).measured(game)
    return found
