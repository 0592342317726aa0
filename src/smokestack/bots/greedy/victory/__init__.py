"""A greedy player of Victory through Industry: the shortest way to an end by contracts, and points on the way."""

from smokestack.bots.greedy.victory.choose import choose
from smokestack.bots.greedy.victory.reason import reason

__all__ = ["choose", "reason"]
