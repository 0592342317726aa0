"""A goals file: what may vary, what games shall be like, and how they are played to find out."""

import tomllib
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field
from math import inf, isfinite
from pathlib import Path
from typing import Any

from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate
from smokestack.lab.seek.settings import Settings

STAGES = (24, 120, 600)
EVIDENCE = 2_000
HELD_OUT = 1_000_000
MOST_GROUPS = 4
"""A front between more groups holds nearly everything."""


@dataclass(frozen=True)
class Goal:
    """A measure that shall lie in a range, for each of some numbers of players."""

    measure: str
    group: str
    low: float
    high: float
    tolerance: float
    """So far beyond the range counts as 1."""
    weight: float
    players: tuple[int, ...]
    """0 for as many as the game has by itself."""
    without: tuple[str, ...] = ()
    """Things that a measure with a `*` leaves out."""

    def wants(self, name: str) -> bool:
        """Whether this goal speaks of a figure by that name."""
        return name.rpartition(":")[2] not in self.without

    def shortfall(self, found: Estimate, doubt: float = 0.0) -> float:
        """How far the figure is from the range, weighted; nothing where too few games tell.

        `doubt` is the part of its interval that it gets the benefit of.
        """
        if not isfinite(found.reach):
            return 0.0
        room = doubt * found.reach
        return self.weight * max(0.0, self.low - found.value - room, found.value - self.high - room) / self.tolerance


@dataclass(frozen=True)
class Goals:
    """A goals file as it was read."""

    text: str
    game: str
    vary: Sequence[Mapping[str, Any]]
    goals: tuple[Goal, ...]
    texts: Sequence[Mapping[str, str]]
    """Templates for what is printed on a card: `path`, `by`, and a text for each value of the key that `by` names."""
    bots: tuple[str, ...] = ("greedy",)
    stages: tuple[int, ...] = STAGES
    """Games in each round of a race, for each number of players."""
    evidence: int = EVIDENCE
    """Games that nothing was chosen by, for each number of players."""
    held_out: int = HELD_OUT
    """The seed of those games."""
    options: Mapping[str, int] = field(default_factory=dict)
    teach: int = 0
    """Games that bots learn each edition from before they play it; 0 for bots that know what they know."""

    @property
    def groups(self) -> list[str]:
        return list(dict.fromkeys(goal.group for goal in self.goals))

    @property
    def players(self) -> list[int]:
        return sorted({players for goal in self.goals for players in goal.players})


def read_goals(file: Path) -> Goals:
    """The goals in a file, or a LabError that says what is wrong with it."""
    try:
        text = file.read_text(encoding="utf-8")
        data = tomllib.loads(text)
    except (OSError, ValueError) as error:
        raise LabError(f"{file} cannot be read: {error}") from None
    return goals_of(text, data, str(file))


def goals_of(text: str, data: dict[str, Any], file: str) -> Goals:
    top = Settings(file, "", data)
    play = Settings(file, "play", top.table("play"))
    found = Goals(
        text=text,
        game=top.text("game"),
        vary=[checked_variable(row) for row in top.rows("vary")],
        goals=tuple(read_goal(row) for row in top.rows("goals")),
        texts=[checked_template(row) for row in top.rows("texts", least=0)],
        bots=tuple(word.strip() for word in play.text("bots", "greedy").split(",")),
        stages=play.wholes("stages", STAGES),
        evidence=play.whole("evidence", EVIDENCE, 2),
        held_out=play.whole("held_out", HELD_OUT, 0),
        options=play.table("options"),
        teach=play.whole("teach", 0, 0),
    )
    top.done()
    play.done()
    if len(found.groups) > MOST_GROUPS:
        raise top.problem("goals", f"have the groups {', '.join(found.groups)}; put them into {MOST_GROUPS} at most")
    return found


def read_goal(row: Settings) -> Goal:
    low, high = row.number("low", -inf), row.number("high", inf)
    goal = Goal(
        measure=row.text("measure"),
        group=row.text("group"),
        low=low,
        high=high,
        tolerance=row.number("tolerance"),
        weight=row.number("weight", 1.0),
        players=row.wholes("players", (0,), least=0),
        without=row.texts("without"),
    )
    row.done()
    if (low, high) == (-inf, inf) or low > high:
        raise row.problem("low", "and high are the range that is wanted; give at least one, and low not above high")
    if goal.tolerance <= 0 or goal.weight <= 0:
        raise row.problem("tolerance", "and weight must be above 0")
    return goal


def checked_variable(row: Settings) -> Mapping[str, Any]:
    row.text("path")
    row.allow("low", "high", "choices", "length")
    row.done()
    return row.data


def checked_template(row: Settings) -> Mapping[str, str]:
    for name in ("path", "by", *row.data):
        row.text(name)
    return row.data
