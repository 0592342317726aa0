"""V2.2, V2.3: which starting factory to take, and which to lay first."""

from smokestack.games.victory.bot.build import gain_of_run
from smokestack.games.victory.bot.effort import estimate
from smokestack.games.victory.bot.goals import set_goals
from smokestack.games.victory.bot.plan import ChainPlan, survey
from smokestack.games.victory.bot.weights import FIRST_WOOD, WHIM
from smokestack.games.victory.model.cards import NONE, Cards
from smokestack.games.victory.model.state import State
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch


@kernel
def best_draft(cards: Cards, s: State, stream: Stream) -> int:
    """The factory that brings the end nearest."""
    best = NONE
    least = 0
    for kind in range(cards.factory_count):
        if s.starting_set[kind] > 0:
            cost = cost_with(cards, s, kind) - below(stream, WHIM)
            if best == NONE or cost < least:
                best = kind
                least = cost
    return best


@kernel
def cost_with(cards: Cards, s: State, kind: int) -> int:
    """The moves to the end with one more factory; the first that makes wood pays for all others."""
    plan = scratch(ChainPlan)
    survey(cards, s, s.seat, plan)
    first_wood = plan.owned[kind] == 0 and cards.factories[kind].sides[0].outputs[0] == cards.wood
    plan.owned[kind] += 1
    plan.sound[kind] += 1
    estimate(cards, s, plan)
    set_goals(cards, s, plan)
    return plan.cost - gain_of_run(cards, kind) // 10 - (FIRST_WOOD if first_wood else 0)


@kernel
def best_to_lay(cards: Cards, s: State) -> int:
    """The first in hand: they all come down before anything runs."""
    for kind in range(cards.factory_count):
        if s.complexes[s.seat].hand[kind] > 0:
            return kind
    return NONE
