"""When things on the table are chosen: said of what lies there and is nobody's choice now."""

IDLE_REASONS = {
    "plot": ("T7.1", "spaces fill from the lowest level up; choose one of the cards for the next space beside them"),
}
"""For each kind of target, its clause and sentence."""
