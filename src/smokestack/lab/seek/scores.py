"""How far an edition is from its goals, by group and in all."""

from collections.abc import Iterator, Mapping

from smokestack.lab.estimates import Estimate
from smokestack.lab.seek.goals import Goal, Goals

ONE_ERROR = 0.51
"""The part of a 95 % interval's half that is one standard error."""

Figures = Mapping[int, Mapping[str, Estimate]]
"""By number of players and name."""


def aims(goals: Goals, figures: Figures) -> Iterator[tuple[Goal, int, str, Estimate]]:
    """Every single number that is wanted: goal, players, name, and what it is."""
    for goal in goals.goals:
        for players in goal.players:
            for name, found in figures[players].items():
                if belongs(name, goal.measure) and goal.wants(name):
                    yield goal, players, name, found


def belongs(name: str, measure: str) -> bool:
    """Whether a figure is of a measure, which may end in a `*`."""
    return name == measure or (measure.endswith(":*") and name.rpartition(":")[0] == measure[:-2])


def by_group(goals: Goals, figures: Figures, doubtful: bool = False) -> dict[str, float]:
    """The shortfalls of each group; few games leave every figure a standard error of doubt."""
    found = dict.fromkeys(goals.groups, 0.0)
    for goal, _, _, figure in aims(goals, figures):
        found[goal.group] += goal.shortfall(figure, ONE_ERROR if doubtful else 0.0)
    return found
