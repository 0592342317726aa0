"""The lab: many games between bots, recorded as tables."""
