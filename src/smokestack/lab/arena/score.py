"""What games say of bots: who finished ahead of whom, who won, with intervals that know of deals."""

from collections.abc import Callable, Sequence
from dataclasses import dataclass
from itertools import product

import numpy as np

from smokestack.bots.results import wilson
from smokestack.lab.arena.lineups import Pair
from smokestack.lab.arena.sequential_test import anytime_interval
from smokestack.lab.arena.table import Played

Measure = Callable[[Played], list[float]]
"""What a game says, in cases between 0 and 1: none if it says nothing, several where a bot has several seats."""


@dataclass(frozen=True)
class Share:
    """A share between 0 and 1 with its 95 % interval, and the games it comes from."""

    value: float
    low: float
    high: float
    games: int


def ahead(played: Played, pair: Pair) -> list[float]:
    """For each seat of the first bot and each of the second: 1 if the first finished ahead, a tie counting half."""
    first, second = (seats_of(played, bot) for bot in pair)
    return [compare(played.ranks[a], played.ranks[b]) for a, b in product(first, second)]


def compare(rank: int, other: int) -> float:
    return 0.5 if rank == other else float(rank < other)


def seats_of(played: Played, bot: str) -> list[int]:
    return [seat for seat, name in enumerate(played.job.lineup) if name == bot]


def won(played: Played, seats: Sequence[int]) -> list[float]:
    """Each seat's part of the win: winners share it."""
    return [1 / played.ranks.count(0) if played.ranks[seat] == 0 else 0.0 for seat in seats]


def mean_in_deal(deal: Sequence[Played], measure: Measure) -> float | None:
    """The mean of all that a measure sees in a deal; None if it sees nothing."""
    cases = [case for played in deal for case in measure(played)]
    return sum(cases) / len(cases) if cases else None


def share_of(results: Sequence[float], games: int, any_time: bool) -> Share:
    """The mean of results of deals. Games of one deal have their luck in common, so the interval after Wilson counts
    them as no more games than their spread allows; `any_time` asks for one that holds whenever one stops."""
    if not results:
        return Share(0.0, 0.0, 1.0, 0)
    values = np.array(results)
    mean = float(values.mean())
    if any_time:
        return Share(mean, *anytime_interval(values), games)
    worth = independent_games(values, games)
    return Share(mean, *wilson(mean * worth, worth), games)


def independent_games(values: "np.ndarray[tuple[int], np.dtype[np.float64]]", games: int) -> float:
    """How many tossed coins would leave as much doubt as these deals: never more than games were played, and only the
    deals themselves while all came out alike and so do not tell what their games have in common."""
    if len(set(values)) == 1:
        return float(len(values))
    mean = float(values.mean())
    return min(float(games), mean * (1 - mean) * len(values) / float(values.var(ddof=1)))
