"""An action carried out once more to be told: the position after it, and all that the rules noted on the way."""

from collections.abc import Callable
from typing import Any, TypeVar

from smokestack.kernel.codec import Action, Codec
from smokestack.kernel.language import Note, noting
from smokestack.kernel.record import Record

S = TypeVar("S", bound=Record)


def carry_out(
    codec: Codec, act: Callable[..., None], cards: Any, before: S, action: int
) -> tuple[Action, S, list[Note]]:
    """The action in words, the position after it, and what moved; the position before stays as it is."""
    after = before.copy()
    with noting() as notes:
        act(cards, after, action)
    return codec.decode(action), after, notes
