"""Bots in worker processes of their own: the caller never waits on rules, and a crashed worker is replaced."""

import asyncio
import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from concurrent.futures import ProcessPoolExecutor
from concurrent.futures.process import BrokenProcessPool
from dataclasses import dataclass
from functools import lru_cache
from typing import TypeVar

from smokestack.bots.play import play_turn
from smokestack.bots.policy import decide, reason
from smokestack.kernel.errors import SmokestackError
from smokestack.kernel.game import Game, spec
from smokestack.match.editions import EditionMark, edition_of

A = TypeVar("A")

TRIES = 3
"""How often a move is asked for before giving up on it."""


class BotError(SmokestackError):
    """No bot answers."""


@dataclass(frozen=True)
class Question:
    """All a bot may know: the position, and what it is played with."""

    game: str
    edition: EditionMark
    position: bytes
    bot: str
    seed: int


def settle_in() -> None:
    """In a new worker: Ctrl-C is the server's business, and when the server is gone, however that went, so is it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_server, daemon=True).start()


def leave_with_the_server() -> None:
    server = multiprocessing.parent_process()
    if server is not None:
        server.join()
        os._exit(0)


def answer(work: Callable[[Question], A], question: Question) -> A:
    """In the worker: an error as plain words, because most errors of ours do not survive the way between processes."""
    try:
        return work(question)
    except SmokestackError as error:
        raise BotError(str(error)) from None


def turn_of(question: Question) -> list[int]:
    """In the worker: what the bot does until somebody else has to decide."""
    game = game_with(question.game, question.edition)
    return play_turn(game, game.position(question.position), question.bot, question.seed)


def hint_of(question: Question) -> tuple[int, str]:
    """In the worker: what the bot would do, and why."""
    game = game_with(question.game, question.edition)
    position = game.position(question.position)
    action = decide(game, position, question.bot, question.seed)
    return action, reason(game, position, action)


@lru_cache(maxsize=32)
def game_with(name: str, edition: EditionMark) -> Game:
    found = spec(name)
    return Game(found, edition_of(found, edition), compiled=False)


class BotPool:
    """Workers that answer questions."""

    def __init__(self, workers: int = 2) -> None:
        self.workers = workers
        self._executor: ProcessPoolExecutor | None = None

    async def turn(self, question: Question) -> list[int]:
        """What the bot does until somebody else has to decide."""
        return await self._ask(turn_of, question)

    async def hint(self, question: Question) -> tuple[int, str]:
        """What the bot would do, and why."""
        return await self._ask(hint_of, question)

    async def _ask(self, work: Callable[[Question], A], question: Question) -> A:
        for tried in range(TRIES):
            executor = self._running()
            try:
                return await asyncio.get_running_loop().run_in_executor(executor, answer, work, question)
            except BrokenProcessPool as error:
                if self._executor is executor:
                    self._executor = None
                if tried == TRIES - 1:
                    raise BotError("the bots do not answer now; try again in a moment") from error
        raise AssertionError("every try answers or raises")

    def _running(self) -> ProcessPoolExecutor:
        """The workers; new ones when there are none or one has crashed."""
        if self._executor is None:
            self._executor = ProcessPoolExecutor(self.workers, multiprocessing.get_context("spawn"), settle_in)
        return self._executor

    def close(self) -> None:
        if self._executor is not None:
            self._executor.shutdown(wait=False, cancel_futures=True)
