"""Empire's own part: the deal, city, trains and pollution at the end, and Archie at his three levels."""

from collections.abc import Mapping, Sequence

import polars as pl

from smokestack.lab.estimates import Estimate, mean, rate
from smokestack.lab.findings import by_seat, fair_share
from smokestack.lab.meta import Measure
from smokestack.lab.plots.bars import Bar, bars, dots
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.plots.histogram import Example, histogram
from smokestack.lab.report.amounts import a_game, amounts
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import figure, give_or_take, percent, with_interval

LEVELS = {1: "easy", 2: "normal", 3: "advanced"}
ARCHIE = 1
"""Archie's seat."""
DEAL_MATTERS = 0.03
"""How far from half of the games a dealt colour may win."""
ARCHIE_MATTERS = 0.2
"""How far from an even match a level of Archie may lie."""


def sections(data: Data) -> tuple[list[Section], list[Finding]]:
    deal, told = deal_section(data)
    return [deal, city_section(data), works_section(data)], told


def deal_section(data: Data) -> tuple[Section, list[Finding]]:
    """E1.2: whether the dealt Factory decides, told by the games in which the two make different Goods."""
    rows, drawn, unfair = [], [], []
    differing, fair = differing_deals(data), fair_share(data.seats)
    for good, measure in zip(data.game.edition.names["good"], data.measures("dealt"), strict=True):
        seats = differing.filter(pl.col(measure.column) > 0)
        wins, link = rate(int(seats["won"].sum()), seats.height), data.example_games.pick(seats["game"].to_list())
        rows.append([Cell(good, link), Cell(with_interval(wins), link), Cell(f"{wins.n:,}")])
        drawn.append(Bar(good, wins.value, wins.low, wins.high, percent(wins.value), link, wins.excludes(fair)))
        if wins.n and wins.excludes(fair):
            unfair.append((abs(wins.value - fair), f"{good} wins {with_interval(wins)}", link))
    size, most, link = max(unfair, default=(0.0, "no colour stands out", None))
    told = f"In games whose dealt Factories make different Goods, {most}"
    numbers = Numbers(("dealt Factory makes", "wins, 95 % interval", "games"), rows)
    charts = [bars(told, drawn, "games won against another colour", numbers, True, fair)]
    findings = [Finding(told, link, size / DEAL_MATTERS)] if unfair else []
    return Section("deal", "The dealt Factory", [], charts), findings


def differing_deals(data: Data) -> pl.DataFrame:
    """The seats of games in which no two were dealt the same colour."""
    columns = [measure.column for measure in data.measures("dealt")]
    alike = pl.any_horizontal(pl.col(column).sum().over("game") > 1 for column in columns)
    return data.seats.filter(~alike)


def city_section(data: Data) -> Section:
    names = data.game.edition.names["type"]
    buildings = list(zip(names, data.measures("building"), strict=True))
    pips = list(zip(names, data.measures("pips"), strict=True))
    return Section(
        "city",
        "The city at the end",
        [],
        [
            amounts(
                data, f"Both players together own {most_and_least(data, buildings)}", buildings, "buildings a game"
            ),
            amounts(data, f"Pips on buildings: {most_and_least(data, pips)}", pips, "pips a game"),
        ],
    )


def most_and_least(data: Data, named: Sequence[tuple[str, Measure]]) -> str:
    ordered = sorted(((a_game(data, measure).value, name) for name, measure in named), reverse=True)
    (most, first), (least, last) = ordered[0], ordered[-1]
    return f"{figure(most)} {first}, but {figure(least)} {last} at the end of a game"


def works_section(data: Data) -> Section:
    pollution: list[int] = data.games["m_pollution"].to_list()
    ends = [("least", min(pollution)), ("most", max(pollution))]
    told = f"Pollution stands at {give_or_take(mean(pollution))} when the game ends"
    return Section(
        "works",
        "Trains and pollution",
        [],
        [
            won_and_lost(data, Measure("trains"), "trains sent off"),
            won_and_lost(data, Measure("factories"), "Factory cards at the end"),
            histogram(
                told,
                pollution,
                "pollution at the end",
                [Example(name, value, data.nearest("m_pollution", value)) for name, value in ends],
            ),
        ],
    )


def won_and_lost(data: Data, measure: Measure, axis: str) -> str:
    """Winners beside losers."""
    found = []
    for name, won in (("winners", True), ("losers", False)):
        condition = pl.col("won") == won
        values: list[int] = data.seats.filter(condition)[measure.column].to_list()
        found.append((name, mean(values), data.example_of_seat(condition & (pl.col(measure.column) > 0))))
    rows = [[Cell(name, link), Cell(give_or_take(value), link)] for name, value, link in found]
    drawn = [Bar(name, each.value, each.low, each.high, figure(each.value), link) for name, each, link in found]
    told = f"A winner has {figure(found[0][1].value)} {axis}, a loser {figure(found[1][1].value)}"
    return bars(told, drawn, axis, Numbers(("seats", f"{axis}, 95 % interval"), rows))


def archie_sections(runs: Mapping[str, Data]) -> tuple[list[Section], list[Finding]]:
    """Archie against the bot, a run for each level."""
    levels = {level: runs[name] for level, name in LEVELS.items() if name in runs}
    found = {level: by_seat(data.seats)[ARCHIE].wins for level, data in levels.items()}
    links = {level: archie_example(data) for level, data in levels.items()}
    bot = next(iter(levels.values())).meta.bots[1 - ARCHIE]
    told = f"Archie beats {bot} in " + ", ".join(
        f"{with_interval(wins)} of games at {LEVELS[level]}" for level, wins in found.items()
    )
    rows = [
        [Cell(LEVELS[level], links[level]), Cell(with_interval(wins), links[level]), Cell(f"{wins.n:,}")]
        for level, wins in found.items()
    ]
    drawn = [
        Bar(
            f"Archie, {LEVELS[level]}",
            wins.value,
            wins.low,
            wins.high,
            percent(wins.value),
            links[level],
            wins.excludes(0.5),
        )
        for level, wins in found.items()
    ]
    numbers = Numbers(("level", "Archie wins, 95 % interval", "games"), rows)
    charts = [bars(told, drawn, "games won by Archie", numbers, True, 0.5), score_chart(levels, links)]
    size = max(abs(wins.value - 0.5) for wins in found.values()) / ARCHIE_MATTERS
    seeds = sorted({data.meta.seed for data in levels.values()})
    about = [f"Runs of their own, seed {', '.join(map(str, seeds))}: {bot} has seat 1, Archie seat 2."]
    return [Section("archie", "Archie, by level", about, charts)], [Finding(told, links[max(links)], size)]


def archie_example(data: Data) -> str | None:
    won = (pl.col("seat") == ARCHIE) & pl.col("won")
    return data.example_of_seat(won) or data.example_games.pick(data.games["game"].to_list())


def score_chart(levels: Mapping[int, Data], links: Mapping[int, str | None]) -> str:
    """Profit of Archie and of the bot beside each other."""
    found: list[tuple[str, Estimate, str | None]] = []
    for level, data in levels.items():
        seats = by_seat(data.seats)
        found.append((f"Archie, {LEVELS[level]}", seats[ARCHIE].score, links[level]))
        found.append((f"{data.meta.bots[1 - ARCHIE]} against him", seats[1 - ARCHIE].score, links[level]))
    rows = [[Cell(name, link), Cell(give_or_take(value), link)] for name, value, link in found]
    drawn = [Bar(name, each.value, each.low, each.high, figure(each.value), link) for name, each, link in found]
    middle = sum(each.value for _, each, _ in found) / len(found)
    numbers = Numbers(("who", "mean Profit, 95 % interval"), rows)
    return dots("Profit of Archie and of the bot", drawn, "mean Profit (points)", numbers, middle=middle)
