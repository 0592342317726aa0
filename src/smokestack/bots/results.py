"""What many games came to: arrays with a row for each game, and the usual questions to them."""

from collections.abc import Sequence
from dataclasses import dataclass, replace
from math import sqrt

import numpy as np

from smokestack.kernel.batch import IntArray

SURE = 1.959964
"""Standard errors of a 95 % interval."""
ARRAYS = ("scores", "ranks", "decisions", "rounds", "reasons")


def wilson(wins: float, games: float) -> tuple[float, float]:
    """The 95 % interval of a rate, after Wilson; it stays within 0 and 1 and holds for few games too."""
    if games == 0:
        return 0.0, 1.0
    rate, spread = wins / games, SURE * SURE / games
    middle = (rate + spread / 2) / (1 + spread)
    reach = SURE * sqrt(rate * (1 - rate) / games + spread / (4 * games)) / (1 + spread)
    return max(0.0, middle - reach), min(1.0, middle + reach)


@dataclass(frozen=True)
class Rate:
    """How often someone won; a shared win counts for each who shares it."""

    name: str
    wins: int
    games: int

    @property
    def rate(self) -> float:
        return self.wins / self.games if self.games else 0.0

    @property
    def interval(self) -> tuple[float, float]:
        return wilson(self.wins, self.games)

    def __str__(self) -> str:
        low, high = self.interval
        return f"{self.name}: {self.rate:.1%} of {self.games} games ({low:.1%} to {high:.1%})"


@dataclass
class Results:
    """A run of games between bots: what `simulate` answers. Arrays have a row for each game.

    Game i seats bot k at seat (k + i) % players, or at seat k where bots keep their seats.

    Examples:
        >>> import smokestack
        >>> results = smokestack.simulate(smokestack.game("titans"), 3, seed=1, bots=["random"], players=2)
        >>> results.scores.shape, results.ends()
        ((3, 2), {'three ages': 3, 'round limit': 0})
    """

    game: str
    """The name of the game."""
    end_reasons: tuple[str, ...]
    """Why games end, by the numbers in `reasons`."""
    bots: tuple[str, ...]
    """Who played, one for each seat."""
    seed: int
    """Game i drew from stream (seed, i)."""
    first: int
    """The number of the first game in these arrays."""
    scores: IntArray
    """The final score of each seat of each game."""
    ranks: IntArray
    """The place of each seat of each game, 0 for the first, shared when tied."""
    decisions: IntArray
    """How many decisions players made, by game."""
    rounds: IntArray
    """How many rounds were played, by game."""
    reasons: IntArray
    """Why each game ended: an index into `end_reasons`."""
    keep_seats: bool = False
    """Whether every bot kept its seat, because one of them can have no other."""
    seconds: float = 0.0
    """How long it took."""

    @classmethod
    def empty(cls, game: str, end_reasons: tuple[str, ...], bots: Sequence[str], seed: int, games: int) -> "Results":
        """Results of games that are yet to be played, all zero."""

        def rows(*shape: int) -> IntArray:
            return np.zeros((games, *shape), np.int64)

        seats = len(bots)
        return cls(game, end_reasons, tuple(bots), seed, 0, rows(seats), rows(seats), rows(), rows(), rows())

    def part(self, first: int, last: int) -> "Results":
        """Games first to last - 1, on the same memory."""
        arrays = {name: getattr(self, name)[first:last] for name in ARRAYS}
        return replace(self, first=self.first + first, **arrays)

    @property
    def games(self) -> int:
        """How many games."""
        return len(self.decisions)

    @property
    def players(self) -> int:
        """How many seats each game had."""
        return len(self.bots)

    @property
    def seating(self) -> IntArray:
        """For each game and seat, which of `bots` sits there."""
        numbers = np.arange(self.first, self.first + self.games)
        shift = (numbers * (not self.keep_seats))[:, None]
        return (np.arange(self.players)[None, :] - shift) % self.players

    def of_bots(self, by_seat: IntArray) -> IntArray:
        """An array by seat turned into one by bot, in the order of `bots`."""
        found = np.zeros_like(by_seat)
        np.put_along_axis(found, self.seating, by_seat, axis=1)
        return found

    def wins_by_seat(self) -> list[Rate]:
        """How often each seat won, with its 95 % interval."""
        won = self.ranks == 0
        return [Rate(f"seat {k + 1}", int(won[:, k].sum()), self.games) for k in range(self.players)]

    def wins_by_bot(self) -> list[Rate]:
        """For each name, in how many games a seat of that bot won."""
        won = self.of_bots(self.ranks) == 0
        named = {name: [k for k, other in enumerate(self.bots) if other == name] for name in self.bots}
        return [Rate(name, int(won[:, places].any(axis=1).sum()), self.games) for name, places in named.items()]

    def mean_scores(self) -> list[float]:
        """The mean score of each of `bots`."""
        return [float(mean) for mean in self.of_bots(self.scores).mean(axis=0)] if self.games else [0.0] * self.players

    def ends(self) -> dict[str, int]:
        """How many games ended for which reason."""
        return {reason: int((self.reasons == k).sum()) for k, reason in enumerate(self.end_reasons)}

    def rows(self) -> list[dict[str, str | int | float]]:
        """One row for each of `bots`: for tables on a terminal or a page."""
        won = (self.of_bots(self.ranks) == 0).sum(axis=0)
        rows: list[dict[str, str | int | float]] = []
        for k, (name, mean) in enumerate(zip(self.bots, self.mean_scores(), strict=True)):
            rate = Rate(name, int(won[k]), self.games)
            low, high = rate.interval
            rows.append(
                {
                    "bot": name,
                    "games": self.games,
                    "wins": rate.wins,
                    "rate": rate.rate,
                    "low": low,
                    "high": high,
                    "mean score": mean,
                }
            )
        return rows
