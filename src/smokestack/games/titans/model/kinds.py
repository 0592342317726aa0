"""The kinds of actions: the codec's number of each verb.

Plain numbers, not an IntEnum: rules compare many of them, and interpreted (Python 3.11) a member takes six times as
long to read and compare.
"""

from smokestack.games.titans.model.actions import CODEC
from smokestack.kernel.table import bit_set

PASS = CODEC.kind("pass")
BUILD = CODEC.kind("build")
EXPAND = CODEC.kind("expand")
PRODUCE = CODEC.kind("produce")
BUY = CODEC.kind("buy")
DEVELOP = CODEC.kind("develop")
PLACE = CODEC.kind("place")
REPLACE = CODEC.kind("replace")
DONE = CODEC.kind("done")
ORDER = CODEC.kind("order")
REVEAL = CODEC.kind("reveal")

OUTCOMES = bit_set(ORDER, REVEAL)
"""The kinds that chance brings."""
