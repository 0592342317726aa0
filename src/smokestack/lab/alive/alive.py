"""How alive each item of a game is: in how many games and for how many seats, and what its users win."""

from collections.abc import Mapping
from dataclasses import dataclass
from functools import cached_property
from typing import NamedTuple

import polars as pl

from smokestack.bots.roster import ANYWHERE, bot
from smokestack.gamekit.game import Game
from smokestack.lab.alive.items import Item, items_of
from smokestack.lab.alive.signs import USE
from smokestack.lab.alive.uses import read_tables, uses_of
from smokestack.lab.block import game_with
from smokestack.lab.estimates import Estimate, rate
from smokestack.lab.tables import Run
from smokestack.lab.wanted import ENOUGH

DEAD = 0.01
"""In a smaller share of games in every setting, it is dead."""
RARE = 0.05


@dataclass(frozen=True)
class Use:
    """One item in one setting."""

    games: Estimate
    """The share of games in which it occurred."""
    seats: Estimate
    """The share of seats that used it."""
    wins: Estimate | None
    """What those seats won; None where too few used it, or too few did not, to tell."""
    fair: float = 0.0
    """What their bots win with it or without."""


@dataclass(frozen=True)
class Setting:
    """A run with a number of players, or against an opponent of the game's own."""

    name: str
    games: int


@dataclass(frozen=True)
class Row:
    """An item with its use in each setting."""

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
    """Everything a game offers, and what becomes of it in each setting."""

    game: Game
    bots: tuple[str, ...]
    settings: tuple[Setting, ...]
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


def alive(runs: Mapping[str, Run]) -> Alive:
    """What some runs of one edition show, by their settings."""
    first = next(iter(runs.values()))
    game = game_with(first.meta.game, first.meta.edition, compiled=False)
    items, found = items_of(game), [uses_in(game, run) for run in runs.values()]
    settings = tuple(Setting(name, run.played) for name, run in runs.items())
    rows = tuple(Row(item, tuple(uses[k] for uses in found)) for k, item in enumerate(items))
    bots = tuple(dict.fromkeys(name for run in runs.values() for name in run.meta.bots))
    return Alive(game, bots, settings, rows)


def uses_in(game: Game, run: Run) -> list[Use]:
    """The use of every item in a run, in the order of `items_of`."""
    tables = read_tables(run)
    seats = deciding(tables["seats"])
    used = uses_of(game, run.meta, tables).join(seats, on=USE, how="left")
    counted = used.group_by("item").agg(
        pl.col("game").n_unique(), pl.col("won").count(), pl.col("won").sum().alias("wins"), pl.col("fair").mean()
    )
    figures = {item: Figures(*figure) for item, *figure in counted.iter_rows()}
    return [use(figures.get(k, Figures()), tables["games"].height, seats.height) for k in range(len(items_of(game)))]


def deciding(seats: pl.DataFrame) -> pl.DataFrame:
    """The seats that choose what they use, each with what its bot wins; the game's own opponents follow the rules."""
    choosing = [name for name in seats["bot"].unique() if bot(name).seat == ANYWHERE]
    chosen = seats.filter(pl.col("bot").is_in(choosing))
    return chosen.select(*USE, "won", pl.col("won").mean().over("bot").alias("fair"))


class Figures(NamedTuple):
    """An item in a run: games with it, seats that used it, their wins, and what their bots win on average."""

    games: int = 0
    seats: int = 0
    wins: int = 0
    fair: float | None = None


def use(found: Figures, all_games: int, all_seats: int) -> Use:
    enough = min(found.seats, all_seats - found.seats) >= ENOUGH
    wins = rate(found.wins, found.seats) if enough else None
    return Use(rate(found.games, all_games), rate(found.seats, all_seats), wins, found.fair or 0.0)
