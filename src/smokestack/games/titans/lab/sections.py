"""Titans' own part: what consumers pay, and what they leave, on each grid in each age."""

import polars as pl

from smokestack.games.titans.model.cards import AGES, CONSUMER_GRIDS
from smokestack.lab.estimates import Estimate, ratio
from smokestack.lab.meta import Measure
from smokestack.lab.phrases import name_of
from smokestack.lab.plots.bars import Bar, bars
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.plots.stacks import Stack, stacks
from smokestack.lab.report.amounts import a_game
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import figure, give_or_take, percent

ROMAN = ("I", "II", "III")
GLUT_MATTERS = 0.3
"""The part of a grid that stays unsold; some always does."""


def sections(data: Data) -> tuple[list[Section], list[Finding]]:
    goods = Section(
        "unsold",
        "Sold and unsold goods",
        ["Cubes on each consumer grid when an age ends: those its people take, and those they leave."],
        [sold_chart(data, age) for age in range(AGES)],
    )
    prices = Section(
        "prices",
        "Prices",
        ["What consumers pay for a cube: each player gets their own cheapest price for all their cubes on a grid."],
        [price_chart(data, age) for age in range(AGES)],
    )
    return [goods, prices], [glut(data)]


def grids_of(data: Data) -> list[str]:
    return data.game.edition.words["grid"][:CONSUMER_GRIDS]


def measure(name: str, grid: str, age: int) -> Measure:
    return Measure(name, (grid, str(age + 1)))


def unsold_share(data: Data, grid: str, age: int) -> Estimate:
    """The part of a grid's cubes that consumers leave."""
    sold, unsold = (data.games[measure(name, grid, age).column] for name in ("sold", "unsold"))
    return ratio(unsold.to_list(), (sold + unsold).to_list())


def sold_chart(data: Data, age: int) -> str:
    drawn, rows, cubes, left = [], [], 0.0, 0.0
    for grid in grids_of(data):
        sold, unsold = (a_game(data, measure(name, grid, age)) for name in ("sold", "unsold"))
        link = data.example(pl.col(measure("unsold", grid, age).column) > 0)
        name, share = name_of(data.game.edition, grid), unsold_share(data, grid, age)
        drawn.append(Stack(name, (sold.value, unsold.value), percent(share.value, 0), link))
        rows.append(
            [Cell(name, link), *(Cell(give_or_take(each), link) for each in (sold, unsold)), share_cell(share, link)]
        )
        cubes, left = cubes + sold.value + unsold.value, left + unsold.value
    return stacks(
        f"In Age {ROMAN[age]} {percent(left / cubes if cubes else 0.0)} of the cubes stay unsold",
        drawn,
        ("sold", "unsold"),
        "cubes a game; the number is the part left unsold",
        Numbers(("grid", "sold a game", "unsold a game", "part unsold, 95 % interval"), rows),
    )


def share_cell(share: Estimate, link: str | None) -> Cell:
    return Cell(f"{percent(share.value)} ± {percent(share.reach)}" if share.value else "none", link)


def price_chart(data: Data, age: int) -> str:
    drawn, rows = [], []
    for grid in grids_of(data):
        paid, sold = (data.games[measure(name, grid, age).column] for name in ("paid", "sold"))
        price, link = ratio(paid.to_list(), sold.to_list()), data.example(pl.col(measure("sold", grid, age).column) > 0)
        name = name_of(data.game.edition, grid)
        if price.value:
            drawn.append(Bar(name, price.value, price.low, price.high, f"${price.value:.2f}", link))
            rows.append([Cell(name, link), Cell(f"${give_or_take(price)}", link), Cell(figure(float(sold.sum())))])
    dear = max(drawn, key=lambda bar: bar.value, default=None)
    told = f", most on {dear.name}: {dear.shown}" if dear else ""
    return bars(
        f"What a cube brings in Age {ROMAN[age]}{told}",
        drawn,
        "dollars for a cube sold",
        Numbers(("grid", "mean price, 95 % interval", "cubes sold"), rows),
    )


def glut(data: Data) -> Finding:
    """The grid and age with the largest part unsold."""
    places = [(grid, age) for grid in grids_of(data) for age in range(AGES)]
    grid, age = max(places, key=lambda place: unsold_share(data, *place).value)
    share = unsold_share(data, grid, age)
    return Finding(
        f"{percent(share.value)} (± {percent(share.reach)}) of the cubes on {name_of(data.game.edition, grid)} stay "
        f"unsold when Age {ROMAN[age]} ends, more than anywhere else",
        data.example(pl.col(measure("unsold", grid, age).column) > 0),
        share.value / GLUT_MATTERS,
    )
