"""Processes that work for this one: each answers one request at a time, and can be given up at any moment."""

import contextlib
import multiprocessing
import os
import signal
import threading
import traceback
from collections.abc import Callable, Generator, Iterable, Iterator
from functools import partial
from itertools import islice
from multiprocessing.connection import Connection, wait
from typing import Any, TypeVar

from smokestack.gamekit.errors import SmokestackError

Q = TypeVar("Q")
A = TypeVar("A")
Initializer = Callable[[], object]
"""Done once in each worker, before its first request."""
SECONDS_TO_DIE = 1.0
ANSWERED, REFUSED, FAILED = "answered", "refused", "failed"


class BotError(SmokestackError):
    """No bot answers."""


class WorkerLost(BotError):
    """A worker crashed, failed, or took too long; another one may do better."""


class Worker:
    """One process; whoever asks waits for its answer, so ask from a thread."""

    def __init__(self, giving_way: bool = False, initializer: Initializer | None = None) -> None:
        context = multiprocessing.get_context("spawn")
        self.line, there = context.Pipe()
        self._process = context.Process(target=answer_all, args=(there, giving_way, initializer), daemon=True)
        try:
            self._process.start()
        except OSError as error:
            raise WorkerLost(f"no process can be started ({error.strerror})") from error
        finally:
            there.close()
        self._prepared: set[tuple[Callable[..., Any], object]] = set()

    @property
    def alive(self) -> bool:
        return self._process.is_alive()

    def ask(self, work: Callable[[Q], A], question: Q, seconds: float) -> A:
        """What the work comes to; a worker that is lost over it has to be ended."""
        self.send(work, question)
        with told_as_lost():
            if not self.line.poll(seconds):
                raise WorkerLost(f"no answer within {seconds:.0f} s")
        return self.receive()  # type: ignore[no-any-return]  # pickled on the way: it is what the work returned

    def send(self, work: Callable[[Q], object], question: Q) -> None:
        """Begin a request; its answer comes down the line."""
        with told_as_lost():
            self.line.send((work, question))

    def receive(self) -> Any:
        """The answer to the request that was sent last."""
        with told_as_lost():
            how, answer = self.line.recv()
        if how == REFUSED:
            raise BotError(answer)
        if how == FAILED:
            raise WorkerLost(answer)
        return answer

    def prepare(self, work: Callable[[Q], object], question: Q, seconds: float) -> None:
        """Something that has to be done once in each worker."""
        if (work, question) not in self._prepared:
            self.ask(work, question, seconds)
            self._prepared.add((work, question))

    def end(self) -> None:
        """Whoever waits for its answer hears at once that it is gone; it may first end what it has started itself."""
        self._process.terminate()
        self._process.join(SECONDS_TO_DIE)
        self._process.kill()
        self._process.join(SECONDS_TO_DIE)


@contextlib.contextmanager
def told_as_lost() -> Iterator[None]:
    """A line that is cut means that the worker at its other end is gone."""
    try:
        yield
    except (EOFError, OSError) as error:
        raise WorkerLost("the process is gone") from error


class WorkerPool:
    """Workers, hired when there is something to do and replaced when they are lost; ask them from threads."""

    def __init__(self, initializer: Initializer | None = None) -> None:
        self._initializer = initializer
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

    def imap_unordered(self, work: Callable[[Q], A], jobs: Iterable[Q], at_once: int) -> Generator[A]:
        """Answers as they come; a job is only asked for when somebody is free to do it, and none is tried twice."""
        coming = iter(jobs)
        running: dict[Connection, Worker] = {}

        def start_next() -> None:
            for job in islice(coming, 1):
                worker = self._take()
                running[worker.line] = worker
                worker.send(partial(aloud, work), job)

        try:
            for _ in range(at_once):
                start_next()
            while running:
                for line in wait(list(running)):
                    assert isinstance(line, Connection)
                    answer: A = running[line].receive()
                    self._give_back(running.pop(line))
                    yield answer
                    start_next()
        finally:
            for worker in running.values():
                self._let_go(worker)

    def _take(self) -> Worker:
        with self._lock:
            if self._closed:
                raise BotError("the bots are leaving")
            while self._free:
                worker = self._free.pop()
                if worker.alive:
                    return worker
                self._all.discard(worker)
            worker = Worker(initializer=self._initializer)
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
        """End all workers, whatever they are doing."""
        with self._lock:
            self._closed = True
            for worker in self._all:
                worker.end()

    def __enter__(self) -> "WorkerPool":
        return self

    def __exit__(self, *_: object) -> None:
        self.close()


def answer_all(line: Connection, giving_way: bool, initializer: Initializer | None) -> None:
    """In the worker: one request after another, until the other side is gone."""
    settle_in()
    if giving_way and hasattr(os, "nice"):
        os.nice(19)
    if initializer is not None:
        initializer()
    while True:
        try:
            work, question = line.recv()
        except EOFError:
            return
        line.send(attempt(work, question))


def settle_in() -> None:
    """In a new process: Ctrl-C is its parent's business, and when that is gone, however it went, so is it."""
    signal.signal(signal.SIGINT, signal.SIG_IGN)
    threading.Thread(target=leave_with_the_parent, daemon=True).start()


def leave_with_the_parent() -> None:
    parent = multiprocessing.parent_process()
    if parent is not None:
        parent.join()
        os._exit(0)


def attempt(work: Callable[[Q], A], question: Q) -> tuple[str, A | str]:
    """Errors as plain words, because most errors of ours do not survive the way between processes."""
    try:
        return ANSWERED, work(question)
    except SmokestackError as error:
        return REFUSED, str(error)
    except Exception as error:
        return FAILED, f"{type(error).__name__}: {error}".splitlines()[0]


def aloud(work: Callable[[Q], A], job: Q) -> A:
    """In a worker of somebody at a terminal: a fault is shown there in full, because few words of it come back."""
    try:
        return work(job)
    except Exception:
        traceback.print_exc()
        raise
