"""What was learned of Empire Planner for two players."""

from smokestack.bots.learned.empire.appraise import appraise
from smokestack.bots.learned.empire.foretell import foretell, knows
from smokestack.bots.learned.empire.show import SIGHT

__all__ = ["SIGHT", "appraise", "foretell", "knows"]
