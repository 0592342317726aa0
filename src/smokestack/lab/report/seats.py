"""Which seats win, with what scores, and whether it helps to play first."""

from collections.abc import Callable, Sequence

import polars as pl

from smokestack.board.drawing import Svg
from smokestack.lab.findings import SeatFinding, by_seat
from smokestack.lab.plots.bars import Bar, bars, dots
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import give_or_take, percent, with_interval

ORDINALS = ("first", "second", "third", "fourth", "fifth", "sixth", "7th", "8th", "9th", "10th", "11th", "12th")
MATTERS = 0.02
"""How far from its fair share of wins a seat may lie before players care."""
Naming = Callable[[int], str]


def seat_name(seat: int) -> str:
    return f"seat {seat + 1}"


def place_name(place: int) -> str:
    return f"who plays {ORDINALS[place]}"


def seats_section(data: Data) -> tuple[Section, list[Finding]]:
    """The section, and what of it stands out."""
    found = by_seat(data.seats)
    links = [data.example_of_seat((pl.col("seat") == each.seat) & pl.col("won")) for each in found]
    charts, findings = both_charts(found, links, seat_name)
    about = [
        f"The dashed line is what each would win if seats did not matter ({percent(found[0].fair)}; a shared win "
        "counts for each who shares it). Full colour: the 95 % interval leaves the line out."
    ]
    if not data.places.is_empty():
        more, told = places_charts(data)
        charts += more
        findings = told + (findings if any(each.matters for each in found) else [])
        about.append(
            "Chance decides who plays first, so seats are alike, and the place in the first turn order counts."
        )
    return Section("seats", "Seats and turn order", about, charts), findings


def places_charts(data: Data) -> tuple[list[Svg], list[Finding]]:
    placed = data.seats_by_place()
    found = by_seat(placed, "place")
    winners = placed.filter(pl.col("won"))
    links = [data.example_games.pick(winners.filter(pl.col("place") == each.seat)["game"].to_list()) for each in found]
    return both_charts(found, links, place_name)


def both_charts(
    found: Sequence[SeatFinding], links: Sequence[str | None], name: Naming
) -> tuple[list[Svg], list[Finding]]:
    """Wins and scores, and the sentence that stands out."""
    pairs = list(zip(found, links, strict=True))
    rows = [
        [
            Cell(title(name(each.seat)), link),
            Cell(with_interval(each.wins), link),
            Cell(give_or_take(each.score), link),
            Cell(f"{each.wins.n:,}"),
        ]
        for each, link in pairs
    ]
    numbers = Numbers(("", "wins, 95 % interval", "mean score", "games"), rows)
    fair, middle = found[0].fair, sum(each.score.value for each in found) / len(found)
    wins = [win_bar(each, title(name(each.seat)), link) for each, link in pairs]
    scores = [score_bar(each, title(name(each.seat)), link) for each, link in pairs]
    told = says(found, name)
    charts = [
        bars(told, wins, "games won", numbers, True, fair),
        dots(score_says(found, name), scores, "mean score (points)", numbers, middle=middle),
    ]
    strongest = max(range(len(found)), key=lambda k: abs(found[k].wins.value - fair))
    return charts, [Finding(told, links[strongest], size_of(found))]


def size_of(found: Sequence[SeatFinding]) -> float:
    """How many times as unfair as would matter the most unfair seat is, by the end of its interval nearest to fair."""
    return max((surely_off(each) / MATTERS for each in found if each.unfair), default=0.0)


def surely_off(each: SeatFinding) -> float:
    return min(abs(each.wins.low - each.fair), abs(each.wins.high - each.fair))


def title(name: str) -> str:
    return name[0].upper() + name[1:]


def win_bar(each: SeatFinding, name: str, link: str | None) -> Bar:
    wins = each.wins
    return Bar(name, wins.value, wins.low, wins.high, percent(wins.value), link, each.unfair)


def score_bar(each: SeatFinding, name: str, link: str | None) -> Bar:
    score = each.score
    return Bar(name, score.value, score.low, score.high, f"{score.value:.1f}", link)


def says(found: Sequence[SeatFinding], name: Naming) -> str:
    """The one furthest from its fair share, or that none is."""
    unfair = [each for each in found if each.unfair]
    what = "seat" if name is seat_name else "place in the turn order"
    if not unfair:
        most = max(found, key=lambda each: each.wins.value)
        return (
            f"No {what} wins more or less than its share beyond chance: the highest is {name(most.seat)} with "
            f"{with_interval(most.wins)}"
        )
    most = max(unfair, key=lambda each: abs(each.wins.value - each.fair))
    way = "often" if most.wins.value > most.fair else "rarely"
    much = "too" if most.matters else "a touch too"
    shares = f"{with_interval(most.wins)} of games, and {percent(most.fair)} is fair"
    return f"{title(name(most.seat))} wins {much} {way}: {shares}"


def score_says(found: Sequence[SeatFinding], name: Naming) -> str:
    best, worst = (pick(found, key=lambda each: each.score.value) for pick in (max, min))
    return (
        f"Mean scores go from {give_or_take(worst.score)} for {name(worst.seat)} to "
        f"{give_or_take(best.score)} for {name(best.seat)}"
    )
