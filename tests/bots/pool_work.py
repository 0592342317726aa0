"""What the workers of a test's pool do instead of deciding. The name of a game is a folder, where they leave traces."""

import os
import time
from pathlib import Path

from smokestack.bots.question import Hint, Question
from smokestack.bots.roster import bot
from smokestack.gamekit.errors import SmokestackError

PIECE = 0.01


def leave_trace(game: str, word: str) -> int:
    """Write a word down; which one it is."""
    with (Path(game) / "traces").open("a") as file:
        file.write(f"{word}\n")
    return len(traces(game))


def traces(game: str | Path) -> list[str]:
    file = Path(game) / "traces"
    return file.read_text().split() if file.exists() else []


def be_ready(game: str) -> None:
    """An engine that needs no time."""


def wait_for_the_gate(game: str) -> None:
    """An engine that is warm as soon as the test says so."""
    leave_trace(game, "warming")
    while not (Path(game) / "gate").exists():
        time.sleep(PIECE)
    leave_trace(game, "warm")


def wait_for_the_gate_in(folder: str, game: str) -> None:
    """The same for a game that is called as it is."""
    wait_for_the_gate(folder)


def break_down(game: str) -> None:
    raise SmokestackError("there is no coal")


def be_lost(game: str) -> None:
    """An engine that no worker can load."""
    os._exit(3)


def say_who(question: Question) -> Hint:
    return Hint(os.getpid(), "", "", question.bot)


def crash_once(question: Question) -> list[int]:
    if leave_trace(question.game, question.bot) == 1:
        os._exit(3)
    return [os.getpid()]


def crash_in_search(question: Question) -> list[int]:
    leave_trace(question.game, question.bot)
    if bot(question.bot).searches:
        os._exit(3)
    return [1]


def fail_in_search(question: Question) -> list[int]:
    leave_trace(question.game, question.bot)
    if bot(question.bot).searches:
        raise IndexError("out of the tree")
    return [1]


def search_forever(question: Question) -> list[int]:
    leave_trace(question.game, str(os.getpid()))
    while bot(question.bot).searches:
        time.sleep(PIECE)
    return [1]


def crash(question: Question) -> list[int]:
    os._exit(3)


def refuse(question: Question) -> list[int]:
    raise SmokestackError("nobody is to move")


_beginnings: list[int] = []


def begin() -> None:
    """What a worker does once, before its first job."""
    _beginnings.append(os.getpid())


def say_beginnings(_: int) -> list[int]:
    return list(_beginnings)


def double(number: int) -> int:
    return 2 * number


def fail_at_three(number: int) -> int:
    if number == 3:
        raise IndexError("out of three")
    return number


def crash_at_three(number: int) -> int:
    if number == 3:
        os._exit(3)
    return number


def refuse_three(number: int) -> int:
    if number == 3:
        raise SmokestackError("three is not liked here")
    return number


def work_forever_at_three(number: int) -> int:
    while number == 3:
        time.sleep(PIECE)
    return number
