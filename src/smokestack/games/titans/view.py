"""The position with names, frozen: all that boards, JSON and text need, and nothing they could change."""

from dataclasses import dataclass

from smokestack.games.titans.age import Sales, grid_demand, mark_sales
from smokestack.games.titans.cards import CONSUMER_GRIDS, GRIDS, LEVELS, NONE, SIDES, SPACES, Cards
from smokestack.games.titans.produce import uses_price
from smokestack.games.titans.read import MARKET_KEYS, SIDE_KEYS
from smokestack.games.titans.rules import to_move
from smokestack.games.titans.setup import pile_size
from smokestack.games.titans.state import EMPTY, At, Phase, State
from smokestack.kernel.edition import Edition


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


@dataclass(frozen=True)
class PlotView:
    """A real-estate space: its goods, and the card and owner once built."""

    level: int
    goods: tuple[str, ...]
    card: str | None
    owner: int | None


@dataclass(frozen=True)
class SideView:
    """A side of the board: its spaces and what its people want, by market."""

    key: str
    name: str
    plots: tuple[PlotView, ...]
    demand: tuple[int, ...]


@dataclass(frozen=True)
class FacilityView:
    """A facility type: what it costs, makes and how many cards are left."""

    key: str
    name: str
    makes: str
    build: str | None
    expand: str
    uses: tuple[int, ...]
    left: int


@dataclass(frozen=True)
class OwnedFacility:
    """A player's facility: its size and what one, two and three uses cost this player."""

    key: str
    name: str
    size: int
    uses: tuple[int, ...]


@dataclass(frozen=True)
class CardView:
    """A face-up advancement."""

    key: str
    name: str
    cost: int
    text: str


@dataclass(frozen=True)
class EstateView:
    """An unbuilt real-estate card."""

    key: str
    name: str
    side: str
    level: int
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
    replacing: int
    grids: tuple[GridView, ...]
    sides: tuple[SideView, ...]
    facilities: tuple[FacilityView, ...]
    estates: tuple[EstateView, ...]
    row: tuple[CardView, ...]
    pile: int
    players: tuple[PlayerView, ...]


def view(edition: Edition, s: State) -> TitansView:
    """Look at a position."""
    cards = edition.cards
    assert isinstance(cards, Cards)
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
        replacing=s.replacing,
        grids=view_grids(edition, cards, s),
        sides=tuple(view_side(edition, cards, s, side) for side in range(SIDES)),
        facilities=tuple(view_facility(edition, cards, s, k) for k in range(cards.facility_types)),
        estates=tuple(view_estate(edition, cards, k) for k, owner in enumerate(s.estates) if owner == EMPTY),
        row=tuple(view_card(edition, cards, k) for k, at in enumerate(s.advancements) if at == At.SHOWN),
        pile=pile_size(cards, s),
        players=tuple(view_player(edition, cards, s, seat) for seat in range(s.options.players)),
    )


def view_grids(edition: Edition, cards: Cards, s: State) -> tuple[GridView, ...]:
    sales = Sales()
    mark_sales(cards, s, sales)
    return tuple(view_grid(edition, cards, s, number, sales) for number in range(GRIDS))


def view_grid(edition: Edition, cards: Cards, s: State, number: int, sales: Sales) -> GridView:
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
            SpaceView(cards.price[k], None if seat == EMPTY else seat, consumer and bool(sales.sold[number][k]))
            for k, seat in enumerate(s.grids[number].cubes[:SPACES])
        ),
    )


def view_side(edition: Edition, cards: Cards, s: State, side: int) -> SideView:
    built = {
        cards.estates[card].level: card
        for card, owner in enumerate(s.estates)
        if owner != EMPTY and cards.estates[card].side == side
    }
    plots = []
    for level in range(LEVELS):
        need = cards.sides[side].plots[level].need
        goods = tuple(edition.words["good"][g] for g, count in enumerate(need) for _ in range(count))
        card = built.get(level)
        named = None if card is None else edition.names["estate"][card]
        plots.append(PlotView(level + 1, goods, named, None if card is None else s.estates[card]))
    return SideView(SIDE_KEYS[side], edition.names["side"][side], tuple(plots), tuple(s.demand[side]))


def view_facility(edition: Edition, cards: Cards, s: State, number: int) -> FacilityView:
    card = cards.facilities[number]
    goods = edition.words["good"]
    return FacilityView(
        key=edition.words["facility"][number],
        name=edition.names["facility"][number],
        makes=goods[card.makes],
        build=None if card.build == NONE else goods[card.build],
        expand=goods[card.expand],
        uses=tuple(card.uses),
        left=s.piles[number],
    )


def view_estate(edition: Edition, cards: Cards, number: int) -> EstateView:
    card = cards.estates[number]
    key, name = edition.words["estate"][number], edition.names["estate"][number]
    return EstateView(key, name, SIDE_KEYS[card.side], card.level + 1, tuple(card.demand))


def view_card(edition: Edition, cards: Cards, number: int) -> CardView:
    names = edition.names
    key = edition.words["advancement"][number]
    return CardView(
        key, names["advancement"][number], cards.advancements[number].cost, names["advancement_text"][number]
    )


def view_player(edition: Edition, cards: Cards, s: State, seat: int) -> PlayerView:
    player = s.players[seat]
    owned = tuple(
        OwnedFacility(
            key=edition.words["facility"][k],
            name=edition.names["facility"][k],
            size=size,
            uses=tuple(uses_price(cards, s, seat, k, uses) for uses in (1, 2, 3)),
        )
        for k, size in enumerate(player.sizes)
        if size > 0
    )
    return PlayerView(
        seat=seat,
        cash=player.cash,
        share=player.share,
        facilities=owned,
        estates=tuple(edition.names["estate"][k] for k, owner in enumerate(s.estates) if owner == seat),
        advancements=tuple(edition.names["advancement"][k] for k, owner in enumerate(s.advancements) if owner == seat),
    )
