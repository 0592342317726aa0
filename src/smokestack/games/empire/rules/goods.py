"""E4.10–E4.15: producing Goods and raising buildings."""

from smokestack.games.empire.model.cards import BUILDINGS, FACTORIES, NONE, Cards, Icon, Type
from smokestack.games.empire.model.state import FREE, State
from smokestack.games.empire.rules.ledger import Reason, add_goods, add_pips, pay_capital, pollute, use_good
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.table import good_of, town_halls
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def good_price(cards: Cards, s: State, card: int) -> int:
    """E4.1: what a Good of a factory's colour costs in this round."""
    return cards.market[s.market].goods[good_of(cards, s, card)]


@kernel
def why_not_make(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """E4.10: an own factory with a colour, room on its track, and the money."""
    if s.works[card].owner != seat:
        return refuse(why, No.NOT_YOURS_TO_MAKE, card, 0, 0, 0)
    if good_of(cards, s, card) == NONE:
        return refuse(why, No.MAKES_NOTHING, card, 0, 0, 0)
    if s.works[card].goods >= cards.factories[card].sides[s.works[card].side].track:
        return refuse(why, No.TRACK_FULL, card, 0, s.works[card].goods, 0)
    price = good_price(cards, s, card)
    if price > s.players[seat].capital:
        return refuse(why, No.GOOD_TOO_DEAR, card, 0, s.players[seat].capital, price)
    return 0


@kernel
def make_good(cards: Cards, s: State, seat: int, card: int) -> None:
    """E4.10: one step up, at the market price."""
    pay_capital(s, seat, good_price(cards, s, card), Reason.PRODUCE)
    add_goods(s, card, 1, Reason.PRODUCE)


@kernel
def can_make(cards: Cards, s: State, seat: int) -> bool:
    why = scratch(Why)
    for card in range(FACTORIES):
        if why_not_make(cards, s, seat, card, why) == 0:
            return True
    return False


@kernel
def raised_type(doing: int) -> int:
    """E4.11: the type of building an upgrade icon is for, or NONE for any."""
    if doing == Icon.UPGRADE_RESIDENTIAL:
        return Type.RESIDENTIAL
    if doing == Icon.UPGRADE_COMMERCIAL:
        return Type.COMMERCIAL
    if doing == Icon.UPGRADE_LEISURE:
        return Type.LEISURE
    if doing == Icon.UPGRADE_INDUSTRIAL:
        return Type.INDUSTRIAL
    return NONE


@kernel
def why_not_raise(cards: Cards, s: State, seat: int, building: int, why: Why) -> int:
    """E4.11, E4.13–E4.15: an own building of the right type below its maximum, and the means."""
    for_money = s.doing == Icon.UPGRADE_ANY
    if s.city[building].owner != seat:
        return refuse(why, No.ANY_NOT_YOURS if for_money else No.NOT_YOUR_BUILDING, building, 0, 0, 0)
    kind = cards.city[building].kind
    if kind == Type.MIXED or kind == Type.TOWN_HALL:
        return refuse(why, No.NEVER_RAISED, kind, 0, 0, 0)
    if not for_money and kind != raised_type(s.doing):
        return refuse(why, No.WRONG_TYPE, kind, 0, 0, 0)
    if for_money and s.building != FREE and s.building != building:
        return refuse(why, No.ONE_BUILDING, s.building, 0, 0, 0)
    if s.city[building].pips >= cards.city[building].most:
        return refuse(why, No.ANY_AT_MOST if for_money else No.AT_MOST, building, 0, s.city[building].pips, 0)
    if (kind == Type.INDUSTRIAL or kind == Type.PARKING) and town_halls(cards, s, seat) == 0:
        return refuse(why, No.NO_TOWN_HALL, building, 0, 0, 1)
    if kind == Type.INDUSTRIAL and s.pollution >= cards.pollution_top:
        return refuse(why, No.POLLUTED, building, 0, s.pollution, 0)
    return why_not_afford(cards, s, seat, building, why)


@kernel
def why_not_afford(cards: Cards, s: State, seat: int, building: int, why: Why) -> int:
    """E4.11, E4.13: dollars for Upgrade any, a Good (or a pair) for the others."""
    if s.doing == Icon.UPGRADE_ANY:
        if s.players[seat].capital < cards.upgrade_any_cost:
            return refuse(why, No.STEP_TOO_DEAR, building, 0, s.players[seat].capital, cards.upgrade_any_cost)
        return 0
    for card in range(FACTORIES):
        if why_not_spend(cards, s, seat, building, card, why) == 0:
            return 0
    return refuse(why, No.NO_GOODS, building, 0, 0, 1)


@kernel
def matches(cards: Cards, s: State, building: int, card: int) -> bool:
    """E4.11: whether a factory's Good raises a building by itself."""
    kind = cards.city[building].kind
    return kind == Type.INDUSTRIAL or cards.upgrades[good_of(cards, s, card)] == kind


@kernel
def has_other_colour(cards: Cards, s: State, seat: int, card: int) -> bool:
    """E4.12: whether another factory has a Good of another colour."""
    for other in range(FACTORIES):
        if s.works[other].owner == seat and s.works[other].goods > 0:
            if good_of(cards, s, other) != good_of(cards, s, card):
                return True
    return False


@kernel
def why_not_spend(cards: Cards, s: State, seat: int, building: int, card: int, why: Why) -> int:
    """E4.11, E4.12: a matching Good, or the first or second of a pair of two colours."""
    if s.works[card].owner != seat:
        return refuse(why, No.NOT_YOURS_TO_SPEND, card, 0, 0, 0)
    if s.works[card].goods == 0:
        return refuse(why, No.EMPTY_TRACK, card, 0, 0, 1)
    if s.first_good != FREE:
        if good_of(cards, s, card) == good_of(cards, s, s.first_good):
            return refuse(why, No.SAME_COLOUR, card, 0, 0, 0)
        return 0
    if matches(cards, s, building, card):
        return 0
    if s.pairs >= town_halls(cards, s, seat) or not has_other_colour(cards, s, seat, card):
        return refuse(why, No.WRONG_GOOD, card, 0, s.pairs, 0)
    return 0


@kernel
def ways_to_spend(cards: Cards, s: State, seat: int) -> int:
    why = scratch(Why)
    count = 0
    for card in range(FACTORIES):
        if why_not_spend(cards, s, seat, s.building, card, why) == 0:
            count += 1
    return count


@kernel
def spend_good(cards: Cards, s: State, card: int) -> None:
    """E4.11, E4.12: a matching Good raises at once; another waits for its partner."""
    use_good(s, card)
    if s.first_good == FREE and not matches(cards, s, s.building, card):
        s.first_good = card
        return
    if s.first_good != FREE:
        s.pairs += 1
        s.first_good = FREE
    raise_building(cards, s, s.building)
    s.building = FREE


@kernel
def raise_building(cards: Cards, s: State, building: int) -> None:
    """E4.11, E4.14: one step up; an industrial building pollutes."""
    add_pips(s, building, 1, Reason.UPGRADE)
    if cards.city[building].kind == Type.INDUSTRIAL:
        pollute(cards, s, Reason.POLLUTE)


@kernel
def raise_for_money(cards: Cards, s: State, seat: int, building: int) -> None:
    """E4.13: dollars for each step of one building."""
    pay_capital(s, seat, cards.upgrade_any_cost, Reason.UPGRADE)
    raise_building(cards, s, building)
    s.building = building


@kernel
def can_raise(cards: Cards, s: State, seat: int) -> bool:
    why = scratch(Why)
    for building in range(BUILDINGS):
        if why_not_raise(cards, s, seat, building, why) == 0:
            return True
    return False
