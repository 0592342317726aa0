"""What the tellers look at: a position before and after an action, and all that moved between."""

from collections.abc import Sequence

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.teller import Teller
from smokestack.gamekit.telling import Sentence
from smokestack.games.victory.model.actions import CODEC
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.complex import kind_of, product_of
from smokestack.games.victory.model.state import State
from smokestack.games.victory.view.names import cell_name, factory_name, indefinite, listed, product_name
from smokestack.games.victory.words.books import seat_and_cell
from smokestack.kernel.language import Note


class VictoryTeller(Teller[Cards, State]):
    """One action and everything it brings about."""

    def __init__(self, edition: Edition, applied: Applied[State], names: Sequence[str]) -> None:
        assert isinstance(edition.cards, Cards)
        super().__init__(CODEC, edition, edition.cards, applied, names)

    @property
    def actor(self) -> str:
        return self.names[self.before.seat]

    @property
    def partner(self) -> str:
        return self.names[self.before.partner]

    @property
    def turn_begins(self) -> bool:
        """Whether another turn has begun; the first one does so after the laying out."""
        return self.after.mover != self.before.mover or self.after.rounds != self.before.rounds

    def product(self, product: int) -> str:
        return product_name(self.edition, product)

    def factory(self, kind: int) -> str:
        return factory_name(self.edition, kind)

    def a_factory(self, kind: int) -> str:
        return indefinite(self.factory(kind))

    def cell(self, cell: int) -> str:
        return cell_name(self.edition, cell)

    def kind_at(self, seat: int, cell: int) -> int:
        """Which factory lay in a cell before."""
        return kind_of(self.before.complexes[seat].cells[cell])

    def product_at(self, seat: int, cell: int) -> str:
        """Which product lay in a cell before."""
        return self.product(product_of(self.before.complexes[seat].cells[cell]))

    def top(self, kind: int, turn: int) -> str:
        """How a factory is turned, unless it looks the same however it lies."""
        if self.cards.factories[kind].turns == 1:
            return ""
        return f", its top to the {self.edition.names['compass'][turn]}"

    def goods_from(self, notes: Sequence[Note]) -> str:
        """Products with the cells they leave: the wood at p15 and p17 and the coal at q15."""
        return listed([f"the {goods}" for goods in self.goods_at(notes, 2)])

    def goods_to(self, notes: Sequence[Note]) -> str:
        """Products with the cells they come to: leather at p15 and p17 and tallow at q16."""
        return listed(self.goods_at(notes, 3))

    def goods_at(self, notes: Sequence[Note], side: int) -> list[str]:
        found: dict[int, list[str]] = {}
        for note in notes:
            found.setdefault(note[0], []).append(self.cell(seat_and_cell(note[side])[1]))
        return [f"{self.product(product)} at {listed(cells)}" for product, cells in found.items()]


def say(clause: str, template: str, **values: object) -> Sentence:
    return Sentence(template, values, clause)
