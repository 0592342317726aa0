"""The position as one record: every player's complex, the stacks, the contracts, and how far the turn has come."""

from enum import IntEnum
from typing import Annotated

from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS
from smokestack.games.victory.model.cells import CELLS
from smokestack.kernel.record import Record, i8, i16, i32, u8

SEATS = 12
TOKENS = 2
MOST_STACK = 8
"""Factories of one kind in one copy, at most."""
TOUCHED = 2 * MOST_STACK * 4
FREE = -1

EMPTY = 0
PRODUCT = 1
"""A cell with product p holds PRODUCT + p."""
FACTORY = PRODUCT + MOST_PRODUCTS
"""A cell with factory k, turned t times to the right, holds FACTORY + k * TURNS + t."""


class Phase(IntEnum):
    """What is decided next; from LAY_NEXT on, what the rules do by themselves before anyone decides again."""

    REVEAL = 0
    STARTER = 1
    DRAFT = 2
    LAY = 3
    FULFIL = 4
    MOVE = 5
    RUN = 6
    OUTPUT = 7
    MANAGE = 8
    PRODUCT = 9
    FACTORY = 10
    PAY = 11
    PLACE = 12
    TURN = 13
    JOIN = 14
    STRANDED = 15
    BANK = 16
    RECEIVE = 17
    OFFER = 18
    ANSWER = 19
    LEAVE = 20
    FETCH = 21
    OVER = 22
    LAY_NEXT = 23
    PLACED = 24
    PAY_NEXT = 25
    PAID = 26
    STRANDED_NEXT = 27
    LEAVE_NEXT = 28
    RECEIVE_NEXT = 29
    ACTION_DONE = 30
    RUN_NEXT = 31
    OUTPUT_NEXT = 32
    MOVE_DONE = 33
    MOVE_NEXT = 34
    FULFIL_NEXT = 35
    TURN_NEXT = 36


class Doing(IntEnum):
    """What a payment, a place or an answer is for."""

    NOTHING = 0
    LAY = 1
    BUILD = 2
    TEAR_DOWN = 3
    SHIFT = 4
    HAND = 5
    FETCH = 6
    CARRY = 7
    TRADE = 8
    BANK = 9
    CLAIM = 10
    FULFIL = 11


class Basket(Record):
    """Some products, counted by kind."""

    of: Annotated[list[int], i16, MOST_PRODUCTS]


class Complex(Record):
    """A player's table: the cards in its cells, contracts beside it, and factories still to be laid."""

    cells: Annotated[list[int], u8, CELLS]
    top: i32
    """The rows and columns its factories span; top above bottom while there is none."""
    bottom: i32
    left: i32
    right: i32
    factories: i32
    stock: Annotated[list[int], i16, MOST_PRODUCTS]
    """How many of each product lie in it."""
    contracts: Annotated[list[int], i8, MOST_PRODUCTS]
    hand: Annotated[list[int], i8, MOST_FACTORIES]
    """Drafted factories not yet laid (V2.3)."""


class Options(Record):
    """What the table agreed on before the start."""

    players: i32
    copies: i32
    round_limit: i32


class State(Record):
    """The whole position."""

    options: Options
    phase: i32
    seat: i32
    """Who decides."""
    mover: i32
    """Whose turn it is."""
    rounds: i32
    first: i32
    """Who plays first in each round."""
    moves: i32
    """Moves of this turn that are over."""
    ended: i32
    revealed: i32
    drafted: i32
    token_taken: i32
    tokens: Annotated[list[int], i32, TOKENS]
    """Who holds each fulfilment token, or FREE."""
    deck: Annotated[list[int], i8, MOST_PRODUCTS]
    """Contracts not revealed."""
    unclaimed: Annotated[list[int], i8, MOST_PRODUCTS]
    stacks: Annotated[list[int], i8, MOST_FACTORIES]
    starting_set: Annotated[list[int], i8, MOST_FACTORIES]
    due: Annotated[list[int], i8, MOST_PRODUCTS]
    """Contracts still to be fulfilled or lost in this fulfilment."""
    fulfilled: i32
    lost: Annotated[list[int], i8, MOST_PRODUCTS]
    """Contracts the mover lost in this turn (V7.4)."""
    ran: i32
    """Factories that ran in this production move."""
    touched: Annotated[list[int], i16, TOUCHED]
    """Cells that served a factory in this production move (V4.2)."""
    touched_count: i32
    actions: i32
    """Completed actions of this non-production move (V5.9)."""
    moved_from: i32
    """The cell a product came from, if moving it was the last action; otherwise FREE."""
    moved_to: i32
    """The cell a product came to, if moving it was the last action; otherwise FREE."""
    offers: Annotated[list[int], i8, SEATS]
    """Offers made to each player in this move (V5.5)."""
    doing: i32
    kind: i32
    """The factory kind that runs, is paid, laid or moved, or FREE."""
    product: i32
    """The product paid, lifted or laid, or FREE."""
    owed: i32
    """Cards still to pay."""
    cell: i32
    """The chosen cell, or FREE."""
    side: i32
    """How far a running factory has put out, clockwise from its top at rest."""
    partner: i32
    """The other player of an offer, or FREE."""
    owner: i32
    """In whose complex a factory is laid, or products are stranded."""
    source: i32
    """Where a moving factory lies or lay, or FREE."""
    source_turn: i32
    """How a moving factory was turned at its source."""
    target_turn: i32
    give: Basket
    """What the mover's offer gives; shrinks as cards leave."""
    get: Basket
    to_partner: Basket
    """Cards on their way to the partner."""
    to_mover: Basket
    """Cards on their way to the mover."""
    complexes: Annotated[list[Complex], SEATS]
