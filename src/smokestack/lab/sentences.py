"""Numbers and changes in sentences."""

from collections.abc import Sequence
from math import isfinite

from smokestack.bots.results import SURE
from smokestack.lab.compare import Change, Comparison
from smokestack.lab.estimates import POWER, Estimate

HELD = "\N{NO-BREAK SPACE}"
"""Holds a number and its sign together at the end of a line."""
NAMED = 6
"""So many names are told in one sentence."""
CHANGED = {
    "score": "{name} is {after} {unit} instead of {before} (±{reach}).",
    "length": "{name} is {after} {unit} instead of {before} (±{reach}).",
    "wins": "{name} {after} of games instead of {before} (±{reach}).",
    "taken": "{name} in {after} of games instead of {before} (±{reach}).",
    "counted": "There are {after} {name} a game instead of {before} (±{reach}).",
}


def percent(value: float, places: int = 1) -> str:
    shown = "100" if value == 1 else f"{value * 100:.{places}f}"
    return f"{shown}{HELD}%"


def places(value: float) -> int:
    """As many places behind the point as a number deserves."""
    return 0 if abs(value) >= 1000 else 1 if abs(value) >= 10 else 2


def figure(value: float) -> str:
    return f"{value:,.{places(value)}f}"


def with_interval(share: Estimate) -> str:
    """A share with its 95 % interval."""
    return f"{percent(share.value)} ({percent(share.low)} to {percent(share.high)})"


def give_or_take(value: Estimate) -> str:
    """A mean with half its 95 % interval, with places enough that the interval is not nothing."""
    shown = places(value.value)
    if not isfinite(value.reach):
        return f"{figure(value.value)} (too few to tell)"
    if 0 < value.reach < 0.5 / 10**shown:
        shown += 1
    return f"{value.value:,.{shown}f}{HELD}±{HELD}{value.reach:,.{shown}f}"


def changed(change: Change) -> str:
    """One change as a sentence."""
    quantity, show = change.quantity, percent if change.quantity.percent else figure
    reach = change.difference.reach
    shown = f"{reach * 100:.1f}" if quantity.percent else f"{reach:,.{places(change.after)}f}"
    return CHANGED[quantity.kind].format(
        name=quantity.name, unit=quantity.unit, after=show(change.after), before=show(change.before), reach=shown
    )


def verdict(comparison: Comparison, count: int = 5) -> list[str]:
    """The largest changes beyond chance, or that there are none and what would have been seen."""
    games, same = comparison.a.games, comparison.same_games
    if same == games:
        return [f"All {games:,} games went exactly the same: nothing that was changed ever came into play."]
    largest = comparison.largest(count)
    if largest:
        return [changed(each) for each in largest]
    score = next(each for each in comparison.changes if each.quantity.kind == "score")
    seen = score.difference.reach * (SURE + POWER) / SURE
    return [
        f"Nothing changed beyond chance in {games:,} games ({same:,} of them went exactly the same); "
        f"a difference in the mean score of {figure(seen)} {score.quantity.unit} would have shown with a power of 80 %."
    ]


def listed(names: Sequence[str], most: int = NAMED) -> str:
    """Names with commas, at most so many of them."""
    more = f" and {len(names) - most} more" if len(names) > most else ""
    return ", ".join(names[:most]) + more
