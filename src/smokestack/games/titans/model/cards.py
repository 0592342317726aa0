"""The edition as one record of tables: what is printed on board and cards, as numbers."""

from enum import IntEnum
from typing import Annotated

from smokestack.kernel.record import Record, i32

SEATS = 6
FACILITIES = 8
"""Room for facility types; an edition may have fewer."""
GOODS = 8
GRIDS = 9
CONSUMER_GRIDS = 8
SPACES = 20
SIDES = 4
LEVELS = 3
PLOTS = 6
"""Room for real-estate spaces on a side; an edition may have fewer."""
ESTATES = 32
ADVANCEMENTS = 24
USES = 3
AGES = 3
MARKETS = 3
NONE = -1


class Market(IntEnum):
    """The three consumer markets, in the order of a card's demand, and research."""

    CONSUMABLES = 0
    DURABLES = 1
    ENERGY = 2
    RESEARCH = 3


class Effect(IntEnum):
    """What an advancement does; its numbers are on the card."""

    SALE_MONEY = 0
    SALE_SHARE = 1
    GRID_MONEY = 2
    RENT = 3
    USES_DISCOUNT = 4
    CASH = 5
    DISCARD_MONEY = 6
    REPLACE = 7
    MAIL_ORDER = 8
    PURCHASE_DISCOUNT = 9
    EXTRA_GOODS = 10
    SCORE_ESTATES = 11
    SCORE_FACILITY_CARDS = 12
    SCORE_FACILITY_TYPES = 13
    SCORE_ADVANCEMENTS = 14
    SCORE_MONEY = 15
    SCORE_FLAT = 16
    SCORE_RESEARCH = 17
    SCORE_BONUSES = 18


class Good(Record):
    """A good: the grid players buy it from."""

    red_grid: i32


class GridCard(Record):
    """A printed price grid: its market, the goods it shows, the sides it serves, and its ladder of prices."""

    market: i32
    accepts: Annotated[list[int], i32, GOODS]
    serves: Annotated[list[int], i32, SIDES]
    price: Annotated[list[int], i32, SPACES]
    levels: i32
    """How many different prices it has."""
    first_space: Annotated[list[int], i32, SPACES]
    """The leftmost space of each price."""
    last_space: Annotated[list[int], i32, SPACES]
    price_level: Annotated[list[int], i32, SPACES]
    """Which of the different prices a space has."""


class Facility(Record):
    """A facility card; NONE for no build good."""

    makes: i32
    build: i32
    expand: i32
    uses: Annotated[list[int], i32, USES]
    copies: i32


class Plot(Record):
    """A real-estate space: its level, and how many of each good it takes."""

    level: i32
    need: Annotated[list[int], i32, GOODS]


class Side(Record):
    """A side of the board with its spaces, lowest level first."""

    spaces: i32
    plots: Annotated[list[Plot], PLOTS]


class Estate(Record):
    """A real-estate card: where it may stand and what its people want."""

    side: i32
    level: i32
    demand: Annotated[list[int], i32, MARKETS]


class Advancement(Record):
    """An advancement card; good, grid and limit only where the effect has them."""

    age: i32
    cost: i32
    effect: i32
    amount: i32
    good: i32
    grid: i32
    limit: i32
    apart: i32


class Cards(Record):
    """The whole edition."""

    cash: i32
    row: i32
    rent: i32
    idle_relief: i32
    age_ends: Annotated[list[int], i32, AGES]
    domination: i32
    dollars_per_share: i32
    facility_types: i32
    good_types: i32
    research: i32
    """The good that advancements cost."""
    goods: Annotated[list[Good], GOODS]
    grids: Annotated[list[GridCard], GRIDS]
    facilities: Annotated[list[Facility], FACILITIES]
    sides: Annotated[list[Side], SIDES]
    estates: Annotated[list[Estate], ESTATES]
    advancements: Annotated[list[Advancement], ADVANCEMENTS]
