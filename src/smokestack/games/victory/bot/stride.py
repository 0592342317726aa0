"""The greedy player in longer steps: once it carries, it carries on to the end of the move by the same plan."""

from smokestack.games.victory.bot.build import best_to_throw
from smokestack.games.victory.bot.choose import best_action, choose
from smokestack.games.victory.bot.contracts import about_to_end
from smokestack.games.victory.bot.ferry import next_carry
from smokestack.games.victory.bot.outlook import make_plan
from smokestack.games.victory.bot.plan import ChainPlan
from smokestack.games.victory.bot.roles import give_roles
from smokestack.games.victory.bot.runs import Runs, judge_managed
from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import AT, DONE, KIND
from smokestack.games.victory.model.cards import NONE, Cards
from smokestack.games.victory.model.cells import CELLS
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.act import act
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints


@kernel
def stride(cards: Cards, s: State, stream: Stream, buffer: Ints) -> int:
    """One decision, or all carrying that is left in the move; how many decisions."""
    if s.phase != Phase.MANAGE:
        act(cards, s, choose(cards, s, stream, buffer))
        return 1
    plan = scratch(ChainPlan)
    make_plan(cards, s, s.seat, plan)
    runs = scratch(Runs)
    judge_managed(cards, plan, runs)
    roles = zeros(CELLS)
    give_roles(cards, s.complexes[s.seat], plan, runs, roles)
    action = best_action(cards, s, plan, roles)
    if KIND[action] == kinds.AT and not throws(cards, s, plan):
        return carry_on(cards, s, roles)
    act(cards, s, action)
    return 1


@kernel
def throws(cards: Cards, s: State, plan: ChainPlan) -> bool:
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
