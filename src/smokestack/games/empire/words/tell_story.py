"""What the tellers of Empire Planner look at: an action, both sides of it, and what moved."""

from collections.abc import Sequence

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.teller import Teller
from smokestack.gamekit.telling import Sentence
from smokestack.games.empire.model.actions import CODEC
from smokestack.games.empire.model.cards import Cards
from smokestack.games.empire.model.state import State
from smokestack.games.empire.words.labels import building_name, factory_name


class EmpireTeller(Teller[Cards, State]):
    """What the tellers of single actions look at."""

    def __init__(self, edition: Edition, applied: Applied[State], names: Sequence[str]) -> None:
        assert isinstance(edition.cards, Cards)
        super().__init__(CODEC, edition, edition.cards, applied, names)

    @property
    def actor(self) -> str:
        return self.names[self.before.seat]

    def factory(self, card: int) -> str:
        return factory_name(self.edition, self.after, card)

    def building(self, number: int) -> str:
        return building_name(self.edition, self.cards, number)

    def total(self, piece: int, reason: int, seat: int, *, gained: bool) -> int:
        """How much of a piece a seat got, or gave, for a reason."""
        side = 3 if gained else 2
        return sum(note[1] for note in self.notes if note[0] == piece and note[4] == reason and note[side] == seat)


def say(clause: str, template: str, **values: object) -> Sentence:
    return Sentence(template, values, clause)
