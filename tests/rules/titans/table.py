"""A table to draw a position on, and to play it. What the rules derive, drawing derives too.

A drawing may hold what no game reaches, such as a card of Age II in Age I: the rules ask only what lies there.
"""

from collections.abc import Callable, Sequence
from typing import Any, Self

import pytest

from smokestack import Game, IllegalAction, Position
from smokestack.games.titans.model.cards import Cards
from smokestack.games.titans.model.state import At, Grid, Phase, Player, State

RED, BLUE, GREEN, GOLD = range(4)
FIRST_ROW = ("dynamite", "circular-saw", "bessemer-process", "seed-drill")

LASTING = {
    "dynamite": ("sale_money", "stone", 1),
    "circular-saw": ("sale_money", "wood", 1),
    "bessemer-process": ("sale_money", "steel", 1),
    "patent-office": ("sale_money", "research", 2),
    "seed-drill": ("grid_money", "c-res", 1),
    "land-office": ("rent", "", 1),
    "night-shift": ("uses_discount", "", 3),
    "recycling": ("discard_money", "", 2),
    "conveyor-belt": ("uses_discount", "", 5),
    "mail-order-catalogue": ("mail_order", "", 1),
    "trade-journal": ("sale_share", "research", 1),
    "standard-gauge": ("sale_share", "steel", 1),
    "bulk-buyer": ("purchase_discount", "", 2),
}
"""What a card of the first edition adds to its owner's numbers, and where; the others act once or at the end."""


class Table:
    """A position under the pencil: setters draw, `play` applies actions, the rest looks."""

    def __init__(self, game: Game, players: int = 3, order: Sequence[int] = (), **options: Any) -> None:
        self.game = game
        places = order or range(players)
        self.go_on_from(game.new(players=players, **options))
        self.play(*(f"order {seat + 1}" for seat in places[:-1]), *(f"reveal {card}" for card in FIRST_ROW))

    @property
    def position(self) -> Position:
        return self.game.of_record(self.s)

    def go_on_from(self, position: Position) -> None:
        record = position.record()
        assert isinstance(record, State)
        self.s = record

    def number(self, word: str) -> int:
        """The number of a thing by its word in notation."""
        (found,) = {names.index(word) for names in self.game.edition.words.values() if word in names}
        return found

    def grid(self, word: str) -> Grid:
        return self.s.grids[self.number(word)]

    # Drawing

    def purse(self, *dollars: int) -> Self:
        """How much money each seat has, from the first."""
        for player, cash in zip(self.s.players, dollars, strict=False):
            player.cash = cash
        return self

    def cubes(self, maker: int, grid: str, *prices: int) -> Self:
        """Cubes of a maker, each on the leftmost free space of its price."""
        drawn, ladder = self.grid(grid), self.cards.grids[self.number(grid)].price
        for price in prices:
            space = next(space for space, dollars in enumerate(ladder) if dollars == price and drawn.cubes[space] == -1)
            drawn.cubes[space] = maker
            drawn.count += 1
        return self

    def fill(self, maker: int, *grids: str) -> Self:
        """Cubes of a maker on every space that is still free."""
        for grid in grids:
            drawn = self.grid(grid)
            drawn.cubes = [maker if seat == -1 else seat for seat in drawn.cubes]
            drawn.count = 20
        return self

    def own(self, seat: int, facility: str, size: int = 1) -> Self:
        """A facility of that size; its cards come from the pile."""
        number = self.number(facility)
        self.s.players[seat].sizes[number] += size
        self.s.piles[number] -= size
        return self

    def build(self, owner: int, *estates: str) -> Self:
        """Real estate on its side, the lowest level first."""
        for estate in estates:
            number = self.number(estate)
            card = self.cards.estates[number]
            space = self.s.spaces_built[card.side]
            level = self.cards.sides[card.side].plots[space].level
            assert card.level == level, f"{estate} does not fit on the lowest free space"
            self.s.estates[number] = owner
            self.s.plots[card.side][space] = number
            self.s.spaces_built[card.side] += 1
            self.s.players[owner].estates += 1
            self.s.built += 1
            for market, icons in enumerate(card.demand):
                self.s.demand[card.side][market] += icons
        return self

    def show(self, *advancements: str) -> Self:
        """Exactly these cards lie face up; the others that nobody owns are face down."""
        self.s.advancements = [at if at >= 0 else int(At.PILE) for at in self.s.advancements]
        for card in advancements:
            self.s.advancements[self.number(card)] = At.SHOWN
        return self

    def hold(self, seat: int, *advancements: str) -> Self:
        """A player has these cards, with all that they add."""
        for card in advancements:
            self.s.advancements[self.number(card)] = seat
            if card in LASTING:
                self._add(self.s.players[seat], *LASTING[card])
        return self

    def _add(self, player: Player, field: str, place: str, more: int) -> None:
        if place:
            getattr(player, field)[self.number(place)] += more
        else:
            setattr(player, field, getattr(player, field) + more)

    def sell_out(self) -> Self:
        """No facility card is left in any pile; who has them does not matter."""
        self.s.piles = [0] * len(self.s.piles)
        return self

    def discard(self, *advancements: str) -> Self:
        """These cards are out of the game."""
        for card in advancements:
            self.s.advancements[self.number(card)] = At.GONE
        return self

    def age(self, number: int) -> Self:
        """The age that is running, counted from 1."""
        self.s.age = number - 1
        return self

    def turn_of(self, seat: int) -> Self:
        """It is this seat's turn, with the rent already collected."""
        self.s.turn = self.s.track.index(seat)
        self.s.seat = seat
        self.s.phase = Phase.CHOOSE
        return self

    # Playing

    def play(self, *actions: str) -> Self:
        position = self.position
        for action in actions:
            position.apply(action)
        self.go_on_from(position)
        return self

    def reveal(self) -> Self:
        """Chance turns up its first card until a seat decides."""
        position = self.position
        while position.chance:
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
        assert (refusal.code, refusal.clause) == (code, clause)
        assert refusal.numbers == {"what": 0, "where": 0, "have": 0, "need": 0, **said}
        assert self.game.number(action) not in position.legal()
        assert bytes(position) == before

    # Looking

    @property
    def cards(self) -> Cards:
        cards = self.game.edition.cards
        assert isinstance(cards, Cards)
        return cards

    @property
    def seats(self) -> list[Player]:
        return self.s.players[: self.s.options.players]

    @property
    def money(self) -> list[int]:
        return [player.cash for player in self.seats]

    @property
    def share(self) -> list[int]:
        return [player.share for player in self.seats]

    @property
    def order(self) -> list[int]:
        return self.s.track[: self.s.options.players]

    @property
    def to_move(self) -> int:
        return self.position.to_move

    def on(self, grid: str) -> dict[str, int]:
        """Whose cube lies on each occupied space of a grid, by the space's word."""
        words = self.game.edition.words["space"]
        return {words[space]: seat for space, seat in enumerate(self.grid(grid).cubes) if seat != -1}

    def size(self, seat: int, facility: str) -> int:
        return self.s.players[seat].sizes[self.number(facility)]

    def pile(self, facility: str) -> int:
        return self.s.piles[self.number(facility)]

    def owner(self, card: str) -> int:
        """Who owns an estate or advancement, or where it is."""
        place = self.s.estates if card in self.game.edition.words["estate"] else self.s.advancements
        return place[self.number(card)]

    def shown(self) -> set[str]:
        """The advancements that lie face up."""
        words = self.game.edition.words["advancement"]
        return {words[card] for card, at in enumerate(self.s.advancements) if at == At.SHOWN}

    def may(self, verb: str) -> set[str]:
        """What the legal actions of a verb say after it."""
        texts = [self.game.text(action) for action in self.position.legal()]
        return {text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb}


Tables = Callable[..., Table]
"""What the fixture `table` gives: Table's own arguments after the game."""
