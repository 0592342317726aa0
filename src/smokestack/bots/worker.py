"""A process that works for this one: it answers one request at a time, and can be given up at any moment."""

import multiprocessing
import os
import signal
import threading
from collections.abc import Callable
from multiprocessing.connection import Connection
from typing import Any, TypeVar

from smokestack.gamekit.errors import SmokestackError

Q = TypeVar("Q")
A = TypeVar("A")
SECONDS_TO_DIE = 1.0
ANSWERED, REFUSED, FAILED = "answered", "refused", "failed"


class BotError(SmokestackError):
    """No bot answers."""


class WorkerLost(BotError):
    """A worker crashed, failed, or took too long; another one may do better."""


class EngineLost(WorkerLost):
    """A worker was lost while it loaded an engine: the cache may be gone."""


class Worker:
    """One process; whoever asks waits for its answer, so ask from a thread."""

    def __init__(self, giving_way: bool = False) -> None:
        context = multiprocessing.get_context("spawn")
        self._line, there = context.Pipe()
        self._process = context.Process(target=answer_all, args=(there, giving_way), daemon=True)
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
        try:
            self._line.send((work, question))
            if not self._line.poll(seconds):
                raise WorkerLost(f"no answer within {seconds:.0f} s")
            how, answer = self._line.recv()
        except (EOFError, OSError) as error:
            raise WorkerLost("the process is gone") from error
        if how == REFUSED:
            raise BotError(answer)
        if how == FAILED:
            raise WorkerLost(answer)
        return answer  # type: ignore[no-any-return]  # pickled on the way: it is what the work returned

    def prepare(self, work: Callable[[Q], object], question: Q, seconds: float) -> None:
        """Something that has to be done once in each worker."""
        if (work, question) not in self._prepared:
            self.ask(work, question, seconds)
            self._prepared.add((work, question))

    def end(self) -> None:
        """Whoever waits for its answer hears at once that it is gone."""
        self._process.kill()
        self._process.join(SECONDS_TO_DIE)


def answer_all(line: Connection, giving_way: bool) -> None:
    """In the worker: one request after another, until the other side is gone."""
    settle_in()
    if giving_way and hasattr(os, "nice"):
        os.nice(19)
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
