"""The position as one record: everything that lies on the table, and nothing that is still to come."""

from enum import IntEnum
from typing import Annotated

from smokestack.games.titans.model.cards import (
    ADVANCEMENTS,
    ESTATES,
    FACILITIES,
    GOODS,
    GRIDS,
    MARKETS,
    PLOTS,
    SEATS,
    SIDES,
    SPACES,
)
from smokestack.kernel.record import Record, i8, i32

EMPTY = -1


class Phase(IntEnum):
    """What is decided next."""

    ORDER = 0
    REVEAL = 1
    CHOOSE = 2
    PLACE = 3
    SECOND = 4
    REPLACE = 5
    TURN_OVER = 6
    """Passing moment inside an action: the turn is finished, the next is still to begin."""
    OVER = 7


class At(IntEnum):
    """Where an advancement is when no seat owns it; a seat's number when one does."""

    PILE = -3
    SHOWN = -2
    GONE = -1


class Player(Record):
    """A player: money, share, facilities by size, and what their advancements add up to."""

    cash: i32
    share: i32
    estates: i32
    sizes: Annotated[list[int], i32, FACILITIES]
    rent: i32
    """Dollars for each real-estate card at the start of a turn."""
    sale_money: Annotated[list[int], i32, GOODS]
    sale_share: Annotated[list[int], i32, GOODS]
    grid_money: Annotated[list[int], i32, GRIDS]
    uses_discount: i32
    purchase_discount: i32
    discard_money: i32
    mail_order: i32
    bonuses: i32
    """Domination bonuses won at the last age end."""


class Grid(Record):
    """A price grid: whose cube lies on each space."""

    count: i32
    cubes: Annotated[list[int], i8, SPACES]


class Options(Record):
    """What the table agreed on before the start."""

    players: i32
    two_facilities: i32
    round_limit: i32


class State(Record):
    """The whole position."""

    options: Options
    phase: i32
    seat: i32
    """The player whose turn it is."""
    turn: i32
    """How far along the track the round is."""
    rounds: i32
    """The number of the running round, from 1."""
    passes: i32
    """Players who passed in this round."""
    age: i32
    built: i32
    """Real-estate cards built so far."""
    ended: i32
    """0 while the game runs, else 1 + the end reason."""
    ranked: i32
    """How many places of the track are filled."""
    to_reveal: i32
    producing: i32
    """The good being placed."""
    first_facility: i32
    """The facility activated first in this turn, or -1."""
    cubes_left: i32
    replacing: i32
    """Cubes that may still be replaced."""
    replace_apart: i32
    replaced: Annotated[list[int], i32, GRIDS]
    track: Annotated[list[int], i32, SEATS]
    piles: Annotated[list[int], i32, FACILITIES]
    spaces_built: Annotated[list[int], i32, SIDES]
    """How many spaces of each side are built, the lowest levels first."""
    plots: Annotated[list[list[int]], i8, SIDES, PLOTS]
    """The card on each space of a side, or EMPTY."""
    demand: Annotated[list[list[int]], i32, SIDES, MARKETS]
    """What the people of each side want, by market."""
    estates: Annotated[list[int], i8, ESTATES]
    """The owner of each built card, else EMPTY."""
    advancements: Annotated[list[int], i8, ADVANCEMENTS]
    """The owner of each card, or where it is (At)."""
    grids: Annotated[list[Grid], GRIDS]
    players: Annotated[list[Player], SEATS]
