"""V5: what a non-production move offers: the cards of your own complex, and a factory of another's."""

from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.cells import SIZE
from smokestack.games.victory.model.complex import has_room_for_factory, is_factory, is_product
from smokestack.games.victory.model.state import EMPTY, Doing, Phase, State
from smokestack.games.victory.rules.offers import why_not_ask
from smokestack.games.victory.rules.refusals import No
from smokestack.games.victory.rules.shift import why_not_fetch_factory, why_not_shift
from smokestack.games.victory.rules.teardown import why_not_tear_down
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_select(cards: Cards, s: State, cell: int, why: Why) -> int:
    """A product can always be lifted; a factory if it can be moved or torn down."""
    code = s.complexes[s.mover].cells[cell]
    if code == EMPTY:
        return refuse(why, No.NOTHING_THERE, 0, cell, 0, 0)
    if is_product(code) or why_not_shift(cards, s, cell, why) == 0:
        return 0
    return why_not_tear_down(cards, s, s.mover, cell, why)


@kernel
def select(s: State, cell: int) -> None:
    """Now what to do with it."""
    s.cell = cell
    s.phase = Phase.FACTORY if is_factory(s.complexes[s.mover].cells[cell]) else Phase.PRODUCT


@kernel
def why_not_fetch(cards: Cards, s: State, partner: int, why: Why) -> int:
    """V5.3: some factory of the other can come over, and there is room for it."""
    found = why_not_ask(cards, s, partner, why)
    if found != 0:
        return found
    if not has_room_for_factory(s.complexes[s.mover]):
        return refuse(why, No.NO_ROOM, s.mover, 0, 0, 1)
    c = s.complexes[partner]
    for row in range(c.top, c.bottom + 1):
        for column in range(c.left, c.right + 1):
            cell = row * SIZE + column
            if is_factory(c.cells[cell]):
                found = why_not_fetch_factory(cards, s, partner, cell, why)
                if found == 0:
                    return 0
    return found


@kernel
def begin_fetch(s: State, partner: int) -> None:
    s.doing = Doing.FETCH
    s.partner = partner
    s.phase = Phase.FETCH
