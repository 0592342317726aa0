"""A test that may look after every deal and still errs in at most 5 % of all pairings.

Somebody bets that the mean of results between 0 and 1 is above m: a share c of their wealth each time, at odds that
would be fair if it were m. If the mean is at most m, their wealth grows beyond 40 times its start with a chance of at
most 1 in 40, however long they play (Ville's inequality). So whoever is that rich is right. A pairing is over when
such bets leave only one answer: one bot is better, or neither is by more than 5 points.
"""

from dataclasses import dataclass, field
from enum import Enum
from math import log

import numpy as np
import numpy.typing as npt

EVEN = 0.5
CLOSE = 0.05
"""Bots within so much of even are as good as equal."""
ERROR = 0.05
"""Chance of a wrong verdict, half of it on each side."""
ENOUGH = log(2 / ERROR)
STAKES: npt.NDArray[np.float64] = np.geomspace(0.01, 0.99, 24)
"""Shares that are bet, side by side: small ones find small differences, large ones large differences soon."""


class Verdict(Enum):
    """What a pairing has shown; `first` and `second` are its bots in order."""

    FIRST = "first"
    SECOND = "second"
    EVEN = "even"
    OPEN = "open"


@dataclass
class Bet:
    """The wealth of those who bet that the mean is above m, by share bet, in logarithms."""

    m: float
    wealth: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(len(STAKES)))

    def see(self, result: float) -> None:
        self.wealth = self.wealth + np.log1p(STAKES * (result / self.m - 1))

    @property
    def won(self) -> bool:
        return mean_wealth(self.wealth) >= ENOUGH


def mean_wealth(wealth: npt.NDArray[np.float64]) -> float:
    """The logarithm of the mean over all shares; written so that large numbers do no harm."""
    most = float(wealth.max())
    return most + log(float(np.exp(wealth - most).mean()))


class Trial:
    """The results of one pairing, deal by deal, as parts of a win of its first bot."""

    def __init__(self) -> None:
        self.verdict = Verdict.OPEN
        self._above, self._below = Bet(EVEN), Bet(EVEN)
        self._not_worse, self._not_better = Bet(EVEN - CLOSE), Bet(EVEN - CLOSE)

    def see(self, result: float) -> None:
        """One deal more; a verdict stays."""
        for bet in (self._above, self._not_worse):
            bet.see(result)
        for bet in (self._below, self._not_better):
            bet.see(1 - result)
        if self.verdict is Verdict.OPEN:
            self.verdict = self._judge()

    def _judge(self) -> Verdict:
        if self._above.won:
            return Verdict.FIRST
        if self._below.won:
            return Verdict.SECOND
        return Verdict.EVEN if self._not_worse.won and self._not_better.won else Verdict.OPEN


def anytime_interval(results: npt.NDArray[np.float64]) -> tuple[float, float]:
    """All means that no bet has ruled out: a 95 % interval that holds whenever one stops to look."""
    return lowest_mean(results), 1 - lowest_mean(1 - results)


def lowest_mean(results: npt.NDArray[np.float64]) -> float:
    """The largest m, to a thousandth of a point, that is proven to be too low; the wealth of bets grows as m falls."""
    low, high = 0.0, 1.0
    while high - low > 1e-5:
        m = (low + high) / 2
        wealth = np.log1p(STAKES[:, None] * (results[None, :] / m - 1)).sum(axis=1)
        low, high = (m, high) if mean_wealth(wealth) >= ENOUGH else (low, m)
    return low
