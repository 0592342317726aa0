"""Numbers with their 95 % intervals, and which of many differences are beyond chance."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import ceil, erfc, inf, sqrt

from smokestack.bots.results import SURE, wilson

POWER = 0.841621
"""Standard errors that a difference must have beyond SURE to be seen in 80 % of experiments."""
FALSE_FINDINGS = 0.05
"""How many of the marked findings may be chance (Benjamini and Hochberg)."""


@dataclass(frozen=True)
class Estimate:
    """A number, its 95 % interval, and how many games or seats it rests on."""

    value: float
    low: float
    high: float
    n: int

    @property
    def reach(self) -> float:
        """Half the interval: what stands behind ±."""
        return (self.high - self.low) / 2

    def excludes(self, value: float) -> bool:
        return not self.low <= value <= self.high


def rate(hits: int, n: int) -> Estimate:
    """A share of n cases, after Wilson."""
    return Estimate(hits / n if n else 0.0, *wilson(hits, n), n)


def around(value: float, error: float, n: int) -> Estimate:
    """A value with a standard error."""
    return Estimate(value, value - SURE * error, value + SURE * error, n)


def mean(values: Sequence[float]) -> Estimate:
    """The mean of independent values; a single one tells nothing of its spread."""
    n = len(values)
    if n < 2:
        return Estimate(values[0] if n else 0.0, -inf, inf, n)
    middle = sum(values) / n
    return around(middle, sqrt(sum((value - middle) ** 2 for value in values) / (n - 1) / n), n)


def ratio(parts: Sequence[float], wholes: Sequence[float]) -> Estimate:
    """The sum of parts for each one of the wholes, such as dollars for a cube; games vary in both."""
    n, whole = len(wholes), sum(wholes)
    if not whole:
        return Estimate(0.0, -inf, inf, n)
    value = sum(parts) / whole
    error = sqrt(sum((part - value * each) ** 2 for part, each in zip(parts, wholes, strict=True))) / whole
    return around(value, error, n)


def chance_of(value: float, error: float) -> float:
    """How likely chance alone brings a difference as large as this (two-sided)."""
    if error <= 0:
        return 0.0 if value else 1.0
    return erfc(abs(value) / error / sqrt(2))


def beyond_chance(chances: Sequence[float], false: float = FALSE_FINDINGS) -> list[bool]:
    """Which of many findings survive when at most a share `false` of them may be chance."""
    ranked = sorted(range(len(chances)), key=lambda k: chances[k])
    passed = [place for place, k in enumerate(ranked, 1) if chances[k] <= false * place / len(chances)]
    kept = set(ranked[: max(passed, default=0)])
    return [k in kept for k in range(len(chances))]


def games_needed(difference: float, variance: float) -> int:
    """Games until a difference is seen with a power of 80 %, when one game's difference has this variance."""
    return max(2, ceil((SURE + POWER) ** 2 * variance / difference**2))
