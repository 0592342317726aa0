"""`smokestack lab simulate`: many games into tables, with a progress bar and a summary."""

import json as jsonlib
from dataclasses import dataclass
from functools import partial
from pathlib import Path
from typing import Any

from rich.table import Table

from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import read_options, split
from smokestack.cli.show import console
from smokestack.lab.cluster import Cluster
from smokestack.lab.editions import lab_game
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.run import play_run
from smokestack.lab.summary import summary
from smokestack.lab.tables import Run
from smokestack.lab.workers import Threads


@dataclass(frozen=True)
class Wanted:
    """A run as it was typed."""

    game: str
    edition: str | None
    games: int
    seed: int
    bots: str
    players: int | None
    options: list[str]
    rows: str
    count_every: int
    block: int

    def plan(self) -> Meta:
        return plan_run(
            lab_game(self.game, self.edition),
            self.games,
            self.seed,
            split(self.bots),
            rows=split(self.rows),
            block=self.block,
            counted_every=self.count_every,
            **read_options(self.options, self.players),
        )


def simulate_to_tables(wanted: Wanted, out: Path, address: str | None, json: bool) -> None:
    """Play, or go on; then print a summary, or JSON for other programs."""
    run = play_with_bar(wanted.plan(), out, address)
    if json:
        print(jsonlib.dumps(summary(run)))
    else:
        print_summary(summary(run))


def play_with_bar(meta: Meta, out: Path, address: str | None) -> Run:
    workers = Threads if address is None else partial(Cluster, address=address)
    with progress_bar(meta.games) as bar:
        return play_run(meta, out, workers, lambda games: bar.show(games, doing="playing" if games else "compiling"))


def print_summary(found: dict[str, Any]) -> None:
    """Wins with their 95 % intervals, mean scores and length, and where the tables are."""
    console.print(f"{found['games']:,} games of {found['game']}, edition {found['edition']}, seed {found['seed']}")
    for by in ("bot", "seat"):
        if by in found:
            print_wins(by, found[by])
    ends = ", ".join(f"{reason} {count:,}" for reason, count in found["ends"].items())
    length = f"{found['mean_rounds']:.1f} rounds, {found['mean_decisions']:.0f} decisions"
    console.print(f"Ends: {ends}; mean length {length}")
    console.print(f"Tables: {found['folder']}", soft_wrap=True)


def print_wins(by: str, rows: list[dict[str, Any]]) -> None:
    table = Table(by, "wins", "95 % interval", "mean score", box=None, pad_edge=False)
    for row in rows:
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(str(row[by]), f"{row['rate']:.1%}", interval, f"{row['score']:.1f}")
    console.print(table)
