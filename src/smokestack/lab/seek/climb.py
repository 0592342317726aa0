"""The search: broods of changed editions race in stages, and the front of those that came through has the next brood.

Everything but the clock follows from the seed: which edition has offspring, what changes, which games are played. So a
search that is run again goes the same way, finds the figures it already knows, and goes on where it was left.
"""

from collections.abc import Callable, Mapping, Sequence
from random import Random

from smokestack.lab.seek.candidate import Candidate, Nursery, mixed
from smokestack.lab.seek.front import Raced, front_with, total
from smokestack.lab.seek.goals import Goals
from smokestack.lab.seek.results import Results
from smokestack.lab.seek.scores import by_group

BROOD, TAUGHT_BROOD = 12, 4
"""Editions that start a race together; fewer where bots learn each of them first."""
PASSING = 4
"""One of so many goes on to the next stage ..."""
NO_WORSE = 1.1
"""... if its shortfall is at most so many times that of its parent after the same games."""
ATTEMPTS = 50
"""Changes thrown away as invalid or known before a place in the brood stays empty."""
MIXING = 0.3
"""The part of all children with two parents."""
CHANGES = 1.5
"""Places that change at once beyond the first, on average ..."""
PATIENCE = 5
"""... and one more after so many broods without a better edition."""


class Climb:
    """A search under way."""

    def __init__(self, goals: Goals, nursery: Nursery, results: Results, seed: int) -> None:
        self.goals, self.nursery, self.results, self.seed = goals, nursery, results, seed
        self.tries = 0
        self.front: list[Raced] = []
        self._seen: set[str] = set()
        self._waiting = 0
        """Broods since the best edition changed."""

    @property
    def best(self) -> Raced:
        return self.front[0]

    def begin(self) -> Raced:
        """The start edition through all stages."""
        start = self.nursery.make(0, self.nursery.first)
        assert start is not None, "a start edition is valid"
        self._seen.add(start.cards)
        self.start = Raced(start, tuple(self.shortfalls([start], stage)[0] for stage in range(len(self.goals.stages))))
        self.front = [self.start]
        return self.start

    def go_on(self) -> bool:
        """One brood and its race; False where nothing new could be found to try."""
        size = TAUGHT_BROOD if self.results.teaching else BROOD
        brood = [child for child in (self.child() for _ in range(size)) if child]
        before = self.best
        for winner in self.race(brood):
            self.front = front_with(self.front, winner)
        self._waiting = 0 if self.best is not before else self._waiting + 1
        if self.results.teaching:
            self.results.teaching.keep_only([self.start.candidate, *(each.candidate for each in self.front)])
        return bool(brood)

    def child(self) -> tuple[Candidate, Raced] | None:
        """A new valid edition with its parent."""
        self.tries += 1
        rng = Random(f"{self.seed} {self.tries}")
        for _ in range(ATTEMPTS):
            parent = self.parent(rng)
            values = parent.candidate.values
            if rng.random() < MIXING:
                values = mixed(values, self.parent(rng).candidate.values, rng)
            changes = 1 + int(rng.expovariate(1 / (CHANGES + self._waiting // PATIENCE)))
            made = self.nursery.make(self.tries, self.nursery.mutated(values, changes, rng))
            if made and made.cards not in self._seen:
                self._seen.add(made.cards)
                if self.results.teaching:
                    self.results.teaching.descends(made, parent.candidate)
                return made, parent
        return None

    def parent(self, rng: Random) -> Raced:
        """The best edition every second time, otherwise any of the front."""
        return self.best if rng.random() < 0.5 else rng.choice(self.front)

    def race(self, brood: Sequence[tuple[Candidate, Raced]]) -> list[Raced]:
        """Those who came through every stage."""
        parents = {child.number: parent for child, parent in brood}
        running = [Raced(child, ()) for child, _ in brood]
        for stage in range(len(self.goals.stages)):
            if stage:
                running = passing(running, parents)
            found = self.shortfalls([runner.candidate for runner in running], stage)
            running = [runner.after(groups) for runner, groups in zip(running, found, strict=True)]
        return running

    def shortfalls(self, candidates: Sequence[Candidate], stage: int) -> list[dict[str, float]]:
        """By group, after the games of one stage; all but the last stage leave the benefit of the doubt."""
        self.results.play(candidates, stage)
        doubtful = stage < len(self.goals.stages) - 1
        return [by_group(self.goals, self.results.of(each, stage), doubtful) for each in candidates]


def passing(running: Sequence[Raced], parents: Mapping[int, Raced]) -> list[Raced]:
    """Who goes on to the next stage: the best of all, and of those only who can keep up with their parents."""
    best = sorted(running, key=lambda runner: runner.total)[: -(-len(running) // PASSING)]
    stage = len(running[0].stages) - 1 if running else 0
    return [
        runner for runner in best if runner.total <= NO_WORSE * total(parents[runner.candidate.number].stages[stage])
    ]


def seek(climb: Climb, tries: int, enough: Callable[[], bool], tell: Callable[[Climb], object]) -> None:
    """Climb until so many tries were made, the caller has enough, all goals are met, or nothing new is left to try."""
    climb.begin()
    tell(climb)
    while climb.tries < tries and climb.best.total > 0 and not enough() and climb.go_on():
        tell(climb)
