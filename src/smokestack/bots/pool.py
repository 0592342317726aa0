"""Bots in worker processes of their own: the caller never waits on rules, and a worker that is lost is replaced."""

import asyncio
import logging
from collections.abc import Callable, Iterable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import TypeVar

from smokestack.bots.engines import WARM, Engine, Engines, Warm
from smokestack.bots.question import TURN_SECONDS, Hint, Question, hint_of, turn_of
from smokestack.bots.roster import bot
from smokestack.bots.warm import fill_cache, warm_rules, warm_search
from smokestack.bots.workers import BotError, Worker, WorkerLost, WorkerPool
from smokestack.kernel.batch import cores

A = TypeVar("A")
log = logging.getLogger("smokestack.bots")
TRIES = 3
"""How often a move is asked for before giving up on it."""
STAND_IN = "greedy"
"""Who answers for a bot that searches, until its engine is warm and whenever it is lost."""


class EngineLost(WorkerLost):
    """A worker was lost while it loaded an engine: the cache may be gone."""


@dataclass(frozen=True)
class Work:
    """What workers do, and how long they may take for it beyond what a bot is given to think."""

    turn: Callable[[Question], list[int]] = turn_of
    hint: Callable[[Question], Hint] = hint_of
    load: Warm = warm_search
    warm: Warm = fill_cache
    interpreted_seconds: float = 20.0
    compiled_seconds: float = 10.0
    loading_seconds: float = 60.0


class BotPool:
    """Answers questions by workers, no more than there are cores; whoever asks waits for nothing but the answer."""

    def __init__(self, workers: int = 2, work: Work | None = None) -> None:
        self.workers = min(workers, cores())
        self.work = work or Work()
        self.engines = Engines(self.work.warm)
        self._pool = WorkerPool()
        self._threads = ThreadPoolExecutor(self.workers, "bots")

    def state(self, game: str) -> Engine:
        """How far the search of a game is."""
        return self.engines[game]

    def want(self, game: str, bots: Iterable[str]) -> None:
        """These bots are at a table: those who search will need their engine."""
        if any(bot(name).searches for name in bots):
            self.engines.want(game)

    def warm_all(self, games: Iterable[str]) -> None:
        """Warm games before anybody asks, and after that the rules, for simulations."""
        wanted = list(games)
        for game in wanted:
            self.engines.want(game)
        for game in wanted:
            self.engines.do_later(warm_rules, game)

    async def turn(self, question: Question) -> list[int]:
        """What the bot does until somebody else has to decide, or the first part of it."""
        return await self._ask(self.work.turn, question)

    async def hint(self, question: Question) -> Hint:
        """What a bot would do, and why."""
        return await self._ask(self.work.hint, question)

    async def _ask(self, work: Callable[[Question], A], question: Question) -> A:
        if question.searches:
            self.engines.want(question.game)
        for tried in range(1, TRIES + 1):
            asked = question if tried < TRIES else standing_in(question)
            try:
                return await asyncio.get_running_loop().run_in_executor(self._threads, self._answer, work, asked)
            except WorkerLost as error:
                log.warning("a worker was lost over a move of %s in %s: %s", asked.bot, asked.game, error)
                if isinstance(error, EngineLost):
                    self.engines.cool(question.game)
        raise BotError("the bots do not answer now; try again in a moment")

    def _answer(self, work: Callable[[Question], A], question: Question) -> A:
        """In a thread, when its turn has come."""
        if self.state(question.game).state != WARM:
            question = standing_in(question)
        with self._pool.worker() as worker:
            if question.searches:
                self._load_engine(worker, question.game)
            return worker.ask(work, question, self._seconds_for(question))

    def _load_engine(self, worker: Worker, game: str) -> None:
        try:
            worker.prepare(self.work.load, game, self.work.loading_seconds)
        except WorkerLost as error:
            raise EngineLost(str(error)) from error

    def _seconds_for(self, question: Question) -> float:
        if not question.searches:
            return self.work.interpreted_seconds
        return TURN_SECONDS + bot(question.bot).seconds + self.work.compiled_seconds

    def close(self) -> None:
        self.engines.close()
        self._threads.shutdown(wait=False, cancel_futures=True)
        self._pool.close()


def standing_in(question: Question) -> Question:
    """The same question to a bot that needs no engine."""
    return replace(question, bot=STAND_IN) if question.searches else question
