"""What a story of an action is made from: the positions on both sides of it, and what the rules noted on the way."""

from collections.abc import Sequence
from typing import Generic, TypeVar

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.codec import Codec
from smokestack.gamekit.edition import Edition
from smokestack.kernel.record import Record

C = TypeVar("C", bound=Record)
S = TypeVar("S", bound=Record)


class Teller(Generic[C, S]):
    """What every game's tellers look at; they only read, and run no rules."""

    def __init__(self, codec: Codec, edition: Edition, cards: C, applied: Applied[S], names: Sequence[str]) -> None:
        self.edition, self.cards, self.names = edition, cards, names
        self.before, self.after, self.notes = applied.before, applied.after, applied.notes
        done = codec.decode(applied.action)
        self.verb, self.values = done.verb, done.values
