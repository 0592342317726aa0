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
from smokestack.lab.seek.texts import texts_for
from smokestack.lab.seek.vary import Variable
from smokestack.lab.seek.write import as_toml

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


class Nursery:
    """Makes candidates of a start edition; what the game's own reader refuses is never born."""

    def __init__(
        self, spec: GameSpec, start: Edition, variables: Sequence[Variable], texts: Sequence[Mapping[str, str]] = ()
    ) -> None:
        self.spec, self.start, self.variables, self.texts = spec, start, list(variables), texts
        self.data: Data = tomllib.loads(start.text)

    @property
    def first(self) -> Values:
        return tuple(value_at(self.data, variable.place) for variable in self.variables)

    def changes(self, values: Values) -> dict[Place, Any]:
        """What differs from the start edition, texts of changed cards included."""
        pairs = zip(self.variables, values, self.first, strict=True)
        made = {variable.place: value for variable, value, before in pairs if value != before}
        return made | texts_for(self.data, made, self.texts)

    def make(self, number: int, values: Values) -> Candidate | None:
        """A candidate with these values, or None where the edition would not be valid."""
        text = as_toml(with_values(self.data, self.changes(values)))
        try:
            edition = self.spec.read(text, f"try {number}")
        except EditionError:
            return None
        return Candidate(number, values, edition, hashlib.sha256(bytes(edition.cards)).hexdigest()[:16])

    def mutated(self, values: Values, changes: int, rng: Random) -> Values:
        """Other values at so many places."""
        made = list(values)
        for k in rng.sample(range(len(made)), min(changes, len(made))):
            made[k] = self.variables[k].propose(made[k], rng)
        return tuple(made)


def mixed(one: Values, other: Values, rng: Random) -> Values:
    """Each value from one of two parents."""
    return tuple(rng.choice(pair) for pair in zip(one, other, strict=True))
