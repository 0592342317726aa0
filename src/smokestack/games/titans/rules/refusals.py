"""Why an action is not allowed: each code with its clause and sentence."""

from enum import IntEnum

from smokestack.gamekit.refusal import refusal_texts


class No(IntEnum):
    """Refusal codes; 0 is yes."""

    OVER = 1
    ORDER_FIRST = 2
    NOT_CHANCE = 3
    CHOOSE_FIRST = 4
    PLACE_FIRST = 5
    SECOND_FIRST = 6
    REPLACE_FIRST = 7
    NO_SUCH_FACILITY = 8
    CAN_DO_MORE = 9
    MISSING_GOOD = 10
    TOO_DEAR = 11
    OWNED = 12
    NOT_OWNED = 13
    PILE_EMPTY = 14
    NOTHING_TO_RUN = 15
    CANNOT_PAY_USES = 16
    NOT_POOR = 17
    GRIDS_FULL = 18
    SAME_FACILITY = 19
    WRONG_GRID = 20
    SPACE_TAKEN = 21
    NOT_SHOWN = 22
    SIDE_FULL = 23
    WRONG_LEVEL = 24
    BUILT = 25
    NOT_CONSUMER = 26
    NO_CUBE = 27
    OWN_CUBE = 28
    GRID_USED = 29
    RANKED = 30
    REVEAL_FIRST = 31
    NOT_IN_PILE = 32
    NO_SUCH_SEAT = 33
    NO_SUCH_PRICE = 34


_TEXTS = {
    No.OVER: ("T9.1", "the game is over"),
    No.ORDER_FIRST: ("T1.5", "chance has to settle the turn order first"),
    No.REVEAL_FIRST: ("T6.2", "chance has to turn up an advancement first"),
    No.NOT_CHANCE: ("T3.2", "a player decides now, not chance"),
    No.CHOOSE_FIRST: ("T3.2", "now choose what to do this turn"),
    No.PLACE_FIRST: ("T5.4", "first place what you have made; cubes left: {need}"),
    No.SECOND_FIRST: ("T5.6", "now activate a second facility, or say done"),
    No.REPLACE_FIRST: ("T6.1", "now replace cubes ({need} left) or say done"),
    No.NO_SUCH_FACILITY: ("T1.2", "this edition has no such facility"),
    No.NO_SUCH_PRICE: ("T5.4", "{where:grid} has no such price"),
    No.CAN_DO_MORE: (
        "T3.3",
        "passing is only for who can do nothing, or nothing but hand over all their money; you can do {have} things",
    ),
    No.MISSING_GOOD: ("T2.6", "needs {need} {what:goods}; {where:grid} has {have}"),
    No.TOO_DEAR: ("T2.6", "the goods cost ${need}, you have ${have}"),
    No.OWNED: ("T4.2", "you own a {what:facility} already; expand it instead"),
    No.NOT_OWNED: ("T4.3", "you own no {what:facility} to expand; build one first"),
    No.PILE_EMPTY: ("T4.4", "no {what:facility} card is left"),
    No.NOTHING_TO_RUN: ("T5.1", "you own no {what:facility}"),
    No.CANNOT_PAY_USES: ("T5.1", "that many uses of the {what:facility} cost ${need}, you have ${have}"),
    No.NOT_POOR: (
        "T5.3",
        "one use of the {what:facility} costs ${need}, you have ${have}; only who can pay for no facility gives all "
        "they have instead, and you can pay for the {where:facility}",
    ),
    No.GRIDS_FULL: ("T5.5", "no space is free for {what:goods} on any grid that shows it"),
    No.SAME_FACILITY: ("T5.6", "the second facility must be another than the {what:facility}"),
    No.WRONG_GRID: ("T5.4", "{where:grid} does not show {what:goods}"),
    No.SPACE_TAKEN: ("T5.4", "every ${have} space of {where:grid} is taken"),
    No.NOT_SHOWN: ("T6.1", "{what:advancement} does not lie face up"),
    No.SIDE_FULL: ("T7.1", "every space on the {what:side} side is built"),
    No.WRONG_LEVEL: ("T7.2", "{what:estate} is of level {have}, the lowest free {where:side} space is of level {need}"),
    No.BUILT: ("T7.2", "{what:estate} is built already"),
    No.NOT_CONSUMER: ("T6.1", "cubes on the Research grid cannot be replaced"),
    No.NO_CUBE: ("T6.1", "there is no cube on that space of {where:grid}"),
    No.OWN_CUBE: ("T6.1", "that cube is your own; only cubes of other players can be replaced"),
    No.GRID_USED: ("T6.1", "you replaced a cube on {where:grid} already, and each must be on another grid"),
    No.RANKED: ("T1.5", "that seat has its place on the track already"),
    No.NO_SUCH_SEAT: ("T1.5", "there is no such seat; the match has {need}"),
    No.NOT_IN_PILE: ("T6.2", "{what:advancement} is not among the face-down cards of this age"),
}

_UNTIMELY = (
    No.NOT_CHANCE,
    No.ORDER_FIRST,
    No.REVEAL_FIRST,
    No.CHOOSE_FIRST,
    No.PLACE_FIRST,
    No.SECOND_FIRST,
    No.REPLACE_FIRST,
)

REFUSALS = refusal_texts(_TEXTS, untimely=_UNTIMELY)
