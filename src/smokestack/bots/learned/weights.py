"""What was learned of an edition, read from its file; there is one for each edition that was ever taught."""

import os
from functools import lru_cache
from importlib import resources
from io import BytesIO
from pathlib import Path
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.learned.table.network import HEAD, size
from smokestack.files import write_whole
from smokestack.gamekit.errors import SmokestackError
from smokestack.gamekit.game import Game

OWN_FOLDER = "SMOKESTACK_WEIGHTS"
"""An environment variable: a folder of weights for editions that are not ours."""
NOTHING = (0,) * HEAD
"""The weights for an edition nobody was taught."""


LEARNED_HERE: dict[str, tuple[int, ...]] = {}
"""What this process has taught itself, by mark: before any file."""


class WeightsError(SmokestackError):
    """A file that should hold weights and does not."""


def weights_of(game: Game) -> tuple[int, ...]:
    """The weights learned with exactly these cards, shown as now, or NOTHING: others would mislead."""
    learned = bot_of_game(game.spec).learned
    if learned is None:
        return NOTHING
    if mark_of(game) in LEARNED_HERE:
        return LEARNED_HERE[mark_of(game)]
    own = [Path(os.environ[OWN_FOLDER]) / file_name(game.name, game.edition.name)] if os.environ.get(OWN_FOLDER) else []
    for file in (*own, shipped(game)):
        if file.is_file():
            found = read(file, mark_of(game))
            if found != NOTHING:
                return found
    return NOTHING


def mark_of(game: Game) -> str:
    """What weights must have been learned with to count: these cards, shown in this way."""
    learned = bot_of_game(game.spec).learned
    return f"{game.edition.digest} seen {learned.sight if learned else 0}"


def shipped(game: Game) -> Path:
    """The file that comes with the game, where its edition was taught."""
    return Path(str(resources.files(game.spec.package))) / "data" / "weights" / f"{game.edition.name}.npz"


def file_name(game: str, edition: str) -> str:
    """What weights are called in a folder of one's own."""
    return f"{game}-{edition}.npz"


@lru_cache(maxsize=8)
def read(file: Path, mark: str) -> tuple[int, ...]:
    """The weights in a file if they were learned with what this mark names, otherwise NOTHING."""
    try:
        with np.load(file) as stored:
            numbers, learned_with = [int(n) for n in stored["weights"]], str(stored["edition"])
        if len(numbers) != size(numbers):
            raise ValueError(f"{len(numbers)} numbers where its head promises {size(numbers)}")
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise WeightsError(f"{file} holds no weights ({error}); write it anew with smokestack lab teach") from None
    return tuple(numbers) if learned_with == mark else NOTHING


def write(file: Path, mark: str, weights: NDArray[np.int64]) -> None:
    """Keep what was learned with what the mark names; a file of an earlier time stays until this one is whole."""
    packed = BytesIO()
    np.savez_compressed(packed, weights=weights.astype(np.int32), edition=np.array(mark))
    try:
        file.parent.mkdir(parents=True, exist_ok=True)
        write_whole(file, packed.getvalue())
    except OSError as error:
        raise WeightsError(
            f"{file} could not be written: {error.strerror}; choose another folder, or make room"
        ) from None
