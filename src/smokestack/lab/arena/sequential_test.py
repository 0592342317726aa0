"""A test that may look after every deal and still errs in at most 5 % of all pairings.

Somebody who doubts that the mean of results between 0 and 1 is at most m bets on it: a share c of what they have,
at odds that would be fair if it were m. If the doubt is wrong, what they own grows beyond 40 times its start with a
chance of at most 1 in 40, however long they play (Ville's inequality). So whoever owns that much is right to doubt.
A pairing is over when such doubts leave only one answer: one bot is better, or neither is by more than 5 points.
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
class Doubt:
    """What they own who doubt that the mean is at most m, by share bet, in logarithms."""

    m: float
    owned: npt.NDArray[np.float64] = field(default_factory=lambda: np.zeros(len(STAKES)))

    def see(self, result: float) -> None:
        self.owned = self.owned + np.log1p(STAKES * (result / self.m - 1))

    @property
    def proven(self) -> bool:
        return wealth(self.owned) >= ENOUGH


def wealth(owned: npt.NDArray[np.float64]) -> float:
    """The logarithm of the mean over all shares; written so that large numbers do no harm."""
    most = float(owned.max())
    return most + log(float(np.exp(owned - most).mean()))


class Trial:
    """The results of one pairing, deal by deal, as parts of a win of its first bot."""

    def __init__(self) -> None:
        self.verdict = Verdict.OPEN
        self._above, self._below = Doubt(EVEN), Doubt(EVEN)
        self._not_worse, self._not_better = Doubt(EVEN - CLOSE), Doubt(EVEN - CLOSE)

    def see(self, result: float) -> None:
        """One deal more; a verdict stays."""
        for prior_scale in (self._above, self._not_worse):
            prior_scale.see(result)
        for prior_scale in (self._below, self._not_better):
            prior_scale.see(1 - result)
        if self.verdict is Verdict.OPEN:
            self.verdict = self._judge()

    def _judge(self) -> Verdict:
        if self._above.proven:
            return Verdict.FIRST
        if self._below.proven:
            return Verdict.SECOND
        return Verdict.EVEN if self._not_worse.proven and self._not_better.proven else Verdict.OPEN


def sure_interval(results: npt.NDArray[np.float64]) -> tuple[float, float]:
    """All means that no doubt has ruled out: a 95 % interval that holds whenever one stops to look."""
    return lowest_mean(results), 1 - lowest_mean(1 - results)


def lowest_mean(results: npt.NDArray[np.float64]) -> float:
    """The largest m, to a thousandth of a point, that is proven to be too low; doubts grow as m falls."""
    low, high = 0.0, 1.0
    while high - low > 1e-5:
        m = (low + high) / 2
        owned = np.log1p(STAKES[:, None] * (results[None, :] / m - 1)).sum(axis=1)
        low, high = (m, high) if wealth(owned) >= ENOUGH else (low, m)
    return low
