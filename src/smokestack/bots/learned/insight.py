"""What was learned of an edition, read from its file; there is one for each edition that was ever taught."""

import os
from contextlib import suppress
from functools import lru_cache
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.network import HEAD
from smokestack.kernel.errors import SmokestackError
from smokestack.kernel.game import Game

FOLDER = Path(__file__).parent / "insights"
OWN_FOLDER = "SMOKESTACK_INSIGHTS"
"""An environment variable: a folder of insights into editions that are not ours."""
NOTHING = (0,) * HEAD
"""The insight into an edition nobody was taught."""


class InsightError(SmokestackError):
    """A file that should hold an insight and does not."""


def insight_into(game: Game) -> tuple[int, ...]:
    """The weights learned with exactly these cards, or NOTHING: with other cards they would mislead."""
    folders = [Path(os.environ[OWN_FOLDER])] if os.environ.get(OWN_FOLDER) else []
    for folder in (*folders, FOLDER):
        file = folder / file_name(game)
        if file.is_file():
            found = read(file, game.edition.digest)
            if found != NOTHING:
                return found
    return NOTHING


def file_name(game: Game) -> str:
    return f"{game.name}-{game.edition.name}.npz"


@lru_cache(maxsize=8)
def read(file: Path, digest: str) -> tuple[int, ...]:
    """The weights in a file if they were learned with the cards of this digest, otherwise NOTHING."""
    try:
        with np.load(file) as stored:
            numbers, learned_with = [int(n) for n in stored["insight"]], str(stored["edition"])
        inputs, hidden = numbers[:HEAD]
        if len(numbers) != HEAD + 1 + 2 * hidden + inputs * (1 + hidden):
            raise ValueError(f"{len(numbers)} numbers for {inputs} inputs and {hidden} hidden sums")
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise InsightError(f"{file} holds no insight ({error}); write it anew with smokestack lab teach") from None
    return tuple(numbers) if learned_with == digest else NOTHING


def write(file: Path, digest: str, insight: NDArray[np.int64]) -> None:
    """Keep what was learned with the cards of this digest; a file of an earlier time stays until this one is whole."""
    unfinished = file.with_name(f".{os.getpid()}-{file.name}")
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        np.savez_compressed(unfinished, insight=insight.astype(np.int32), edition=np.array(digest))
        os.replace(unfinished, file)
    except OSError as error:
        with suppress(OSError):
            unfinished.unlink()
        raise InsightError(
            f"{file} could not be written: {error.strerror}; choose another folder, or make room"
        ) from None
