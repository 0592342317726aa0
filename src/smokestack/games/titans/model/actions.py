"""The actions and their codec: ids, kinds, and which action of its kind each one is."""

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

KIND = CODEC.kinds
"""Of an action, as in `kinds`: what rules go by, never the order of ids."""
CHOICE = CODEC.choices
"""Which one of its kind an action is, from 0."""
BASE = CODEC.bases
"""The first id of a kind."""
