"""`smokestack lab game`: one game of a run as a saved match."""

from pathlib import Path

from smokestack.cli.show import console
from smokestack.lab.examples import match_of
from smokestack.lab.tables import read
from smokestack.match.save import save


def save_game(folder: Path, number: int, file: Path) -> None:
    match = match_of(read(folder), number)
    save(match, file)
    scores = ", ".join(f"{seat.name} {score}" for seat, score in zip(match.seats, match.position.scores(), strict=True))
    console.print(
        f"Game {number} is saved as {file} ({scores}). Tell it with: smokestack replay {file}", soft_wrap=True
    )
