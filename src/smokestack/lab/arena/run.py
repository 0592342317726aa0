"""Playing a plan: deals in turn for every encounter, until all are played, all is decided, or somebody stops it.

Only whole deals count, in their order: so neither cores nor the length of games decide what is known, and with the
same seed an arena ends with the same result (unless a budget is time).
"""

import time
from collections.abc import Callable, Iterable, Iterator
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
from smokestack.lab.arena.table import Job, Played, Table, Voided

Deal = list[Played]
GIVE_UP = 5
"""So many deals in a row that the same program spoils end the arena."""
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
    voided: list[Voided] = field(default_factory=list)
    """For each deal that does not count, the first game that failed."""
    trials: dict[Pair, Trial] = field(default_factory=dict)
    _spoilers: list[str] = field(default_factory=list)
    """For each deal in order, the program that spoiled it, or "" if it counts."""
    _waiting: dict[int, dict[int, Played | Voided]] = field(default_factory=dict)
    """Games of deals that are not complete, or came before their turn."""

    def __post_init__(self) -> None:
        self.trials = {pair: Trial() for pair in self.encounter.pairs}

    @property
    def decided(self) -> bool:
        return all(trial.verdict is not Verdict.OPEN for trial in self.trials.values())

    @property
    def given_up(self) -> str:
        """The program that spoils one deal after another, or ""."""
        last = set(self._spoilers[-GIVE_UP:])
        return last.pop() if len(self._spoilers) >= GIVE_UP and len(last) == 1 else ""

    @property
    def seen(self) -> int:
        """Deals that were played, whether they count or not."""
        return len(self._spoilers)

    @property
    def over(self) -> bool:
        return self.seen == self.most or (self.until_sure and self.decided) or self.given_up != ""

    @property
    def games_to_come(self) -> int:
        return 0 if self.over else (self.most - self.seen) * self.encounter.games_in_deal

    def note(self, played: Played | Voided) -> None:
        """Keep a game; a complete deal counts when all before it do, and none counts once all is decided."""
        self._waiting.setdefault(played.job.deal, {})[played.job.number] = played
        while not self.over and len(self._waiting.get(self.seen, {})) == self.encounter.games_in_deal:
            self._see(self._waiting.pop(self.seen))

    def _see(self, complete: dict[int, Played | Voided]) -> None:
        """A deal with a game that failed counts for nobody: what is left of it would be no fair measure."""
        games = [complete[number] for number in sorted(complete)]
        failed = [game for game in games if isinstance(game, Voided)]
        self._spoilers.append(failed[0].bot if failed else "")
        self.voided += failed[:1]
        if not failed:
            self._count([game for game in games if isinstance(game, Played)])

    def _count(self, deal: Deal) -> None:
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
    programs: dict[str, str] = field(default_factory=dict)
    """What the bots that are other programs call themselves."""

    @property
    def given_up(self) -> str:
        """The program that spoiled so many deals that the arena ended, or ""."""
        return next((course.given_up for course in self.courses if course.given_up), "")

    @property
    def stopped(self) -> bool:
        """Whether it ended before all was played or decided."""
        return self.interrupted or self.given_up != ""

    @property
    def voided(self) -> list[Voided]:
        return [voided for course in self.courses for voided in course.voided]

    def games(self) -> list[Played]:
        return [played for course in self.courses for deal in course.deals for played in deal]


def run_arena(plan: ArenaPlan, workers: int = 0, on_progress: Progress | None = None) -> Outcome:
    """Play on so many cores (all of them for 0); Ctrl-C ends it with what is known."""
    table = Table(plan.game, plan.options, plan.seed, plan.programs)
    table.warm_up()
    courses = [Course(each, plan.deals(each), plan.until_sure) for each in plan.encounters]
    at_once = min(workers or cores(), cores())
    try:
        programs = table.meet_programs()
        if at_once > 1:
            table.part()
        began, interrupted = time.perf_counter(), False
        with closing(play_jobs(jobs(courses), table, at_once)) as games:
            try:
                note_all(games, courses, on_progress)
            except KeyboardInterrupt:
                interrupted = True
        return Outcome(plan, courses, time.perf_counter() - began, interrupted, programs)
    finally:
        table.part()


def note_all(games: Iterable[Played | Voided], courses: list[Course], on_progress: Progress | None) -> None:
    """Keep every game, until they end or a program is given up."""
    for done, played in enumerate(games, start=1):
        courses[played.job.encounter].note(played)
        if on_progress:
            on_progress(done, max(done, sum(games_seen(each) + each.games_to_come for each in courses)))
        if courses[played.job.encounter].given_up:
            return


def games_seen(course: Course) -> int:
    return course.seen * course.encounter.games_in_deal


def jobs(courses: list[Course]) -> Iterator[Job]:
    """The games to play next, a deal for each encounter in turn; one that is over gets no more of them."""
    for deal in count():
        if all(course.over or deal >= course.most for course in courses):
            return
        for k, course in enumerate(courses):
            if deal < course.most and not course.over:
                for number, lineup in enumerate(course.encounter.lineups(deal)):
                    yield Job(k, deal, number, lineup)
