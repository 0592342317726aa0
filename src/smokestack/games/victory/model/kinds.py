"""The kinds of actions: the codec's number of each verb.

Plain numbers, not an IntEnum: rules compare many of them, and interpreted (Python 3.11) a member takes six times as
long to read and compare.
"""

from smokestack.games.victory.model.actions import CODEC
from smokestack.kernel.table import bit_set

AT = CODEC.kind("at")
TURN = CODEC.kind("turn")
PICK = CODEC.kind("pick")
PRODUCE = CODEC.kind("produce")
BUILD = CODEC.kind("build")
FULFIL = CODEC.kind("fulfil")
LOSE = CODEC.kind("lose")
CLAIM = CODEC.kind("claim")
BANK = CODEC.kind("bank")
GIVE = CODEC.kind("give")
WANT = CODEC.kind("want")
OFFER = CODEC.kind("offer")
HAND = CODEC.kind("hand")
FETCH = CODEC.kind("fetch")
SCRAP = CODEC.kind("scrap")
SHIFT = CODEC.kind("shift")
THROW = CODEC.kind("throw")
SEND = CODEC.kind("send")
ACCEPT = CODEC.kind("accept")
DECLINE = CODEC.kind("decline")
MANAGE = CODEC.kind("manage")
DONE = CODEC.kind("done")
REVEAL = CODEC.kind("reveal")
STARTER = CODEC.kind("starter")

OUTCOMES = bit_set(REVEAL, STARTER)
"""The kinds that chance brings."""
