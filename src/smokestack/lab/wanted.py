"""How wanted each thing is: how often it could be had, how often it was taken, and whether takers win more."""

from collections.abc import Iterable, Mapping, Sequence
from dataclasses import dataclass, replace
from math import sqrt

import polars as pl

from smokestack.lab.estimates import Estimate, around, beyond_chance, chance_of, rate
from smokestack.lab.things import Thing

UNWANTED = 0.02
"""Taken in a smaller share of its chances, nobody wants it; to be had by a smaller share of seats, it is out of
reach."""
ENOUGH = 30
"""Seats that took it, and seats that left it, before their wins are compared."""


@dataclass(frozen=True)
class Tally:
    """Seats that could take a thing and seats that did: those that lost, and those that won."""

    could: tuple[int, int]
    did: tuple[int, int]


@dataclass(frozen=True)
class ThingFinding:
    """A chance is a seat in a game that could take the thing at least once."""

    thing: Thing
    offered: Estimate
    """The share of all seats that had a chance."""
    taken: Estimate
    """The share of chances that were taken."""
    gain: Estimate | None
    """Win rate of those who took it minus that of those who could and did not; None for too few of either."""
    chance: float
    """How likely luck alone brings such a gain."""
    marked: bool = False
    """Whether the gain is beyond chance among all comparisons."""

    @property
    def unwanted(self) -> bool:
        return self.taken.n > 0 and self.taken.high < UNWANTED

    @property
    def out_of_reach(self) -> bool:
        return self.offered.high < UNWANTED


def wanted(
    taken: pl.DataFrame, tallies: pl.DataFrame, seats: pl.DataFrame, things: Mapping[int, Thing], every: int = 1
) -> list[ThingFinding]:
    """Every thing of the game, over the games whose availability was counted: each of number `every` times k."""
    counted = seats.filter(pl.col("game") % every == 0)
    players = counted.height // max(1, counted["game"].n_unique())
    chances, takers = chances_of(tallies, things), takers_of(taken, counted, things)
    found = []
    for thing in sorted(set(things.values())):
        did = takers.get(thing, (0, 0))
        could = chances.get(thing, (0, 0))
        tally = Tally((max(could[0], did[0]), max(could[1], did[1])), did)
        found.append(judge(thing, tally, counted.height, players))
    return mark(found)


def chances_of(tallies: pl.DataFrame, things: Mapping[int, Thing]) -> dict[Thing, tuple[int, int]]:
    """Seats with a chance, that lost and that won. Where several actions take a thing, the likeliest one counts."""
    by_action = tallies.group_by("action", "won").agg(pl.col("seats_available").sum())
    found: dict[Thing, list[int]] = {}
    for action, won, count in by_action.iter_rows():
        if action in things:
            pair = found.setdefault(things[action], [0, 0])
            pair[won] = max(pair[won], count)
    return {thing: (lost, won) for thing, (lost, won) in found.items()}


def takers_of(taken: pl.DataFrame, seats: pl.DataFrame, things: Mapping[int, Thing]) -> dict[Thing, tuple[int, int]]:
    """Seats that took a thing by any of its actions, that lost and that won."""
    pairs = with_things(taken, things).join(seats.select("game", "seat", "won"), on=["game", "seat"])
    return tallied(pairs.unique(["game", "seat", "thing"]), things)


def with_things(taken: pl.DataFrame, things: Mapping[int, Thing]) -> pl.DataFrame:
    """Rows of actions that take something, with the thing's number in the order of names."""
    order = {thing: k for k, thing in enumerate(sorted(set(things.values())))}
    numbers = pl.DataFrame(
        {"action": list(things), "thing": [order[thing] for thing in things.values()]},
        schema={"action": pl.Int32, "thing": pl.Int32},
    )
    return taken.filter(pl.col("times") > 0).join(numbers, on="action")


def tallied(pairs: pl.DataFrame, things: Mapping[int, Thing]) -> dict[Thing, tuple[int, int]]:
    names = sorted(set(things.values()))
    counts = pairs.group_by("thing").agg((~pl.col("won")).sum().alias("lost"), pl.col("won").sum().alias("wins"))
    return {names[number]: (lost, wins) for number, lost, wins in counts.iter_rows()}


def measured(seats: pl.DataFrame, columns: Mapping[str, Thing]) -> list[ThingFinding]:
    """Things a run counts by measures: every seat has a chance, and has taken what it counts more than 0 of."""
    players = seats.height // max(1, seats["game"].n_unique())
    won = int(seats["won"].sum())
    found = []
    for column, thing in columns.items():
        took = seats.filter(pl.col(column) > 0)["won"]
        did = (int((~took).sum()), int(took.sum()))
        found.append(judge(thing, Tally((seats.height - won, won), did), seats.height, players))
    return mark(found)


def judge(thing: Thing, tally: Tally, everyone: int, players: int) -> ThingFinding:
    """One thing's figures; `everyone` is the number of seats in all counted games."""
    could, did = sum(tally.could), sum(tally.did)
    offered, taken = rate(could, everyone), rate(did, could)
    left = could - did
    if min(did, left) < ENOUGH:
        return ThingFinding(thing, offered, taken, None, 1.0)
    gain = tally.did[1] / did - (tally.could[1] - tally.did[1]) / left
    error = error_of_gain(tally, players)
    return ThingFinding(thing, offered, taken, around(gain, error, could), chance_of(gain, error))


def error_of_gain(tally: Tally, players: int) -> float:
    """The standard error of a difference of win rates. One seat's win is the others' loss, so takers and leavers of
    one game depend on each other: at most by the factor players / (players - 1), which is taken throughout."""
    parts = []
    for wins, n in ((tally.did[1], sum(tally.did)), (tally.could[1] - tally.did[1], sum(tally.could) - sum(tally.did))):
        share = (wins + 1) / (n + 2)
        parts.append(share * (1 - share) / n)
    return sqrt(sum(parts) * players / max(1, players - 1))


def mark(found: Sequence[ThingFinding]) -> list[ThingFinding]:
    """The same findings, those beyond chance marked (Benjamini and Hochberg over all that were compared)."""
    compared = [k for k, each in enumerate(found) if each.gain is not None]
    beyond = beyond_chance([found[k].chance for k in compared])
    kept = {k for k, yes in zip(compared, beyond, strict=True) if yes}
    return [replace(each, marked=k in kept) for k, each in enumerate(found)]


def of_kind(found: Iterable[ThingFinding], kind: str) -> list[ThingFinding]:
    """The things of a kind, the most taken first."""
    return sorted((each for each in found if each.thing.kind == kind), key=lambda each: -each.taken.value)
