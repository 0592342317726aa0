"""The evidence: start and best edition on games that nothing was chosen by."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.game import Game
from smokestack.gamekit.spec import GameSpec
from smokestack.kernel.batch import cores
from smokestack.lab.estimates import Estimate
from smokestack.lab.seek.goals import Goal, Goals
from smokestack.lab.seek.probe import Probe
from smokestack.lab.seek.results import figures_of
from smokestack.lab.seek.scores import Figures, aims


@dataclass(frozen=True)
class Line:
    """One number that is wanted, before and after."""

    goal: Goal
    players: int
    name: str
    before: Estimate
    after: Estimate

    @property
    def was_met(self) -> bool:
        return self.goal.shortfall(self.before) == 0

    @property
    def met(self) -> bool:
        return self.goal.shortfall(self.after) == 0


def gather(
    spec: GameSpec,
    goals: Goals,
    editions: tuple[Edition, Edition],
    compiled: bool = True,
    on_played: Callable[[], object] = lambda: None,
) -> list[Line]:
    """The held-out games of start and best edition, and what they say of each goal."""

    def play(asked: tuple[int, int]) -> tuple[tuple[int, int], dict[str, Estimate]]:
        which, players = asked
        game = Game(spec, editions[which], compiled)
        numbers = range(goals.evidence)
        probe = Probe(game, players, goals.held_out, numbers, goals.bots, goals.options)
        return asked, figures_of(probe, goals)

    found: tuple[dict[int, dict[str, Estimate]], ...] = ({}, {})
    asked = [(which, players) for players in goals.players for which in (0, 1)]
    with ThreadPoolExecutor(cores() if compiled else 1) as pool:
        for (which, players), figures in pool.map(play, asked):
            found[which][players] = figures
            on_played()
    return side_by_side(goals, found[0], found[1])


def side_by_side(goals: Goals, before: Figures, after: Figures) -> list[Line]:
    return [
        Line(goal, players, name, before[players].get(name, figure), figure)
        for goal, players, name, figure in aims(goals, after)
    ]


def met(lines: Sequence[Line]) -> int:
    return sum(line.met for line in lines)
