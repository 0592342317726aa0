"""Arenas with results made by hand, and plans for short games."""

from collections.abc import Sequence
from typing import Any

import smokestack
from smokestack.gamekit.game import Game
from smokestack.lab.arena.lineups import Lineup
from smokestack.lab.arena.plan import ArenaPlan, make_plan
from smokestack.lab.arena.run import Course, Outcome
from smokestack.lab.arena.table import Job, Played

TITANS = smokestack.game("titans")
EMPIRE = smokestack.game("empire")
SHORT = {"round_limit": 2}


def short_plan(bots: Sequence[str], games: int, game: Game = TITANS, **more: Any) -> ArenaPlan:
    return make_plan(game, bots, games, seed=5, options={**SHORT, **more})


def by_hand(plan: ArenaPlan, strength: Sequence[str], deals: int = 4) -> Outcome:
    """An arena in which the bot named first always beats those named later, and equals tie."""
    courses = []
    for k, encounter in enumerate(plan.encounters):
        course = Course(encounter, deals, plan.until_sure)
        for deal in range(deals):
            for number, lineup in enumerate(encounter.lineups(deal)):
                course.note(Played(Job(k, deal, number, lineup), ranks(lineup, strength), (0,) * len(lineup), {}))
        courses.append(course)
    return Outcome(plan, courses, 1.0, interrupted=False)


def ranks(lineup: Lineup, strength: Sequence[str]) -> tuple[int, ...]:
    places = [strength.index(name) for name in lineup]
    return tuple(sum(other < place for other in places) for place in places)
