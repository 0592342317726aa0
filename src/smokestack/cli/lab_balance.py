"""`smokestack lab balance`: play a run, or go on with it, and write its report."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from smokestack.cli.lab_simulate import play_with_bar
from smokestack.cli.reading import split
from smokestack.cli.show import console
from smokestack.gamekit.registry import spec
from smokestack.lab.editions import lab_game
from smokestack.lab.gamelab import GameLab, lab_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.report.balance import write_report

GAMES = 10_000


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
        return self.games or (self.lab.quick_games if self.quick else GAMES)

    @property
    def lab(self) -> GameLab:
        return lab_of(spec(self.game))

    def plan(self, games: int, **options: Any) -> Meta:
        return plan_run(
            lab_game(self.game, self.edition),
            games,
            self.seed,
            split(self.bots),
            self.players or 0,
            counted_every=self.lab.count_every,
            **options,
        )


def report_balance(asked: Asked, out: Path | None) -> None:
    """Play what is missing beside the report, write it, and print what stands out."""
    file = report_file(out or Path(f"balance-{asked.game}"))
    data = file.parent / f"{file.stem}-data"
    run = play_with_bar(asked.plan(asked.count), data, None)
    beside = {}
    for side in asked.lab.side_runs:
        alone = replace(asked, bots=split(asked.bots)[0])
        meta = alone.plan(max(1, asked.count // side.part), **side.options)
        beside[side.name] = play_with_bar(meta, file.parent / f"{file.stem}-data-{side.name}", None)
    findings = write_report(run, file, beside)
    quick = " (a quick look: --games N plays more)" if asked.quick and not asked.games else ""
    console.print(f"{run.played:,} games of {asked.game}{quick}, what stands out:", style="bold")
    for number, finding in enumerate(findings, 1):
        console.print(f"{number:>2}. {finding}.", soft_wrap=True)
    console.print(f"Report: {file}", soft_wrap=True)


def report_file(out: Path) -> Path:
    """A name that ends in .html is the report itself, any other its folder."""
    return out if out.suffix == ".html" else out / "report.html"
