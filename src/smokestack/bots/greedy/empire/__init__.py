"""A greedy player of Empire Planner: one icon ahead, with a hand-written evaluation."""

from smokestack.bots.greedy.empire.choose import choose
from smokestack.bots.greedy.empire.reason import reason

__all__ = ["choose", "reason"]
