"""A run read into memory, with what all sections ask of it."""

from collections.abc import Collection, Mapping
from dataclasses import dataclass
from functools import cached_property

import polars as pl

from smokestack.gamekit.game import Game
from smokestack.lab.block import game_with
from smokestack.lab.gamelab import lab_of, measured_things, things_of
from smokestack.lab.meta import Measure, Meta
from smokestack.lab.places import starting_places
from smokestack.lab.report.example_games import ExampleGames
from smokestack.lab.tables import Run
from smokestack.lab.things import Thing
from smokestack.lab.wanted import ThingFinding, mark, measured, wanted


@dataclass(frozen=True)
class Data:
    """The tables of a run, the game it was played with, and the example games it links to."""

    meta: Meta
    game: Game
    games: pl.DataFrame
    seats: pl.DataFrame
    taken: pl.DataFrame
    tallies: pl.DataFrame
    places: pl.DataFrame
    example_games: ExampleGames

    @classmethod
    def of(cls, run: Run, example_games: ExampleGames) -> "Data":
        game = game_with(run.meta.game, run.meta.edition, compiled=False)
        games, seats, taken, tallies, logs = pl.collect_all([run.games, run.seats, run.taken, run.tallies, run.logs])
        return cls(
            run.meta, game, games, seats, taken, tallies, starting_places(logs, game, run.meta.seats), example_games
        )

    @cached_property
    def things(self) -> Mapping[int, Thing]:
        return things_of(self.game)

    @cached_property
    def absent(self) -> Collection[Thing]:
        """Things this edition does not have."""
        return lab_of(self.game.spec).absent(self.game)

    @cached_property
    def wanted(self) -> list[ThingFinding]:
        """Every thing of the game, marked over all comparisons of the report."""
        found = wanted(self.taken, self.tallies, self.seats, self.things, self.meta.counted_every)
        return mark([*found, *measured(self.seats, measured_things(self.game))])

    def measures(self, name: str) -> list[Measure]:
        """The measures of a name, of games and of seats."""
        return [each for each in (*self.meta.game_measures, *self.meta.seat_measures) if each.name == name]

    def games_where(self, condition: pl.Expr) -> list[int]:
        """Numbers of games, lowest first."""
        return self.games.filter(condition)["game"].to_list()

    def games_of_seats(self, condition: pl.Expr) -> list[int]:
        """Numbers of games with such a seat, lowest first."""
        return self.seats.filter(condition)["game"].unique(maintain_order=True).to_list()

    def example(self, condition: pl.Expr) -> str | None:
        """A link to a game that is so."""
        return self.example_games.pick(self.games_where(condition))

    def seats_by_place(self) -> pl.DataFrame:
        """The seats with their places in the first turn order."""
        return self.seats.join(self.places, on=["game", "seat"])

    def example_of_seat(self, condition: pl.Expr) -> str | None:
        """A link to a game with a seat that is so."""
        return self.example_games.pick(self.games_of_seats(condition))

    def nearest(self, column: str, value: float) -> str | None:
        """A link to the game whose value comes nearest."""
        best = (self.games[column].cast(pl.Float64) - value).abs().arg_min()
        return None if best is None else self.example_games.pick([int(self.games["game"][best])])
