"""The front: editions that no other one beats in one group of goals without losing in another."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass

from smokestack.lab.seek.candidate import Candidate

MOST = 12
"""Editions kept; beyond that those furthest from their goals go."""


@dataclass(frozen=True, eq=False)
class Raced:
    """A candidate that was played in some stages; on the front, in all of them."""

    candidate: Candidate
    stages: tuple[Mapping[str, float], ...]
    """Its shortfalls by group, after each stage."""

    @property
    def groups(self) -> Mapping[str, float]:
        """After the last stage it came to."""
        return self.stages[-1]

    def after(self, groups: Mapping[str, float]) -> "Raced":
        """The same one stage later."""
        return Raced(self.candidate, (*self.stages, groups))

    @property
    def total(self) -> float:
        return total(self.groups)


def total(groups: Mapping[str, float]) -> float:
    """All shortfalls together."""
    return sum(groups.values())


def beats(one: Mapping[str, float], other: Mapping[str, float]) -> bool:
    """Nowhere worse, and somewhere better."""
    return one != other and all(one[group] <= other[group] for group in one)


def order(raced: Raced) -> tuple[float, int, int]:
    """Nearest to all goals first; of equals the one with fewer changes, then the earlier."""
    return raced.total, raced.candidate.changes, raced.candidate.number


def front_with(front: Sequence[Raced], newcomer: Raced) -> list[Raced]:
    """The front after one more edition, in its order; of editions with the same shortfalls it holds one."""
    every = sorted([*front, newcomer], key=order)
    kept: list[Raced] = []
    for each in every:
        alike = any(other.groups == each.groups for other in kept)
        if not alike and not any(beats(other.groups, each.groups) for other in every):
            kept.append(each)
    return trimmed(kept)


def trimmed(kept: Sequence[Raced]) -> list[Raced]:
    """Not more than MOST, the best of each group among them."""
    best = [min(kept, key=lambda each: each.groups[group]) for group in kept[0].groups]
    others = [each for each in kept if each not in best]
    return sorted([*dict.fromkeys(best), *others][:MOST], key=order)
