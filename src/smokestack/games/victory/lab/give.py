"""Victory: a factory or a contract for nothing; a turn of two empty moves; and what a forbidden thing is hidden by."""

from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import CHOICE, KIND
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.cells import CELLS
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.rules.act import go_on
from smokestack.games.victory.rules.clear_choice import clear_choice
from smokestack.games.victory.rules.contracts import claim
from smokestack.games.victory.rules.place import begin_placing, why_not_place
from smokestack.games.victory.rules.produce import can_produce_any
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why
from smokestack.lab.price.interventions import Interventions


@kernel
def give(cards: Cards, s: State, action: int) -> bool:
    """V5.1, V5.8: without the cards it costs; where a factory lies is its owner's choice, and the move goes on."""
    kind, choice = KIND[action], CHOICE[action]
    if s.phase != Phase.MANAGE:
        return False
    if kind == kinds.BUILD:
        return give_factory(cards, s, choice)
    if kind == kinds.CLAIM:
        give_contract(cards, s, choice)
        return True
    return False


@kernel
def give_factory(cards: Cards, s: State, factory: int) -> bool:
    """V5.1: its owner is asked for the cell, if there is one."""
    why = scratch(Why)
    s.doing = Doing.BUILD
    s.kind = factory
    begin_placing(cards, s, s.seat)
    for cell in range(CELLS):
        if why_not_place(cards, s, cell, why) == 0:
            return True
    clear_choice(s)
    s.phase = Phase.MANAGE
    return False


@kernel
def give_contract(cards: Cards, s: State, product: int) -> None:
    """V5.8, V6.1: with the token if it is the first, and with the end if it is the last."""
    s.product = product
    claim(cards, s)
    clear_choice(s)
    if s.phase != Phase.OVER:
        s.phase = Phase.MANAGE


@kernel
def hide(_cards: Cards, s: State, action: int) -> None:
    """V1.5, V2.1: an empty stack, or no such contract on the table; the greedy player plans with what is left."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.BUILD:
        s.stacks[choice] = 0
    elif kind == kinds.CLAIM:
        s.unclaimed[choice] = 0


@kernel
def may_skip(cards: Cards, s: State) -> bool:
    """V3.1: both moves lie ahead, and what is due is fulfilled."""
    if s.moves > 0 or s.actions > 0 or s.seat != s.mover:
        return False
    return s.phase == Phase.MOVE or (s.phase == Phase.MANAGE and not can_produce_any(cards, s, s.seat))


@kernel
def skip(cards: Cards, s: State) -> None:
    """V3.1: as if both moves were empty."""
    s.moves = cards.moves - 1
    s.phase = Phase.MOVE_DONE
    while s.phase > Phase.OVER:
        go_on(cards, s)


INTERVENTIONS = Interventions(
    gives=("factory", "contract"),
    reported=("factory", "contract"),
    give=give,
    hide=hide,
    skips=True,
    may_skip=may_skip,
    skip=skip,
)
