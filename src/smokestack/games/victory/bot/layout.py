"""V1.3, V1.4: where a factory lies best, and how it is turned: free sides, room for products, fed neighbours."""

from smokestack.games.victory.model.cards import NONE, SIDES, TURNS, Cards
from smokestack.games.victory.model.cells import CENTRE, SIZE, cell_beside
from smokestack.games.victory.model.complex import (
    cells_around,
    has_factory_beside,
    input_on,
    is_factory,
    kind_of,
    output_on,
    turn_of,
)
from smokestack.games.victory.model.state import EMPTY, Complex, State
from smokestack.games.victory.rules.place import why_not_place, why_not_turn
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why

BLOCKED = 400
"""A side of a factory that can never be used: it will not run."""
CROWDED = 60
"""Two outputs on one cell: such factories cannot run together."""
CLASHING = 25
"""An output on the cell of another's input, or two inputs on one cell."""
FEEDING = 30
"""An output that is the neighbour's input."""
ROOM = 20
"""A cell more for products."""
FAR_OUT = 1
"""A step from the centre, so that complexes stay compact on the table."""


@kernel
def best_place(cards: Cards, s: State, buffer: Ints) -> int:
    """The cell where the factory in hand lies best, in its best turn."""
    c = s.complexes[s.owner]
    why = scratch(Why)
    best = NONE
    most = 0
    for k in range(cells_around(c, buffer)):
        if why_not_place(cards, s, buffer[k], why) == 0:
            base = worth_of_cell(cards, c, buffer[k])
            for turned in range(cards.factories[s.kind].turns):
                worth = base + worth_of_turn(cards, c, s.kind, buffer[k], turned)
                if best == NONE or worth > most:
                    best = buffer[k]
                    most = worth
    return best


@kernel
def best_turn(cards: Cards, s: State) -> int:
    """How the factory in hand is best turned in its cell."""
    c = s.complexes[s.owner]
    why = scratch(Why)
    best = NONE
    most = 0
    for turned in range(TURNS):
        if why_not_turn(cards, s, turned, why) == 0:
            worth = worth_of_turn(cards, c, s.kind, s.cell, turned)
            if best == NONE or worth > most:
                best = turned
                most = worth
    return best


@kernel
def worth_of_cell(cards: Cards, c: Complex, cell: int) -> int:
    """Room won and lost for products, and neighbours whose sides the factory would block."""
    worth = -FAR_OUT * (abs(cell // SIZE - CENTRE // SIZE) + abs(cell % SIZE - CENTRE % SIZE))
    if has_factory_beside(c, cell):
        worth -= ROOM
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if other == NONE:
            worth -= BLOCKED
        elif is_factory(c.cells[other]):
            if uses_side(cards, c.cells[other], (side + 2) % SIDES):
                worth -= BLOCKED
        elif c.cells[other] == EMPTY and not has_factory_beside(c, other):
            worth += ROOM
    return worth


@kernel
def uses_side(cards: Cards, code: int, side: int) -> bool:
    """Whether a laid factory takes in or puts out on a side of the table."""
    kind, turn = kind_of(code), turn_of(code)
    return input_on(cards, kind, turn, side, 0) != NONE or output_on(cards, kind, turn, side, 0) != NONE


@kernel
def worth_of_turn(cards: Cards, c: Complex, kind: int, cell: int, turned: int) -> int:
    """Each used side: free, and how it gets on with the neighbours of that cell."""
    worth = 0
    for side in range(SIDES):
        taken = input_on(cards, kind, turned, side, 0)
        made = output_on(cards, kind, turned, side, 0)
        if taken != NONE or made != NONE:
            other = cell_beside(cell, side)
            if other == NONE or is_factory(c.cells[other]):
                worth -= BLOCKED
            else:
                worth += worth_of_sharing(cards, c, other, cell, taken, made)
    return worth


@kernel
def worth_of_sharing(cards: Cards, c: Complex, shared: int, cell: int, taken: int, made: int) -> int:
    """V1.6: a cell between two factories: one may feed the other, or they are in each other's way."""
    worth = 0
    for side in range(SIDES):
        other = cell_beside(shared, side)
        if other != NONE and other != cell and is_factory(c.cells[other]):
            kind, turn = kind_of(c.cells[other]), turn_of(c.cells[other])
            facing = (side + 2) % SIDES
            theirs_in = input_on(cards, kind, turn, facing, 0)
            theirs_out = output_on(cards, kind, turn, facing, 0)
            if made != NONE and theirs_out != NONE:
                worth -= CROWDED
            elif (made != NONE and theirs_in == made) or (taken != NONE and theirs_out == taken):
                worth += FEEDING
            elif theirs_in != NONE or theirs_out != NONE:
                worth -= CLASHING
    return worth
