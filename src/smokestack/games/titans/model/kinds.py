"""The kinds of actions: a number for each verb of the codec. Plain numbers, because rules ask for them all the time."""

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
