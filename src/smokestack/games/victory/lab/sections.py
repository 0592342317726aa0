"""Victory's own part: chains, contracts on the table, and trades."""

import polars as pl

from smokestack.lab.estimates import Estimate, ratio
from smokestack.lab.meta import Measure
from smokestack.lab.phrases import name_of
from smokestack.lab.plots.bars import Bar, bars
from smokestack.lab.plots.figure import Cell, Finding, Numbers
from smokestack.lab.report.amounts import a_game, amounts, per_game
from smokestack.lab.report.data import Data
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import figure, give_or_take, listed, percent

SHOWN = 24
"""The links of chains that are drawn, the busiest first."""
NEVER_MATTERS = 0.1
"""The part of all contracts that nobody ever claims."""


def sections(data: Data) -> tuple[list[Section], list[Finding]]:
    contracts, never = contracts_section(data)
    trades, traded = trades_section(data)
    return [chains_section(data), contracts, trades], [*never, *traded]


def chains_section(data: Data) -> Section:
    """Which good is fed into which kind of factory."""
    order = sorted(data.measures("fed"), key=lambda each: -a_game(data, each).value)
    named = [(chain_name(data, each), each) for each in order[:SHOWN]]
    idle = [chain_name(data, each) for each in order if not a_game(data, each).value]
    about = [f"The {len(named)} busiest of {len(order)} links: a card of one good taken in by one kind of factory."]
    if idle:
        about.append(f"Links nobody ever used: {listed(idle)}.")
    first = figure(a_game(data, order[0]).value)
    title = f"The busiest link is {named[0][0]} with {first} cards a game"
    return Section("chains", "Chains", about, [amounts(data, title, named, "cards a game")])


def chain_name(data: Data, measure: Measure) -> str:
    good, factory = (name_of(data.game.edition, word) for word in measure.of)
    return f"{good} → {factory}"


def claimed_share(data: Data, word: str) -> Estimate:
    """Of the contracts for a product that lay on the table, the part that somebody claimed."""
    claimed, revealed = (per_game(data, Measure(name, (word,))) for name in ("claimed", "revealed"))
    return ratio(claimed.to_list(), revealed.to_list())


def contracts_section(data: Data) -> tuple[Section, list[Finding]]:
    shares = {word: claimed_share(data, word) for word in data.game.edition.words["product"]}
    revealed = {word: int(per_game(data, Measure("revealed", (word,))).sum()) for word in shares}
    order = sorted((word for word in shares if revealed[word]), key=lambda word: -shares[word].value)
    drawn, rows = [], []
    for word in order:
        name, share = name_of(data.game.edition, word), shares[word]
        link = data.example_of_seat(pl.col(Measure("claimed", (word,)).column) > 0) or data.example(
            pl.col(Measure("revealed", (word,)).column) > 0
        )
        drawn.append(Bar(name, share.value, share.low, share.high, percent(share.value, 0), link))
        rows.append(
            [
                Cell(name, link),
                Cell(f"{percent(share.value)} ± {percent(share.reach)}", link),
                Cell(f"{revealed[word]:,}"),
            ]
        )
    never = [name_of(data.game.edition, word) for word in order if not shares[word].value]
    told = (
        f"Contracts never claimed: {listed(never)}"
        if never
        else "Every contract on the table was claimed at least once"
    )
    chart = bars(
        told,
        drawn,
        "contracts on the table that were claimed",
        Numbers(("contract", "claimed, 95 % interval", "on the table, all games"), rows),
        percent=True,
    )
    about = ["A contract may be lost and claimed again, so the part can be above 100 %."]
    link = drawn[-1].link if drawn else None
    size = len(never) / max(1, len(order)) / NEVER_MATTERS
    return Section("claims", "Contracts on the table", about, [chart]), [Finding(told, link, size)]


def trades_section(data: Data) -> tuple[Section, list[Finding]]:
    offered, accepted = (a_game(data, Measure(name)) for name in ("offered", "accepted"))
    told = f"Players offer {give_or_take(offered)} trades a game and agree on {give_or_take(accepted)}"
    link = data.example_of_seat(pl.col("m_accepted") > 0) or data.example_of_seat(pl.col("m_offered") > 0)
    named = [("offered", Measure("offered")), ("accepted", Measure("accepted"))]
    chart = amounts(data, told, named, "trades a game")
    return Section("trades", "Trades", [], [chart]), [Finding(told, link, 0.0 if accepted.value else 1.0)]
