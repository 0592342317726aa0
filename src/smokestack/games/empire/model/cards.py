"""The edition as one record of tables: the city, factories, cards and Archie's table, as numbers."""

from enum import IntEnum
from typing import Annotated

from smokestack.kernel.record import Record, i32

SEATS = 2
FACES = 6
BLOCKS = 6
BUILDINGS = BLOCKS * FACES
FACTORIES = 6
ROW = FACTORIES - SEATS
"""Factory cards that lie face up at the start."""
SIDES = 2
GOODS = 3
ACTION_CARDS = 8
SHOWN_CARDS = 2
ICONS = 5
SPOTS = SHOWN_CARDS * ICONS
CHOICES = 4
LEVELS = 3
MOST_ROUNDS = 30
NONE = -1


class Type(IntEnum):
    """The seven types of buildings."""

    RESIDENTIAL = 0
    COMMERCIAL = 1
    MIXED = 2
    LEISURE = 3
    PARKING = 4
    TOWN_HALL = 5
    INDUSTRIAL = 6


class Icon(IntEnum):
    """What an icon on an Action card lets you do."""

    PRODUCE = 0
    UPGRADE_RESIDENTIAL = 1
    UPGRADE_COMMERCIAL = 2
    UPGRADE_LEISURE = 3
    UPGRADE_INDUSTRIAL = 4
    UPGRADE_ANY = 5
    ADD_TRAIN = 6
    PASSENGER_OWN = 7
    PASSENGER_OTHER = 8
    MOVE_ONE = 9
    MOVE_TWO = 10
    EXCHANGE_2 = 11
    EXCHANGE_3 = 12
    REDUCE_POLLUTION = 13


class Choice(IntEnum):
    """What Archie's table can tell him to do."""

    EXCHANGE = 0
    ADD_TRAIN = 1
    PASSENGER_OWN = 2
    PASSENGER_OTHER = 3
    MOVE_ONE = 4
    MOVE_TWO = 5
    REDUCE_POLLUTION = 6


class Building(Record):
    """A printed building: its type and the highest die it can show."""

    kind: i32
    most: i32


class Factory(Record):
    """One side of a Factory card; good NONE makes nothing."""

    good: i32
    cost: i32
    links: i32
    track: i32


class FactoryCard(Record):
    """A Factory card with its two sides."""

    sides: Annotated[list[Factory], SIDES]
    dealt_side: Annotated[list[int], i32, SIDES]
    """The side that lies up when it is dealt to a player with this side up: one that makes a Good."""


class ActionCard(Record):
    """An Action card: its icons, left to right."""

    icons: Annotated[list[int], i32, ICONS]


class ArchieRow(Record):
    """What Archie tries, in this order, after one of your icons."""

    choices: Annotated[list[int], i32, CHOICES]


class Price(Record):
    """A face of the market die: what a Good of each colour costs."""

    goods: Annotated[list[int], i32, GOODS]


class Cards(Record):
    """The whole edition."""

    rounds: i32
    years: i32
    capital: i32
    profit: i32
    dice: i32
    cubes: i32
    reroll_cost: i32
    capital_limit: i32
    trains: i32
    train_top: i32
    pollution_top: i32
    upgrade_any_cost: i32
    income: Annotated[list[int], i32, len(Type)]
    """Dollars each round for a building of each type."""
    score: Annotated[list[int], i32, len(Type)]
    """Profit for each pip at the end."""
    flat_score: Annotated[list[int], i32, len(Type)]
    archie_capital: Annotated[list[int], i32, LEVELS]
    archie_profit: i32
    archie_builds: Annotated[list[int], i32, MOST_ROUNDS + 1]
    """For each round 1 when Archie builds in it."""
    archie_passengers: i32
    archie_exchange: i32
    upgrades: Annotated[list[int], i32, GOODS]
    """The type of building each Good raises."""
    city: Annotated[list[Building], BUILDINGS]
    factories: Annotated[list[FactoryCard], FACTORIES]
    market: Annotated[list[Price], FACES]
    action_cards: Annotated[list[ActionCard], ACTION_CARDS]
    archie: Annotated[list[ArchieRow], len(Icon)]
    """Archie's row for each icon you may take."""
