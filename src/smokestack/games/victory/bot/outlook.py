"""The plan of a seat, from what it has to what it needs."""

from smokestack.games.victory.bot.effort import estimate
from smokestack.games.victory.bot.goals import set_goals
from smokestack.games.victory.bot.needs import spread_needs
from smokestack.games.victory.bot.plan import ChainPlan, survey
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import State
from smokestack.kernel.compile import kernel


@kernel
def make_plan(cards: Cards, s: State, seat: int, plan: ChainPlan) -> None:
    """What a seat has, which end it goes for, and what that takes."""
    survey(cards, s, seat, plan)
    estimate(cards, s, plan)
    set_goals(cards, s, plan)
    spread_needs(cards, s, plan)
