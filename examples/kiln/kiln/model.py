"""What lies on the table of Kiln: the numbers of an edition, the position, and the actions."""

from enum import IntEnum
from typing import Annotated

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.gamekit.edition import Sheet
from smokestack.gamekit.options import Option
from smokestack.kernel.record import Record, i32

FACES = 6
MOST_PLAYERS = 4
MOST_SOLD = 6
"""Bricks that one turn can sell."""


class Piece(IntEnum):
    """What players have."""

    MONEY, CLAY, BRICK, CHAMBER = range(4)


class Phase(IntEnum):
    """What is waited for: a die, a player, another die, or nothing more."""

    PRICE, TURN, FIND, OVER = range(4)


class Cards(Record):
    """The numbers of an edition."""

    rounds: i32
    money: i32
    holds: i32
    """Bricks that a chamber fires at once."""
    chambers: i32
    """The most a kiln can have ..."""
    cost: i32
    """... and what one more costs."""
    wall: i32
    """Bricks of the town wall for each player."""
    clay: Annotated[list[int], i32, FACES]
    price: Annotated[list[int], i32, FACES]


class Options(Record):
    """What a table agrees on."""

    players: i32


class State(Record):
    """A position."""

    options: Options
    phase: i32
    rounds: i32
    starter: i32
    turns: i32
    """Turns taken in this round."""
    price: i32
    wall: i32
    ended: i32
    """0 while the game runs, 1 more than the number of its end reason after it."""
    has: Annotated[list[list[int]], i32, MOST_PLAYERS, len(Piece)]
    """How many of each piece a seat has."""


OPTIONS = (Option("players", 2, 2, MOST_PLAYERS, "players at the table (K1.1)", title="Players"),)

CODEC = Codec(
    Verb("dig"),
    Verb("fire"),
    Verb("sell", Slot("bricks", MOST_SOLD, first=1)),
    Verb("enlarge"),
    Verb("price", Slot("face", FACES, first=1)),
    Verb("find", Slot("face", FACES, first=1)),
)
DIG, FIRE, SELL, ENLARGE, PRICE, FIND = (CODEC.base(verb) for verb in CODEC.verbs)
ACTIONS = len(CODEC)


def read_cards(top: Sheet) -> tuple[Record, dict[str, list[str]], dict[str, list[str]]]:
    """K1.2: each number within its bounds. The last two are for cards with names, and Kiln has none."""
    rules, dice = top.table("rules"), top.table("dice")
    cards = Cards(
        rounds=rules.whole("rounds", 1, 50),
        money=rules.whole("money", 0, 50),
        holds=rules.whole("holds", 1, MOST_SOLD),
        chambers=rules.whole("chambers", 1, 9),
        cost=rules.whole("cost", 1, 50),
        wall=rules.whole("wall", 1, 30),
        clay=dice.wholes("clay", FACES, 1, 9),
        price=dice.wholes("price", FACES, 1, 20),
    )
    rules.done()
    dice.done()
    return cards, {}, {}
