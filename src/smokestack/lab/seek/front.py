"""The front: editions that no other one beats in one group of goals without losing in another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from smokestack.lab.seek.candidate import Candidate

MOST = 12
"""Editions kept; beyond that those furthest from their goals go."""


@dataclass(frozen=True)
class Raced:
    """A candidate that was played in every stage."""

    candidate: Candidate
    stages: tuple[Mapping[str, float], ...]
    """Its shortfalls by group, after each stage."""

    @property
    def groups(self) -> Mapping[str, float]:
        return self.stages[-1]

    @property
    def total(self) -> float:
        return total(self.groups)


def total(groups: Mapping[str, float]) -> float:
    """All shortfalls together."""
    return sum(groups.values())


def beats(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Nowhere worse, and somewhere better."""
    return one != other and all(one[group] <= other[group] for group in one)


def front_with(front: Sequence[Raced], newcomer: Raced) -> list[Raced]:
    """The front after one more edition, nearest to all goals first."""
    every = [*front, newcomer]
    kept = [each for each in every if not any(beats(other.groups, each.groups) for other in every)]
    return sorted(kept, key=lambda each: (each.total, each.candidate.number))[:MOST]
