"""The actions and their codec: ids, kinds, and which action of its kind each one is.

The budget is about 1,300 ids. A cell is one id whatever the moment: `at p16` lifts the card there, drops one, pays
with it or lays a factory, as the phase asks. In the same way `pick` names a factory in the draft and in laying out,
and `want` a product a factory shall put out, the bank shall give or an offer asks for.
"""

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, TURNS
from smokestack.games.victory.model.cells import CELLS
from smokestack.games.victory.model.state import SEATS

_FACTORY = Slot("factory", MOST_FACTORIES)
_PRODUCT = Slot("product", MOST_PRODUCTS)
_SEAT = Slot("seat", SEATS, first=1)

CODEC = Codec(
    Verb("at", Slot("cell", CELLS)),
    Verb("turn", Slot("side", TURNS)),
    Verb("pick", _FACTORY),
    Verb("produce", _FACTORY),
    Verb("build", _FACTORY),
    Verb("fulfil", _PRODUCT),
    Verb("lose", _PRODUCT),
    Verb("claim", _PRODUCT),
    Verb("bank", _PRODUCT),
    Verb("give", _PRODUCT),
    Verb("want", _PRODUCT),
    Verb("offer", _SEAT),
    Verb("hand", _SEAT),
    Verb("fetch", _SEAT),
    Verb("scrap"),
    Verb("shift"),
    Verb("throw"),
    Verb("send"),
    Verb("accept"),
    Verb("decline"),
    Verb("manage"),
    Verb("done"),
    Verb("reveal", _PRODUCT),
    Verb("starter", _SEAT),
)

AT = CODEC.base("at")
TURN = CODEC.base("turn")
PICK = CODEC.base("pick")
PRODUCE = CODEC.base("produce")
BUILD = CODEC.base("build")
FULFIL = CODEC.base("fulfil")
LOSE = CODEC.base("lose")
CLAIM = CODEC.base("claim")
BANK = CODEC.base("bank")
GIVE = CODEC.base("give")
WANT = CODEC.base("want")
OFFER = CODEC.base("offer")
HAND = CODEC.base("hand")
FETCH = CODEC.base("fetch")
SCRAP = CODEC.base("scrap")
SHIFT = CODEC.base("shift")
THROW = CODEC.base("throw")
SEND = CODEC.base("send")
ACCEPT = CODEC.base("accept")
DECLINE = CODEC.base("decline")
MANAGE = CODEC.base("manage")
DONE = CODEC.base("done")
REVEAL = CODEC.base("reveal")
STARTER = CODEC.base("starter")
ACTIONS = len(CODEC)

KIND = CODEC.kinds
"""Of an action, as in `kinds`: what rules go by, never the order of ids."""
CHOICE = CODEC.choices
"""Which one of its kind an action is, from 0."""
BASE = CODEC.bases
"""The first id of a kind."""
