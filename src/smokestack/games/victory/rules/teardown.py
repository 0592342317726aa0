"""V5.2: tearing down a factory, joining what falls apart, and stranded products."""

from smokestack.games.victory.model.cards import NONE, Cards, Side
from smokestack.games.victory.model.cells import cell_beside
from smokestack.games.victory.model.complex import (
    hangs_together,
    has_factory_beside,
    is_product,
    kind_of,
    payable,
    take_in,
)
from smokestack.games.victory.model.state import EMPTY, FREE, Complex, Doing, Phase, State
from smokestack.games.victory.rules.build import why_not_build
from smokestack.games.victory.rules.ledger import BANK, STACKS, Reason, lift_factory, move_product, take_product
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_tear_down(cards: Cards, s: State, seat: int, cell: int, why: Why) -> int:
    """V5.2: not your only factory, and if the rest falls apart you must be able to pay for one that joins it."""
    c = s.complexes[seat]
    if c.factories == 1:
        return refuse(why, No.ONLY_FACTORY, kind_of(c.cells[cell]), cell, 1, 2)
    if not hangs_together(c, cell, NONE) and not can_rejoin(cards, s, seat, kind_of(c.cells[cell])):
        return refuse(why, No.CANNOT_REJOIN, kind_of(c.cells[cell]), cell, 0, cards.build_cost)
    return 0


@kernel
def can_rejoin(cards: Cards, s: State, seat: int, returned: int) -> bool:
    """V5.2: some factory can be paid; the cell that falls empty always joins all parts again."""
    why = scratch(Why)
    for kind in range(cards.factory_count):
        if why_not_build(cards, s, seat, kind, why) == 0:
            return True
    return payable(cards, s.complexes[seat], returned) >= cards.build_cost


@kernel
def tear_down(s: State) -> None:
    """V5.2: the card returns to its stack; then the joining factory, then stranded products."""
    kind = kind_of(s.complexes[s.seat].cells[s.cell])
    lift_factory(s, s.seat, s.cell, STACKS, Reason.TEAR_DOWN)
    s.stacks[kind] += 1
    s.doing = Doing.TEAR_DOWN
    s.source = s.cell
    s.cell = FREE
    s.phase = Phase.STRANDED_NEXT if hangs_together(s.complexes[s.seat], NONE, NONE) else Phase.JOIN


@kernel
def stranded_owner(s: State) -> int:
    """V5.3: who lost a factory."""
    return s.partner if s.doing == Doing.FETCH else s.mover


@kernel
def first_stranded(c: Complex, lifted: int) -> int:
    """V5.2: the first product, row by row, that the lifted factory leaves without one beside it, or NONE."""
    for side in (Side.NORTH, Side.WEST, Side.EAST, Side.SOUTH):
        cell = cell_beside(lifted, side)
        if cell != NONE and is_product(c.cells[cell]) and not has_factory_beside(c, cell):
            return cell
    return NONE


@kernel
def stranded_next(s: State) -> None:
    """V5.2, V5.3: their owner settles them one by one."""
    owner = stranded_owner(s)
    cell = first_stranded(s.complexes[owner], s.source)
    if cell == NONE:
        take_in(s.complexes[owner])
        s.phase = Phase.ACTION_DONE
    else:
        s.seat = owner
        s.cell = cell
        s.phase = Phase.STRANDED


@kernel
def why_not_valid(s: State, seat: int, cell: int, why: Why) -> int:
    """V1.4: an empty cell beside one of your factories."""
    c = s.complexes[seat]
    if c.cells[cell] != EMPTY:
        return refuse(why, No.CELL_TAKEN, 0, cell, 0, 0)
    if not has_factory_beside(c, cell):
        return refuse(why, No.NO_FACTORY_BESIDE, 0, cell, 0, 0)
    return 0


@kernel
def settle_stranded(s: State, cell: int) -> None:
    move_product(s, s.seat, s.cell, cell, Reason.STRANDED)
    s.phase = Phase.STRANDED_NEXT


@kernel
def throw_stranded(s: State) -> None:
    take_product(s, s.seat, s.cell, BANK, Reason.STRANDED)
    s.phase = Phase.STRANDED_NEXT
