"""What a run says of the game as a whole: seats, length, spread, and whether an early leader wins."""

from collections.abc import Mapping
from dataclasses import dataclass

import polars as pl

from smokestack.lab.estimates import Estimate, mean, rate
from smokestack.lab.tables import POINTS, TIE

DRAGGING = 1.5
"""A game drags when it has so many times the rounds of a median game."""
LEAST_THAT_MATTERS = 0.01
"""A point of a hundred."""


@dataclass(frozen=True)
class SeatFinding:
    """How a seat fares; a shared win counts for each who shares it."""

    seat: int
    wins: Estimate
    score: Estimate
    fair: float

    @property
    def unfair(self) -> bool:
        """Whether the interval leaves out the fair share."""
        return self.wins.excludes(self.fair)

    @property
    def matters(self) -> bool:
        """Whether it is unfair by so much that a player would care: many games find the smallest difference."""
        return self.unfair and abs(self.wins.value - self.fair) >= LEAST_THAT_MATTERS


@dataclass(frozen=True)
class Length:
    """How long games take, and how they end."""

    rounds: Estimate
    decisions: Estimate
    shortest: int
    median: int
    longest: int
    dragging: Estimate
    """The share of games with DRAGGING times the median rounds, or more."""
    reasons: Mapping[str, Estimate]


@dataclass(frozen=True)
class Spread:
    """How far scores lie apart: all scores' quartiles, and the winner's margin."""

    low: float
    median: float
    high: float
    margin: Estimate
    close: Estimate
    """The share of games won by a tenth of the winner's score or less."""


@dataclass(frozen=True)
class Leader:
    """How often the seat that leads alone at one moment wins."""

    moment: float
    """Of the whole game, 0 to 1."""
    wins: Estimate
    chance: float


def fair_share(seats: pl.DataFrame) -> float:
    """What each seat would win if seats did not matter; above 1 / players where wins are shared."""
    return int(seats["won"].sum()) / max(1, seats.height)


def by_seat(seats: pl.DataFrame, column: str = "seat") -> list[SeatFinding]:
    """Each seat's wins and scores; by `place` instead, each place's in the first turn order."""
    fair = fair_share(seats)
    found = []
    for (seat,), rows in sorted(seats.group_by(column), key=lambda group: int(group[0][0])):
        wins = rate(int(rows["won"].sum()), rows.height)
        found.append(SeatFinding(int(seat), wins, mean(rows["score"].to_list()), fair))
    return found


def length(games: pl.DataFrame) -> Length:
    rounds = games["rounds"]
    median = int(rounds.quantile(0.5, "lower") or 0)
    reasons = games.group_by("reason").len().sort("len", descending=True)
    return Length(
        rounds=mean(rounds.to_list()),
        decisions=mean(games["decisions"].to_list()),
        shortest=min(rounds.to_list()),
        median=median,
        longest=max(rounds.to_list()),
        dragging=rate(int((rounds >= DRAGGING * median).sum()), games.height),
        reasons={reason: rate(count, games.height) for reason, count in reasons.iter_rows()},
    )


def spread(games: pl.DataFrame, seats: pl.DataFrame) -> Spread:
    scores = seats["score"]
    best = seats.group_by("game").agg(pl.col("score").filter(pl.col("won")).max().alias("best"))
    near = games.join(best, on="game").filter(pl.col("margin") * 10 <= pl.col("best")).height
    low, median, high = (float(scores.quantile(part, "linear") or 0) for part in (0.25, 0.5, 0.75))
    return Spread(low, median, high, mean(games["margin"].to_list()), rate(near, games.height))


def leader_at_half(games: pl.DataFrame, seats: pl.DataFrame) -> Leader:
    """Of the games with a sole leader at half time: how often this seat wins in the end."""
    led = games.filter(pl.col("leader_half") != TIE).select("game", pl.col("leader_half").alias("seat"))
    rows = led.join(seats, on=["game", "seat"])
    return Leader(0.5, rate(int(rows["won"].sum()), rows.height), fair_share(seats))


def leaders(seats: pl.DataFrame) -> list[Leader]:
    """How often the sole leader wins in the end, for each moment of the score lines with enough of them to speak of."""
    points = (
        seats.select("game", "won", "line").with_columns(moment=pl.lit(list(range(POINTS)))).explode("line", "moment")
    )
    top = pl.col("line") == pl.col("line").max().over("game", "moment")
    alone = points.filter(top).filter(pl.len().over("game", "moment") == 1)
    counted = alone.group_by("moment").agg(pl.col("won").sum().alias("wins"), pl.len().alias("led")).sort("moment")
    games, chance = seats["game"].n_unique(), fair_share(seats)
    return [
        Leader(moment / (POINTS - 1), rate(wins, led), chance)
        for moment, wins, led in counted.iter_rows()
        if led * 20 >= games
    ]


def score_lines(seats: pl.DataFrame) -> dict[str, list[Estimate]]:
    """The mean score of winners and of the others, at each moment of the score lines."""
    found = {}
    for name, won in (("winners", True), ("others", False)):
        lines = seats.filter(pl.col("won") == won)["line"].to_list()
        found[name] = [mean([line[k] for line in lines]) for k in range(POINTS)]
    return found
