"""Action ⇄ integer ⇄ text, by one table built at import.

    CODEC = Codec(
        Verb("pass"),
        Verb("produce", Slot("facility", 8), Slot("uses", 3, first=1)),
    )

Ids are contiguous per verb: `CODEC.base("produce") + facility * 3 + uses`. Text is the verb and one word per
slot; the words of named slots come from the edition, so text forms belong to a game, ids to its rules. Words may depend
on the word before: those of "price c-res" go before those of "price" where the grid is c-res.

Rules never ask how ids are ordered. They look up what kind of action it is and which one of that kind, so that a verb
put in anywhere moves nothing else:

    kind, choice = CODEC.kinds[action], CODEC.choices[action]
    if kind == CODEC.kind("produce"):
        facility, uses = choice // 3, choice % 3 + 1
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import prod

from smokestack.gamekit.errors import NotationError, UnknownName
from smokestack.kernel.compile import KernelError
from smokestack.kernel.table import Table

Words = Mapping[str, Sequence[str]]


@dataclass(frozen=True)
class Slot:
    """One choice within an action: how many values it has; shown as words or as numbers from `first`."""

    name: str
    size: int
    first: int = 0

    def words(self, words: Words, before: str) -> Sequence[str] | None:
        """Its words: those behind the word before it ("price c-res"), where there are such, or its own."""
        return words.get(f"{self.name} {before}", words.get(self.name))

    def text(self, value: int, words: Words, before: str = "") -> str:
        named = self.words(words, before)
        if named is None:
            return str(value + self.first)
        return named[value] if value < len(named) else f"{self.name}#{value + 1}"

    def texts(self, words: Words, before: str = "") -> list[str]:
        """The texts of all its values, in their order."""
        named = self.words(words, before)
        if named is None:
            return [str(value + self.first) for value in range(self.size)]
        return [*named[: self.size], *(f"{self.name}#{value + 1}" for value in range(len(named), self.size))]

    def parse(self, text: str, words: Words, before: str = "") -> int:
        choices = self.texts(words, before)
        if text not in choices:
            known = choices[: len(self.words(words, before) or choices)]
            raise NotationError(f"'{text}' is no {self.name}; it is one of: {', '.join(known)}")
        return choices.index(text)


@dataclass(frozen=True)
class Verb:
    """A kind of action with its slots."""

    name: str
    slots: tuple[Slot, ...]

    def __init__(self, name: str, *slots: Slot) -> None:
        object.__setattr__(self, "name", name)
        object.__setattr__(self, "slots", slots)

    @property
    def size(self) -> int:
        return prod(slot.size for slot in self.slots)


@dataclass(frozen=True)
class Action:
    """An action as an object: its verb and the value of each slot."""

    verb: str
    values: tuple[int, ...] = ()


class Codec:
    """All actions of a game, in the order of their ids."""

    def __init__(self, *verbs: Verb) -> None:
        self.verbs = {verb.name: verb for verb in verbs}
        self._bases: dict[str, int] = {}
        self.actions: list[Action] = []
        for verb in verbs:
            self._bases[verb.name] = len(self.actions)
            self.actions.extend(self._spread(verb))
        self._ids = {action: k for k, action in enumerate(self.actions)}
        self._kinds = {verb.name: kind for kind, verb in enumerate(verbs)}
        self.kinds = Table(self._kinds[action.verb] for action in self.actions)
        """For each action id its kind: the number of its verb."""
        self.choices = Table(k - self._bases[action.verb] for k, action in enumerate(self.actions))
        """For each action id which one of its kind it is, from 0."""
        self.bases = Table(self._bases.values())
        """For each kind its first id."""

    def _spread(self, verb: Verb) -> list[Action]:
        rows: list[tuple[int, ...]] = [()]
        for slot in verb.slots:
            rows = [(*row, value) for row in rows for value in range(slot.size)]
        return [Action(verb.name, row) for row in rows]

    def __len__(self) -> int:
        return len(self.actions)

    def base(self, verb: str) -> int:
        """The first id of a verb."""
        return self._bases[verb]

    def kind(self, verb: str) -> int:
        """The number of a verb."""
        if verb not in self._kinds:
            raise UnknownName("action", verb, self.verbs)
        return self._kinds[verb]

    def by_kind(self, numbers: Mapping[int, int]) -> Table:
        """A number for each kind; all must have one, so that a new verb is not forgotten."""
        missing = [verb for verb, kind in self._kinds.items() if kind not in numbers]
        if missing:
            raise KernelError(f"a table by kind has a number for every verb, this has none for {', '.join(missing)}")
        return Table(numbers[kind] for kind in self._kinds.values())

    def decode(self, number: int) -> Action:
        if not 0 <= number < len(self.actions):
            raise NotationError(f"{number} is no action; ids go from 0 to {len(self.actions) - 1}")
        return self.actions[number]

    def encode(self, action: Action) -> int:
        if action not in self._ids:
            raise NotationError(f"{action} is no action of this game")
        return self._ids[action]

    def text(self, number: int, words: Words) -> str:
        action = self.decode(number)
        said = [action.verb]
        for slot, value in zip(self.verbs[action.verb].slots, action.values, strict=True):
            said.append(slot.text(value, words, said[-1]))
        return " ".join(said)

    def parse(self, text: str, words: Words) -> int:
        name, *parts = text.lower().split() or [""]
        if name not in self.verbs:
            raise UnknownName("action", name, self.verbs)
        slots = self.verbs[name].slots
        if len(parts) != len(slots):
            form = " ".join([name, *(slot.name.upper() for slot in slots)])
            raise NotationError(f"'{text}' has {len(parts)} words after '{name}'; the form is: {form}")
        before = [name, *parts]
        values = (slot.parse(part, words, word) for slot, part, word in zip(slots, parts, before, strict=False))
        return self.encode(Action(name, tuple(values)))
