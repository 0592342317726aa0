"""The compiled search of each game: cold until somebody needs it, then warmed in a process that gives way to others."""

import asyncio
import logging
import time
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from smokestack.bots.workers import BotError, Worker

log = logging.getLogger("smokestack.bots")
COLD, WARMING, WARM, FAILED = "cold", "warming", "warm", "failed"
SECONDS_TO_COMPILE = 1800.0
"""On a busy machine a process that gives way takes long; nobody waits for it."""

Warm = Callable[[str], None]
"""What is done for a game, by its name, in a process of its own."""


@dataclass(frozen=True)
class Engine:
    """How far a game's search is."""

    state: str = COLD
    began: float = 0.0
    """When warming began, by the monotonic clock."""
    reason: str = ""
    """Why it failed."""

    @property
    def seconds(self) -> int:
        """For how long it has been warming."""
        return int(time.monotonic() - self.began) if self.state == WARMING else 0


class Engines:
    """One game is warmed at a time, and each once: what a process leaves in the cache, all others only load."""

    def __init__(self, warm: Warm) -> None:
        self._warm = warm
        self._engines: dict[str, Engine] = {}
        self._thread = ThreadPoolExecutor(1, "warming")
        self._tasks: set[asyncio.Task[None]] = set()
        self._worker: Worker | None = None
        self._closed = False
        self.on_change: Callable[[str], None] = lambda game: None
        """Told whenever the state of a game has changed."""

    def __getitem__(self, game: str) -> Engine:
        return self._engines.get(game, Engine())

    def want(self, game: str) -> None:
        """Warm a game if it is cold; one that failed would fail again."""
        if self[game].state == COLD:
            self._become(game, Engine(WARMING, time.monotonic()))
            self._start(self._warm, game, Engine(WARM))

    def cool(self, game: str) -> None:
        """A warm engine turned out not to be there; whoever wants it next has it warmed anew."""
        if self[game].state == WARM:
            self._become(game, Engine())

    def do_later(self, work: Warm, game: str) -> None:
        """Other work of this kind, after all that is wanted so far."""
        self._start(work, game, None)

    def _start(self, work: Warm, game: str, then: Engine | None) -> None:
        task = asyncio.get_running_loop().create_task(self._run(work, game, then))
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    async def _run(self, work: Warm, game: str, then: Engine | None) -> None:
        try:
            await asyncio.get_running_loop().run_in_executor(self._thread, self._in_own_process, work, game)
        except BotError as error:
            if self._closed:
                return
            log.warning("compiling ahead for %s failed: %s", game, error)
            then = then and Engine(FAILED, reason=str(error))
        if then is not None:
            self._become(game, then)

    def _become(self, game: str, engine: Engine) -> None:
        self._engines[game] = engine
        self.on_change(game)

    def _in_own_process(self, work: Warm, game: str) -> None:
        """In a thread. The process ends with its work, because compiling needs much memory."""
        self._worker = worker = Worker(giving_way=True)
        try:
            if not self._closed:
                worker.ask(work, game, SECONDS_TO_COMPILE)
        finally:
            worker.end()

    def close(self) -> None:
        self._closed = True
        self._thread.shutdown(wait=False, cancel_futures=True)
        if self._worker is not None:
            self._worker.end()
