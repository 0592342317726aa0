"""When things on the table are chosen: said of what lies there and is nobody's choice now."""

IDLE_REASONS = {
    "building": ("E2.2", "buildings are put up when the dice name them in the Building phase, and raised by an action"),
    "works": (
        "E4.2",
        "a factory is chosen when a building or an action asks for one, such as a train, a move or a Good",
    ),
    "icon": ("E4.2", "icons are taken one at a time in the Actions phase, when the last one is carried out"),
    "pollution": ("E4.14", "pollution is lowered by the action Reduce pollution, when its icon is taken"),
    "reroll": ("E3.2", "dice are rerolled in your own Building turn only"),
}
"""For each kind of target, its clause and sentence."""
