"""The position with names, frozen: all that boards, JSON and text need, and nothing they could change."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.model.actions import MOST_EXCHANGED
from smokestack.games.empire.model.cards import BLOCKS, FACES, FACTORIES, ICONS, NONE, SEATS, SIDES, Cards, Type
from smokestack.games.empire.model.reader import CHOICE_KEYS, ICON_KEYS, TYPE_KEYS
from smokestack.games.empire.model.state import FREE, Phase, State
from smokestack.games.empire.rules.building import least_capital, most_capital
from smokestack.games.empire.rules.icons import exchange_rate, most_exchanges
from smokestack.games.empire.rules.scoring import ranks
from smokestack.games.empire.rules.status import to_move
from smokestack.games.empire.view.archie import AnswerView, answers_to, standing_answer
from smokestack.games.empire.view.city import BuildingView, TypeView, can_reroll, view_building, view_type
from smokestack.games.empire.view.player import PlayerView, view_player
from smokestack.kernel.language import zeros

MOST_EXCHANGE_TILES = 29
"""Boards ask for more Profit than this in two clicks: tens, then ones."""


@dataclass(frozen=True)
class GoodView:
    """A Good: its letter, the type of building it raises, and its price once the market die has fallen."""

    name: str
    letter: str
    raises: str
    price: int | None


@dataclass(frozen=True)
class FactoryView:
    """A Factory card: what it makes, its Goods, its train and the other player's cubes on it."""

    card: int
    key: str
    name: str
    good: str | None
    cost: int
    links: int
    track: int
    owner: int | None
    goods: int
    train: int
    link: int
    riders: int


@dataclass(frozen=True)
class IconView:
    """An icon on an Action card, and whose cube stands on it."""

    key: str
    name: str
    seat: int | None
    row: tuple[str, ...]
    """What Archie tries after it, in this order; empty for two people."""
    answers: tuple[AnswerView, ...]
    """What Archie would do if you took it now."""


@dataclass(frozen=True)
class EmpireView:
    """The whole table."""

    phase: str
    to_move: int
    round: int
    rounds: int
    year: int
    first: int
    turn: int
    pollution: int
    dice: tuple[int, ...]
    market: tuple[tuple[str, int], ...] | None
    doing: str | None
    city: tuple[BuildingView, ...]
    factories: tuple[FactoryView, ...]
    row: tuple[int, ...]
    cards: tuple[tuple[IconView, ...], ...]
    players: tuple[PlayerView, ...]
    archie_answers: str | None
    """What Archie is about to do, when it is his turn."""
    archie_answer: AnswerView | None
    """What Archie is about to do, with his row and the reason."""
    archie_builds: tuple[int, ...]
    """The rounds in which Archie builds; empty for two people."""
    seat: int
    """Who decides, or for whom chance rolls."""
    doing_key: str | None
    building: str | None
    """The building under construction or being raised, such as 3-5."""
    owed: int
    """What the factory just taken costs."""
    split: tuple[int, int] | None
    """The least and the most Capital that may pay for it, when that is asked."""
    exchange: tuple[int, int] | None
    """Dollars for one Profit and how often at most, when that is asked."""
    reroll_cost: int
    can_reroll: bool
    pollution_top: int
    capital_limit: int
    types: tuple[TypeView, ...]
    goods: tuple[GoodView, ...]
    winners: tuple[int, ...]
    """Who won, once it is over."""


def view(edition: Edition, s: State) -> EmpireView:
    """Look at a position."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    goods = edition.names["good"]
    market = None if s.market == FREE else tuple(zip(goods, cards.market[s.market].goods, strict=True))
    answer = standing_answer(edition, cards, s)
    return EmpireView(
        phase=Phase(s.phase).name.lower(),
        to_move=to_move(s),
        round=s.rounds,
        rounds=cards.rounds,
        year=s.rounds * cards.years,
        first=s.first,
        turn=s.turn,
        pollution=s.pollution,
        dice=tuple(die for die in s.dice if die),
        market=market,
        doing=None if s.doing == FREE else edition.names["icon"][s.doing],
        city=tuple(view_building(cards, s, block, number) for block in range(BLOCKS) for number in range(FACES)),
        factories=tuple(view_factory(edition, cards, s, card) for card in range(FACTORIES)),
        row=tuple(card for card in s.row if card != FREE),
        cards=tuple(view_icons(edition, cards, s, place) for place, card in enumerate(s.shown) if card != FREE),
        players=tuple(view_player(cards, s, seat) for seat in range(SEATS)),
        archie_answers=archie_answer(answer),
        archie_answer=answer,
        archie_builds=tuple(n for n in range(1, cards.rounds + 1) if s.options.archie and cards.archie_builds[n]),
        seat=s.seat,
        doing_key=None if s.doing == FREE else ICON_KEYS[s.doing],
        building=None if s.building == FREE else edition.names["building"][s.building],
        owed=s.owed,
        split=(least_capital(s, s.seat), most_capital(s, s.seat)) if s.phase == Phase.SPLIT else None,
        exchange=view_exchange(s),
        reroll_cost=cards.reroll_cost,
        can_reroll=can_reroll(cards, s),
        pollution_top=cards.pollution_top,
        capital_limit=cards.capital_limit,
        types=tuple(view_type(edition, cards, kind) for kind in range(len(Type))),
        goods=tuple(view_good(edition, cards, s, good) for good in range(len(goods))),
        winners=view_winners(cards, s),
    )


def view_exchange(s: State) -> tuple[int, int] | None:
    if s.phase != Phase.EXCHANGE:
        return None
    return exchange_rate(s.doing), min(most_exchanges(s, s.seat), MOST_EXCHANGED - 1)


def view_good(edition: Edition, cards: Cards, s: State, good: int) -> GoodView:
    return GoodView(
        name=edition.names["good"][good],
        letter=edition.names["letter"][good],
        raises=TYPE_KEYS[cards.upgrades[good]],
        price=None if s.market == FREE else cards.market[s.market].goods[good],
    )


def view_winners(cards: Cards, s: State) -> tuple[int, ...]:
    if s.phase != Phase.OVER:
        return ()
    order = zeros(SEATS)
    ranks(cards, s, order)
    return tuple(seat for seat in range(SEATS) if order[seat] == 0)


def view_factory(edition: Edition, cards: Cards, s: State, card: int) -> FactoryView:
    works = s.works[card]
    printed = cards.factories[card].sides[works.side]
    place = card * SIDES + works.side
    return FactoryView(
        card=card + 1,
        key=edition.names["factory_key"][place],
        name=edition.names["factory"][place],
        good=None if printed.good == NONE else edition.names["good"][printed.good],
        cost=printed.cost,
        links=printed.links,
        track=printed.track,
        owner=None if works.owner == FREE else works.owner,
        goods=works.goods,
        train=works.train,
        link=works.link,
        riders=works.riders,
    )


def view_icons(edition: Edition, cards: Cards, s: State, place: int) -> tuple[IconView, ...]:
    shown = []
    for position, icon in enumerate(cards.action_cards[s.shown[place]].icons):
        spot = place * ICONS + position
        seat = next((seat for seat in range(SEATS) if s.players[seat].spot == spot), None)
        row = tuple(CHOICE_KEYS[choice] for choice in cards.archie[icon].choices) if s.options.archie else ()
        answers = answers_to(edition, cards, s, spot)
        shown.append(IconView(ICON_KEYS[icon], edition.names["icon"][icon], seat, row, answers))
    return tuple(shown)


def archie_answer(answer: AnswerView | None) -> str | None:
    """E7.4: which of his choices Archie takes now."""
    if answer is None:
        return None
    return answer.icon if answer.rank is not None else f"{answer.icon}, without effect"
