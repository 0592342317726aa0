"""The actions and their codec: ids, kinds, and which action of its kind each one is."""

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.games.empire.model.cards import ACTION_CARDS, BLOCKS, FACES, FACTORIES, ICONS, SEATS, SHOWN_CARDS

MOST_COST = 32
MOST_EXCHANGED = 256
"""More than any Capital this game can bring together in one exchange."""

_FACTORY = Slot("factory", FACTORIES, first=1)
_FACE = Slot("face", FACES, first=1)
_BUILDING = (Slot("block", BLOCKS, first=1), Slot("number", FACES, first=1))

CODEC = Codec(
    Verb("decline"),
    Verb("build", *_BUILDING),
    Verb("reroll", _FACE),
    Verb("take", _FACTORY),
    Verb("pay", Slot("capital", MOST_COST)),
    Verb("icon", Slot("card", SHOWN_CARDS, first=1), Slot("place", ICONS, first=1)),
    Verb("exchange", Slot("times", MOST_EXCHANGED)),
    Verb("train", _FACTORY),
    Verb("board", _FACTORY),
    Verb("move", _FACTORY),
    Verb("make", _FACTORY),
    Verb("raise", *_BUILDING),
    Verb("spend", _FACTORY),
    Verb("reduce"),
    Verb("release", _FACTORY),
    Verb("done"),
    Verb("starter", Slot("seat", SEATS, first=1)),
    Verb("flip", _FACTORY),
    Verb("deal", _FACTORY),
    Verb("draw", Slot("action_card", ACTION_CARDS, first=1)),
    Verb("roll", _FACE),
    Verb("market", _FACE),
)

DECLINE = CODEC.base("decline")
BUILD = CODEC.base("build")
REROLL = CODEC.base("reroll")
TAKE = CODEC.base("take")
PAY = CODEC.base("pay")
ICON = CODEC.base("icon")
EXCHANGE = CODEC.base("exchange")
TRAIN = CODEC.base("train")
BOARD = CODEC.base("board")
MOVE = CODEC.base("move")
MAKE = CODEC.base("make")
RAISE = CODEC.base("raise")
SPEND = CODEC.base("spend")
REDUCE = CODEC.base("reduce")
RELEASE = CODEC.base("release")
DONE = CODEC.base("done")
STARTER = CODEC.base("starter")
FLIP = CODEC.base("flip")
DEAL = CODEC.base("deal")
DRAW = CODEC.base("draw")
ROLL = CODEC.base("roll")
MARKET = CODEC.base("market")
ACTIONS = len(CODEC)

KIND = CODEC.kinds
"""Of an action, as in `kinds`: what rules go by, never the order of ids."""
CHOICE = CODEC.choices
"""Which one of its kind an action is, from 0."""
BASE = CODEC.bases
"""The first id of a kind."""
