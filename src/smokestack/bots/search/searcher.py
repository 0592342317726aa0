"""What a bot decides with: the tree and the buffers of its search, as plain records or as arrays, as the game runs."""

import time
from collections.abc import Callable, Sequence
from dataclasses import dataclass
from typing import Any
from zlib import crc32

import numpy as np

from smokestack.bots.learned.weights import weights_of
from smokestack.bots.roster import Bot
from smokestack.bots.search.node import NONE, ONE_CHOICE, ROOT, Growth, Node, SearchParams
from smokestack.bots.search.params import params_of
from smokestack.bots.search.tree import search, start_tree
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.kernel.chance import seeded
from smokestack.kernel.compile import compiled

MOST_NODES = 30_000
FEW_TRIES = 4
"""Tries between two looks at the clock."""
STRIDE = (1 << 32) - 5
"""Between the luck of two seeds: the largest prime below 2^32, so that seeds next to each other come to lie apart by
about as much as the mark of a position can span."""
SEEDS = 1 << 61
"""A stream takes seeds up to 2^62."""


@dataclass(frozen=True)
class Considered:
    """A choice that a search tried: how often, and what it came to for the mover, in parts of a win."""

    action: int
    tries: int
    worth: float


def luck_of(seed: int, mark: int) -> int:
    """The seed of a search's own dice, another for every seed of a decision and every position it is made in."""
    return seed * STRIDE % SEEDS ^ mark


class Searcher:
    """Decides as one bot does; it may be asked again and again, by one thread at a time."""

    def __init__(
        self, game: Game, bot: Bot, params: SearchParams | None = None, weights: Sequence[int] | None = None
    ) -> None:
        self.game, self.bot = game, bot
        weights = weights_of(game) if weights is None else weights
        params = params or params_of(game.spec, bot.policy, learned=weights[0] > 0)
        size = tree_size(bot, params)
        if game.compiled:
            self.cards: Any = game.edition.cards.to_array()
            self.states: Any = np.zeros(2, game.spec.state.dtype)
            self.nodes: Any = np.zeros(size, Node.dtype)
            self.growth: Any = np.zeros(1, Growth.dtype)
            self.params: Any = params.to_array()
            self.weights: Any = np.array(weights, np.int64)
            self.search: Callable[..., int] = compiled(search)
        else:
            self.cards = [game.edition.cards]
            self.nodes = [Node() for _ in range(size)]
            self.growth = [Growth()]
            self.params = [params]
            self.weights = weights
            self.search = search

    def decide(self, position: Position, seed: int) -> int:
        """The action to take for the seat to move."""
        mark = crc32(bytes(position))
        self._begin_at(position, luck_of(seed, mark))
        stream: Any = seeded(seed, mark)
        streams = stream.to_array() if self.game.compiled else [stream]
        given = self.cards, self.states, self.nodes, self.growth, self.params, streams, self.weights
        if not self.bot.seconds:
            return int(self.search(*given, self.bot.tries))
        until, tried = time.perf_counter() + self.bot.seconds, 0
        while True:
            best, tried = int(self.search(*given, FEW_TRIES)), tried + FEW_TRIES
            if self._used() == ONE_CHOICE or (tried >= self.bot.tries and time.perf_counter() >= until):
                return best

    def _begin_at(self, position: Position, seed: int) -> None:
        """Begin a search at a position, with nothing tried yet."""
        if self.game.compiled:
            self.states[0] = np.frombuffer(bytes(position), self.states.dtype)[0]
            self.nodes[: self.growth["used"][0]] = np.zeros((), Node.dtype)
            self.nodes["child"][ROOT] = self.nodes["sibling"][ROOT] = NONE
            self.growth["used"], self.growth["seed"] = 1, seed
        else:
            self.states = [position.record(), self.game.spec.state()]
            start_tree(self.nodes, self.growth, seed)

    def consider(self, position: Position, seed: int) -> list[Considered]:
        """Every choice that was tried, the one to take first; where there is but one it was not tried."""
        best, seat = self.decide(position, seed), position.to_move
        if self._used() <= ONE_CHOICE:
            return [Considered(best, 0, 0.5)]
        found = []
        child = int(self._of(ROOT).child)
        while child != NONE:
            node = self._of(child)
            worth = int(node.totals[seat]) / max(int(node.visits), 1) / 1000
            found.append(Considered(int(node.action), int(node.visits), worth))
            child = int(node.sibling)
        return sorted(found, key=lambda each: (each.action != best, -each.tries))

    def _used(self) -> int:
        return int(self.growth[0].used if isinstance(self.growth, list) else self.growth["used"][0])

    def _of(self, number: int) -> Any:
        return self.nodes[number] if isinstance(self.nodes, list) else self.nodes.view(np.recarray)[number]


def tree_size(bot: Bot, params: SearchParams) -> int:
    """Nodes of the tree: no more than the tries can fill."""
    if not bot.searches:
        return 1
    most = 1 + max(bot.tries, 1) * (params.width + params.depth)
    return min(MOST_NODES, most) if not bot.seconds and params.width else MOST_NODES
