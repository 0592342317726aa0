"""An action carried out once more to be told: the position after it, and all that the rules noted on the way."""

from collections.abc import Callable, Sequence
from typing import Generic, TypeVar

from smokestack.gamekit.codec import Codec
from smokestack.gamekit.edition import Edition
from smokestack.kernel.language import noting
from smokestack.kernel.record import Record

C = TypeVar("C", bound=Record)
S = TypeVar("S", bound=Record)


class Retold(Generic[C, S]):
    """What every game's story of an action is made of; the position before stays as it is."""

    def __init__(
        self,
        codec: Codec,
        act: Callable[[C, S, int], None],
        edition: Edition,
        cards: C,
        before: S,
        action: int,
        names: Sequence[str],
    ) -> None:
        self.edition, self.cards, self.names = edition, cards, names
        self.before, self.after = before, before.copy()
        done = codec.decode(action)
        self.verb, self.values = done.verb, done.values
        with noting() as notes:
            act(cards, self.after, action)
        self.notes = notes
