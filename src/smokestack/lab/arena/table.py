"""One game of the arena: chance from the deal's stream, whims of bots from streams of their own, and a stopwatch."""

import time
from collections import defaultdict
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from smokestack.bots.decide import searcher_for
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen
from smokestack.gamekit.position import Position
from smokestack.kernel.chance import Stream, draw, seeded
from smokestack.lab.arena.lineups import Lineup


@dataclass(frozen=True)
class Job:
    """A game to play: which encounter and deal it belongs to, its number in the deal, and who sits where."""

    encounter: int
    deal: int
    number: int
    lineup: Lineup


@dataclass(frozen=True)
class Played:
    """A game that was played."""

    job: Job
    ranks: tuple[int, ...]
    scores: tuple[int, ...]
    thought: dict[str, list[float]]
    """For each bot the seconds of its decisions, forced ones left out."""


class Table:
    """Where games are played one after another, with searchers that are kept from game to game."""

    def __init__(self, game: Game, options: Chosen, seed: int) -> None:
        self.game, self.options, self.seed = game, options, seed
        self._searchers: dict[str, Searcher] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game, self.options, self.seed)

    def play(self, job: Job) -> Played:
        position = self.game.new(**self.options)
        luck = seeded(self.seed, job.deal)
        whims = [whim(self.seed, job, seat) for seat in range(position.seats)]
        thought: dict[str, list[float]] = defaultdict(list)
        while not position.over:
            if position.chance:
                position.apply(let_chance(position, luck))
            else:
                name = job.lineup[position.to_move]
                position.apply(self._decide(position, name, whims[position.to_move], thought[name]))
        return Played(job, tuple(position.ranks()), tuple(position.scores()), dict(thought))

    def _decide(self, position: Position, name: str, seed: int, took: list[float]) -> int:
        """What a bot does, timed; where there is only one thing to do nobody thinks."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        searcher = self._searcher(position, name)
        began = time.perf_counter()
        action = searcher.decide(position, seed)
        took.append(time.perf_counter() - began)
        return action

    def _searcher(self, position: Position, name: str) -> Searcher:
        if name not in self._searchers:
            self._searchers[name] = searcher_for(self.game, position, bot(name))
        return self._searchers[name]

    def warm_up(self) -> None:
        """Play a game nobody counts, so that compiling and loading are over before a stopwatch runs."""
        seats = self.game.new(**self.options).seats
        self.play(Job(0, 0, 0, ("random",) * seats))


def let_chance(position: Position, luck: Stream) -> int:
    outcomes = position.outcomes()
    return outcomes[draw(luck, [weight for _, weight in outcomes], len(outcomes))][0]


def whim(seed: int, job: Job, seat: int) -> int:
    """A seed for what a bot leaves to chance, which tells nothing of the chance in the game."""
    mark = f"{seed} {job.deal} {job.number} {' '.join(job.lineup)} {seat}"
    return int.from_bytes(blake2b(mark.encode(), digest_size=7).digest(), "big")
