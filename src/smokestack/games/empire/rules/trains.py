"""E4.5–E4.9: trains, their passengers and their way home."""

from smokestack.games.empire.model.cards import FACTORIES, Cards, Icon
from smokestack.games.empire.model.state import State
from smokestack.games.empire.rules.ledger import Reason, add_rider, gain_capital, load_train, unload_train
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.table import cubes_to_travel, is_archie, links_of, stations, trains_out
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_train(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """E4.5: an own factory without a train, while there are trains."""
    if s.works[card].owner != seat:
        return refuse(why, No.NOT_YOUR_FACTORY, card, 0, 0, 0)
    if s.works[card].train > 0:
        return refuse(why, No.HAS_TRAIN, card, 0, 0, 0)
    if trains_out(s) >= cards.trains:
        return refuse(why, No.NO_TRAINS_LEFT, card, 0, cards.trains, 0)
    return 0


@kernel
def why_not_board(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """E4.6, E4.7: a train below the top, one's own or the other's, as the icon says."""
    works = s.works[card]
    if s.doing == Icon.PASSENGER_OTHER:
        return why_not_ride(cards, s, seat, card, why)
    if works.train == 0:
        return refuse(why, No.NO_TRAIN_TO_BOARD, card, 0, 0, 0)
    if works.owner != seat:
        return refuse(why, No.NOT_YOURS_TO_BOARD, card, 0, 0, 0)
    if works.train >= cards.train_top:
        return refuse(why, No.TRAIN_FULL, card, 0, works.train, 0)
    return 0


@kernel
def why_not_ride(cards: Cards, s: State, seat: int, card: int, why: Why) -> int:
    """E4.7, E7.5: the other's train, a Station for each (Archie needs none), a free cube, each train once."""
    if s.works[card].train == 0:
        return refuse(why, No.NO_TRAIN_TO_JOIN, card, 0, 0, 0)
    if s.works[card].owner == seat:
        return refuse(why, No.OWN_TRAIN, card, 0, 0, 0)
    if s.works[card].train >= cards.train_top:
        return refuse(why, No.OTHERS_TRAIN_FULL, card, 0, s.works[card].train, 0)
    if s.boarded[card]:
        return refuse(why, No.BOARDED, card, 0, 0, 0)
    if not is_archie(s, seat) and s.steps >= stations(cards, s, seat):
        return refuse(why, No.NO_STATION, card, 0, stations(cards, s, seat), s.steps + 1)
    if cubes_to_travel(cards, s, seat) <= 0:
        return refuse(why, No.NO_CUBE, card, 0, 0, 1)
    return 0


@kernel
def why_not_move(s: State, seat: int, card: int, why: Why) -> int:
    """E4.8: an own train."""
    if s.works[card].owner != seat:
        return refuse(why, No.NOT_YOURS_TO_MOVE, card, 0, 0, 0)
    if s.works[card].train == 0:
        return refuse(why, No.NO_TRAIN, card, 0, 0, 0)
    return 0


@kernel
def trains_to_add(cards: Cards, s: State, seat: int) -> int:
    """How many factories could get a train."""
    why = scratch(Why)
    count = 0
    for card in range(FACTORIES):
        if why_not_train(cards, s, seat, card, why) == 0:
            count += 1
    return count


@kernel
def trains_to_board(cards: Cards, s: State, seat: int) -> int:
    """How many trains could take a passenger by this icon."""
    why = scratch(Why)
    count = 0
    for card in range(FACTORIES):
        if why_not_board(cards, s, seat, card, why) == 0:
            count += 1
    return count


@kernel
def trains_to_move(s: State, seat: int) -> int:
    why = scratch(Why)
    count = 0
    for card in range(FACTORIES):
        if why_not_move(s, seat, card, why) == 0:
            count += 1
    return count


@kernel
def add_train(s: State, card: int) -> None:
    """E4.5: a die showing 1 on the first link."""
    load_train(s, card, Reason.ADD_TRAIN)


@kernel
def board(s: State, card: int) -> None:
    """E4.6, E4.7: the die rises; a passenger on the other's train is a cube as well."""
    if s.doing == Icon.PASSENGER_OTHER:
        load_train(s, card, Reason.RIDE)
        add_rider(s, card)
        s.boarded[card] = 1
    else:
        load_train(s, card, Reason.PASSENGER)
    s.steps += 1


@kernel
def move_train(cards: Cards, s: State, card: int) -> None:
    """E4.8: one link clockwise; back at its start it pays and goes home."""
    works = s.works[card]
    works.link += 1
    s.steps += 1
    links = links_of(cards, s, card)
    if works.link == links:
        owner_pay = works.train * links
        rider_pay = works.riders * links
        unload_train(s, card)
        gain_capital(s, works.owner, owner_pay, Reason.ARRIVAL)
        gain_capital(s, 1 - works.owner, rider_pay, Reason.ARRIVAL)
