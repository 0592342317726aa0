"""Every card and token that changes its place goes through here, so that the ledger always balances."""

from enum import IntEnum

from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, TURNS
from smokestack.games.victory.model.cells import CELLS
from smokestack.games.victory.model.complex import kind_of, product_of, widen
from smokestack.games.victory.model.state import EMPTY, FACTORY, FREE, PRODUCT, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import moved

PRODUCTS = 0
"""Piece: product 0, and so on."""
FACTORIES = PRODUCTS + MOST_PRODUCTS
CONTRACTS = FACTORIES + MOST_FACTORIES
TOKEN = CONTRACTS + MOST_PRODUCTS

SEAT = 0
"""Place: in front of player 0: contracts, tokens and drafted factories."""
BANK = 20
"""Products come from here and go back."""
STACKS = 21
STARTING_SET = 22
DECK = 23
"""Contracts not revealed; they stay out of the game."""
TABLE = 24
"""Contracts nobody holds."""
SIDELINE = 25
"""Tokens not yet taken."""
TO_PARTNER = 26
"""Cards of a trade on their way."""
TO_MOVER = 27
IN_HAND = 28
"""A factory lifted to be moved."""
FIRST_CELL = 100
"""Cell 0 of player 0; each player has CELLS of them."""


class Reason(IntEnum):
    """Why a piece moves."""

    SET_UP = 0
    REVEAL = 1
    DRAFT = 2
    LAY = 3
    CONSUME = 4
    PUT_OUT = 5
    PAY = 6
    BUILD = 7
    TEAR_DOWN = 8
    MOVE_FACTORY = 9
    MOVE_PRODUCT = 10
    STRANDED = 11
    TRADE = 12
    NO_ROOM = 13
    BANK = 14
    THROW = 15
    CLAIM = 16
    FULFIL = 17
    LOSE = 18
    TOKEN = 19


@kernel
def cell_place(seat: int, cell: int) -> int:
    return FIRST_CELL + seat * CELLS + cell


@kernel
def put_product(s: State, seat: int, cell: int, product: int, source: int, reason: int) -> None:
    """A product card is laid in an empty cell."""
    s.complexes[seat].cells[cell] = PRODUCT + product
    s.complexes[seat].stock[product] += 1
    moved(PRODUCTS + product, 1, source, cell_place(seat, cell), reason)


@kernel
def take_product(s: State, seat: int, cell: int, target: int, reason: int) -> int:
    """The product card in a cell goes away; which product it was."""
    product = product_of(s.complexes[seat].cells[cell])
    s.complexes[seat].cells[cell] = EMPTY
    s.complexes[seat].stock[product] -= 1
    moved(PRODUCTS + product, 1, cell_place(seat, cell), target, reason)
    return product


@kernel
def move_product(s: State, seat: int, cell: int, target: int, reason: int) -> None:
    """A product card goes to another cell of the same complex."""
    product = product_of(s.complexes[seat].cells[cell])
    s.complexes[seat].cells[cell] = EMPTY
    s.complexes[seat].cells[target] = PRODUCT + product
    moved(PRODUCTS + product, 1, cell_place(seat, cell), cell_place(seat, target), reason)


@kernel
def lay_factory(s: State, seat: int, cell: int, kind: int, turn: int, source: int, reason: int) -> None:
    """A factory card is laid in an empty cell, turned so many times to the right."""
    s.complexes[seat].cells[cell] = FACTORY + kind * TURNS + turn
    s.complexes[seat].factories += 1
    widen(s.complexes[seat], cell)
    moved(FACTORIES + kind, 1, source, cell_place(seat, cell), reason)


@kernel
def lift_factory(s: State, seat: int, cell: int, target: int, reason: int) -> None:
    """A factory card leaves its cell."""
    kind = kind_of(s.complexes[seat].cells[cell])
    s.complexes[seat].cells[cell] = EMPTY
    s.complexes[seat].factories -= 1
    moved(FACTORIES + kind, 1, cell_place(seat, cell), target, reason)


@kernel
def give_contract(s: State, seat: int, product: int) -> None:
    """V5.8: an unclaimed contract goes to a player."""
    s.unclaimed[product] -= 1
    s.complexes[seat].contracts[product] += 1
    moved(CONTRACTS + product, 1, TABLE, SEAT + seat, Reason.CLAIM)


@kernel
def drop_contract(s: State, seat: int, product: int) -> None:
    """V7.4: a lost contract lies unclaimed again."""
    s.complexes[seat].contracts[product] -= 1
    s.unclaimed[product] += 1
    moved(CONTRACTS + product, 1, SEAT + seat, TABLE, Reason.LOSE)


@kernel
def give_token(s: State, token: int, seat: int) -> None:
    """V5.8, V7.2: a fulfilment token goes to a player."""
    holder = s.tokens[token]
    s.tokens[token] = seat
    moved(TOKEN + token, 1, SIDELINE if holder == FREE else SEAT + holder, SEAT + seat, Reason.TOKEN)
