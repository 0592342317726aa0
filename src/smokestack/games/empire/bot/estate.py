"""What the city holds for both players, counted in one walk."""

from typing import Annotated

from smokestack.games.empire.model.cards import BUILDINGS, FACES, FACTORIES, SEATS, Cards, Type
from smokestack.games.empire.model.state import FREE, State
from smokestack.games.empire.rules.table import good_of
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Record, i32

KINDS = len(Type)


class Estate(Record):
    """Buildings, pips, room to grow, Goods and factories of each seat."""

    buildings: Annotated[list[list[int]], i32, SEATS, KINDS]
    owned: Annotated[list[int], i32, SEATS]
    pips: Annotated[list[list[int]], i32, SEATS, KINDS]
    room: Annotated[list[list[int]], i32, SEATS, KINDS]
    """Steps its buildings of a type can still rise."""
    income: Annotated[list[int], i32, SEATS]
    goods: Annotated[list[list[int]], i32, SEATS, KINDS]
    """Goods in store by the type of building they raise."""
    makers: Annotated[list[list[int]], i32, SEATS, KINDS]
    """Factories by the type of building their Goods raise."""
    factories: Annotated[list[int], i32, SEATS]
    free: Annotated[list[int], i32, KINDS]
    """Buildings nobody has."""
    free_pips: Annotated[list[int], i32, KINDS]
    """Hundredths of the pips that one roll for each building nobody has would show."""
    free_in_all: i32


@kernel
def mean_roll(most: int) -> int:
    """E7.2: hundredths: the mean of a die that counts at most so much."""
    return 100 * most * (2 * FACES + 1 - most) // (2 * FACES)


@kernel
def survey(cards: Cards, s: State, estate: Estate) -> None:
    """Walk through the city and past the factories."""
    for building in range(BUILDINGS):
        owner = s.city[building].owner
        kind = cards.city[building].kind
        if owner == FREE:
            estate.free[kind] += 1
            estate.free_pips[kind] += mean_roll(cards.city[building].most)
            estate.free_in_all += 1
        else:
            estate.buildings[owner][kind] += 1
            estate.owned[owner] += 1
            estate.pips[owner][kind] += s.city[building].pips
            estate.room[owner][kind] += cards.city[building].most - s.city[building].pips
            estate.income[owner] += cards.income[kind]
    for card in range(FACTORIES):
        owner = s.works[card].owner
        if owner != FREE:
            estate.factories[owner] += 1
            good = good_of(cards, s, card)
            if good >= 0:
                estate.goods[owner][cards.upgrades[good]] += s.works[card].goods
                estate.makers[owner][cards.upgrades[good]] += 1
