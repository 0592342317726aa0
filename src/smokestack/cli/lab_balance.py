"""`smokestack lab balance`: play a run, or go on with it, and write its report."""

from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from smokestack.cli.lab_simulate import play_with_bar
from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import split
from smokestack.cli.show import console
from smokestack.gamekit.registry import spec
from smokestack.lab.alive.runs import plan_settings, play_settings
from smokestack.lab.editions import lab_game
from smokestack.lab.gamelab import GameLab, lab_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.price.file import begin, keep
from smokestack.lab.price.listing import PriceList, measure
from smokestack.lab.price.names import TURN, priced_things
from smokestack.lab.price.price import FIRST, plan_prices
from smokestack.lab.report.balance import write_report
from smokestack.lab.tables import Run

GAMES = 10_000
SETTING_PART = 50
"""With each number of players a report plays this part of its games: they are told again, which takes a while."""
MOST_SETTING_GAMES = 500
FEWEST_PRICE_GAMES = 50
"""With fewer, a price says nothing."""


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
    prices: int | None

    @property
    def count(self) -> int:
        return self.games or (self.lab.quick_games if self.quick else GAMES)

    def price_games(self, things: int) -> int:
        """Games for the price of each thing: what was asked for, or what the report's own games allow."""
        if self.prices is not None:
            return self.prices
        share = 0 if self.quick else self.count // (2 * things)
        return share if share >= FEWEST_PRICE_GAMES else 0

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


def price_for_report(asked: Asked, meta: Meta, out: Path) -> PriceList | None:
    """What the things of a report are worth, with about as many games as the report itself; None for none."""
    game = lab_game(asked.game, asked.edition, compiled=True)
    kinds = (*lab_of(game.spec).interventions.reported, TURN.kind)
    things = [thing for thing in priced_things(game) if thing.kind in kinds]
    games = asked.price_games(len(things)) if things else 0
    if not games:
        return None
    found = begin(out, plan_prices(game, games, meta.seed, split(asked.bots), asked.players or 0, {}), FIRST)
    with progress_bar(len(things) * games, "compiling") as bar:
        for _ in measure(found, game, things, lambda done: bar.show(done, doing="pricing")):
            keep(out, found)
    return found


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
    prices = price_for_report(asked, run.meta, file.parent / f"{file.stem}-prices.json")
    findings = write_report(run, file, beside, play_every_setting(asked, file), prices)
    quick = " (a quick look: --games N plays more)" if asked.quick and not asked.games else ""
    console.print(f"{run.played:,} games of {asked.game}{quick}, what stands out:", style="bold")
    for number, finding in enumerate(findings, 1):
        console.print(f"{number:>2}. {finding}.", soft_wrap=True)
    console.print(f"Report: {file}", soft_wrap=True)


def play_every_setting(asked: Asked, file: Path) -> dict[str, Run]:
    """Smaller runs with each number of players, to be shown side by side."""
    games = min(MOST_SETTING_GAMES, max(1, asked.count // SETTING_PART))
    plans = plan_settings(lab_game(asked.game, asked.edition), games, asked.seed, split(asked.bots))
    return play_settings(
        plans, file.parent / f"{file.stem}-data-settings", lambda meta, home: play_with_bar(meta, home, None)
    )


def report_file(out: Path) -> Path:
    """A name that ends in .html is the report itself, any other its folder."""
    return out if out.suffix == ".html" else out / "report.html"
