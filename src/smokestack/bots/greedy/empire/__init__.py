"""A greedy player of Empire Planner: one icon ahead, with a hand-written evaluation."""

from smokestack.bots.greedy.empire.choose import choose
from smokestack.bots.greedy.empire.outlook import rounds_to_come
from smokestack.bots.greedy.empire.reason import reason
from smokestack.bots.greedy.empire.weigh import prospect, weigh

__all__ = ["choose", "prospect", "reason", "rounds_to_come", "weigh"]
