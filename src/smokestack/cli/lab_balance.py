"""`smokestack lab balance`: play a run, or go on with it, and write its report."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from smokestack.cli.lab_simulate import play_with_bar, split
from smokestack.cli.show import console
from smokestack.kernel.game import game as make_game
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.report.balance import write_report
from smokestack.lab.report.empire import LEVELS

GAMES = 10_000
QUICK = {"titans": 3_000, "victory": 300, "empire": 2_000}
"""Games that two cores play in well under two minutes, compiling included."""
ARCHIE_PART = 5
"""Each of Archie's levels gets this part of the games."""
COUNT_EVERY = {"victory": 5}
"""Listing what is legal costs Victory as much as playing."""


@dataclass(frozen=True)
class Asked:
    """A report as it was typed."""

    game: str
    edition: str | None
    games: int | None
    seed: int
    bots: str
    players: int | None
    quick: bool

    @property
    def count(self) -> int:
        return self.games or (QUICK[self.game] if self.quick else GAMES)

    def plan(self, games: int, **options: Any) -> Meta:
        return plan_run(
            make_game(self.game, self.edition),
            games,
            self.seed,
            split(self.bots),
            self.players or 0,
            counted_every=COUNT_EVERY.get(self.game, 1),
            **options,
        )


def report_balance(asked: Asked, out: Path | None) -> None:
    """Play what is missing beside the report, write it, and print what stands out."""
    file = report_file(out or Path(f"balance-{asked.game}"))
    data = file.parent / f"{file.stem}-data"
    run = play_with_bar(asked.plan(asked.count), data, None)
    archie = {}
    if asked.game == "empire":
        for level, name in LEVELS.items():
            alone = replace(asked, bots=split(asked.bots)[0])
            meta = alone.plan(max(1, asked.count // ARCHIE_PART), archie=level)
            archie[level] = play_with_bar(meta, file.parent / f"{file.stem}-data-{name}", None)
    findings = write_report(run, file, archie)
    quick = " (a quick look: --games N plays more)" if asked.quick and not asked.games else ""
    console.print(f"{run.played:,} games of {asked.game}{quick}, what stands out:", style="bold")
    for number, finding in enumerate(findings, 1):
        console.print(f"{number:>2}. {finding}.", soft_wrap=True)
    console.print(f"Report: {file}", soft_wrap=True)


def report_file(out: Path) -> Path:
    """A name that ends in .html is the report itself, any other its folder."""
    return out if out.suffix == ".html" else out / "report.html"
