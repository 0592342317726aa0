"""A program under way: one question at a time, one line of answer, and its last words when it fails.

Threads read and write, so that a program which neither reads nor answers cannot hold us up beyond its time.
"""

import json
import os
import signal
import subprocess
import time
from collections import deque
from collections.abc import Sequence
from contextlib import suppress
from queue import Empty, Full, Queue, SimpleQueue
from threading import Thread
from typing import IO

from smokestack.bots.program.messages import QUIT
from smokestack.bots.workers import BotError
from smokestack.match.row import Json

LONGEST_LINE = 1_000_000
LAST_WORDS = 5
"""Lines of its standard error that a failure quotes."""
SECONDS_TO_LEAVE = 0.5
"""Between the word that it is over and the end of its process."""


class ProgramFailed(BotError):
    """A program did not start, gave no answer, or one that cannot be."""


class ProgramProcess:
    """A program that was started; whatever goes wrong is a ProgramFailed, and then it has to be ended."""

    def __init__(self, command: Sequence[str]) -> None:
        pipe = subprocess.PIPE
        try:
            self._process = subprocess.Popen(command, stdin=pipe, stdout=pipe, stderr=pipe, start_new_session=True)
        except OSError as error:
            raise ProgramFailed(f"cannot be started: {error.strerror}{advice(error)}") from error
        assert self._process.stdin is not None
        assert self._process.stdout is not None
        assert self._process.stderr is not None
        self._questions: SimpleQueue[bytes | None] = SimpleQueue()
        self._answers: Queue[bytes] = Queue(maxsize=8)
        self._last_words: deque[str] = deque(maxlen=LAST_WORDS)
        self._threads = [
            Thread(target=write_lines, args=(self._process.stdin, self._questions), daemon=True),
            Thread(target=read_lines, args=(self._process.stdout, self._answers), daemon=True),
            Thread(target=keep_words, args=(self._process.stderr, self._last_words), daemon=True),
        ]
        for thread in self._threads:
            thread.start()

    def ask(self, question: Json, seconds: float) -> Json:
        """The answer, if it comes in time and is an object in one line."""
        if not self._answers.empty():
            early = self._answers.get()
            raise self._failure(f"said {short(early)} without being asked" if early else self._how_it_ended())
        self._questions.put(json.dumps(question, ensure_ascii=False).encode() + b"\n")
        try:
            line = self._answers.get(timeout=seconds)
        except Empty:
            raise self._failure(f"gave no answer to {question['ask']} within {seconds:g} s") from None
        if not line:
            raise self._failure(self._how_it_ended())
        try:
            answer = json.loads(line)
        except (ValueError, RecursionError):
            answer = None
        if not isinstance(answer, dict):
            raise self._failure(f"answered {short(line)}, which is no JSON object")
        if "error" in answer:
            raise self._failure(f"answered that it cannot: {short(str(answer['error']).encode())}")
        return answer

    def _how_it_ended(self) -> str:
        with suppress(subprocess.TimeoutExpired):
            return f"ended with code {self._process.wait(SECONDS_TO_LEAVE)}"
        return "closed its output"

    def _failure(self, what: str) -> ProgramFailed:
        if self._process.poll() is not None:
            self._threads[-1].join(SECONDS_TO_LEAVE)
        said = " / ".join(self._last_words)
        return ProgramFailed(f"{what}; its last words: {said}" if said else what)

    def dismiss(self) -> None:
        """Tell it that it is over."""
        self._questions.put(json.dumps({"ask": QUIT}).encode() + b"\n")
        self._questions.put(None)

    def wait(self, until: float) -> None:
        """Give it some time to leave by itself, by the monotonic clock."""
        with suppress(subprocess.TimeoutExpired):
            self._process.wait(max(until - time.monotonic(), 0))

    def end(self) -> None:
        """End it and all it has started."""
        with suppress(ProcessLookupError, PermissionError):
            if hasattr(os, "killpg"):
                os.killpg(self._process.pid, signal.SIGKILL)
            else:
                self._process.kill()
        self._process.wait()
        self._questions.put(None)
        for thread, pipe in zip(
            self._threads, (self._process.stdin, self._process.stdout, self._process.stderr), strict=True
        ):
            thread.join(SECONDS_TO_LEAVE)
            if pipe and not thread.is_alive():
                with suppress(OSError):
                    pipe.close()


def advice(error: OSError) -> str:
    """What to do about a program that cannot be started."""
    if isinstance(error, FileNotFoundError):
        return "; a program in this folder is written with ./ before its name"
    if isinstance(error, PermissionError):
        return "; make it executable with chmod +x"
    return "; a script begins with a line such as #!/usr/bin/env python3"


def write_lines(pipe: IO[bytes], lines: "SimpleQueue[bytes | None]") -> None:
    with suppress(OSError, ValueError), pipe:
        while (line := lines.get()) is not None:
            pipe.write(line)
            pipe.flush()


def read_lines(pipe: IO[bytes], lines: "Queue[bytes]") -> None:
    """Every line; an empty one means that no more will come. What is said beyond all questions is dropped."""
    with suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            with suppress(Full):
                lines.put_nowait(line)
    with suppress(Full):
        lines.put_nowait(b"")


def keep_words(pipe: IO[bytes], kept: "deque[str]") -> None:
    with suppress(OSError, ValueError):
        while line := pipe.readline(LONGEST_LINE):
            if line.strip():
                kept.append(short(line))


def short(line: bytes) -> str:
    """A line as a message quotes it."""
    text = line.decode(errors="replace").strip()
    return text if len(text) <= 200 else text[:199] + "…"
