"""The tables at which the laws are tested: every registered game, with few and many players and every option moved.

That is with the default edition; each other edition has one table, for it can still be chosen.

A new game gets all laws by being registered.
"""

from collections.abc import Iterator
from dataclasses import dataclass
from functools import lru_cache

import pytest

import smokestack
from smokestack import Game, Position
from smokestack.gamekit.options import Option, settle_options
from smokestack.gamekit.registry import spec
from smokestack.gamekit.spec import GameSpec

Given = tuple[tuple[str, int], ...]

GAMES = tuple(smokestack.game_names())
PLAYERS = (2, 3, 4)
"""Besides the fewest and the most players a game allows."""


@lru_cache
def game_of(name: str, compiled: bool, edition: str | None = None) -> Game:
    """One game object for all laws of a process, so that compiled rules are loaded once."""
    return smokestack.game(name, edition=edition, compiled=compiled)


@dataclass(frozen=True)
class Table:
    """A game, the options that differ from its defaults, and the edition if it is not the default one."""

    name: str
    given: Given
    edition: str | None = None

    @property
    def options(self) -> dict[str, int]:
        """The options in full, with those of simulation and short games where nothing else is given."""
        return {**spec(self.name).simulation, **spec(self.name).short_games, **dict(self.given)}

    @property
    def seats(self) -> int:
        """As many as players, or as at the table the game proposes."""
        return self.options.get("players", len(spec(self.name).first_table.split(",")))

    def game(self, compiled: bool) -> Game:
        return game_of(self.name, compiled, self.edition)

    def new(self, compiled: bool) -> Position:
        return self.game(compiled).new(**self.options)

    def __str__(self) -> str:
        edition = [self.edition] if self.edition else []
        return "-".join([self.name, *edition, *(f"{name}={value}" for name, value in self.given)])


def tables(name: str) -> Iterator[Table]:
    """A table for each number of players, and one for each other value of every option that does not keep it short."""
    made = spec(name)
    sizes = table_sizes(made)
    for size in sizes:
        yield Table(name, size)
    for option in made.options:
        if option.name not in ("players", *made.short_games):
            size = roomiest(made, option, sizes)
            for value in other_values(made, option, size):
                yield Table(name, (*size, (option.name, value)))


def other_editions(name: str) -> Iterator[Table]:
    """A table for each edition that is not the default."""
    made = spec(name)
    sizes = table_sizes(made)
    for edition in made.editions():
        if edition != made.default_edition:
            yield Table(name, sizes[len(sizes) // 2], edition)


def table_sizes(made: GameSpec) -> list[Given]:
    """The fewest, 2, 3, 4 and the most players, as far as the game allows them; one table where it has no choice."""
    for option in made.options:
        if option.name == "players":
            counts = {option.least, option.most, *(n for n in PLAYERS if option.least <= n <= option.most)}
            return [(("players", count),) for count in sorted(counts)]
    return [()]


def allowed_values(made: GameSpec, option: Option, size: Given) -> list[int]:
    """The least a table of that size may choose, one more, a dozen more, and the most."""
    chosen = settle_options(made.options, dict(size))
    least, most = option.allowed(chosen) if option.allowed else (option.least, option.most)
    return sorted({least, min(least + 1, most), min(least + 12, most), most})


def roomiest(made: GameSpec, option: Option, sizes: list[Given]) -> Given:
    """The size with the most to choose from: some options are for certain tables only."""
    return max(sizes, key=lambda size: len(allowed_values(made, option, size)))


def other_values(made: GameSpec, option: Option, size: Given) -> list[int]:
    usual = settle_options(made.options, {**made.simulation, **dict(size)})
    return [value for value in allowed_values(made, option, size) if value != usual[option.name]]


TABLES = [table for name in GAMES for table in (*tables(name), *other_editions(name))]

every_game = pytest.mark.parametrize("name", GAMES)
every_table = pytest.mark.parametrize("table", TABLES, ids=str)
both_ways = pytest.mark.parametrize("compiled", [False, True], ids=["interpreted", "compiled"])
