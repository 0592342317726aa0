"""An action that was carried out, with all that is needed to tell or draw it: nobody has to run the rules again."""

from dataclasses import dataclass
from typing import Generic, TypeVar

from smokestack.kernel import verbs
from smokestack.kernel.language import Note, noting
from smokestack.kernel.record import Record

S = TypeVar("S", bound=Record)


@dataclass(frozen=True)
class Applied(Generic[S]):
    """What one action or outcome did. The records are only read: no position changes them, and nobody else may."""

    before: S
    action: int
    after: S
    notes: tuple[Note, ...]
    """What the rules noted in the ledger, in the order it happened."""


def act_on_copy(cards: Record, before: S, action: int) -> Applied[S]:
    """Carry out an allowed action under the ledger, by the interpreted rules: compiled ones note nothing."""
    after = before.copy()
    with noting() as notes:
        verbs.act(cards, after, action)
    return Applied(before, action, after, tuple(notes))
