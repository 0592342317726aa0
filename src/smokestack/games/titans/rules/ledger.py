"""What moves in a game, and from where to where: the books that always balance.

Pieces and places are numbers, so that rules can note them; `tell.py` puts them into words.
"""

from enum import IntEnum

from smokestack.games.titans.model.cards import SPACES
from smokestack.games.titans.model.state import Player, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved

MONEY = 0
SHARE = 1
CUBE = 10
"""Cubes of seat 0; a seat's cubes are CUBE + seat."""
FACILITY = 100
ESTATE = 200
ADVANCEMENT = 300

BANK = -1
"""Where money and share come from, facilities too."""
PILE = 20
SHOWN = 21
GONE = 22
PLOTS = 30
"""The plots of side 0; a side's are PLOTS + side."""
GRID = 100
"""Space 0 of grid 0; a space is GRID + grid * SPACES + space. A cube in hand is at its seat."""


class Reason(IntEnum):
    """Why a piece moves."""

    SET_UP = 0
    RENT = 1
    IDLE_RELIEF = 2
    PURCHASE = 3
    BULK_BUYER = 4
    SALE = 5
    SALE_PERK = 6
    SLIDE = 7
    OWN_GOOD = 8
    BUILD = 9
    USES = 10
    PLEAD = 11
    PLACE = 12
    TAKE_CARD = 13
    REVEAL = 14
    CARD_CASH = 15
    REPLACE = 16
    DEVELOP = 17
    UNSOLD = 18
    RECYCLING = 19
    SOLD = 20
    ESTATES = 21
    CONSUMABLES_BONUS = 22
    DURABLES_BONUS = 23
    ENERGY_BONUS = 24
    ESTATE_BONUS = 25
    CONSUMERS = 26
    GRID_PERK = 27
    OUTDATED = 28
    EXCHANGE = 29


CARD_SCORE = 100
"""The reason of a share or exchange that advancement 0 brings at the end; a card's is CARD_SCORE + card."""


@kernel
def from_bank(s: State, seat: int, amount: int, reason: int) -> None:
    """The bank pays a player."""
    s.players[seat].cash += amount
    if amount > 0:
        moved(MONEY, amount, BANK, seat, reason)


@kernel
def to_bank(s: State, seat: int, amount: int, reason: int) -> None:
    """A player pays the bank."""
    s.players[seat].cash -= amount
    if amount > 0:
        moved(MONEY, amount, seat, BANK, reason)


@kernel
def pay(s: State, buyer: int, maker: int, amount: int) -> None:
    """T2.5: a buyer pays the maker of a cube."""
    s.players[buyer].cash -= amount
    s.players[maker].cash += amount
    if amount > 0:
        moved(MONEY, amount, buyer, maker, Reason.PURCHASE)


@kernel
def gain_share(player: Player, seat: int, amount: int, reason: int) -> None:
    """Share counters from the bank."""
    player.share += amount
    if amount > 0:
        moved(SHARE, amount, BANK, seat, reason)


@kernel
def put_cube(s: State, number: int, space: int, seat: int, reason: int) -> None:
    """A cube of a player goes on a space."""
    grid = s.grids[number]
    grid.cubes[space] = seat
    grid.count += 1
    moved(CUBE + seat, 1, seat, GRID + number * SPACES + space, reason)


@kernel
def take_cube(s: State, number: int, space: int, reason: int) -> int:
    """A cube goes back to its maker; whose it was."""
    grid = s.grids[number]
    seat = grid.cubes[space]
    grid.cubes[space] = -1
    grid.count -= 1
    moved(CUBE + seat, 1, GRID + number * SPACES + space, seat, reason)
    return seat
