"""`smokestack lab alive`: what of a game occurs in play, by player count, and what is dead."""

import json as jsonlib
from collections.abc import Iterator
from contextlib import contextmanager
from dataclasses import dataclass
from pathlib import Path
from tempfile import TemporaryDirectory

from rich.table import Table

from smokestack.cli.lab_simulate import play_with_bar
from smokestack.cli.reading import split
from smokestack.cli.show import console
from smokestack.gamekit.errors import OptionError
from smokestack.lab.alive.alive import Alive, Row, alive
from smokestack.lab.alive.export import as_csv, as_json
from smokestack.lab.alive.items import CLAUSES, group_titles
from smokestack.lab.alive.runs import plan_settings, play_settings
from smokestack.lab.alive.words import LEGEND, share, verdict, wins
from smokestack.lab.editions import lab_game
from smokestack.lab.folder import write_file

NAME_WIDTH = 38
SETTING_WIDTH = 24
"""Letters that the columns of one setting need."""


@dataclass(frozen=True)
class Asked:
    """What was typed."""

    game: str
    edition: str | None
    games: int
    seed: int
    bots: str
    players: str | None

    @property
    def counts(self) -> list[int]:
        """The numbers of players; none for all the game has."""
        words = split(self.players) if self.players else []
        if not all(word.isdigit() for word in words):
            raise OptionError(f"--players {self.players}: write numbers with commas between them, such as 2,4")
        return [int(word) for word in words]


def show_alive(asked: Asked, out: Path | None, json: bool) -> None:
    """Play in every setting, then print what is alive as tables or as JSON; a folder keeps games and figures."""
    game = lab_game(asked.game, asked.edition)
    plans = plan_settings(game, asked.games, asked.seed, split(asked.bots), asked.counts)
    with kept_in(out) as folder:
        found = alive(play_settings(plans, folder, lambda meta, home: play_with_bar(meta, home, None)))
    if out:
        write_file(out / "alive.json", jsonlib.dumps(as_json(found), indent=1).encode())
        write_file(out / "alive.csv", as_csv(found).encode())
    if json:
        print(jsonlib.dumps(as_json(found)))
    else:
        print_alive(found)


@contextmanager
def kept_in(out: Path | None) -> Iterator[Path]:
    """The folder that was named, or one that is gone afterwards."""
    if out:
        yield out
    else:
        with TemporaryDirectory(prefix="smokestack-alive-") as folder:
            yield Path(folder)


def print_alive(found: Alive) -> None:
    """As many settings side by side as the window is wide, then what is dead."""
    settings = ", ".join(f"{each.name} ({each.games:,} games)" for each in found.settings)
    console.print(
        f"{found.game.spec.title}, edition {found.game.edition.name}, {', '.join(found.bots)}: {settings}",
        style="bold",
        soft_wrap=True,
    )
    fitting = max(1, (console.width - NAME_WIDTH) // SETTING_WIDTH)
    for first in range(0, len(found.settings), fitting):
        for group, title in group_titles(found.game).items():
            rows = [row for row in found.group(group) if not row.item.excuse]
            if rows:
                console.print(group_table(found, title, rows, range(first, min(first + fitting, len(found.settings)))))
    print_excused(found)
    console.print(
        f"{LEGEND}.",
        style="dim",
        soft_wrap=True,
    )
    for sentence in verdict(found):
        console.print(f"{sentence}.", soft_wrap=True)


def group_table(found: Alive, title: str, rows: list[Row], shown: range) -> Table:
    table = Table(title=title, title_justify="left", title_style="bold", box=None, pad_edge=False)
    table.add_column("", width=NAME_WIDTH - 2, no_wrap=True, overflow="ellipsis")
    for k in shown:
        table.add_column(f"{found.settings[k].name}\ngames", justify="right", min_width=5)
        table.add_column("\nseats", justify="right")
        table.add_column("\nwins", justify="right", min_width=10)
    for row in rows:
        cells = []
        for k in shown:
            use = row.uses[k]
            cells += [share(use.games.value), share(use.seats.value), wins(use)]
        table.add_row(row.item.shown, *cells, style="red" if row.dead else "yellow" if row.rare else None)
    return table


def print_excused(found: Alive) -> None:
    """What no log can tell of, and what the edition does not have."""
    excused = [row.item for row in found.rows if row.item.excuse]
    clauses = [item for item in excused if item.group == CLAUSES]
    if clauses:
        console.print("Clauses that no log can show:", style="bold")
        for item in clauses:
            console.print(f"  {item.shown}: {item.excuse}", soft_wrap=True)
    absent = [f"{item.name} ({item.group})" for item in excused if item.group != CLAUSES]
    if absent:
        console.print(f"Not in this edition: {', '.join(absent)}.", soft_wrap=True)
