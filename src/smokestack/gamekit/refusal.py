"""A refusal: code, clause and numbers, put into words from the `Why` that the rules filled."""

from collections.abc import Collection, Mapping, Sequence
from dataclasses import dataclass, field
from enum import IntEnum
from typing import Any, TypeVar

from smokestack.kernel.why import Why

Code = TypeVar("Code", bound=IntEnum)


@dataclass(frozen=True)
class RefusalText:
    """How a code reads: its clause, and a sentence with {what:goods}-like places."""

    name: str
    clause: str
    template: str
    untimely: bool = False
    """It says what is to be done first: told when nothing nearer stands in the way."""
    vague: bool = False
    """It says only that this is not the moment: told when the game knows nothing better of the thing itself."""


def refusal_texts(
    texts: Mapping[Code, tuple[str, str]], untimely: Collection[Code] = (), vague: Collection[Code] = ()
) -> dict[int, RefusalText]:
    """A game's refusals from its table of code → clause and sentence."""
    return {
        int(code): RefusalText(code.name.lower(), clause, text, code in untimely, code in vague)
        for code, (clause, text) in texts.items()
    }


@dataclass(frozen=True)
class Refusal:
    """Why an action is not allowed, as a value: for a sentence, a page or a program.

    Examples:
        >>> import smokestack
        >>> position = smokestack.game("titans").new(players=2)
        >>> while position.chance:
        ...     position = position.apply(position.outcomes()[0][0])
        >>> refusal = position.check("build farm")
        >>> refusal.code, refusal.clause, refusal.numbers["need"], refusal.numbers["have"]
        ('missing_good', 'T2.6', 1, 0)
        >>> print(refusal)
        T2.6: needs 1 wood; Consumables: wood has 0
    """

    code: str
    """A word for programs, the same for every refusal of this kind."""
    clause: str
    """The clause of the rules that forbids it; "" where it is no rule of the game."""
    text: str
    """The reason in a sentence."""
    numbers: Mapping[str, int] = field(default_factory=dict)
    """What the sentence is made from, such as what is needed and what is there."""

    def __str__(self) -> str:
        return f"{self.clause}: {self.text}" if self.clause else self.text


class _Named:
    """A number that formats as a name: `{what:goods}`; without a list it stays a number."""

    def __init__(self, value: int, names: Mapping[str, Sequence[str]]) -> None:
        self.value, self.names = value, names

    def __format__(self, kind: str) -> str:
        if not kind:
            return str(self.value)
        words = self.names[kind]
        return words[self.value] if 0 <= self.value < len(words) else f"{kind} {self.value}"


def refusal_of(why: Why, texts: Mapping[int, RefusalText], names: Mapping[str, Sequence[str]]) -> Refusal:
    """Put a predicate's finding into words."""
    text = texts[why.code]
    numbers = {name: int(value) for name, value in why if name != "code"}
    words: dict[str, Any] = {name: _Named(value, names) for name, value in numbers.items()}
    return Refusal(text.name, text.clause, text.template.format(**words), numbers)
