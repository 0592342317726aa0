"""A search in words: figures beside their goals, what changed, and the files that keep both."""

import json
from collections.abc import Mapping, Sequence
from dataclasses import asdict
from math import isfinite
from typing import Any

from smokestack.lab.estimates import Estimate
from smokestack.lab.seek.evidence import Line, met
from smokestack.lab.seek.front import Raced
from smokestack.lab.seek.goals import Goal
from smokestack.lab.seek.places import Data, Place, value_at
from smokestack.lab.seek.write import toml_value
from smokestack.lab.sentences import HELD

SHARES = ("users", "games", "gain", "place")
"""Measures whose figures are parts of a hundred."""


def value(name: str, figure: Estimate) -> str:
    """A figure with half its interval."""
    if not isfinite(figure.reach):
        return "too few to tell"
    if name.partition(":")[0] in SHARES:
        return f"{figure.value * 100:.1f} % ± {figure.reach * 100:.1f}".replace(" ", HELD)
    return f"{figure.value:.1f} ± {figure.reach:.1f}".replace(" ", HELD)


def in_range(goal: Goal, name: str) -> str:
    """The range of a goal for the figure of that name, such as 40 to 75 %."""
    share = name.partition(":")[0] in SHARES
    low, high = (f"{end * 100 if share else end:g}" for end in (goal.low, goal.high))
    if not isfinite(goal.low):
        text = f"≤ {high}"
    else:
        text = f"{low} to {high}" if isfinite(goal.high) else f"≥ {low}"
    return (f"{text} %" if share else text).replace(" ", HELD)


def row(line: Line) -> list[str]:
    """Group, figure, players, range, before, after, and whether the goal is met."""
    return [
        line.goal.group,
        line.name,
        str(line.players or "usual"),
        in_range(line.goal, line.name),
        value(line.name, line.before),
        value(line.name, line.after),
        "yes" if line.met else "no",
    ]


HEAD = ("group", "figure", "players", "wanted", "before", "after", "met")


def diff_lines(data: Data, changes: Mapping[Place, Any]) -> list[tuple[str, str, str]]:
    """Path, before and after of every change."""
    return [(place.name, toml_value(value_at(data, place)), toml_value(after)) for place, after in changes.items()]


def markdown_table(head: Sequence[str], rows: Sequence[Sequence[str]]) -> str:
    lines = ["| " + " | ".join(cells) + " |" for cells in (head, ["---"] * len(head), *rows)]
    return "\n".join(lines) + "\n"


def diff_text(title: str, data: Data, changes: Mapping[Place, Any], stale: Sequence[str]) -> str:
    """What changed, as a page; `stale` names cards whose text is to be read again."""
    rows = [[f"`{path}`", f"`{before}`", f"`{after}`"] for path, before, after in diff_lines(data, changes)]
    parts = [f"# {title}\n", markdown_table(("value", "before", "after"), rows) if rows else "Nothing changed.\n"]
    if stale:
        parts.append("Read again what is printed on these, as their numbers changed: " + ", ".join(stale) + ".\n")
    return "\n".join(parts)


def evidence_text(title: str, how: str, lines: Sequence[Line]) -> str:
    """The held-out figures, as a page."""
    head = f"{met(lines)} of {len(lines)} goals are met; {sum(line.was_met for line in lines)} were before. {how}"
    return "\n".join([f"# {title}\n", f"{head}\n", markdown_table(HEAD, [row(line) for line in lines])])


def evidence_json(lines: Sequence[Line], front: Sequence[Raced], facts: Mapping[str, Any]) -> str:
    """Everything for programs."""
    data = {
        **facts,
        "met": met(lines),
        "figures": [
            {
                "group": line.goal.group,
                "figure": line.name,
                "players": line.players,
                "low": finite(line.goal.low),
                "high": finite(line.goal.high),
                "before": figure_json(line.before),
                "after": figure_json(line.after),
                "met": line.met,
            }
            for line in lines
        ],
        "front": [{"try": each.candidate.number, "shortfall": dict(each.groups)} for each in front],
    }
    return json.dumps(data, indent=1, ensure_ascii=False) + "\n"


def figure_json(figure: Estimate) -> dict[str, Any]:
    return {name: finite(each) for name, each in asdict(figure).items()}


def finite(number: float) -> float | None:
    """JSON knows no infinity."""
    return number if isfinite(number) else None
