"""The tables at which the laws are tested: every registered game, with few and many players and every option moved.

A new game gets all laws by being registered.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pytest

import smokestack
from smokestack import Game, Position
from smokestack.kernel.game import GameSpec, spec
from smokestack.kernel.options import Option, settle_options

GAMES = tuple(smokestack.names())
PLAYERS = (2, 3, 4)
"""Besides the fewest and the most players a game allows."""


@lru_cache
def game_of(name: str, compiled: bool) -> Game:
    """One game object for all laws of a process, so that compiled rules are loaded once."""
    return smokestack.game(name, compiled=compiled)


@dataclass(frozen=True)
class Table:
    """A game and the options that differ from its defaults."""

    name: str
    given: tuple[tuple[str, int], ...]

    @property
    def options(self) -> dict[str, int]:
        """The options in full, with those of simulation where nothing else is given."""
        return {**spec(self.name).simulation, **dict(self.given)}

    def game(self, compiled: bool) -> Game:
        return game_of(self.name, compiled)

    def new(self, compiled: bool) -> Position:
        return self.game(compiled).new(**self.options)

    def __str__(self) -> str:
        return "-".join([self.name, *(f"{name}={value}" for name, value in self.given)])


def tables(name: str) -> Iterator[Table]:
    """A table for each number of players, and one for each other value of every other option."""
    made = spec(name)
    counts = player_counts(made)
    for players in counts:
        yield Table(name, (("players", players),))
    for option in made.options:
        if option.name != "players":
            players = roomiest(made, option, counts)
            for value in other_values(made, option, players):
                yield Table(name, (("players", players), (option.name, value)))


def player_counts(made: GameSpec) -> list[int]:
    """The fewest, 2, 3, 4 and the most players, as far as the game allows them."""
    (option,) = (option for option in made.options if option.name == "players")
    return sorted({option.least, option.most, *(n for n in PLAYERS if option.least <= n <= option.most)})


def allowed_values(made: GameSpec, option: Option, players: int) -> list[int]:
    """The least a table of that size may choose, one more, a dozen more, and the most."""
    chosen = settle_options(made.options, {"players": players})
    least, most = option.allowed(chosen) if option.allowed else (option.least, option.most)
    return sorted({least, min(least + 1, most), min(least + 12, most), most})


def roomiest(made: GameSpec, option: Option, counts: list[int]) -> int:
    """The number of players with the most to choose from: some options are for certain tables only."""
    return max(counts, key=lambda players: len(allowed_values(made, option, players)))


def other_values(made: GameSpec, option: Option, players: int) -> list[int]:
    usual = settle_options(made.options, {**made.simulation, "players": players})
    return [value for value in allowed_values(made, option, players) if value != usual[option.name]]


TABLES = [table for name in GAMES for table in tables(name)]

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
both_ways = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
