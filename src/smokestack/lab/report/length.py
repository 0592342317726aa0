"""How long games take, how they end, and whether some drag."""

import polars as pl

from smokestack.lab.findings import DRAGGING, Length, length
from smokestack.lab.plots.bars import Bar, bars
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.plots.histogram import Example, histogram
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import give_or_take, percent, with_interval

MATTERS = 0.05
"""The share of games that drag."""


def length_section(data: Data) -> tuple[Section, list[Finding]]:
    found = length(data.games)
    told, longest = says(found), data.nearest("rounds", found.longest)
    picked = ("shortest", found.shortest), ("median", found.median), ("longest", found.longest)
    decisions: list[int] = data.games["decisions"].to_list()
    charts = [
        histogram(told, data.games["rounds"].to_list(), "rounds in a game", extremes(data, "rounds", *picked)),
        histogram(
            f"A game takes {give_or_take(found.decisions)} decisions of all players together",
            decisions,
            "decisions in a game",
            extremes(data, "decisions", ("fewest", min(decisions)), ("most", max(decisions))),
        ),
        ends(data, found),
    ]
    about = [f"A game drags when it has at least {DRAGGING} times the median of {found.median} rounds."]
    return Section("length", "Length", about, charts), [Finding(told, longest, found.dragging.value / MATTERS)]


def extremes(data: Data, column: str, *picked: tuple[str, int]) -> list[Example]:
    """Games that show the named values of a column."""
    return [Example(name, value, data.nearest(column, value)) for name, value in picked]


def ends(data: Data, found: Length) -> str:
    """One bar for each reason games end."""
    links = [data.example(pl.col("reason") == reason) for reason in found.reasons]
    pairs = list(zip(found.reasons.items(), links, strict=True))
    rows = [[Cell(name, link), Cell(with_interval(share), link)] for (name, share), link in pairs]
    first, share = next(iter(found.reasons.items()))
    return bars(
        f"{percent(share.value)} of games end by: {first}",
        [Bar(name, each.value, each.low, each.high, percent(each.value), link) for (name, each), link in pairs],
        "games",
        Numbers(("end", "games, 95 % interval"), rows),
        percent=True,
    )


def says(found: Length) -> str:
    middle = f"Games take {found.shortest} to {found.longest} rounds, {give_or_take(found.rounds)} on average"
    if found.shortest == found.longest:
        return f"Every game takes {found.median} rounds"
    if not found.dragging.value:
        return f"{middle}; none drags"
    return f"{middle}; {with_interval(found.dragging)} of them drag"
