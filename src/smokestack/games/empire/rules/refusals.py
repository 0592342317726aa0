"""Why an action is not allowed: each code with its clause and sentence."""

from enum import IntEnum

from smokestack.gamekit.refusal import refusal_texts


class No(IntEnum):
    """Refusal codes; 0 is yes."""

    OVER = 1
    CHANCE_FIRST = 2
    NOT_CHANCE = 3
    OTHER_MOMENT = 4
    FLIPPED = 5
    DEALT = 6
    CARD_NOT_IN_DECK = 7
    NOT_THESE_DICE = 8
    TAKEN = 9
    TOO_DEAR = 10
    ALL_BUILT = 11
    NO_FACTORY = 12
    REROLLED = 13
    NO_SUCH_DIE = 14
    NO_MONEY_TO_REROLL = 15
    NOT_OFFERED = 16
    FACTORY_TOO_DEAR = 17
    BAD_SPLIT = 18
    CLAIMED = 19
    SAME_ICON = 20
    MOVED_TWO = 21
    EXCHANGE_TOO_MUCH = 22
    NOT_YOUR_FACTORY = 23
    HAS_TRAIN = 24
    NO_TRAINS_LEFT = 25
    NO_TRAIN = 26
    TRAIN_FULL = 27
    OWN_TRAIN = 28
    NO_STATION = 29
    NO_CUBE = 30
    BOARDED = 31
    MAKES_NOTHING = 32
    TRACK_FULL = 33
    GOOD_TOO_DEAR = 34
    NOT_YOUR_BUILDING = 35
    WRONG_TYPE = 36
    AT_MOST = 37
    NO_TOWN_HALL = 38
    POLLUTED = 39
    STEP_TOO_DEAR = 40
    ONE_BUILDING = 41
    NO_GOODS = 42
    WRONG_GOOD = 43
    SAME_COLOUR = 44
    NO_RIDER = 45
    MUST_DO = 46
    ARCHIE_CHOOSES = 47
    NOT_YOURS_TO_BOARD = 48
    NOT_YOURS_TO_MOVE = 49
    NOT_YOURS_TO_MAKE = 50
    NOT_YOURS_TO_SPEND = 51
    NO_TRAIN_TO_BOARD = 52
    NO_TRAIN_TO_JOIN = 53
    OTHERS_TRAIN_FULL = 54
    NEVER_RAISED = 55
    ANY_AT_MOST = 56
    ANY_NOT_YOURS = 57
    EMPTY_TRACK = 58
    MUST_RIDE = 59
    MUST_MOVE_ON = 60


_TEXTS = {
    No.OVER: ("E6.1", "the game is over"),
    No.CHANCE_FIRST: ("E2.2", "a die or card has to fall first"),
    No.NOT_CHANCE: ("E2.2", "a player decides now, not chance"),
    No.OTHER_MOMENT: ("E2.2", "this is for another moment of the round"),
    No.FLIPPED: ("E1.2", "that card is turned over already"),
    No.DEALT: ("E1.2", "that card is dealt already"),
    No.CARD_NOT_IN_DECK: ("E4.3", "that Action card is not in the deck"),
    No.NOT_THESE_DICE: ("E3.1", "the dice do not name this building"),
    No.TAKEN: ("E3.1", "building {what:building} is taken"),
    No.TOO_DEAR: ("E3.3", "the building costs ${need}, you have ${have}"),
    No.ALL_BUILT: ("E3.3", "you own {have} buildings already, and that is the most"),
    No.NO_FACTORY: (
        "E3.4",
        "no Factory card is left that you could pay: after the die you have {have} in Capital and Profit",
    ),
    No.REROLLED: ("E3.2", "you have rerolled once already"),
    No.NO_SUCH_DIE: ("E3.2", "no die shows {need}"),
    No.NO_MONEY_TO_REROLL: ("E3.2", "a reroll costs ${need}, you have ${have}"),
    No.NOT_OFFERED: ("E3.4", "that Factory card is not on offer"),
    No.FACTORY_TOO_DEAR: ("E3.4", "that Factory card costs {need}, you have {have} in Capital and Profit"),
    No.BAD_SPLIT: ("E3.4", "Capital has to pay between ${have} and ${need} of it"),
    No.CLAIMED: ("E4.2", "the other player's cube stands there"),
    No.SAME_ICON: ("E4.2", "your cube has to move to another icon"),
    No.MOVED_TWO: ("E4.9", "you have moved two links in this round already"),
    No.EXCHANGE_TOO_MUCH: ("E4.4", "you can exchange {need} times at most"),
    No.NOT_YOUR_FACTORY: ("E4.5", "factory {what:factory_number} is not yours"),
    No.HAS_TRAIN: ("E4.5", "that factory has a train already"),
    No.NO_TRAINS_LEFT: ("E4.5", "all {have} trains are under way"),
    No.NO_TRAIN: ("E4.8", "that factory has no train"),
    No.TRAIN_FULL: ("E4.6", "that train is full: it shows {have}"),
    No.OWN_TRAIN: ("E4.7", "that train is your own"),
    No.NO_STATION: ("E4.7", "you own {have} Stations, and each brings one passenger"),
    No.NO_CUBE: ("E4.7", "you have no cube left to travel"),
    No.BOARDED: ("E4.7", "your cube boarded that train already; take another one"),
    No.MAKES_NOTHING: ("E4.10", "that factory makes nothing"),
    No.TRACK_FULL: ("E4.10", "its track is full: {have} Goods"),
    No.GOOD_TOO_DEAR: ("E4.10", "a Good of that colour costs ${need}, you have ${have}"),
    No.NOT_YOUR_BUILDING: ("E4.11", "building {what:building} is not yours"),
    No.WRONG_TYPE: ("E4.11", "this action does not raise {what:type} buildings"),
    No.AT_MOST: ("E4.11", "building {what:building} shows its maximum, {have}"),
    No.NO_TOWN_HALL: ("E4.13", "that takes a Town Hall"),
    No.POLLUTED: ("E4.14", "pollution stands at {have}; no industrial building can rise"),
    No.STEP_TOO_DEAR: ("E4.13", "a step costs ${need}, you have ${have}"),
    No.ONE_BUILDING: ("E4.13", "this action raises one building only, and you began with {what:building}"),
    No.NO_GOODS: ("E4.11", "you have no Goods that could raise it"),
    No.WRONG_GOOD: ("E4.12", "that Good does not match, and no Town Hall is left to pair it"),
    No.SAME_COLOUR: ("E4.12", "a pair is of two different colours"),
    No.NO_RIDER: ("E5.2", "no cube of yours is on that train"),
    No.MUST_DO: ("E4.2", "the icon you took has to be carried out"),
    No.ARCHIE_CHOOSES: ("E7.4", "Archie's table says something else"),
    No.NOT_YOURS_TO_BOARD: ("E4.6", "the train of factory {what:factory_number} is not yours"),
    No.NOT_YOURS_TO_MOVE: ("E4.8", "the train of factory {what:factory_number} is not yours"),
    No.NOT_YOURS_TO_MAKE: ("E4.10", "factory {what:factory_number} is not yours"),
    No.NOT_YOURS_TO_SPEND: ("E4.11", "the Goods of factory {what:factory_number} are not yours"),
    No.NO_TRAIN_TO_BOARD: ("E4.6", "that factory has no train"),
    No.NO_TRAIN_TO_JOIN: ("E4.7", "that factory has no train"),
    No.OTHERS_TRAIN_FULL: ("E4.7", "that train is full: it shows {have}"),
    No.NEVER_RAISED: ("E4.15", "{what:type} buildings are never raised"),
    No.ANY_AT_MOST: ("E4.13", "building {what:building} shows its maximum, {have}"),
    No.ANY_NOT_YOURS: ("E4.13", "building {what:building} is not yours"),
    No.EMPTY_TRACK: ("E4.11", "factory {what:factory_number} has no Goods"),
    No.MUST_RIDE: ("E4.7", "your cube has to board one of these trains; only further ones may be left out"),
    No.MUST_MOVE_ON: ("E4.9", "the second link has to be carried out too, as a train of yours is left to move"),
}

REFUSALS = refusal_texts(_TEXTS, untimely=(No.CHANCE_FIRST, No.NOT_CHANCE), vague=(No.OTHER_MOMENT,))
