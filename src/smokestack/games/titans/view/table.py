"""The position with names, frozen: all that boards, JSON and text need, and nothing they could change."""

from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.titans.model.cards import CONSUMER_GRIDS, GRIDS, SIDES, SPACES, Cards
from smokestack.games.titans.model.ladders import words_of_spaces
from smokestack.games.titans.model.reader import MARKET_KEYS, SIDE_KEYS
from smokestack.games.titans.model.state import EMPTY, At, Phase, State
from smokestack.games.titans.rules.age import Sales, grid_demand, mark_sales
from smokestack.games.titans.rules.estate import plot_goods
from smokestack.games.titans.rules.market import Basket
from smokestack.games.titans.rules.produce import must_plead
from smokestack.games.titans.rules.scoring import ranks
from smokestack.games.titans.rules.setup import pile_size
from smokestack.games.titans.rules.status import to_move
from smokestack.games.titans.view.cards import (
    CardView,
    Costs,
    EstateView,
    FacilityView,
    OwnedFacility,
    basket_words,
    costs,
    view_card,
    view_estate,
    view_facility,
    view_owned,
)
from smokestack.games.titans.view.forecast import (
    Forecast,
    Payments,
    PlacePlan,
    estate_plans,
    forecasts,
    payments,
    place_plans,
    sides_served,
)
from smokestack.kernel.language import zeros


@dataclass(frozen=True)
class GoodView:
    """A good: its key, name and letter."""

    key: str
    name: str
    letter: str


@dataclass(frozen=True)
class SpaceView:
    """A price space: whose cube lies there, and whether it would sell if the age ended now."""

    price: int
    seat: int | None
    sells: bool


@dataclass(frozen=True)
class GridView:
    """A price grid with its demand now (None for Research)."""

    key: str
    name: str
    market: str
    red: bool
    goods: tuple[str, ...]
    demand: int | None
    spaces: tuple[SpaceView, ...]
    sides: tuple[str, ...]
    pay: tuple[int, ...]
    """What it would pay each seat if the age ended now."""
    words: tuple[str, ...]
    """The name of each space, as the ledger calls it."""


@dataclass(frozen=True)
class PlotView:
    """A real-estate space: its goods, and the card and owner once built."""

    place: int
    """Its number on its side, from 1: the order in which they are built."""
    level: int
    goods: tuple[str, ...]
    card: str | None
    owner: int | None
    demand: tuple[int, ...]
    """What the people of its card want, by market; nothing while it is empty."""
    cost: Costs


@dataclass(frozen=True)
class SideView:
    """A side of the board: its spaces and what its people want, by market."""

    key: str
    name: str
    plots: tuple[PlotView, ...]
    demand: tuple[int, ...]


@dataclass(frozen=True)
class PlayerView:
    """A player: money, share and everything owned."""

    seat: int
    cash: int
    share: int
    facilities: tuple[OwnedFacility, ...]
    estates: tuple[str, ...]
    advancements: tuple[str, ...]
    rank: int
    """As it stands, 0 for the first; shared when tied."""
    forecast: Forecast


@dataclass(frozen=True)
class TitansView:
    """The whole table."""

    phase: str
    to_move: int
    age: int
    """The running age from 1; at the end the last one played."""
    ages_end_at: tuple[int, ...]
    built: int
    round: int
    round_limit: int
    track: tuple[int, ...]
    turn: int
    placing: str | None
    cubes_left: int
    pleads: bool
    """Whether the seat to move can pay for no facility, so that one use costs all it has (T5.3)."""
    replacing: int
    grids: tuple[GridView, ...]
    sides: tuple[SideView, ...]
    facilities: tuple[FacilityView, ...]
    estates: tuple[EstateView, ...]
    row: tuple[CardView, ...]
    pile: int
    players: tuple[PlayerView, ...]
    goods: tuple[GoodView, ...]
    places: tuple[PlacePlan, ...]
    """What each place for the cube in hand would bring."""


def view(edition: Edition, s: State) -> TitansView:
    """Look at a position."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    plans = estate_plans(cards, s)
    return TitansView(
        phase=Phase(s.phase).name.lower(),
        to_move=to_move(s),
        age=s.age if s.phase == Phase.OVER else s.age + 1,
        ages_end_at=tuple(cards.age_ends),
        built=s.built,
        round=s.rounds,
        round_limit=s.options.round_limit,
        track=tuple(s.track[: s.ranked]),
        turn=s.turn,
        placing=edition.names["good"][s.producing] if s.phase == Phase.PLACE else None,
        cubes_left=s.cubes_left,
        pleads=s.phase == Phase.CHOOSE and must_plead(cards, s, s.seat),
        replacing=s.replacing,
        grids=view_grids(edition, cards, s),
        sides=tuple(view_side(edition, cards, s, side) for side in range(SIDES)),
        facilities=tuple(view_facility(edition, cards, s, k) for k in range(cards.facility_types)),
        estates=tuple(
            view_estate(edition, cards, k, plans.get(k, ())) for k, owner in enumerate(s.estates) if owner == EMPTY
        ),
        row=tuple(view_card(edition, cards, s, k) for k, at in enumerate(s.advancements) if at == At.SHOWN),
        pile=pile_size(cards, s),
        players=view_players(edition, cards, s),
        goods=tuple(
            GoodView(key, edition.names["good"][k], edition.names["letter"][k])
            for k, key in enumerate(edition.words["good"])
        ),
        places=tuple(place_plans(cards, s)),
    )


def view_grids(edition: Edition, cards: Cards, s: State) -> tuple[GridView, ...]:
    sales = Sales()
    mark_sales(cards, s, sales)
    paid = payments(cards, s, sales)
    return tuple(view_grid(edition, cards, s, number, sales, paid) for number in range(GRIDS))


def view_grid(edition: Edition, cards: Cards, s: State, number: int, sales: Sales, paid: Payments) -> GridView:
    printed = cards.grids[number]
    consumer = number < CONSUMER_GRIDS
    goods = range(cards.good_types)
    return GridView(
        key=edition.words["grid"][number],
        name=edition.names["grid"][number],
        market=MARKET_KEYS[printed.market],
        red=any(cards.goods[good].red_grid == number for good in goods),
        goods=tuple(edition.words["good"][good] for good in goods if printed.accepts[good]),
        demand=grid_demand(cards, s, number) if consumer else None,
        spaces=tuple(
            SpaceView(printed.price[k], None if seat == EMPTY else seat, consumer and bool(sales.sold[number][k]))
            for k, seat in enumerate(s.grids[number].cubes[:SPACES])
        ),
        sides=tuple(SIDE_KEYS[side] for side in sides_served(cards, number)),
        pay=tuple(paid[number]),
        words=tuple(words_of_spaces(edition, number)),
    )


def view_side(edition: Edition, cards: Cards, s: State, side: int) -> SideView:
    plots = tuple(view_plot(edition, cards, s, side, space) for space in range(cards.sides[side].spaces))
    return SideView(SIDE_KEYS[side], edition.names["side"][side], plots, tuple(s.demand[side]))


def view_plot(edition: Edition, cards: Cards, s: State, side: int, space: int) -> PlotView:
    basket, card = Basket(), s.plots[side][space]
    plot_goods(cards, side, space, basket)
    return PlotView(
        place=space + 1,
        level=cards.sides[side].plots[space].level + 1,
        goods=basket_words(edition, basket),
        card=None if card == EMPTY else edition.names["estate"][card],
        owner=None if card == EMPTY else s.estates[card],
        demand=() if card == EMPTY else tuple(cards.estates[card].demand),
        cost=costs(cards, s, [basket] * s.options.players),
    )


def view_players(edition: Edition, cards: Cards, s: State) -> tuple[PlayerView, ...]:
    ranked, players = zeros(s.options.players), range(s.options.players)
    ranks(cards, s, ranked)
    coming = forecasts(cards, s) if s.phase != Phase.OVER else (Forecast((), (), 0, 0),) * len(players)
    return tuple(view_player(edition, cards, s, seat, ranked[seat], coming[seat]) for seat in players)


def view_player(edition: Edition, cards: Cards, s: State, seat: int, rank: int, forecast: Forecast) -> PlayerView:
    player = s.players[seat]
    return PlayerView(
        seat=seat,
        cash=player.cash,
        share=player.share,
        facilities=view_owned(edition, cards, s, seat),
        estates=tuple(edition.names["estate"][k] for k, owner in enumerate(s.estates) if owner == seat),
        advancements=tuple(edition.names["advancement"][k] for k, owner in enumerate(s.advancements) if owner == seat),
        rank=rank,
        forecast=forecast,
    )
