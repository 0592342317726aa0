"""The edition as one record of tables: products, factories with their sides, contracts and the starting set."""

from enum import IntEnum
from typing import Annotated

from smokestack.kernel.record import Record, i32, i64

MOST_PRODUCTS = 32
MOST_FACTORIES = 32
SIDES = 4
TURNS = 4
SYMBOLS = 2
"""Symbols on one side: the second makes it a choice (V4.3)."""
NONE = -1


class Side(IntEnum):
    """The sides of a card at rest; a turn moves each on by one, clockwise."""

    NORTH = 0
    EAST = 1
    SOUTH = 2
    WEST = 3


class Product(Record):
    """A kind of product, and the contract for it."""

    value: i32
    contract: i32
    """What a contract for it is worth."""
    contracts: i32
    """How many contracts for it one copy of the game has."""


class Edge(Record):
    """One side of a factory: symbols of products that go in, or come out; NONE where there is none."""

    inputs: Annotated[list[int], i32, SYMBOLS]
    outputs: Annotated[list[int], i32, SYMBOLS]


class Factory(Record):
    """A kind of factory, at rest."""

    sides: Annotated[list[Edge], SIDES]
    turns: i32
    """How many of the four turns look different: 1, 2 or 4."""
    started: i32
    """How many of it the starting set holds."""
    pays: i64
    """A bit for each product that may pay for it: its inputs, its outputs and wood (V5.1)."""


class Cards(Record):
    """The whole edition."""

    product_count: i32
    factory_count: i32
    stack: i32
    """Factories of each kind in one copy (V1.5)."""
    wood: i32
    """The product that pays for every factory."""
    revealed: i32
    """Contracts for each player (V2.1)."""
    moves: i32
    """In a turn (V3.1)."""
    build_cost: i32
    move_cost: i32
    bank_rate: i32
    """Products of one kind the bank takes for one (V5.6)."""
    most_contracts: i32
    """Holding so many ends the game (V6.1)."""
    fulfilled_end: i32
    """Fulfilling so many at once ends the game (V7.3)."""
    most_offers: i32
    """To each player in a move (V5.5)."""
    most_actions: i32
    """In a non-production move (V5.9)."""
    products: Annotated[list[Product], MOST_PRODUCTS]
    factories: Annotated[list[Factory], MOST_FACTORIES]
