"""Cards as they lie on the table, frozen: facilities, real estate and advancements, with what they cost each seat."""

from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.games.titans.model.cards import NONE, Cards
from smokestack.games.titans.model.reader import SIDE_KEYS
from smokestack.games.titans.model.state import State
from smokestack.games.titans.rules.facilities import facility_goods
from smokestack.games.titans.rules.market import Basket, basket_cost
from smokestack.games.titans.rules.produce import extra_goods, uses_price
from smokestack.games.titans.view.forecast import GridPlan

Costs = tuple[int | None, ...]
"""What the goods of something cost each seat now; None where a good is missing on its red grid."""


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
    size: tuple[int, ...]
    """By seat, 0 for who has none."""
    extra: tuple[int, ...]
    """By seat, cubes that cards add whenever it is run (T5.2)."""
    goods: tuple[tuple[str, ...], ...]
    """What each seat has to buy to build or expand it."""
    cost: Costs


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
    price: Costs


@dataclass(frozen=True)
class EstateView:
    """An unbuilt real-estate card."""

    key: str
    name: str
    side: str
    level: int
    demand: tuple[int, ...]
    plans: tuple[GridPlan, ...]
    """What it would change, for a card that may stand on the next space of its side."""


def costs(cards: Cards, s: State, baskets: Sequence[Basket]) -> Costs:
    """What each seat's basket would cost it now."""
    return tuple(
        basket_cost(cards, s, seat, basket) if goods_are_there(cards, s, basket) else None
        for seat, basket in enumerate(baskets)
    )


def goods_are_there(cards: Cards, s: State, basket: Basket) -> bool:
    """T2.4: as many cubes on the red grids as the basket needs."""
    return all(need == 0 or s.grids[cards.goods[good].red_grid].count >= need for good, need in enumerate(basket.need))


def basket_words(edition: Edition, basket: Basket) -> tuple[str, ...]:
    """Every good of a basket by its key, as often as it is needed."""
    return tuple(edition.words["good"][good] for good, count in enumerate(basket.need) for _ in range(count))


def view_facility(edition: Edition, cards: Cards, s: State, number: int) -> FacilityView:
    card = cards.facilities[number]
    goods = edition.words["good"]
    sizes = [player.sizes[number] for player in s.players[: s.options.players]]
    baskets = [facility_basket(cards, number, size) for size in sizes]
    return FacilityView(
        key=edition.words["facility"][number],
        name=edition.names["facility"][number],
        makes=goods[card.makes],
        build=None if card.build == NONE else goods[card.build],
        expand=goods[card.expand],
        uses=tuple(card.uses),
        left=s.piles[number],
        size=tuple(sizes),
        extra=tuple(extra_goods(cards, s, seat, card.makes) for seat in range(s.options.players)),
        goods=tuple(basket_words(edition, basket) for basket in baskets),
        cost=costs(cards, s, baskets),
    )


def facility_basket(cards: Cards, facility: int, size: int) -> Basket:
    basket = Basket()
    facility_goods(cards, facility, size, basket)
    return basket


def view_estate(edition: Edition, cards: Cards, number: int, plans: tuple[GridPlan, ...]) -> EstateView:
    card = cards.estates[number]
    key, name = edition.words["estate"][number], edition.names["estate"][number]
    return EstateView(key, name, SIDE_KEYS[card.side], card.level + 1, tuple(card.demand), plans)


def view_card(edition: Edition, cards: Cards, s: State, number: int) -> CardView:
    basket = Basket()
    basket.need[cards.research] = cards.advancements[number].cost
    return CardView(
        key=edition.words["advancement"][number],
        name=edition.names["advancement"][number],
        cost=cards.advancements[number].cost,
        text=edition.names["advancement_text"][number],
        price=costs(cards, s, [basket] * s.options.players),
    )


def view_owned(edition: Edition, cards: Cards, s: State, seat: int) -> tuple[OwnedFacility, ...]:
    return tuple(
        OwnedFacility(
            key=edition.words["facility"][k],
            name=edition.names["facility"][k],
            size=size,
            uses=tuple(uses_price(cards, s, seat, k, uses) for uses in (1, 2, 3)),
        )
        for k, size in enumerate(s.players[seat].sizes)
        if size > 0
    )
