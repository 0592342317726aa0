"""A verb with two made-up games that answer it, and one that does not."""

from typing import TypeVar

from smokestack.kernel.compile import answer, kernel, verb
from smokestack.kernel.record import Record, i32

T = TypeVar("T", bound=Record)


class Inn(Record):
    """A game that answers."""

    rooms: i32


class Mill(Record):
    """Another that answers in its own way."""

    wheels: i32


class Ruin(Record):
    """One that has no answer."""

    stones: i32


@verb
def worth(factor: int, s: T) -> int:
    """What a position is worth."""
    raise AssertionError


@kernel
def worth_of_inn(factor: int, s: Inn) -> int:
    return factor * s.rooms


@kernel
def worth_of_mill(factor: int, s: Mill) -> int:
    return factor * s.wheels + 1000


answer(worth, Inn, worth_of_inn)
answer(worth, Mill, worth_of_mill)


@kernel
def doubled(s: T) -> int:
    """Written once for every game."""
    return worth(2, s)


@kernel
def doubled_at(ss: list[T], i: int) -> int:
    return doubled(ss[i])
