"""Playing a plan: deals in turn for every encounter, until all are played, all is decided, or somebody stops it.

Only whole deals count, in their order: so neither cores nor the length of games decide what is known, and with the
same seed an arena ends with the same result (unless a budget is time).
"""

import time
from collections.abc import Callable, Iterator
from contextlib import closing
from dataclasses import dataclass, field
from functools import partial
from itertools import count

from smokestack.kernel.batch import cores
from smokestack.lab.arena.lineups import Encounter, Pair
from smokestack.lab.arena.parallel import play_jobs
from smokestack.lab.arena.plan import ArenaPlan
from smokestack.lab.arena.score import ahead, mean_in_deal
from smokestack.lab.arena.sequential_test import Trial, Verdict
from smokestack.lab.arena.table import Job, Played, Table

Deal = list[Played]
Progress = Callable[[int, int], object]
"""Told after each game: how many are played, and how many there will be at most."""


@dataclass
class Course:
    """How far an encounter has come."""

    encounter: Encounter
    most: int
    """Deals to play, unless it is decided before."""
    until_sure: bool
    deals: list[Deal] = field(default_factory=list)
    trials: dict[Pair, Trial] = field(default_factory=dict)
    _waiting: dict[int, dict[int, Played]] = field(default_factory=dict)
    """Games of deals that are not complete, or came before their turn."""

    def __post_init__(self) -> None:
        self.trials = {pair: Trial() for pair in self.encounter.pairs}

    @property
    def decided(self) -> bool:
        return all(trial.verdict is not Verdict.OPEN for trial in self.trials.values())

    @property
    def over(self) -> bool:
        return len(self.deals) == self.most or (self.until_sure and self.decided)

    @property
    def games_to_come(self) -> int:
        return 0 if self.over else (self.most - len(self.deals)) * self.encounter.games_in_deal

    def note(self, played: Played) -> None:
        """Keep a game; a complete deal counts when all before it do, and none counts once all is decided."""
        self._waiting.setdefault(played.job.deal, {})[played.job.number] = played
        while not self.over and len(self._waiting.get(len(self.deals), {})) == self.encounter.games_in_deal:
            self._count(self._waiting.pop(len(self.deals)))

    def _count(self, complete: dict[int, Played]) -> None:
        deal = [complete[number] for number in sorted(complete)]
        self.deals.append(deal)
        for pair, trial in self.trials.items():
            result = mean_in_deal(deal, partial(ahead, pair=pair))
            if result is not None:
                trial.see(result)


@dataclass(frozen=True)
class Outcome:
    """What was played."""

    plan: ArenaPlan
    courses: list[Course]
    seconds: float
    interrupted: bool

    def games(self) -> list[Played]:
        return [played for course in self.courses for deal in course.deals for played in deal]


def run_arena(plan: ArenaPlan, workers: int = 0, on_progress: Progress | None = None) -> Outcome:
    """Play on so many cores (all of them for 0); Ctrl-C ends it with what is known."""
    table = Table(plan.game, plan.options, plan.seed)
    table.warm_up()
    courses = [Course(each, plan.deals(each), plan.until_sure) for each in plan.encounters]
    began, interrupted = time.perf_counter(), False
    try:
        with closing(play_jobs(jobs(courses), table, min(workers or cores(), cores()))) as games:
            for done, played in enumerate(games, start=1):
                courses[played.job.encounter].note(played)
                if on_progress:
                    on_progress(done, max(done, games_counted(courses) + sum(each.games_to_come for each in courses)))
    except KeyboardInterrupt:
        interrupted = True
    return Outcome(plan, courses, time.perf_counter() - began, interrupted)


def games_counted(courses: list[Course]) -> int:
    return sum(len(deal) for course in courses for deal in course.deals)


def jobs(courses: list[Course]) -> Iterator[Job]:
    """The games to play next, a deal for each encounter in turn; one that is over gets no more of them."""
    for deal in count():
        if all(course.over or deal >= course.most for course in courses):
            return
        for k, course in enumerate(courses):
            if deal < course.most and not course.over:
                for number, lineup in enumerate(course.encounter.lineups(deal)):
                    yield Job(k, deal, number, lineup)
