"""T7: real estate. It raises demand, pays rent, and its third, sixth and ninth card end an age."""

from smokestack.games.titans.model.cards import GOODS, MARKETS, NONE, Cards
from smokestack.games.titans.model.state import EMPTY, State
from smokestack.games.titans.rules.ledger import ESTATE, PLOTS, Reason
from smokestack.games.titans.rules.market import Basket, buy, why_not_buy
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved, scratch
from smokestack.kernel.why import Why, refuse


@kernel
def plot_goods(cards: Cards, side: int, space: int, basket: Basket) -> None:
    """T7.1: the goods printed on a space."""
    for good in range(GOODS):
        basket.need[good] = cards.sides[side].plots[space].need[good]


@kernel
def side_is_full(cards: Cards, s: State, side: int) -> bool:
    """T7.1: whether every space of a side is built."""
    return s.spaces_built[side] == cards.sides[side].spaces


@kernel
def next_level(cards: Cards, s: State, side: int) -> int:
    """T7.1: the level of the lowest unbuilt space, or NONE on a full side."""
    if side_is_full(cards, s, side):
        return NONE
    return cards.sides[side].plots[s.spaces_built[side]].level


@kernel
def why_not_side(cards: Cards, s: State, seat: int, side: int, why: Why) -> int:
    """T7.1: a free space on that side, and the goods printed on the lowest of them."""
    if side_is_full(cards, s, side):
        return refuse(why, No.SIDE_FULL, side, 0, s.spaces_built[side], 0)
    basket = scratch(Basket)
    plot_goods(cards, side, s.spaces_built[side], basket)
    return why_not_buy(cards, s, seat, basket, why)


@kernel
def why_not_card(cards: Cards, s: State, estate: int, why: Why) -> int:
    """T7.2: an unbuilt card of the level that is next on its side."""
    card = cards.estates[estate]
    if s.estates[estate] != EMPTY:
        return refuse(why, No.BUILT, estate, 0, 0, 0)
    level = next_level(cards, s, card.side)
    if level != NONE and level != card.level:
        return refuse(why, No.WRONG_LEVEL, estate, card.side, card.level + 1, level + 1)
    return 0


@kernel
def why_not_develop(cards: Cards, s: State, seat: int, estate: int, why: Why) -> int:
    """T7.1, T7.2: the card and its side."""
    code = why_not_card(cards, s, estate, why)
    if code != 0:
        return code
    return why_not_side(cards, s, seat, cards.estates[estate].side, why)


@kernel
def develop(cards: Cards, s: State, seat: int, estate: int) -> None:
    """T7.1–T7.3: buy the goods, build the card, own it; its people want things from now on."""
    card = cards.estates[estate]
    basket = scratch(Basket)
    plot_goods(cards, card.side, s.spaces_built[card.side], basket)
    buy(cards, s, seat, basket)
    own_estate(cards, s, seat, estate)
    move_to_front(s, seat)


@kernel
def own_estate(cards: Cards, s: State, seat: int, estate: int) -> None:
    """T7.2, T7.3: the card on its space, once it is paid for."""
    card = cards.estates[estate]
    s.estates[estate] = seat
    s.plots[card.side][s.spaces_built[card.side]] = estate
    s.spaces_built[card.side] += 1
    s.players[seat].estates += 1
    s.built += 1
    for market in range(MARKETS):
        s.demand[card.side][market] += card.demand[market]
    moved(ESTATE + estate, 1, PLOTS + card.side, seat, Reason.DEVELOP)


@kernel
def move_to_front(s: State, seat: int) -> None:
    """T3.5: to the front of the track at once; who was to follow still follows."""
    place = s.turn
    while place > 0:
        s.track[place] = s.track[place - 1]
        place -= 1
    s.track[0] = seat


@kernel
def age_is_over(cards: Cards, s: State) -> bool:
    """T7.4: the third, sixth and ninth card end an age."""
    return s.built >= cards.age_ends[s.age]
