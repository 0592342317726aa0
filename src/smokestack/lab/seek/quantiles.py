"""Medians and other quantiles with their intervals."""

from collections.abc import Sequence
from math import ceil, floor, inf, sqrt

from smokestack.bots.results import SURE
from smokestack.lab.estimates import Estimate


def quantile(values: Sequence[float], part: float) -> Estimate:
    """The smallest value that this part of all values does not exceed; its interval is between two other values, as
    many ranks away as chance may bring."""
    ordered, n = sorted(values), len(values)
    if not n:
        return Estimate(0.0, -inf, inf, 0)
    rank, reach = part * n, SURE * sqrt(n * part * (1 - part))
    at = [min(n - 1, max(0, place)) for place in (ceil(rank) - 1, floor(rank - reach) - 1, ceil(rank + reach) - 1)]
    value, low, high = (ordered[place] for place in at)
    return Estimate(value, low, high, n)
