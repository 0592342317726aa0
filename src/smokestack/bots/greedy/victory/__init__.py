"""A greedy player of Victory through Industry: the shortest way to an end by contracts, and points on the way."""

from smokestack.bots.greedy.victory.choose import choose
from smokestack.bots.greedy.victory.reason import reason
from smokestack.bots.greedy.victory.stride import stride
from smokestack.bots.greedy.victory.weigh import prospect, weigh

__all__ = ["choose", "prospect", "reason", "stride", "weigh"]
