"""When things on the table are chosen: said of what lies there and is nobody's choice now."""

IDLE_REASONS = {
    "kind": (
        "V3.1",
        "kinds of factories are chosen to run in a production move, and to be built in a non-production one",
    ),
    "stack": ("V3.1", "this kind stands among the choices at the desk; choose it there"),
    "contract": (
        "V3.1",
        "contracts are claimed in a non-production move, and delivered when your turn begins with a token",
    ),
    "held": ("V5.8", "that contract has an owner; only contracts without one can be claimed"),
    "open": ("V7.1", "contracts are claimed later in the turn; now you deliver on your own, or lose them"),
    "product": ("V3.1", "products are traded with players and the bank in a non-production move"),
    "listed": ("V5.5", "this product stands among the choices at the desk; choose it there"),
    "seat": ("V5.5", "offers to other players, and moves of factories to them, begin in a non-production move"),
    "seat-cell": ("V5.3", "cells of this complex are chosen only when a factory moves between it and another"),
    "cell": ("V3.1", "cards are lifted in a non-production move, and cells are chosen when something is to be laid"),
}
"""For each kind of target, its clause and sentence."""
