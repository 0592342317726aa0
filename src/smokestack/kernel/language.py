"""The few functions of the common language of kernels, which run the same interpreted and compiled."""

import threading
from typing import Any, TypeVar

from smokestack.kernel.record import Record

R = TypeVar("R", bound=Record)
Note = tuple[int, int, int, int, int]
"""Piece, amount, source, target, reason: what `moved` is told."""


def zeros(n: int) -> list[int]:
    """A row of n zeros to work on."""
    return [0] * n


def scratch(kind: type[R]) -> R:
    """An empty record to work on; compiled it lies on the stack, so it must not outlive the kernel."""
    return kind()


def copy_into(target: R, source: R) -> None:
    """Make one record equal to another of its kind (`a = b` would alias interpreted and copy compiled)."""
    for field in target.fields:
        setattr(target, field.name, field.duplicate(getattr(source, field.name)))


def twin(record: R) -> R:
    """A copy to try something on; compiled it lies on the stack, one for each place that asks for it."""
    return record.copy()


def clear(record: Record) -> None:
    """Make every number of a record 0."""
    copy_into(record, type(record)())


def add_times(target: list[int], at: int, source: list[int], start: int, n: int, factor: int) -> None:
    """Add n numbers of a row, each times a factor, to n numbers of another; compiled, many at a time."""
    if min(at, start, n) < 0 or at + n > len(target) or start + n > len(source):
        raise IndexError("row out of range")
    for k in range(n):
        target[at + k] += factor * source[start + k]


def moved(piece: int, amount: int, source: int, target: int, reason: int) -> None:
    """Note in the ledger that pieces went from one place to another; compiled it vanishes."""
    if _NOTES.open is not None:
        _NOTES.open.append((piece, amount, source, target, reason))


class _Notes(threading.local):
    """What each thread collects: two tables told at once do not mix."""

    open: list[Note] | None = None


_NOTES = _Notes()


class noting:
    """While open, every `moved` of this thread's interpreted kernels is collected."""

    def __enter__(self) -> list[Note]:
        self._outer = _NOTES.open
        entries: list[Note] = []
        _NOTES.open = entries
        return entries

    def __exit__(self, *_: Any) -> None:
        _NOTES.open = self._outer
