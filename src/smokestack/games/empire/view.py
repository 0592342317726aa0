"""The position with names, frozen: all that boards, JSON and text need, and nothing they could change."""

from dataclasses import dataclass

from smokestack.games.empire.archie import archie_choice, archie_spot
from smokestack.games.empire.building import price_of
from smokestack.games.empire.cards import BLOCKS, FACES, FACTORIES, ICONS, NONE, SEATS, SIDES, Cards
from smokestack.games.empire.read import ICON_KEYS, TYPE_KEYS
from smokestack.games.empire.rules import to_move
from smokestack.games.empire.scoring import building_score, leisure_score, pollution_loss
from smokestack.games.empire.state import FREE, Phase, State
from smokestack.games.empire.table import cubes_to_travel, is_archie
from smokestack.kernel.edition import Edition


@dataclass(frozen=True)
class BuildingView:
    """A building: its type and maximum, whose die stands on it, and its price by the dice on the table."""

    block: int
    number: int
    type: str
    most: int
    owner: int | None
    pips: int
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


@dataclass(frozen=True)
class PlayerView:
    """A player: tracks, cubes left to travel, and the score if it ended now."""

    seat: int
    archie: bool
    capital: int
    profit: int
    cubes: int
    buildings: int
    factories: tuple[int, ...]
    if_ended_now: int


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


def view(edition: Edition, s: State) -> EmpireView:
    """Look at a position."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    goods = edition.names["good"]
    market = None if s.market == FREE else tuple(zip(goods, cards.market[s.market].goods, strict=True))
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
        archie_answers=archie_answer(edition, cards, s),
    )


def view_building(cards: Cards, s: State, block: int, number: int) -> BuildingView:
    place = block * FACES + number
    printed, plot = cards.city[place], s.city[place]
    open_now = s.phase == Phase.BUILD and plot.owner == FREE
    price = price_of(s, block + 1, number + 1) if open_now else NONE
    return BuildingView(
        block=block + 1,
        number=number + 1,
        type=TYPE_KEYS[printed.kind],
        most=printed.most,
        owner=None if plot.owner == FREE else plot.owner,
        pips=plot.pips,
        price=None if price == NONE else price,
    )


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
        shown.append(IconView(ICON_KEYS[icon], edition.names["icon"][icon], seat))
    return tuple(shown)


def view_player(cards: Cards, s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    over = s.phase == Phase.OVER
    gains = building_score(cards, s, seat) + leisure_score(cards, s, seat) - pollution_loss(s, seat)
    money = player.capital // cards.archie_exchange if is_archie(s, seat) else 0
    return PlayerView(
        seat=seat,
        archie=is_archie(s, seat),
        capital=player.capital,
        profit=player.profit,
        cubes=cubes_to_travel(cards, s, seat),
        buildings=sum(plot.owner == seat for plot in s.city),
        factories=tuple(card + 1 for card in range(FACTORIES) if s.works[card].owner == seat),
        if_ended_now=player.profit if over else player.profit + gains + money,
    )


def archie_answer(edition: Edition, cards: Cards, s: State) -> str | None:
    """E7.4: which of his choices Archie takes now."""
    if s.phase != Phase.ICON or not is_archie(s, s.seat):
        return None
    rank, spot = archie_choice(cards, s), archie_spot(cards, s)
    icon = edition.names["icon"][cards.action_cards[s.shown[spot // ICONS]].icons[spot % ICONS]]
    return icon if rank != NONE else f"{icon}, without effect"
