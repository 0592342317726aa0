"""How alive each item of a game is: in how many games and for how many seats, and what its users win."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import cached_property

import polars as pl

from smokestack.gamekit.game import Game
from smokestack.lab.alive.items import Item, items_of
from smokestack.lab.alive.signs import USE
from smokestack.lab.alive.uses import read_tables, uses_of
from smokestack.lab.block import game_with
from smokestack.lab.estimates import Estimate, rate
from smokestack.lab.findings import fair_share
from smokestack.lab.tables import NOBODY, Run
from smokestack.lab.wanted import ENOUGH

DEAD = 0.01
"""In a smaller share of games at every table, it is dead."""
RARE = 0.05


@dataclass(frozen=True)
class Use:
    """One item at one table."""

    games: Estimate
    """The share of games in which it occurred."""
    seats: Estimate
    """The share of seats that used it."""
    wins: Estimate | None
    """What those seats won; None where too few used it, or too few did not, to tell."""


@dataclass(frozen=True)
class Table:
    """A run with a number of players, or against an opponent of the game's own."""

    name: str
    games: int
    fair: float
    """What any seat wins on average."""


@dataclass(frozen=True)
class Row:
    """An item with its use at each table."""

    item: Item
    uses: tuple[Use, ...]

    @property
    def peak(self) -> float:
        """The share of games where it occurs most."""
        return max(use.games.value for use in self.uses)

    @property
    def dead(self) -> bool:
        return not self.item.excuse and self.peak < DEAD

    @property
    def rare(self) -> bool:
        return not self.item.excuse and DEAD <= self.peak < RARE


@dataclass(frozen=True)
class Alive:
    """Everything a game offers, and what becomes of it at each table."""

    game: Game
    bots: tuple[str, ...]
    tables: tuple[Table, ...]
    rows: tuple[Row, ...]

    @cached_property
    def dead(self) -> list[Item]:
        return [row.item for row in self.rows if row.dead]

    @cached_property
    def rare(self) -> list[Item]:
        return [row.item for row in self.rows if row.rare]

    @property
    def told(self) -> int:
        """How many items a log can tell of."""
        return sum(not row.item.excuse for row in self.rows)

    def group(self, name: str) -> list[Row]:
        return [row for row in self.rows if row.item.group == name]


def alive(runs: dict[str, Run]) -> Alive:
    """What some runs of one edition show, each by the name of its table."""
    first = next(iter(runs.values()))
    game = game_with(first.meta.game, first.meta.edition, compiled=False)
    items, found = items_of(game), [uses_at(game, run) for run in runs.values()]
    tables = tuple(Table(name, run.played, fair_of(run)) for name, run in runs.items())
    rows = tuple(Row(item, tuple(uses[k] for uses in found)) for k, item in enumerate(items))
    bots = tuple(dict.fromkeys(name for run in runs.values() for name in run.meta.bots))
    return Alive(game, bots, tables, rows)


def fair_of(run: Run) -> float:
    return fair_share(run.seats.select("won").collect())


def uses_at(game: Game, run: Run) -> list[Use]:
    """The use of every item in a run, in the order of `items_of`."""
    tables = read_tables(run)
    used = uses_of(game, run.meta, tables).join(tables["seats"].select("game", "seat", "won"), on=USE, how="left")
    somebody = pl.col("seat") != NOBODY
    counted = used.group_by("item").agg(
        pl.col("game").n_unique().alias("games"), somebody.sum().alias("seats"), pl.col("won").sum().alias("wins")
    )
    figures = {item: figure for item, *figure in counted.iter_rows()}
    all_games, all_seats = tables["games"].height, tables["seats"].height
    return [use(figures.get(k, (0, 0, 0)), all_games, all_seats) for k in range(len(items_of(game)))]


def use(figure: Sequence[int], all_games: int, all_seats: int) -> Use:
    games, seats, wins = figure
    enough = min(seats, all_seats - seats) >= ENOUGH
    return Use(rate(games, all_games), rate(seats, all_seats), rate(wins, seats) if enough else None)
