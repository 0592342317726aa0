"""One game of the arena: chance from the deal's stream, whims of bots from streams of their own, and a stopwatch."""

import time
from collections import defaultdict
from collections.abc import Sequence
from dataclasses import dataclass
from hashlib import blake2b
from typing import Any

from smokestack.bots.decide import searcher_for
from smokestack.bots.program.messages import Step, header_of
from smokestack.bots.program.player import Program, part
from smokestack.bots.program.process import ProgramFailed
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen
from smokestack.gamekit.position import Position
from smokestack.kernel.chance import Stream, draw, seeded
from smokestack.kernel.verbs import CHANCE
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


@dataclass(frozen=True)
class Voided:
    """A game that could not be played on because a program failed."""

    job: Job
    bot: str
    reason: str


class Table:
    """Where games are played one after another, with searchers and programs that are kept from game to game."""

    def __init__(self, game: Game, options: Chosen, seed: int, programs: Sequence[str] = ()) -> None:
        self.game, self.options, self.seed = game, options, seed
        self._header = header_of(game, options) if programs else {}
        self._programs = {name: Program(bot(name, programs=True)) for name in programs}
        self._searchers: dict[str, Searcher] = {}

    def __reduce__(self) -> tuple[Any, ...]:
        return Table, (self.game, self.options, self.seed, list(self._programs))

    def play(self, job: Job) -> Played | Voided:
        position = self.game.new(**self.options)
        luck = seeded(self.seed, job.deal)
        whims = [whim(self.seed, job, seat) for seat in range(position.seats)]
        thought: dict[str, list[float]] = defaultdict(list)
        steps: list[Step] = []
        while not position.over:
            mover = position.to_move
            if mover == CHANCE:
                action = let_chance(position, luck)
            else:
                name = job.lineup[mover]
                try:
                    action = self._decide(position, name, whims[mover], thought[name], steps)
                except ProgramFailed as failure:
                    return Voided(job, name, str(failure))
            steps.append((mover, action))
            position.apply(action)
        return Played(job, tuple(position.ranks()), tuple(position.scores()), dict(thought))

    def _decide(self, position: Position, name: str, seed: int, took: list[float], steps: Sequence[Step]) -> int:
        """What a bot does, timed; where there is only one thing to do nobody thinks."""
        legal = position.legal()
        if len(legal) == 1:
            return legal[0]
        if name in self._programs:
            program = self._programs[name]
            program.follow(self._header, steps)
            began = time.perf_counter()
            action = program.decide(position, seed)
        else:
            searcher = self._searcher(position, name)
            began = time.perf_counter()
            action = searcher.decide(position, seed)
        took.append(time.perf_counter() - began)
        return action

    def _searcher(self, position: Position, name: str) -> Searcher:
        if name not in self._searchers:
            self._searchers[name] = searcher_for(self.game, position, bot(name))
        return self._searchers[name]

    def meet_programs(self) -> dict[str, str]:
        """Start every program and let it get ready for a game; what each calls itself, or ProgramFailed."""
        for name, program in self._programs.items():
            try:
                program.begin(self._header)
            except ProgramFailed as failure:
                raise ProgramFailed(f"{name} {failure}") from None
        return {name: program.introduced for name, program in self._programs.items()}

    def part(self) -> None:
        """Its programs are not needed any more."""
        part(self._programs.values())

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
