"""Why an action is not allowed: each code with its clause and sentence."""

from enum import IntEnum

from smokestack.gamekit.refusal import refusal_texts


class No(IntEnum):
    """Refusal codes; 0 is yes."""

    OVER = 1
    CHANCE_FIRST = 2
    NOT_CHANCE = 3
    OTHER_MOMENT = 4
    NOT_IN_DECK = 5
    NO_SUCH_PLAYER = 6
    NOT_IN_SET = 7
    NOT_DRAFTED = 8
    CELL_TAKEN = 9
    TOUCHES_NONE = 10
    DOES_NOT_JOIN = 11
    TOO_FAR = 12
    SAME_TURN = 13
    SAME_PLACE = 14
    NO_FACTORY_BESIDE = 15
    NO_SUCH_FACTORY = 16
    NO_INPUT = 17
    OUTPUT_BLOCKED = 18
    OFF_TABLE = 19
    CELL_USED = 20
    NOT_THAT_KIND = 21
    NOT_ITS_OUTPUT = 22
    MUST_RUN = 23
    NOTHING_THERE = 24
    NO_SUCH_KIND = 25
    STACK_EMPTY = 26
    CANNOT_PAY = 27
    NO_PRODUCT_THERE = 28
    DOES_NOT_PAY = 29
    BANK_CARD = 30
    ONLY_FACTORY = 31
    CANNOT_REJOIN = 32
    WOULD_FALL_APART = 33
    NO_FACTORY_THERE = 34
    NO_ROOM = 35
    STRAIGHT_BACK = 36
    YOURSELF = 37
    ASKED_ENOUGH = 38
    NOTHING_TO_TRADE = 39
    NO_MORE_TO_GIVE = 40
    NO_MORE_TO_GET = 41
    EMPTY_OFFER = 42
    NOT_AGREED = 43
    BANK_WANTS_MORE = 44
    WORTH_MORE = 45
    NO_SUCH_PRODUCT = 46
    NO_CONTRACT = 47
    JUST_LOST = 48
    NO_PRODUCT = 49
    NOT_DUE = 50
    CLAIM_CARD = 51
    FULFIL_CARD = 52
    CANNOT_PAY_MOVE = 53
    ONLY_FACTORY_STAYS = 54
    NO_INPUT_OF_TWO = 55


_TEXTS = {
    No.OVER: ("V6.1", "the game is over"),
    No.CHANCE_FIRST: ("V2.1", "chance has to settle contracts and the first to draft"),
    No.NOT_CHANCE: ("V3.1", "a player decides now, not chance"),
    No.OTHER_MOMENT: ("V3.1", "this is for another moment of the turn"),
    No.NOT_IN_DECK: ("V2.1", "no contract for {what:product} is left in the deck"),
    No.NO_SUCH_PLAYER: ("V1.1", "there are {have} players only"),
    No.NOT_IN_SET: ("V2.2", "no {what:factory} is left in the starting set"),
    No.NOT_DRAFTED: ("V2.3", "you have no {what:factory} to lay out"),
    No.CELL_TAKEN: ("V1.4", "a card lies at {where:cell} already"),
    No.TOUCHES_NONE: ("V1.3", "{where:cell} touches no factory of that complex"),
    No.DOES_NOT_JOIN: ("V1.3", "from {where:cell} it would not join all parts of the complex"),
    No.TOO_FAR: ("V5.3", "an only factory goes to its own cell or one that touches it, and {where:cell} does not"),
    No.SAME_TURN: ("V1.3", "{what:factory} looks the same as turned before: only {have} of {need} turns differ"),
    No.SAME_PLACE: ("V5.3", "that is where it lay, turned the same way"),
    No.NO_FACTORY_BESIDE: ("V1.4", "no factory of yours has an edge at {where:cell}"),
    No.NO_SUCH_FACTORY: ("V4.1", "you have no {what:factory}"),
    No.NO_INPUT: ("V4.1", "{where:factory} has no {what:product} on its input side to the {have:compass}"),
    No.OUTPUT_BLOCKED: ("V4.4", "a card lies at {where:cell}, where {need:factory} puts out {what:product}"),
    No.OFF_TABLE: ("V1.2", "{where:factory} would put out {what:product} beyond the table"),
    No.CELL_USED: ("V4.2", "{where:cell} has served a {what:factory} in this move already"),
    No.NOT_THAT_KIND: ("V4.1", "no {what:factory} lies at {where:cell}"),
    No.NOT_ITS_OUTPUT: ("V4.3", "{where:factory} does not put out {what:product} there"),
    No.MUST_RUN: ("V3.1", "a production move runs at least one {what:factory}"),
    No.NOTHING_THERE: ("V5.4", "no card of yours lies at {where:cell}"),
    No.NO_SUCH_KIND: ("V1.5", "this edition has {have} kinds of factories only"),
    No.STACK_EMPTY: ("V1.5", "the stack of {what:factory} is empty"),
    No.CANNOT_PAY: ("V5.1", "{what:factory} takes {need} of its inputs, outputs or wood; you have {have}"),
    No.NO_PRODUCT_THERE: ("V5.1", "no product of yours lies at {where:cell}"),
    No.DOES_NOT_PAY: ("V5.1", "{what:product} does not pay for {need:factory}"),
    No.BANK_CARD: ("V5.6", "the bank takes {what:product}, and none lies at {where:cell}"),
    No.CLAIM_CARD: ("V5.8", "the contract takes {what:product}, and none lies at {where:cell}"),
    No.FULFIL_CARD: ("V7.1", "the contract takes {what:product}, and none lies at {where:cell}"),
    No.CANNOT_PAY_MOVE: ("V5.3", "moving {what:factory} takes {need} of its inputs, outputs or wood; you have {have}"),
    No.ONLY_FACTORY_STAYS: ("V5.3", "it is the only factory of its complex"),
    No.NO_INPUT_OF_TWO: (
        "V4.3",
        "{where:factory} has neither {what:product} nor {need:product} on its input side to the {have:compass}",
    ),
    No.ONLY_FACTORY: ("V5.2", "it is the only factory of its complex"),
    No.CANNOT_REJOIN: ("V5.2", "the rest would fall apart, and you cannot pay {need} products to join it again"),
    No.WOULD_FALL_APART: ("V5.3", "the complex it leaves would fall apart"),
    No.NO_FACTORY_THERE: ("V5.3", "no factory lies at {where:cell} there"),
    No.NO_ROOM: ("V5.3", "that complex has no room for another factory"),
    No.STRAIGHT_BACK: ("V5.9", "that would take it straight back to {where:cell}"),
    No.YOURSELF: ("V5.5", "an offer goes to another player"),
    No.ASKED_ENOUGH: ("V5.5", "you have made that player {have} offers in this move, and {need} is the most"),
    No.NOTHING_TO_TRADE: ("V5.5", "neither of you has a product"),
    No.NO_MORE_TO_GIVE: ("V5.5", "you have {have} {what:product}, which is less than {need}"),
    No.NO_MORE_TO_GET: ("V5.5", "they have {have} {what:product}, which is less than {need}"),
    No.EMPTY_OFFER: ("V5.5", "the offer is empty: add what you give or what you want"),
    No.NOT_AGREED: ("V5.5", "{what:product} was agreed on, and none lies at {where:cell}"),
    No.BANK_WANTS_MORE: ("V5.6", "the bank takes {need} of a kind; you have {have} {what:product}"),
    No.WORTH_MORE: ("V5.6", "{what:product} is worth {need}, more than {where:product} with {have}"),
    No.NO_SUCH_PRODUCT: ("V5.6", "this edition has {have} kinds of products only"),
    No.NO_CONTRACT: ("V5.8", "no contract for {what:product} is unclaimed"),
    No.JUST_LOST: ("V7.4", "you lost that contract in this turn"),
    No.NO_PRODUCT: ("V5.8", "you have no {what:product} to turn in"),
    No.NOT_DUE: ("V7.1", "no contract of yours for {what:product} is waiting"),
}

REFUSALS = refusal_texts(_TEXTS, untimely=(No.CHANCE_FIRST, No.NOT_CHANCE), vague=(No.OTHER_MOMENT,))
