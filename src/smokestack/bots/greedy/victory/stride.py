"""The greedy player in longer steps: once it carries, it carries on to the end of the move by the same plan."""

from smokestack.bots.greedy.victory.build import best_to_throw
from smokestack.bots.greedy.victory.choose import best_action, choose
from smokestack.bots.greedy.victory.contracts import about_to_end
from smokestack.bots.greedy.victory.ferry import next_carry
from smokestack.bots.greedy.victory.outlook import make_plan
from smokestack.bots.greedy.victory.plan import Plan
from smokestack.bots.greedy.victory.roles import give_roles
from smokestack.bots.greedy.victory.runs import Runs, judge_managed
from smokestack.games.victory.actions import AT, DONE, TURN
from smokestack.games.victory.cards import NONE, Cards
from smokestack.games.victory.cells import CELLS
from smokestack.games.victory.rules import act
from smokestack.games.victory.state import Phase, State
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints


@kernel
def stride(cards: Cards, s: State, stream: Stream, room: Ints) -> int:
    """One decision, or all carrying that is left in the move; how many decisions."""
    if s.phase != Phase.MANAGE:
        act(cards, s, choose(cards, s, stream, room))
        return 1
    plan = scratch(Plan)
    make_plan(cards, s, s.seat, plan)
    runs = scratch(Runs)
    judge_managed(cards, plan, runs)
    roles = zeros(CELLS)
    give_roles(cards, s.complexes[s.seat], plan, runs, roles)
    action = best_action(cards, s, plan, roles)
    if action < TURN and not throws(cards, s, plan):
        return carry_on(cards, s, roles)
    act(cards, s, action)
    return 1


@kernel
def throws(cards: Cards, s: State, plan: Plan) -> bool:
    """Whether a card is lifted to be thrown away, not to be carried."""
    return best_to_throw(cards, plan) != NONE and not about_to_end(cards, s, s.seat)


@kernel
def carry_on(cards: Cards, s: State, roles: Ints) -> int:
    """Carrying changes nothing that the plan, the roles of cells or any other wish depend on."""
    decisions = 0
    mover, moves = s.mover, s.moves
    carry = next_carry(s, s.complexes[s.seat], roles)
    while carry != NONE:
        act(cards, s, AT + carry // CELLS)
        act(cards, s, AT + carry % CELLS)
        decisions += 2
        if s.phase != Phase.MANAGE or s.mover != mover or s.moves != moves:
            return decisions
        carry = next_carry(s, s.complexes[s.seat], roles)
    act(cards, s, DONE)
    return decisions + 1
