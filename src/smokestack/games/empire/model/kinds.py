"""The kinds of actions: the codec's number of each verb.

Plain numbers, not an IntEnum: rules compare many of them, and interpreted (Python 3.11) a member takes six times as
long to read and compare.
"""

from smokestack.games.empire.model.actions import CODEC
from smokestack.kernel.table import bit_set

DECLINE = CODEC.kind("decline")
BUILD = CODEC.kind("build")
REROLL = CODEC.kind("reroll")
TAKE = CODEC.kind("take")
PAY = CODEC.kind("pay")
ICON = CODEC.kind("icon")
EXCHANGE = CODEC.kind("exchange")
TRAIN = CODEC.kind("train")
BOARD = CODEC.kind("board")
MOVE = CODEC.kind("move")
MAKE = CODEC.kind("make")
RAISE = CODEC.kind("raise")
SPEND = CODEC.kind("spend")
REDUCE = CODEC.kind("reduce")
RELEASE = CODEC.kind("release")
DONE = CODEC.kind("done")
STARTER = CODEC.kind("starter")
FLIP = CODEC.kind("flip")
DEAL = CODEC.kind("deal")
DRAW = CODEC.kind("draw")
ROLL = CODEC.kind("roll")
MARKET = CODEC.kind("market")

OUTCOMES = bit_set(STARTER, FLIP, DEAL, DRAW, ROLL, MARKET)
"""The kinds that chance brings."""
