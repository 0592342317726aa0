"""What happened, told: sentences for people and double-entry ledger lines for everything that counts or moves."""

from collections.abc import Mapping
from dataclasses import dataclass, field

SEAT_SHAPES = "●■▲◆⬢★○□△◇⬡☆"
"""Each seat has a colour (class `seat-0` …) and a shape, always together; the second six are hollow."""


@dataclass(frozen=True)
class Entry:
    """One line of the ledger: some pieces went from one place to another, and why."""

    piece: str
    amount: int
    source: str
    target: str
    reason: str
    clause: str


@dataclass(frozen=True)
class Sentence:
    """A template plus values, so that another language or an icon needs no rewrite."""

    template: str
    values: Mapping[str, object] = field(default_factory=dict)
    clause: str = ""
    scene: bool = False
    """Whether a great moment begins here, which pages show sentence by sentence."""

    def __str__(self) -> str:
        return self.template.format(**self.values)


@dataclass(frozen=True)
class Label:
    """An action as a choice: the group it stands in, its name there, and what it costs or brings."""

    group: str
    text: str
    detail: str = ""
    last: bool = False
    """Whether it stands after all others: to do nothing, or no more."""


@dataclass(frozen=True)
class Offer:
    """The seat to move is asked for its consent."""

    decline: int
    """The action that says no."""
    number: int
    """Which offer of this move it is to that seat, from 1."""


@dataclass(frozen=True)
class Telling:
    """All that one action or outcome brought about, in the order it happened."""

    sentences: tuple[Sentence, ...]
    ledger: tuple[Entry, ...]

    def __str__(self) -> str:
        return " ".join(str(sentence) for sentence in self.sentences)
