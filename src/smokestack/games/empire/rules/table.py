"""E1.6: who owns what. Small questions that many rules ask."""

from smokestack.games.empire.model.cards import BUILDINGS, FACTORIES, ICONS, Cards, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, FREE, State
from smokestack.kernel.compile import kernel


@kernel
def is_archie(s: State, seat: int) -> bool:
    """E7.1: whether Archie sits here."""
    return s.options.archie > 0 and seat == ARCHIE_SEAT


@kernel
def buildings_owned(s: State, seat: int) -> int:
    """E3.3: how many buildings a player has."""
    count = 0
    for building in range(BUILDINGS):
        if s.city[building].owner == seat:
            count += 1
    return count


@kernel
def buildings_of(cards: Cards, s: State, seat: int, kind: int) -> int:
    """How many buildings of one type a player has."""
    count = 0
    for building in range(BUILDINGS):
        if s.city[building].owner == seat and cards.city[building].kind == kind:
            count += 1
    return count


@kernel
def factories_owned(s: State, seat: int) -> int:
    """E6.3: Factory cards, the dealt one included."""
    count = 0
    for card in range(FACTORIES):
        if s.works[card].owner == seat:
            count += 1
    return count


@kernel
def riders_out(s: State, seat: int) -> int:
    """A player's cubes that travel on the other's trains."""
    count = 0
    for card in range(FACTORIES):
        if s.works[card].owner == 1 - seat:
            count += s.works[card].riders
    return count


@kernel
def cubes_to_travel(cards: Cards, s: State, seat: int) -> int:
    """E1.6, E5.2, E7.8: cubes left for passengers: two are on tracks, one marks actions, one more may be bound."""
    if is_archie(s, seat):
        return cards.archie_passengers - riders_out(s, seat)
    bound = 1 if s.players[seat].capital > cards.capital_limit else 0
    return cards.cubes - 3 - bound - riders_out(s, seat)


@kernel
def stations(cards: Cards, s: State, seat: int) -> int:
    return buildings_of(cards, s, seat, Type.PARKING)


@kernel
def town_halls(cards: Cards, s: State, seat: int) -> int:
    return buildings_of(cards, s, seat, Type.TOWN_HALL)


@kernel
def trains_out(s: State) -> int:
    """E4.5: trains under way."""
    count = 0
    for card in range(FACTORIES):
        if s.works[card].train > 0:
            count += 1
    return count


@kernel
def good_of(cards: Cards, s: State, card: int) -> int:
    """The colour a factory makes, or NONE."""
    return cards.factories[card].sides[s.works[card].side].good


@kernel
def links_of(cards: Cards, s: State, card: int) -> int:
    return cards.factories[card].sides[s.works[card].side].links


@kernel
def icon_at(cards: Cards, s: State, spot: int) -> int:
    """The icon on a spot of the two Action cards, left card first."""
    return cards.action_cards[s.shown[spot // ICONS]].icons[spot % ICONS]


@kernel
def mover_of_turn(s: State) -> int:
    """E2.1, E4.2: first, second, first, second."""
    return s.first if s.turn % 2 == 0 else 1 - s.first


@kernel
def is_claimed(s: State, seat: int, spot: int) -> bool:
    """E4.2: whether the other player's cube stands on an icon."""
    return s.players[1 - seat].spot == spot and spot != FREE
