"""V5.1: building a factory."""

from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.complex import payable
from smokestack.games.victory.model.state import FREE, Doing, Phase, State
from smokestack.games.victory.rules.ledger import SEAT, STACKS, Reason, lay_factory
from smokestack.games.victory.rules.pay import begin_paying
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def why_not_build(cards: Cards, s: State, seat: int, kind: int, why: Why) -> int:
    """V1.5, V5.1: one left on the stack, and cards to pay for it. A card that pays leaves room for the factory."""
    if kind >= cards.factory_count:
        return refuse(why, No.NO_SUCH_KIND, kind, 0, cards.factory_count, 0)
    if s.stacks[kind] == 0:
        return refuse(why, No.STACK_EMPTY, kind, 0, 0, 1)
    can = payable(cards, s.complexes[seat], kind)
    if can < cards.build_cost:
        return refuse(why, No.CANNOT_PAY, kind, 0, can, cards.build_cost)
    return 0


@kernel
def begin_building(cards: Cards, s: State, doing: int, kind: int) -> None:
    """V5.1: pay first, then place."""
    s.kind = kind
    begin_paying(s, doing, FREE, cards.build_cost)


@kernel
def lay_from_hand(s: State) -> None:
    """V2.3: a drafted factory lies."""
    s.complexes[s.seat].hand[s.kind] -= 1
    lay_factory(s, s.seat, s.cell, s.kind, s.target_turn, SEAT + s.seat, Reason.LAY)
    s.phase = Phase.LAY_NEXT


@kernel
def lay_from_stack(s: State) -> None:
    """V5.1, V5.2: a new factory lies; one that joins a complex again is followed by its stranded products."""
    s.stacks[s.kind] -= 1
    lay_factory(s, s.seat, s.cell, s.kind, s.target_turn, STACKS, Reason.BUILD)
    s.phase = Phase.ACTION_DONE if s.doing == Doing.BUILD else Phase.STRANDED_NEXT
