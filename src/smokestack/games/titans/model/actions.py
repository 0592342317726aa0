"""The actions and their codec. Ids of one verb are contiguous, so rules read them by subtraction."""

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.games.titans.model.cards import ADVANCEMENTS, ESTATES, FACILITIES, GRIDS, SEATS, SPACES, USES

_FACILITY = Slot("facility", FACILITIES)
_GRID = Slot("grid", GRIDS)
_ADVANCEMENT = Slot("advancement", ADVANCEMENTS)

CODEC = Codec(
    Verb("pass"),
    Verb("build", _FACILITY),
    Verb("expand", _FACILITY),
    Verb("produce", _FACILITY, Slot("uses", USES, first=1)),
    Verb("buy", _ADVANCEMENT),
    Verb("develop", Slot("estate", ESTATES)),
    Verb("place", _GRID, Slot("price", SPACES)),
    Verb("replace", _GRID, Slot("space", SPACES)),
    Verb("done"),
    Verb("order", Slot("seat", SEATS, first=1)),
    Verb("reveal", _ADVANCEMENT),
)

PASS = CODEC.base("pass")
BUILD = CODEC.base("build")
EXPAND = CODEC.base("expand")
PRODUCE = CODEC.base("produce")
BUY = CODEC.base("buy")
DEVELOP = CODEC.base("develop")
PLACE = CODEC.base("place")
REPLACE = CODEC.base("replace")
DONE = CODEC.base("done")
ORDER = CODEC.base("order")
REVEAL = CODEC.base("reveal")
ACTIONS = len(CODEC)
