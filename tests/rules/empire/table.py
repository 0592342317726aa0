"""A table to draw a position on, and to play it. What the rules derive, drawing derives too.

Buildings are called by block and number ("3-5"), or by their type and their place in it ("R1": the Residential that can
rise highest); factories by the side that lies up ("brickworks"), icons by their name in the edition file. A drawing may
hold what no game reaches: the rules ask only what lies there. What is printed differs by edition, and a table tells it.
"""

import re
from collections import Counter
from collections.abc import Callable, Iterable
from itertools import permutations, product
from typing import Any, Self

import pytest

from smokestack import Game, IllegalAction, Position
from smokestack.games.empire.model.cards import (
    ACTION_CARDS,
    BUILDINGS,
    CHOICES,
    FACES,
    FACTORIES,
    ICONS,
    ROW,
    SIDES,
    Cards,
    Factory,
    Type,
)
from smokestack.games.empire.model.reader import CHOICE_KEYS, ICON_KEYS
from smokestack.games.empire.model.state import FREE, At, Phase, Player, Plot, State, Works
from smokestack.games.empire.rules.archie import archie_choice
from tests.rules.empire.editions import with_icons, with_row

PURPLE, BEIGE = range(2)
YOU, ARCHIE = range(2)

FLIPPED = ("flip 1", "flip 3", "flip 5")
ROLE = re.compile("([RCMLPTI])([1-9])")
"""The letter of a type, and the place among the buildings of this type."""
DEALT = ("deal 2", "deal 4", "deal 1", "deal 3", "deal 5")
"""Brickworks and Glassworks for the players; Private Bank, Piano Workshop, Toy Factory and Cement Works in the row."""


class Table:
    """A position under the pencil: setters draw, `play` applies actions, the rest looks."""

    def __init__(self, game: Game, **options: Any) -> None:
        self.game = game
        if "archie" not in options:
            options.setdefault("starter", 1)
        self.go_on_from(game.new(**options))
        self.play(*FLIPPED, *DEALT, "draw 1", "draw 2")

    @property
    def position(self) -> Position:
        return self.game.of_record(self.s)

    def go_on_from(self, position: Position) -> None:
        record = position.record()
        assert isinstance(record, State)
        self.s = record

    def number(self, word: str) -> int:
        """The number of a building or Factory card by its name here."""
        buildings = self.game.edition.names["building"]
        if role := ROLE.fullmatch(word):
            return self.of_type(role[1])[int(role[2]) - 1]
        return buildings.index(word) if word in buildings else self._sides.index(word) // SIDES

    def of_type(self, letter: str) -> list[int]:
        """The buildings of a type: those that can rise highest first, then in the order of the city."""
        kind = Type("RCMLPTI".index(letter))
        found = [building for building in range(BUILDINGS) if self.cards.city[building].kind == kind]
        return sorted(found, key=lambda building: -self.cards.city[building].most)

    def name(self, building: str) -> str:
        """A building by block and number."""
        return str(self.game.edition.names["building"][self.number(building)])

    def names(self, *buildings: str) -> set[str]:
        """Buildings as actions name them, such as "3 5"."""
        return {self.name(building).replace("-", " ") for building in buildings}

    def numbers(self, *factories: str) -> set[str]:
        """Factory cards as actions name them."""
        return {str(self.number(factory) + 1) for factory in factories}

    @property
    def _sides(self) -> list[str]:
        return list(self.game.edition.names["factory_key"])

    # Drawing

    def purse(self, *dollars: int) -> Self:
        """Capital of each seat, from the first."""
        for player, capital in zip(self.s.players, dollars, strict=False):
            player.capital = capital
        return self

    def points(self, *points: int) -> Self:
        """Profit of each seat, from the first."""
        for player, profit in zip(self.s.players, points, strict=False):
            player.profit = profit
        return self

    def own(self, seat: int, *buildings: str, pips: int = 1) -> Self:
        """Buildings of a player, all with the same die."""
        for building in buildings:
            plot = self.plot(building)
            plot.owner, plot.pips = seat, pips
        return self

    def factory(self, seat: int, key: str, goods: int = 0, train: int = 0, link: int = 0, riders: int = 0) -> Self:
        """A factory that a player got after all those drawn before; `link` counts from its start."""
        works = self.works(key)
        works.owner, works.side, works.goods = seat, self._sides.index(key) % SIDES, goods
        works.train, works.link, works.riders = train, link, riders
        works.taken = self.s.takings
        self.s.takings += 1
        self.s.row = [FREE if card == self.number(key) else card for card in self.s.row]
        return self

    def no_factories(self) -> Self:
        """Nobody has a factory, and nothing is on offer."""
        for card in range(FACTORIES):
            self.s.works[card] = Works(owner=FREE)
        return self.offer()

    def offer(self, *keys: str) -> Self:
        """Exactly these factories are in the row, from the left."""
        for key in keys:
            works = self.works(key)
            works.owner, works.side, works.goods = FREE, self._sides.index(key) % SIDES, 0
        cards = [self.number(key) for key in keys]
        self.s.row = [*cards, *[FREE] * (ROW - len(cards))]
        return self

    def pollute(self, value: int) -> Self:
        self.s.pollution = value
        return self

    def lay(self, *icons: str) -> Self:
        """Two Action cards that show all these icons, as often as they are named; printed anew where there are none."""
        pairs = permutations(range(1, ACTION_CARDS + 1), 2)
        fitting = (pair for pair in pairs if not Counter(icons) - Counter(self.icons_of(*pair)))
        left, right = next(fitting, (0, 0))
        if left == 0:
            self.game = with_icons(self.game, two_cards(icons))
            left, right = 1, 2
        return self.show(left, right)

    def icons_of(self, *cards: int) -> list[str]:
        """The icons of Action cards, by their numbers."""
        return [ICON_KEYS[icon] for number in cards for icon in self.cards.action_cards[number - 1].icons]

    def show(self, left: int, right: int) -> Self:
        """The Action cards on the table, by their numbers; the others are in the deck."""
        self.s.deck = [int(At.SHOWN if number in (left, right) else At.DECK) for number in range(1, 9)]
        self.s.shown = [left - 1, right - 1]
        return self

    def market(self, face: int) -> Self:
        self.s.market = face - 1
        return self

    def mark(self, seat: int, icon: str, card: int = 0) -> Self:
        """A player's cube stands on an icon."""
        self.s.players[seat].spot = self.spot(icon, card)
        return self

    def round(self, number: int) -> Self:
        self.s.rounds = number
        return self

    def acts(self, seat: int, turn: int = 0) -> Self:
        """It is this seat's turn to take an icon, as the first (0) to the last (3) action of the round."""
        self.s.first = seat if turn % 2 == 0 else 1 - seat
        self.s.seat, self.s.turn, self.s.phase = seat, turn, Phase.ICON
        return self if self.s.market != FREE else self.market(1)

    def builds(self, seat: int, turn: int = 0) -> Self:
        """This seat is about to roll the dice, as the first or the second in the round."""
        self.s.first = seat if turn == 0 else 1 - seat
        self.s.seat, self.s.turn, self.s.phase = seat, turn, Phase.ROLL
        return self

    def archie_builds(self, number: int) -> Self:
        """Archie is about to roll for his building in this round."""
        self.round(number).s.first = YOU
        self.s.seat, self.s.turn, self.s.phase = ARCHIE, 1, Phase.ARCHIE_ROLL
        return self

    # Playing

    def notation(self, action: str) -> str:
        """An action with the names of factories and buildings as the game writes them."""
        return " ".join(self.word(word) for word in action.split())

    def word(self, word: str) -> str:
        if ROLE.fullmatch(word):
            return self.name(word).replace("-", " ")
        return str(self.number(word) + 1) if word in self._sides else word

    def play(self, *actions: str) -> Self:
        position = self.position
        for action in actions:
            position.apply(self.notation(action))
        self.go_on_from(position)
        return self

    def throw_for(self, building: str, price: int) -> Self:
        """Three dice that name a building, and one more for its price."""
        block, number = self.name(building).split("-")
        return self.throw(int(block), int(number), price)

    def throw(self, *faces: int) -> Self:
        return self.play(*(f"roll {face}" for face in faces))

    def claim(self, icon: str, card: int = 0) -> Self:
        """The player to move puts the cube on an icon."""
        return self.play(self.icon(icon, card))

    def archie(self) -> Self:
        """Archie does the one thing his table allows."""
        position = self.position
        assert position.to_move == ARCHIE
        (action,) = position.legal()
        self.go_on_from(position.apply(action))
        return self

    def end_round(self, icon: str = "passenger_own") -> Self:
        """The last action of the round is an idle one, this icon or Archie's; then two new cards, and the gains."""
        if self.s.options.archie:
            self.acts(ARCHIE, turn=3).leave_archie_nothing().archie()
        else:
            self.lay(icon).acts(BEIGE, turn=3).claim(icon)
        return self.draw()

    def leave_archie_nothing(self) -> Self:
        """The Action cards, and an icon of yours on them, to which nothing in Archie's table fits now."""
        for left, right in permutations(range(1, ACTION_CARDS + 1), 2):
            self.show(left, right)
            for spot in range(2 * ICONS):
                self.player(YOU).spot = spot
                if archie_choice(self.cards, self.s) < 0:
                    return self
        raise AssertionError("Archie always has something to do")

    def draw(self) -> Self:
        """Chance turns up the first Action cards of the deck, where it has to."""
        while self.s.phase == Phase.DRAW:
            self.play(self.may_fall()[0])
        return self

    def refuses(self, action: str, code: str, clause: str, **numbers: int | str) -> None:
        """The action is refused with exactly this code, clause and numbers, and changes nothing."""
        refusal = self.refusal(action)
        said = {name: self.number(n) if isinstance(n, str) else n for name, n in numbers.items()}
        assert (refusal.code, refusal.clause) == (code, clause)
        assert refusal.numbers == {"what": 0, "where": 0, "have": 0, "need": 0, **said}

    def refusal(self, action: str) -> Any:
        """Why an action is refused; it is not among the legal ones and changes nothing."""
        position = self.position
        before = bytes(position)
        with pytest.raises(IllegalAction) as caught:
            position.apply(self.notation(action))
        assert self.game.number(self.notation(action)) not in position.legal()
        assert bytes(position) == before
        return caught.value.refusal

    # Looking

    @property
    def cards(self) -> Cards:
        cards = self.game.edition.cards
        assert isinstance(cards, Cards)
        return cards

    @property
    def money(self) -> list[int]:
        return [player.capital for player in self.s.players]

    @property
    def profit(self) -> list[int]:
        return [player.profit for player in self.s.players]

    @property
    def pips(self) -> dict[str, int]:
        """What the die of each owned building shows."""
        names = self.game.edition.names["building"]
        return {names[place]: plot.pips for place, plot in enumerate(self.s.city) if plot.owner != FREE}

    @property
    def row(self) -> list[str]:
        """The factories on offer, left to right."""
        return [self._sides[card * SIDES + self.s.works[card].side] for card in self.s.row if card != FREE]

    @property
    def to_move(self) -> int:
        return self.position.to_move

    def shown(self, **pips: int) -> dict[str, int]:
        """What `pips` is when exactly these buildings are owned, by their types: R1=2, T1=1."""
        return {self.name(building): value for building, value in pips.items()}

    def most(self, building: str) -> int:
        """The highest die a building can show."""
        return int(self.cards.city[self.number(building)].most)

    def side(self, key: str) -> Factory:
        """What is printed on a side of a Factory card."""
        return self.cards.factories[self.number(key)].sides[self._sides.index(key) % SIDES]

    def last(self, key: str) -> int:
        """The links a factory's train has travelled when the next one brings it home."""
        return int(self.side(key).links) - 1

    @property
    def sides(self) -> list[str]:
        """All sides of the Factory cards, two to a card."""
        return self._sides

    def price(self, key: str) -> int:
        """What a Good of a factory costs by the market die."""
        return int(self.cards.market[self.s.market].goods[self.side(key).good])

    def dice(self, fits: Callable[[tuple[int, ...]], bool]) -> tuple[int, int, int]:
        """The first faces of three dice that fit and name no Industrial building, which would ask for a card."""
        for one, two, three in product(range(1, FACES + 1), repeat=3):
            if fits((one, two, three)) and "I" not in self.types(named_by(one, two, three)):
                return one, two, three
        raise AssertionError("no dice fit")

    def types(self, buildings: Iterable[str]) -> set[str]:
        """The letters of the types of buildings."""
        return {"RCMLPTI"[self.cards.city[self.number(building)].kind] for building in buildings}

    def others(self, count: int, without: Iterable[str]) -> list[str]:
        """So many buildings, and none of these."""
        names = [name for name in self.game.edition.names["building"] if name not in set(without)]
        return names[:count]

    def player(self, seat: int) -> Player:
        return self.s.players[seat]

    def plot(self, building: str) -> Plot:
        return self.s.city[self.number(building)]

    def works(self, key: str) -> Works:
        return self.s.works[self.number(key)]

    def factories(self, seat: int) -> set[str]:
        works = enumerate(self.s.works)
        return {self._sides[card * SIDES + w.side] for card, w in works if w.owner == seat}

    def train(self, key: str) -> tuple[int, int, int]:
        """What a factory's train die shows, its links travelled, and the other's cubes on it."""
        works = self.works(key)
        return works.train, works.link, works.riders

    def spot(self, icon: str, card: int = 0) -> int:
        """The place of an icon on the two cards, from 0; `card` 1 or 2 names one of them."""
        cards = [card - 1] if card else [0, 1]
        spots = [spot for place in cards for spot in range(place * ICONS, place * ICONS + ICONS)]
        return next(spot for spot in spots if self.icon_at(spot) == icon)

    def icon_at(self, spot: int) -> str:
        return ICON_KEYS[self.cards.action_cards[self.s.shown[spot // ICONS]].icons[spot % ICONS]]

    def icon(self, icon: str, card: int = 0) -> str:
        """The action that takes an icon, the leftmost unless the card is named."""
        spot = self.spot(icon, card)
        return f"icon {spot // ICONS + 1} {spot % ICONS + 1}"

    def may(self, verb: str) -> set[str]:
        """What the legal actions of a verb say after it."""
        texts = [self.game.text(action) for action in self.position.legal()]
        return {text.partition(" ")[2] for text in texts if text.partition(" ")[0] == verb}

    def may_fall(self) -> list[str]:
        """What chance may bring, in notation; all equally likely."""
        outcomes = self.position.outcomes()
        assert {weight for _, weight in outcomes} <= {1}
        return [self.game.text(action) for action, _ in outcomes]


def two_cards(icons: Iterable[str]) -> dict[int, list[str]]:
    """Action cards 1 and 2 with these icons, one that is named twice on both, and Produce in the other places."""
    left: list[str] = []
    right: list[str] = []
    for icon in icons:
        (right if icon in left or len(left) == ICONS else left).append(icon)
    return {number: [*card, *["produce"] * (ICONS - len(card))] for number, card in ((1, left), (2, right))}


def named_by(*faces: int) -> set[str]:
    """E3.1: the buildings that three dice name."""
    return {f"{faces[block]}-{faces[number]}" for block, number in permutations(range(len(faces)), 2)}


def archies_answer(game: Game, *choices: str) -> Table:
    """Nobody has a factory, and Archie answers your Produce: he tries these choices, which the right Action card shows.

    An exchange is named by its rate. Where nothing is of use, his cube goes to an Upgrade any on the left card.
    """
    tried = ["exchange" if choice.startswith("exchange") else choice for choice in choices]
    absent = [choice for choice in CHOICE_KEYS if choice not in tried]
    row = [*tried, *absent][:CHOICES]
    printed = {1: ["produce", *["upgrade_any"] * (ICONS - 1)], 2: [*choices, *["upgrade_any"] * (ICONS - len(choices))]}
    t = Table(with_icons(with_row(game, "produce", row), printed), archie=1)
    return t.no_factories().show(1, 2).purse(20, 0).mark(YOU, "produce").acts(ARCHIE, turn=1)


Tables = Callable[..., Table]
"""What the fixture `table` gives: Table's own arguments after the game."""
