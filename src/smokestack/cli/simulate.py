"""`smokestack simulate`: many games between bots, with a progress bar and a table."""

import json as jsonlib

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn
from rich.table import Table

from smokestack.bots.simulate import Results, simulate
from smokestack.cli.options import read_options
from smokestack.cli.show import console, errors
from smokestack.kernel.game import game as make_game


def run_simulation(
    name: str,
    games: int,
    players: int | None,
    seed: int,
    bots: str,
    edition: str | None,
    given: list[str],
    interpreted: bool,
    json: bool,
) -> None:
    """Play, then print a table, or JSON for other programs."""
    game = make_game(name, edition, compiled=not interpreted)
    options = read_options(given, players)
    chosen = [bot.strip() for bot in bots.split(",")]
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("compiling" if game.compiled else "playing", total=games)
        results = simulate(
            game,
            games,
            seed,
            bots=chosen,
            on_progress=lambda done: progress.update(task, completed=done, description="playing"),
            **options,
        )
    if json:
        print(jsonlib.dumps(results.to_json()))
    else:
        print_results(results)


def print_results(results: Results) -> None:
    """Wins with their 95% intervals, and mean scores."""
    console.print(results.headline())
    table = Table(*results.columns(), box=None, pad_edge=False)
    for row in results.rows():
        table.add_row(*row)
    console.print(table)
