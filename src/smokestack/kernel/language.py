"""The few functions of the common language of kernels, which run the same interpreted and compiled."""

from typing import Any, TypeVar

from smokestack.kernel.record import Record

R = TypeVar("R", bound=Record)


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


def clear(record: Record) -> None:
    """Make every number of a record 0."""
    copy_into(record, type(record)())


def moved(piece: int, amount: int, source: int, target: int, reason: int) -> None:
    """Note in the ledger that pieces went from one place to another; compiled it vanishes."""
    if _LEDGER is not None:
        _LEDGER.append((piece, amount, source, target, reason))


_LEDGER: list[tuple[int, int, int, int, int]] | None = None


class noting:
    """While open, every `moved` of interpreted kernels is collected."""

    def __enter__(self) -> list[tuple[int, int, int, int, int]]:
        global _LEDGER
        self._outer = _LEDGER
        entries: list[tuple[int, int, int, int, int]] = []
        _LEDGER = entries
        return entries

    def __exit__(self, *_: Any) -> None:
        global _LEDGER
        _LEDGER = self._outer
