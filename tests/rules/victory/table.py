"""A table to draw a position on, and to play it. What the rules derive, drawing derives too.

Complexes are drawn in the notation of `games/victory/notation.py`, with their middle at p16 unless they say where
they begin: three by three cells go from o15 to q17. A drawing may hold what no game reaches: the rules ask only what
lies there.
"""

from collections.abc import Callable
from typing import Any, Self

import pytest

from smokestack import Game, IllegalAction, Position
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.notation import draw_complex, read_complex
from smokestack.games.victory.model.state import FREE, TOKENS, Complex, Doing, Phase, State

ANN, BEN, CAT, DAN, EVE, FAY = range(6)


class Table:
    """A position under the pencil: setters draw, `play` applies actions, the rest looks."""

    def __init__(self, game: Game, players: int = 2, drawn: bool = True, **options: Any) -> None:
        self.game = game
        self.go_on_from(game.new(players=players, **options))
        if drawn:
            self._set_up()

    def _set_up(self) -> None:
        """Everybody has a forest, every stack is full, every product has a contract, and ANN begins."""
        self.s.deck = [0] * len(self.s.deck)
        self.s.starting_set = [0] * len(self.s.starting_set)
        self.s.rounds = 1
        copies = self.s.options.copies
        for kind in range(self.cards.factory_count):
            self.s.stacks[kind] = self.cards.stack * copies
        for product in range(self.cards.product_count):
            self.s.unclaimed[product] = copies
        for seat in range(self.s.options.players):
            self.complex(seat, "FOn")
        self.manages(ANN)

    @property
    def position(self) -> Position:
        return self.game.of_record(self.s)

    def go_on_from(self, position: Position) -> None:
        record = position.record()
        assert isinstance(record, State)
        self.s = record

    def number(self, word: str) -> int:
        """The number of a product, a factory kind or a cell by its word in notation."""
        words = self.game.edition.words
        (found,) = {words[kind].index(word) for kind in ("product", "factory", "cell") if word in words[kind]}
        return found

    def read(self, drawing: str) -> Complex:
        return read_complex(self.game.edition, drawing)

    # Drawing

    def complex(self, seat: int, drawing: str) -> Self:
        """What lies on a player's table; contracts stay."""
        drawn = self.read(drawing)
        drawn.contracts = self.s.complexes[seat].contracts
        self.s.complexes[seat] = drawn
        return self

    def stack(self, factory: str, cards: int) -> Self:
        self.s.stacks[self.number(factory)] = cards
        return self

    def unclaimed(self, *products: str) -> Self:
        """Exactly these contracts lie on the table; a product named twice has two."""
        self.s.unclaimed = self._counted(products, len(self.s.unclaimed))
        return self

    def contracts(self, seat: int, *products: str) -> Self:
        """Exactly these contracts are a player's; they are no longer on the table, if they were."""
        held = self._counted(products, len(self.s.unclaimed))
        self.s.complexes[seat].contracts = held
        self.s.unclaimed = [max(0, left - taken) for left, taken in zip(self.s.unclaimed, held, strict=True)]
        return self

    def _counted(self, products: tuple[str, ...], buffer: int) -> list[int]:
        numbers = [self.number(product) for product in products]
        return [numbers.count(product) for product in range(buffer)]

    def tokens(self, *seats: int) -> Self:
        """Who holds the fulfilment tokens, the first and with two copies the second."""
        self.s.token_taken = 1
        self.s.tokens = [*seats, *[FREE] * (TOKENS - len(seats))]
        return self

    def first(self, seat: int, number: int = 1) -> Self:
        """Who plays first in each round, and which round it is."""
        self.s.first, self.s.rounds = seat, number
        return self

    def manages(self, seat: int, move: int = 1, actions: int = 0) -> Self:
        """A seat is in a non-production move, its first or second, so many actions into it."""
        self.s.seat = self.s.mover = seat
        self.s.moves, self.s.actions, self.s.phase = move - 1, actions, Phase.MANAGE
        return self

    def chooses(self, seat: int, move: int = 1) -> Self:
        """A seat decides which kind of move to make, whether or not a factory can run."""
        self.manages(seat, move).s.phase = Phase.MOVE
        return self

    def turn_of(self, seat: int) -> Self:
        """The turn of a seat begins: the player before it ends an idle second move."""
        self.manages((seat - 1) % self.s.options.players, move=self.cards.moves)
        return self.play("done")

    # Playing

    def play(self, *actions: str) -> Self:
        position = self.position
        for action in actions:
            position.apply(action)
        self.go_on_from(position)
        return self

    def fall(self, times: int) -> Self:
        """Chance brings its first outcome so many times."""
        position = self.position
        for _ in range(times):
            position.apply(position.outcomes()[0][0])
        self.go_on_from(position)
        return self

    def refuses(self, action: str, code: str, clause: str, **numbers: int | str) -> None:
        """The action is refused with exactly this code, clause and numbers, and changes nothing."""
        position = self.position
        before = bytes(position)
        with pytest.raises(IllegalAction) as caught:
            position.apply(action)
        refusal = caught.value.refusal
        said = {name: self.number(n) if isinstance(n, str) else n for name, n in numbers.items()}
        assert (refusal.code, refusal.clause) == (code, clause), refusal
        assert refusal.numbers == {"what": 0, "where": 0, "have": 0, "need": 0, **said}, refusal.numbers
        assert self.game.number(action) not in position.legal()
        assert bytes(position) == before

    # Looking

    @property
    def cards(self) -> Cards:
        cards = self.game.edition.cards
        assert isinstance(cards, Cards)
        return cards

    @property
    def to_move(self) -> int:
        return self.position.to_move

    @property
    def phase(self) -> Phase:
        return Phase(self.s.phase)

    @property
    def scores(self) -> list[int]:
        return self.position.scores()

    @property
    def token_at(self) -> list[int]:
        return self.s.tokens

    def shows(self, seat: int, drawing: str) -> None:
        """A player's table looks exactly so, and what is counted beside it agrees."""
        seen, expected = self.s.complexes[seat], self.read(drawing)
        drawn = draw_complex(self.game.edition, seen)
        assert drawn == draw_complex(self.game.edition, expected), drawn
        assert (seen.stock, seen.factories) == (expected.stock, expected.factories)
        span = (seen.top, seen.bottom, seen.left, seen.right)
        assert span == (expected.top, expected.bottom, expected.left, expected.right)

    def on_stack(self, factory: str) -> int:
        return self.s.stacks[self.number(factory)]

    def held(self, seat: int) -> list[str]:
        """A player's contracts, in the edition's order; one held twice is there twice."""
        return self._named(self.s.complexes[seat].contracts)

    @property
    def on_table(self) -> list[str]:
        """Contracts nobody holds."""
        return self._named(self.s.unclaimed)

    def stock(self, seat: int) -> list[str]:
        """A player's products, in the edition's order."""
        return self._named(self.s.complexes[seat].stock)

    def _named(self, counts: list[int]) -> list[str]:
        words = self.game.edition.words["product"]
        return [word for word, count in zip(words, counts, strict=False) for _ in range(count)]

    def may(self, verb: str) -> set[str]:
        """What the legal actions of a verb say after it."""
        texts = [self.game.text(action) for action in self.position.legal()]
        return {text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb}

    @property
    def verbs(self) -> set[str]:
        """The verbs that are legal now."""
        return {self.game.text(action).partition(" ")[0] for action in self.position.legal()}

    def may_fall(self) -> dict[str, int]:
        """What chance may bring, in notation, with its weight."""
        return {self.game.text(action): weight for action, weight in self.position.outcomes()}

    @property
    def idle(self) -> bool:
        """Between two actions nothing is chosen, owed or on its way."""
        s = self.s
        chosen = (s.kind, s.product, s.cell, s.partner, s.owner, s.source)
        baskets = (s.give, s.get, s.to_partner, s.to_mover)
        counts = (s.doing - Doing.NOTHING, s.owed, s.side, s.source_turn, s.target_turn)
        return {*chosen} == {FREE} and not any(counts) and not any(any(basket.of) for basket in baskets)


Tables = Callable[..., Table]
"""What the fixture `table` gives: Table's own arguments after the game."""
