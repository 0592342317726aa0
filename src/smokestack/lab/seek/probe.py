"""Some games of one edition with one number of players, played when a measure first looks at them."""

from collections.abc import Mapping
from dataclasses import dataclass, field, replace
from functools import cached_property
from typing import Any

import polars as pl

from smokestack.bots.roster import bot
from smokestack.gamekit.game import Game
from smokestack.lab.block import record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.gamelab import measured_things, things_of
from smokestack.lab.places import starting_places
from smokestack.lab.plan import plan_run
from smokestack.lab.things import Thing

BLOCK = 160
"""Games that are recorded at once: their logs are the memory it takes."""


@dataclass(frozen=True)
class Sample:
    """Games as tables."""

    players: int
    games: pl.DataFrame
    seats: pl.DataFrame
    """With a column `place` where a game draws who plays first."""
    taken: pl.DataFrame
    """game, seat and thing: its number in `things`."""
    things: list[Thing]


@dataclass(frozen=True)
class Probe:
    """A game with a candidate's edition, and which of its games to look at."""

    game: Game
    players: int
    """0 for as many as the game has by itself."""
    seed: int
    numbers: range
    """Games of the seed; other numbers are other luck."""
    bots: tuple[str, ...] = ("greedy",)
    options: Mapping[str, int] = field(default_factory=dict)

    @cached_property
    def sample(self) -> Sample:
        """The games, each draw with luck of its own, so that two editions meet the same."""
        options: dict[str, Any] = dict(self.options)
        meta = plan_run(self.game, self.numbers.stop, self.seed, self.bots, self.players, **options)
        paired = not any(bot(name).searches for name in self.bots)
        meta = replace(meta, paired=paired, counted_every=self.numbers.stop)
        tables: dict[str, list[pl.DataFrame]] = {"games": [], "seats": [], "taken": [], "logs": []}
        for first in range(self.numbers.start, self.numbers.stop, BLOCK):
            numbers = range(first, min(first + BLOCK, self.numbers.stop))
            frames = frames_of(meta, self.game, record_block(meta, self.game, numbers))
            for name, parts in tables.items():
                parts.append(frames[name])
        games, seats, taken, logs = (pl.concat(parts) for parts in tables.values())
        places = starting_places(logs, self.game, meta.seats)
        by_action, by_column = things_of(self.game), measured_things(self.game)
        things = sorted({*by_action.values(), *by_column.values()})
        return Sample(
            meta.seats,
            games,
            seats.join(places, on=["game", "seat"]) if places.height else seats,
            takings(taken, seats, by_action, by_column, things),
            things,
        )


def takings(
    taken: pl.DataFrame,
    seats: pl.DataFrame,
    by_action: Mapping[int, Thing],
    by_column: Mapping[str, Thing],
    things: list[Thing],
) -> pl.DataFrame:
    """Who took what: by the actions that take a thing, and by the columns that count one."""
    number = {thing: k for k, thing in enumerate(things)}
    owner = (pl.col("game"), pl.col("seat"))
    actions = pl.DataFrame(
        {"action": list(by_action), "thing": [number[thing] for thing in by_action.values()]},
        schema={"action": pl.Int32, "thing": pl.Int32},
    )
    parts = [taken.join(actions, on="action").select(*owner, "thing")]
    for column, thing in by_column.items():
        mark = pl.lit(number[thing], pl.Int32).alias("thing")
        parts.append(seats.filter(pl.col(column) > 0).select(*owner, mark))
    return pl.concat(parts).unique()
