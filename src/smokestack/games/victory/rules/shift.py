"""V5.3: moving a factory, within a complex or between two."""

from smokestack.games.victory.model.cards import NONE, Cards
from smokestack.games.victory.model.cells import SIZE, touch
from smokestack.games.victory.model.complex import (
    hangs_together,
    has_room_for_factory,
    is_factory,
    kind_of,
    payable,
    turn_of,
)
from smokestack.games.victory.model.state import EMPTY, FREE, Complex, Doing, Phase, State
from smokestack.games.victory.rules.ledger import IN_HAND, Reason, lay_factory, lift_factory
from smokestack.games.victory.rules.offers import why_not_ask
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.place import begin_placing
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_afford(cards: Cards, s: State, kind: int, why: Why) -> int:
    """V5.3: the mover pays one product of the kinds that build it."""
    can = payable(cards, s.complexes[s.mover], kind)
    if can < cards.move_cost:
        return refuse(why, No.CANNOT_PAY_MOVE, kind, 0, can, cards.move_cost)
    return 0


@kernel
def why_not_shift(cards: Cards, s: State, cell: int, why: Why) -> int:
    """V5.3: you can pay for it, and it can lie differently: turned, or elsewhere."""
    c = s.complexes[s.mover]
    kind = kind_of(c.cells[cell])
    found = why_not_afford(cards, s, kind, why)
    if found == 0 and cards.factories[kind].turns == 1 and not has_other_place(c, cell):
        found = refuse(why, No.NO_ROOM, s.mover, cell, 0, 1)
    return found


@kernel
def has_other_place(c: Complex, cell: int) -> bool:
    """V5.3: whether a factory could lie in another cell and join all the others."""
    for row in range(max(c.top - 1, 0), min(c.bottom + 2, SIZE)):
        for column in range(max(c.left - 1, 0), min(c.right + 2, SIZE)):
            other = row * SIZE + column
            if c.cells[other] == EMPTY and hangs_together(c, cell, other):
                if c.factories > 1 or touch(cell, other):
                    return True
    return False


@kernel
def begin_shift(cards: Cards, s: State) -> None:
    """V5.3: pay one product, then lay the factory anew."""
    remember_factory(s, s.mover, s.cell)
    begin_paying(s, Doing.SHIFT, FREE, cards.move_cost)


@kernel
def remember_factory(s: State, owner: int, cell: int) -> None:
    code = s.complexes[owner].cells[cell]
    s.kind = kind_of(code)
    s.source = cell
    s.source_turn = turn_of(code)
    s.cell = FREE


@kernel
def lift_to_shift(cards: Cards, s: State) -> None:
    """V5.3: the cell it leaves may be the one it goes to."""
    lift_factory(s, s.mover, s.source, IN_HAND, Reason.MOVE_FACTORY)
    begin_placing(cards, s, s.mover)


@kernel
def lay_shifted(s: State) -> None:
    lay_factory(s, s.mover, s.cell, s.kind, s.target_turn, IN_HAND, Reason.MOVE_FACTORY)
    s.phase = Phase.STRANDED_NEXT


@kernel
def why_not_leave(s: State, owner: int, cell: int, why: Why) -> int:
    """V5.3: nobody's only factory moves away, and what stays behind hangs together."""
    c = s.complexes[owner]
    kind = kind_of(c.cells[cell])
    if c.factories == 1:
        return refuse(why, No.ONLY_FACTORY_STAYS, kind, cell, 1, 2)
    if not hangs_together(c, cell, NONE):
        return refuse(why, No.WOULD_FALL_APART, kind, cell, 0, 0)
    return 0


@kernel
def why_not_hand(cards: Cards, s: State, partner: int, cell: int, why: Why) -> int:
    """V5.3: your factory to another player's complex."""
    found = why_not_ask(cards, s, partner, why)
    if found == 0:
        found = why_not_leave(s, s.mover, cell, why)
    if found == 0:
        found = why_not_afford(cards, s, kind_of(s.complexes[s.mover].cells[cell]), why)
    if found == 0 and not has_room_for_factory(s.complexes[partner]):
        found = refuse(why, No.NO_ROOM, partner, 0, 0, 1)
    return found


@kernel
def begin_hand(cards: Cards, s: State, partner: int) -> None:
    remember_factory(s, s.mover, s.cell)
    s.doing = Doing.HAND
    s.partner = partner
    begin_placing(cards, s, partner)


@kernel
def why_not_fetch_factory(cards: Cards, s: State, partner: int, cell: int, why: Why) -> int:
    """V5.3: a factory of another player to your complex."""
    code = s.complexes[partner].cells[cell]
    if not is_factory(code):
        return refuse(why, No.NO_FACTORY_THERE, partner, cell, 0, 0)
    found = why_not_leave(s, partner, cell, why)
    if found != 0:
        return found
    return why_not_afford(cards, s, kind_of(code), why)


@kernel
def fetch_factory(cards: Cards, s: State, cell: int) -> None:
    remember_factory(s, s.partner, cell)
    begin_placing(cards, s, s.mover)


@kernel
def move_across(s: State) -> None:
    """V5.3: agreed and paid: it belongs to the complex it now lies in."""
    owner = s.mover if s.doing == Doing.HAND else s.partner
    lift_factory(s, owner, s.source, IN_HAND, Reason.MOVE_FACTORY)
    lay_factory(s, s.owner, s.cell, s.kind, s.target_turn, IN_HAND, Reason.MOVE_FACTORY)
    s.phase = Phase.STRANDED_NEXT
