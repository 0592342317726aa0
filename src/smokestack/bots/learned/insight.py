"""What was learned of an edition, read from its file; there is one for each edition that was ever taught."""

import os
from functools import lru_cache
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.network import HEAD
from smokestack.bots.policy import learned
from smokestack.kernel.errors import SmokestackError
from smokestack.kernel.files import write_whole
from smokestack.kernel.game import Game

FOLDER = Path(__file__).parent / "insights"
OWN_FOLDER = "SMOKESTACK_INSIGHTS"
"""An environment variable: a folder of insights into editions that are not ours."""
NOTHING = (0,) * HEAD
"""The insight into an edition nobody was taught."""


class InsightError(SmokestackError):
    """A file that should hold an insight and does not."""


def insight_into(game: Game) -> tuple[int, ...]:
    """The weights learned with exactly these cards, shown as now, or NOTHING: others would mislead."""
    folders = [Path(os.environ[OWN_FOLDER])] if os.environ.get(OWN_FOLDER) else []
    for folder in (*folders, FOLDER):
        file = folder / file_name(game)
        if file.is_file():
            found = read(file, mark_of(game))
            if found != NOTHING:
                return found
    return NOTHING


def mark_of(game: Game) -> str:
    """What an insight must have been learned with to count: these cards, shown in this way."""
    return f"{game.edition.digest} seen {learned(game, 'SIGHT', 0)}"


def file_name(game: Game) -> str:
    return f"{game.name}-{game.edition.name}.npz"


@lru_cache(maxsize=8)
def read(file: Path, mark: str) -> tuple[int, ...]:
    """The weights in a file if they were learned with what this mark names, otherwise NOTHING."""
    try:
        with np.load(file) as stored:
            numbers, learned_with = [int(n) for n in stored["insight"]], str(stored["edition"])
        inputs, hidden = numbers[:HEAD]
        if len(numbers) != HEAD + 1 + 2 * hidden + inputs * (1 + hidden):
            raise ValueError(f"{len(numbers)} numbers for {inputs} inputs and {hidden} hidden sums")
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise InsightError(f"{file} holds no insight ({error}); write it anew with smokestack lab teach") from None
    return tuple(numbers) if learned_with == mark else NOTHING


def write(file: Path, mark: str, insight: NDArray[np.int64]) -> None:
    """Keep what was learned with what the mark names; a file of an earlier time stays until this one is whole."""
    packed = BytesIO()
    np.savez_compressed(packed, insight=insight.astype(np.int32), edition=np.array(mark))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, packed.getvalue())
    except OSError as error:
        raise InsightError(
            f"{file} could not be written: {error.strerror}; choose another folder, or make room"
        ) from None
