"""What moves in a game, and from where to where: the books that always balance."""

from enum import IntEnum

from smokestack.games.empire.model.cards import Cards
from smokestack.games.empire.model.state import FREE, State, Works
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved

CAPITAL = 0
PROFIT = 1
POLLUTION = 2
PIP = 3
GOOD = 4
TRAIN = 5
"""Pips of a train die: its passengers."""
CUBE = 10
"""Passenger cubes of seat 0; a seat's are CUBE + seat."""
MARKER = 20
"""The action cube of seat 0; a seat's is MARKER + seat."""
FACTORY = 100
"""Factory card 0."""

BANK = -1
"""The supply; a cube at home is at its seat."""
OFFER = 50
SKY = 51
"""Where pollution hangs."""
CITY = 100
"""Building 0."""
WORKS = 200
"""The tracks and rails of factory 0."""
SPOT = 300
"""Icon 0 on the Action cards."""


class Reason(IntEnum):
    """Why a piece moves."""

    SET_UP = 0
    BUILD = 1
    REROLL = 2
    FACTORY = 3
    CLAIM = 4
    RETURN = 5
    EXCHANGE = 6
    ADD_TRAIN = 7
    PASSENGER = 8
    RIDE = 9
    ARRIVAL = 10
    PRODUCE = 11
    SPEND = 12
    UPGRADE = 13
    POLLUTE = 14
    CLEAN = 15
    GAINS = 16
    BOUND = 17
    ARCHIE_BUILDS = 18
    ARCHIE_POLLUTES = 19
    ARCHIE_EXCHANGES = 20
    SCORE_BUILDING = 21
    SCORE_LEISURE = 22
    SCORE_POLLUTION = 23


@kernel
def gain_capital(s: State, seat: int, amount: int, reason: int) -> None:
    """Capital from the bank."""
    s.players[seat].capital += amount
    if amount > 0:
        moved(CAPITAL, amount, BANK, seat, reason)


@kernel
def pay_capital(s: State, seat: int, amount: int, reason: int) -> None:
    """Capital to the bank."""
    s.players[seat].capital -= amount
    if amount > 0:
        moved(CAPITAL, amount, seat, BANK, reason)


@kernel
def gain_profit(s: State, seat: int, amount: int, reason: int) -> None:
    """Profit from the bank."""
    s.players[seat].profit += amount
    if amount > 0:
        moved(PROFIT, amount, BANK, seat, reason)


@kernel
def lose_profit(s: State, seat: int, amount: int, reason: int) -> None:
    """Profit to the bank."""
    s.players[seat].profit -= amount
    if amount > 0:
        moved(PROFIT, amount, seat, BANK, reason)


@kernel
def pollute(cards: Cards, s: State, reason: int) -> None:
    """E4.14: one value up, to the top of the track."""
    if s.pollution < cards.pollution_top:
        s.pollution += 1
        moved(POLLUTION, 1, BANK, SKY, reason)


@kernel
def clean(s: State) -> None:
    """E4.14: one value down."""
    if s.pollution > 0:
        s.pollution -= 1
        moved(POLLUTION, 1, SKY, BANK, Reason.CLEAN)


@kernel
def add_pips(s: State, building: int, amount: int, reason: int) -> None:
    """A building's die shows more."""
    s.city[building].pips += amount
    moved(PIP, amount, BANK, CITY + building, reason)


@kernel
def add_goods(s: State, card: int, amount: int, reason: int) -> None:
    """The Goods cube of a factory moves up."""
    s.works[card].goods += amount
    moved(GOOD, amount, BANK, WORKS + card, reason)


@kernel
def use_good(s: State, card: int) -> None:
    """E4.11: one Good of a factory is spent."""
    s.works[card].goods -= 1
    moved(GOOD, 1, WORKS + card, BANK, Reason.SPEND)


@kernel
def load_train(s: State, card: int, reason: int) -> None:
    """The train die shows one passenger more."""
    s.works[card].train += 1
    moved(TRAIN, 1, BANK, WORKS + card, reason)


@kernel
def unload_train(s: State, card: int) -> None:
    """E4.8: die and cubes go home."""
    works = s.works[card]
    moved(TRAIN, works.train, WORKS + card, BANK, Reason.ARRIVAL)
    works.train = 0
    works.link = 0
    take_riders(works, card, works.riders, Reason.ARRIVAL)


@kernel
def add_rider(s: State, card: int) -> None:
    """E4.7: a cube of the other player sits beside the die."""
    works = s.works[card]
    works.riders += 1
    rider = 1 - works.owner
    moved(CUBE + rider, 1, rider, WORKS + card, Reason.RIDE)


@kernel
def take_riders(works: Works, card: int, amount: int, reason: int) -> None:
    """Cubes of the other player leave a train."""
    works.riders -= amount
    rider = 1 - works.owner
    if amount > 0:
        moved(CUBE + rider, amount, WORKS + card, rider, reason)


@kernel
def take_card(s: State, card: int, seat: int, source: int, reason: int) -> None:
    """A Factory card goes to a player."""
    s.works[card].owner = seat
    s.works[card].taken = s.takings
    s.takings += 1
    moved(FACTORY + card, 1, source, seat, reason)


@kernel
def put_marker(s: State, seat: int, spot: int) -> None:
    """E4.2: the action cube goes to an icon, or back to its player."""
    before = s.players[seat].spot
    if before == spot:
        return
    source = seat if before == FREE else SPOT + before
    target = seat if spot == FREE else SPOT + spot
    s.players[seat].spot = spot
    moved(MARKER + seat, 1, source, target, Reason.RETURN if spot == FREE else Reason.CLAIM)
