"""The compiled twin of a game between bots: one decision at a time, through the one entry point all bots share."""

import numpy as np

from smokestack.bots.learned.table.network import HEAD
from smokestack.bots.search.node import Growth, Node, SearchParams
from smokestack.bots.search.tree import search
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import compiled
from smokestack.kernel.record import Record


class Twin:
    """Decides as `next_action` does, from a stream of its own that began the same."""

    def __init__(self, cards: Record, state: type[Record], stream: Stream) -> None:
        self.cards, self._stream = cards.to_array(), stream.to_array()
        self._states = np.zeros(2, state.dtype)
        self._nodes, self._growth = np.zeros(1, Node.dtype), np.zeros(1, Growth.dtype)

    @property
    def stream(self) -> Stream:
        return Stream.from_array(self._stream)

    def next_action(self, position: Record, policy: int) -> int:
        self._states[0] = position.to_array()[0]
        params = SearchParams(policy=policy).to_array()
        given = self.cards, self._states, self._nodes, self._growth, params, self._stream, np.zeros(HEAD, np.int64)
        return int(compiled(search)(*given, 0))
