"""The position as one record: city, factories, trains, cards and tracks."""

from enum import IntEnum
from typing import Annotated

from smokestack.games.empire.model.cards import ACTION_CARDS, BUILDINGS, FACTORIES, ROW, SEATS, SHOWN_CARDS
from smokestack.kernel.record import Record, i8, i32

FREE = -1
HUMAN_SEAT = 0
ARCHIE_SEAT = 1
DICE = 3


class Phase(IntEnum):
    """What is decided next."""

    START = 0
    FLIP = 1
    DEAL = 2
    DRAW = 3
    ROLL = 4
    BUILD = 5
    TAKE = 6
    SPLIT = 7
    ARCHIE_ROLL = 8
    MARKET = 9
    ICON = 10
    EXCHANGE = 11
    TRAIN = 12
    BOARD = 13
    MOVE = 14
    MAKE = 15
    RAISE = 16
    SPEND = 17
    REDUCE = 18
    RELEASE = 19
    OVER = 20


class At(IntEnum):
    """Where an Action card is."""

    DECK = 0
    SHOWN = 1
    DISCARDED = 2


class Player(Record):
    """A player: two tracks, and where the cube stands on the Action cards."""

    capital: i32
    profit: i32
    spot: i32
    """The icon the cube stands on, or FREE."""
    moved_two: i32
    """Whether Move two was taken this round."""


class Plot(Record):
    """A building in the city: whose die stands on it, and what it shows."""

    owner: i8
    pips: i8


class Works(Record):
    """A Factory card: where it is, its Goods, its train and the other player's cubes on it."""

    owner: i32
    side: i32
    taken: i32
    """The order in which its owner got it: lower is earlier."""
    goods: i32
    train: i32
    """What the train die shows, 0 for no train."""
    link: i32
    """Links travelled since the start."""
    riders: i32
    """Cubes of the other player beside the die."""


class Options(Record):
    """What the table agreed on before the start."""

    archie: i32
    """0 for two people, 1 to 3 for Archie at easy, normal and advanced."""
    starter: i32
    """0 for chance, 1 or 2 for a seat."""


class State(Record):
    """The whole position."""

    options: Options
    phase: i32
    seat: i32
    """Who decides, or for whom chance rolls."""
    rounds: i32
    first: i32
    """Who goes first in this round."""
    starter: i32
    turn: i32
    """Of two turns in Building and four in Actions."""
    pollution: i32
    market: i32
    """The face of the market die, or FREE."""
    flipped: i32
    dealt: i32
    takings: i32
    """Factory cards taken so far, for their order."""
    rolled: i32
    dice: Annotated[list[int], i32, DICE]
    """The dice on the table, 1 to 6, rising once all are rolled."""
    rerolled: i32
    building: i32
    """The building under construction or being raised, or FREE."""
    owed: i32
    doing: i32
    """The icon being carried out."""
    steps: i32
    """How much of it is done."""
    first_good: i32
    """The factory that gave the first Good of a pair, or FREE."""
    pairs: i32
    """Pairs used in this action."""
    boarded: Annotated[list[int], i32, FACTORIES]
    """Trains boarded in this action."""
    resume: i32
    """The phase that goes on after a cube was taken off a train."""
    resume_seat: i32
    ended: i32
    shown: Annotated[list[int], i32, SHOWN_CARDS]
    """The Action cards on the table, left and right, or FREE."""
    deck: Annotated[list[int], i32, ACTION_CARDS]
    row: Annotated[list[int], i32, ROW]
    """The Factory cards on offer, left to right, FREE where one was taken."""
    city: Annotated[list[Plot], BUILDINGS]
    works: Annotated[list[Works], FACTORIES]
    players: Annotated[list[Player], SEATS]
