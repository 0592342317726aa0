"""`smokestack lab teach`: what the search bot should think of an edition's positions, learned by playing them."""

from pathlib import Path

from rich.progress import BarColumn, MofNCompleteColumn, Progress, TimeRemainingColumn

from smokestack.bots.learned.insight import OWN_FOLDER, file_name, mark_of, write
from smokestack.bots.learned.teach import teach
from smokestack.cli.show import console, errors
from smokestack.kernel.game import game as make_game


def teach_edition(name: str, edition: str | None, games: int, seed: int, out: Path) -> None:
    """Learn with a progress bar; what is learned is written after every round, so that stopping early keeps it."""
    game = make_game(name, edition, compiled=True)
    file = out / file_name(game)
    columns = ("{task.description}", BarColumn(), MofNCompleteColumn(), TimeRemainingColumn())
    with Progress(*columns, console=errors, transient=True) as progress:
        task = progress.add_task("compiling", total=games)
        error = 0.0
        for studied in teach(game, games, seed=seed):
            write(file, mark_of(game), studied.insight)
            error = studied.error
            progress.update(task, completed=studied.games, description=f"learning, off by {error:.2f} points")
    console.print(
        f"Learned from {games:,} games with {game.edition.name}, off by {error:.2f} points from moment to moment. "
        f"Saved as {file}; {OWN_FOLDER}={out} makes the search use it.",
        soft_wrap=True,
    )
