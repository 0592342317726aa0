"""The workers of a pool: hired when there is something to do, replaced when they are lost."""

import contextlib
import threading
from collections.abc import Iterator

from smokestack.bots.worker import BotError, Worker, WorkerLost


class Staff:
    """As many workers as are asked at once; used from threads."""

    def __init__(self) -> None:
        self._all: set[Worker] = set()
        self._free: list[Worker] = []
        """Who worked last is asked first: it has most of what it needs."""
        self._lock = threading.Lock()
        self._closed = False

    @contextlib.contextmanager
    def worker(self) -> Iterator[Worker]:
        """Somebody to ask; whoever is lost over a question is not asked again."""
        worker = self._take()
        try:
            yield worker
        except WorkerLost:
            self._let_go(worker)
            raise
        except BaseException:
            self._give_back(worker)
            raise
        self._give_back(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise BotError("the bots are leaving")
            while self._free:
                worker = self._free.pop()
                if worker.alive:
                    return worker
                self._all.discard(worker)
            worker = Worker()
            self._all.add(worker)
            return worker

    def _give_back(self, worker: Worker) -> None:
        with self._lock:
            self._free.append(worker)

    def _let_go(self, worker: Worker) -> None:
        worker.end()
        with self._lock:
            self._all.discard(worker)

    def close(self) -> None:
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()
