"""T4: building and expanding facilities."""

from smokestack.games.titans.model.cards import NONE, Cards
from smokestack.games.titans.model.state import State
from smokestack.games.titans.rules.ledger import BANK, FACILITY, Reason
from smokestack.games.titans.rules.market import Basket, buy, why_not_buy
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved, scratch
from smokestack.kernel.why import Why, refuse


@kernel
def facility_goods(cards: Cards, facility: int, size: int, basket: Basket) -> None:
    """T4.1, T4.3: one build good, and an expansion good for each card already there."""
    card = cards.facilities[facility]
    if card.build != NONE:
        basket.need[card.build] += 1
    basket.need[card.expand] += size


@kernel
def why_not_build(cards: Cards, s: State, seat: int, facility: int, why: Why) -> int:
    """T4.1, T4.2, T4.4: only a type you do not own, while the pile lasts and its build good can be bought."""
    if facility >= cards.facility_types:
        return refuse(why, No.NO_SUCH_FACILITY, facility, 0, 0, 0)
    if s.players[seat].sizes[facility] > 0:
        return refuse(why, No.OWNED, facility, 0, s.players[seat].sizes[facility], 0)
    return why_not_take(cards, s, seat, facility, why)


@kernel
def why_not_expand(cards: Cards, s: State, seat: int, facility: int, why: Why) -> int:
    """T4.3, T4.4: only a type you own, while the pile lasts and its goods can be bought."""
    if facility >= cards.facility_types:
        return refuse(why, No.NO_SUCH_FACILITY, facility, 0, 0, 0)
    if s.players[seat].sizes[facility] == 0:
        return refuse(why, No.NOT_OWNED, facility, 0, 0, 1)
    return why_not_take(cards, s, seat, facility, why)


@kernel
def why_not_take(cards: Cards, s: State, seat: int, facility: int, why: Why) -> int:
    """T4.4: the pile must hold a card; T2.6: its goods must be to be had."""
    if s.piles[facility] == 0:
        return refuse(why, No.PILE_EMPTY, facility, 0, 0, 1)
    basket = scratch(Basket)
    facility_goods(cards, facility, s.players[seat].sizes[facility], basket)
    return why_not_buy(cards, s, seat, basket, why)


@kernel
def take_facility(cards: Cards, s: State, seat: int, facility: int) -> None:
    """T4.1, T4.3: buy the goods, take the card; the facility grows by one."""
    basket = scratch(Basket)
    facility_goods(cards, facility, s.players[seat].sizes[facility], basket)
    buy(cards, s, seat, basket)
    own_facility(s, seat, facility)


@kernel
def own_facility(s: State, seat: int, facility: int) -> None:
    """T4.1, T4.3: a card from the pile, once it is paid for."""
    s.piles[facility] -= 1
    s.players[seat].sizes[facility] += 1
    moved(FACILITY + facility, 1, BANK, seat, Reason.BUILD)
