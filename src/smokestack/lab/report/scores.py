"""How far scores lie apart, and whether an early leader wins."""

import polars as pl

from smokestack.lab.estimates import Estimate
from smokestack.lab.findings import Leader, leader_at_half, leaders, score_lines, spread
from smokestack.lab.gamelab import lab_of
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.plots.histogram import Example, histogram
from smokestack.lab.plots.lines import Line, lines
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import figure, give_or_take, percent, with_interval
from smokestack.lab.tables import POINTS

MATTERS = 0.2
"""How much more often than by chance an early leader wins; some lead is in every game."""


def scores_section(data: Data) -> tuple[Section, list[Finding]]:
    found = spread(data.games, data.seats)
    told = (
        f"The winner is {give_or_take(found.margin)} points ahead of the next; {with_interval(found.close)} of games "
        "are won by a tenth of the winner's score or less"
    )
    margins, scores = data.games["margin"].to_list(), data.seats["score"].to_list()
    charts = [
        histogram(
            f"Half of all scores lie between {figure(found.low)} and {figure(found.high)} points",
            scores,
            "final score of a seat (points)",
            [
                Example("lowest", min(scores), data.example_of_seat(pl.col("score") == min(scores))),
                Example("highest", max(scores), data.example_of_seat(pl.col("score") == max(scores))),
            ],
        ),
        histogram(
            told,
            margins,
            "points between the first and the next",
            [
                Example("closest", min(margins), data.nearest("margin", min(margins))),
                Example("clearest", max(margins), data.nearest("margin", max(margins))),
            ],
        ),
    ]
    return Section("scores", "Scores", [], charts), [Finding(told, data.nearest("margin", found.margin.value))]


def leader_section(data: Data) -> tuple[Section, list[Finding]]:
    """Does the early leader win?"""
    half = leader_at_half(data.games, data.seats)
    kept, lost = leader_examples(data)
    by = lab_of(data.game.spec).standing
    told = leader_says(half)
    charts = [leader_chart(told, leaders(data.seats), kept), line_chart(data, by, kept)]
    about = [
        f"{half.wins.n:,} of {data.games.height:,} games have a sole leader when half of their rounds are played.",
        f"Who leads is told by {by}, as it stands at that moment; what counts only at the end comes in at the last "
        "point. A leader counts only while nobody else stands as high.",
    ]
    size = abs(half.wins.value - half.chance) / MATTERS if half.wins.excludes(half.chance) else 0.0
    findings = [Finding(told, lost if half.wins.value < half.chance else kept, size)]
    return Section("leader", "The early leader", about, charts), findings


def leader_examples(data: Data) -> tuple[str | None, str | None]:
    """A game whose leader at half time won, and one whose leader lost."""
    led = data.games.select("game", pl.col("leader_half").alias("seat")).join(data.seats, on=["game", "seat"])
    kept, lost = (led.filter(pl.col("won") == won)["game"].to_list() for won in (True, False))
    return data.example_games.pick(kept), data.example_games.pick(lost)


def leader_says(half: Leader) -> str:
    if not half.wins.n:
        return "Nobody leads alone at half time"
    chance = f"where chance alone would give {percent(half.chance)}"
    verdict = "decides little" if not half.wins.excludes(half.chance) else "matters"
    return f"An early lead {verdict}: who leads alone at half time wins {with_interval(half.wins)} of games, {chance}"


def leader_chart(told: str, found: list[Leader], link: str | None) -> str:
    moments = [(each.moment * 100, each.wins.value * 100, each.wins.low * 100, each.wins.high * 100) for each in found]
    chance = [(each.moment * 100, *(each.chance * 100,) * 3) for each in found]
    rows = [
        [Cell(percent(each.moment, 0)), Cell(with_interval(each.wins), link), Cell(f"{each.wins.n:,}")]
        for each in found
    ]
    return lines(
        told,
        [Line("leader", moments), Line("chance", chance)] if found else [],
        "share of the rounds played (%)",
        "games won by the leader (%)",
        Numbers(("rounds played", "leader wins, 95 % interval", "games with a sole leader"), rows),
    )


def line_chart(data: Data, by: str, link: str | None) -> str:
    found = score_lines(data.seats)
    rows = [
        [Cell(percent(k / (POINTS - 1), 0))] + [Cell(give_or_take(values[k]), link) for values in found.values()]
        for k in range(POINTS)
    ]
    ahead = (found["winners"][POINTS // 2].value, found["others"][POINTS // 2].value)
    return lines(
        f"At half time winners stand at {figure(ahead[0])} on average, the others at {figure(ahead[1])}",
        [Line(name, [point(k, value) for k, value in enumerate(values)]) for name, values in found.items()],
        "share of the rounds played (%)",
        f"mean {by.split(',')[0]} (points)",
        Numbers(("rounds played", *found), rows),
    )


def point(k: int, value: Estimate) -> tuple[float, float, float, float]:
    return k / (POINTS - 1) * 100, value.value, value.low, value.high
