"""`smokestack lab teach`: what the search bot should think of an edition's positions, learned by playing them."""

from pathlib import Path

import typer

from smokestack.bots.learned.teach import judgement_of, teach
from smokestack.bots.learned.weights import OWN_FOLDER, file_name, mark_of, write
from smokestack.cli.progress import progress_bar
from smokestack.cli.show import console, errors
from smokestack.lab.editions import lab_game

KEPT = ".lessons.npz"
"""How a file ends from which a teaching goes on."""
STOPPED = 130
"""What a command answers that was stopped by Ctrl-C."""


def teach_edition(
    name: str, edition: str | None, wanted: int | None, seed: int, out: Path, origin: Path | None = None
) -> None:
    """Learn with a progress bar; what is learned is written after every round, so that stopping early keeps it."""
    game = lab_game(name, edition, compiled=True)
    games = wanted or judgement_of(game).games
    file = out / file_name(game.name, game.edition.name)
    studied, stopped = None, False
    with progress_bar(games) as bar:
        try:
            for studied in teach(game, games, seed=seed, kept=file.with_suffix(KEPT), origin=origin):
                write(file, mark_of(game), studied.weights)
                bar.show(studied.games, doing=f"learning, off by {studied.error:.2f} {studied.unit}")
        except KeyboardInterrupt:
            stopped = True
    if studied is None and not stopped:
        console.print(f"{file} holds what {games:,} games or more taught already; --games names more.", soft_wrap=True)
        return
    if studied is None:
        errors.print("Stopped before anything was learned; nothing was written.")
        raise typer.Exit(STOPPED)
    done = f"Stopped after {studied.games:,} of {games:,}" if stopped else f"Learned from {games:,}"
    console.print(
        f"{done} games with {game.edition.name}, off by {studied.error:.2f} {studied.unit} from moment to moment. "
        f"Saved as {file}; {OWN_FOLDER}={out} makes the search use it.",
        soft_wrap=True,
    )
    if stopped:
        raise typer.Exit(STOPPED)
