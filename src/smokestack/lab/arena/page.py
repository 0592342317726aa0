"""An arena as one HTML file: who beats whom, ratings, seats and time."""

from collections.abc import Sequence
from importlib import resources

from smokestack.board.drawing import Svg, circle, number, path, tag, words
from smokestack.lab.arena.score import Share
from smokestack.lab.arena.sequential_test import Verdict
from smokestack.lab.arena.standing import BotStanding, Standing
from smokestack.lab.arena.words import (
    facts,
    interval,
    lone_sentence,
    milliseconds,
    notes,
    pair_sentence,
    percent,
    seats_sentence,
    wins_head,
)
from smokestack.lab.plots.axis import Axis
from smokestack.lab.plots.bars import ROW, STEPS, TOP, Bar, names, reach
from smokestack.lab.plots.figure import LABELS, WIDTH, Cell, across
from smokestack.lab.report.page import Section, page

RIGHT = WIDTH - 56.0


def arena_page(standing: Standing) -> str:
    """The whole page; it needs nothing else."""
    plan = standing.outcome.plan
    findings = [Cell(pair_sentence(pair, standing)) for pair in standing.pairs]
    findings += [Cell(lone_sentence(lone, standing)) for lone in standing.lone]
    sections = [
        Section("pairs", "Who beats whom", [matrix_caption(standing)], [styles(), matrix(standing)]),
        Section("ratings", "Ratings", ["Lines are 95 % intervals."], [ratings_chart(standing.bots)]),
        Section("seats", "Seats", [seats_sentence(standing)], seats_charts(standing)),
        Section("time", "Bots and their time", ["Forced decisions are left out."], [bots_table(standing)]),
        Section("how", "How this was measured", notes(plan), []),
    ]
    return page(plan.game.name, f"Arena: {plan.game.spec.title}", facts(standing), findings, sections)


def styles() -> Svg:
    """What only this page needs, beside the sheet of all reports."""
    return tag("style", resources.files("smokestack.lab.arena").joinpath("arena.css").read_text(encoding="utf-8"))


def matrix_caption(standing: Standing) -> str:
    if standing.outcome.plan.players == 2:
        return "How often the bot of a row beats the bot of a column."
    return "How often a seat of the bot of a row finishes ahead of a seat of the bot of a column."


def matrix(standing: Standing) -> Svg:
    """Each against each, strongest first; a pair that never met stays empty."""
    order = [each.name for each in standing.bots]
    cells = {(pair.first, pair.second): cell(pair.ahead, pair.verdict, Verdict.FIRST) for pair in standing.pairs}
    cells |= {
        (pair.second, pair.first): cell(turned(pair.ahead), pair.verdict, Verdict.SECOND) for pair in standing.pairs
    }
    head = tag("tr", tag("td", ""), *(tag("th", words(name), scope="col") for name in order))
    rows = [
        tag("tr", tag("th", words(row), scope="row"), *(cells.get((row, column), tag("td", "·")) for column in order))
        for row in order
    ]
    return tag("div", tag("table", tag("thead", head), tag("tbody", *rows), class_="matrix"), class_="scroll wide")


def cell(share: Share, verdict: Verdict, better: Verdict) -> Svg:
    """A rate, its interval and its games; green or red only where it is beyond chance."""
    css = {Verdict.OPEN: "open", Verdict.EVEN: "even", better: "better"}.get(verdict, "worse")
    small = tag("small", words(interval(share)), "<br/>", words(f"n = {share.games:,}"))
    return tag("td", tag("b", words(percent(share.value))), small, class_=css)


def turned(share: Share) -> Share:
    """A rate as the other bot of the pair has it."""
    return Share(1 - share.value, 1 - share.high, 1 - share.low, share.games)


def ratings_chart(bots: Sequence[BotStanding]) -> Svg:
    rows = [Bar(each.name, each.rating.mu, each.rating.low, each.rating.high, f"{each.rating.mu:.1f}") for each in bots]
    return dots("Plackett–Luce rating", rows, Axis.around("rating", spans(rows), zero=False, steps=STEPS), 25.0)


def seats_charts(standing: Standing) -> list[Svg]:
    rows = [
        Bar(f"seat {k}", seat.value, seat.low, seat.high, percent(seat.value))
        for k, seat in enumerate(standing.seats, start=1)
    ]
    if not rows:
        return []
    axis = Axis.around("games won", [*spans(rows), standing.fair], percent=True, steps=STEPS)
    return [dots("Wins by seat; the dashed line is even", rows, axis, standing.fair)]


def spans(rows: Sequence[Bar]) -> list[float]:
    return [end for row in rows for end in (row.low, row.high)]


def dots(title: str, rows: Sequence[Bar], axis: Axis, middle: float) -> Svg:
    """A dot with its interval for each row, and a dashed line to compare with."""
    bottom = TOP + ROW * len(rows)
    body = across(axis, LABELS, RIGHT, TOP, bottom)
    body += path(f"M{number(axis.place(middle, LABELS, RIGHT))} {number(TOP)}V{number(bottom)}", "fair")
    for k, row in enumerate(rows):
        y = TOP + ROW * k
        dot = circle(axis.place(row.value, LABELS, RIGHT), y + ROW / 2, 5.0, "dot marked")
        body += reach(axis, row, y + ROW / 2) + dot + names(row, y)
    size = f"0 0 {number(WIDTH)} {number(bottom + 42)}"
    drawing = tag("svg", body, viewBox=size, class_="chart", role="img", aria_label=title)
    return tag("figure", tag("figcaption", words(title)), drawing)


def bots_table(standing: Standing) -> Svg:
    """Each bot's budget, the time it really took, and its wins over all games."""
    head = ("bot", "budget", "mean", "p99", "decisions", "rating", wins_head(standing), "games")
    rows = []
    for each in standing.bots:
        thought, rating = each.thought, each.rating
        row = (
            each.budget,
            milliseconds(thought.mean),
            milliseconds(thought.p99),
            f"{thought.decisions:,}",
            f"{rating.mu:.1f} ({rating.low:.1f} to {rating.high:.1f})",
            percent(each.wins.value),
            f"{each.wins.games:,}",
        )
        rows.append(tag("tr", tag("th", words(each.name), scope="row"), *(tag("td", words(value)) for value in row)))
    top = tag("thead", tag("tr", *(tag("th", words(name), scope="col") for name in head)))
    return tag("div", tag("table", top, tag("tbody", *rows), class_="bots"), class_="scroll wide")
