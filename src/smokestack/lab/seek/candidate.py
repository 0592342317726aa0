"""An edition that is tried: the start edition with other values at the places that may vary."""

import hashlib
import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from random import Random
from typing import Any

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.spec import GameSpec
from smokestack.lab.seek.places import Data, Place, value_at, with_values
from smokestack.lab.seek.texts import new_texts, to_read_again
from smokestack.lab.seek.vary import Variable
from smokestack.lab.seek.write import as_toml

BACK = 0.3
"""How often a value that was changed before gets its first one back instead of a third."""

Values = tuple[Any, ...]
"""What stands at each variable, in their order."""


@dataclass(frozen=True)
class Candidate:
    """A try: number 0 is the start edition itself."""

    number: int
    values: Values
    edition: Edition
    cards: str
    """A hash of what the rules read: editions that play alike have the same."""
    changes: int
    """How many of its values are not those of the start edition."""


class Nursery:
    """Makes candidates of a start edition; what the game's own reader refuses is never born."""

    def __init__(
        self, spec: GameSpec, start: Edition, variables: Sequence[Variable], texts: Sequence[Mapping[str, str]] = ()
    ) -> None:
        self.spec, self.start, self.variables, self.texts = spec, start, list(variables), texts
        self.data: Data = tomllib.loads(start.text)
        self.first: Values = tuple(value_at(self.data, variable.place) for variable in self.variables)

    def varied(self, values: Values) -> dict[Place, Any]:
        """What differs from the start edition among what may vary."""
        pairs = zip(self.variables, values, self.first, strict=True)
        return {variable.place: value for variable, value, before in pairs if value != before}

    def changes(self, values: Values) -> dict[Place, Any]:
        """All that differs from the start edition, texts of changed cards included."""
        made = self.varied(values)
        return made | new_texts(self.data, made, self.texts)

    def to_read_again(self, values: Values) -> list[str]:
        """Cards whose printed text may no longer be true."""
        return to_read_again(self.data, self.varied(values), self.texts)

    def make(self, number: int, values: Values) -> Candidate | None:
        """A candidate with these values, or None where the edition would not be valid."""
        text = as_toml(with_values(self.data, self.changes(values)))
        try:
            edition = self.spec.read(text, f"try {number}")
        except EditionError:
            return None
        cards = hashlib.sha256(bytes(edition.cards)).hexdigest()[:16]
        return Candidate(number, values, edition, cards, len(self.varied(values)))

    def mutated(self, values: Values, changes: int, rng: Random) -> Values:
        """Other values at so many places; now and then the first one again, so that idle changes do not pile up."""
        made = list(values)
        for k in rng.sample(range(len(made)), min(changes, len(made))):
            changed = made[k] != self.first[k]
            made[k] = self.first[k] if changed and rng.random() < BACK else self.variables[k].propose(made[k], rng)
        return tuple(made)


def mixed(one: Values, other: Values, rng: Random) -> Values:
    """Each value from one of two parents."""
    return tuple(rng.choice(pair) for pair in zip(one, other, strict=True))
