"""The plan of a seat, from what it has to what it needs."""

from smokestack.bots.greedy.victory.effort import estimate
from smokestack.bots.greedy.victory.goals import set_goals
from smokestack.bots.greedy.victory.needs import spread_needs
from smokestack.bots.greedy.victory.plan import Plan, survey
from smokestack.games.victory.cards import Cards
from smokestack.games.victory.state import State
from smokestack.kernel.compile import kernel


@kernel
def make_plan(cards: Cards, s: State, seat: int, plan: Plan) -> None:
    """What a seat has, which end it goes for, and what that takes."""
    survey(cards, s, seat, plan)
    estimate(cards, s, plan)
    set_goals(cards, s, plan)
    spread_needs(cards, s, plan)
