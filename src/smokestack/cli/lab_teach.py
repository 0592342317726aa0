"""`smokestack lab teach`: what the search bot should think of an edition's positions, learned by playing them."""

from contextlib import suppress
from pathlib import Path

import typer

from smokestack.bots.learned.teach import teach
from smokestack.bots.learned.weights import OWN_FOLDER, file_name, mark_of, write
from smokestack.cli.progress import progress_bar
from smokestack.cli.show import console, errors
from smokestack.lab.editions import lab_game

KEPT = ".lessons.npz"
"""How a file ends from which a teaching goes on."""
STOPPED = 130
"""What a command answers that was stopped by Ctrl-C."""


def teach_edition(name: str, edition: str | None, games: int, seed: int, out: Path) -> None:
    """Learn with a progress bar; what is learned is written after every round, so that stopping early keeps it."""
    game = lab_game(name, edition, compiled=True)
    file = out / file_name(game)
    studied = None
    with progress_bar(games) as bar, suppress(KeyboardInterrupt):
        for studied in teach(game, games, seed=seed, kept=file.with_suffix(KEPT)):
            write(file, mark_of(game), studied.weights)
            bar.show(studied.games, doing=f"learning, off by {studied.error:.2f} {studied.unit}")
    if studied is None:
        errors.print("Stopped before anything was learned; nothing was written.")
        raise typer.Exit(STOPPED)
    stopped = studied.games < games
    done = f"Stopped after {studied.games:,} of {games:,}" if stopped else f"Learned from {games:,}"
    console.print(
        f"{done} games with {game.edition.name}, off by {studied.error:.2f} {studied.unit} from moment to moment. "
        f"Saved as {file}; {OWN_FOLDER}={out} makes the search use it.",
        soft_wrap=True,
    )
    if stopped:
        raise typer.Exit(STOPPED)
