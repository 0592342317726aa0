"""A greedy player of Titans of Industry: one step ahead, with a hand-written evaluation."""

from smokestack.bots.greedy.titans.choose import choose
from smokestack.bots.greedy.titans.reason import reason
from smokestack.bots.greedy.titans.weigh import prospect, weigh

__all__ = ["choose", "prospect", "reason", "weigh"]
