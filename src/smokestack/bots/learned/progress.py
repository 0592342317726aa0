"""How far a teaching is, and a file from which it goes on after it was stopped."""

from dataclasses import dataclass
from io import BytesIO
from pathlib import Path
from typing import Any
from zipfile import BadZipFile

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.adam import Learns
from smokestack.files import write_whole
from smokestack.gamekit.errors import SmokestackError


@dataclass(frozen=True)
class Studied:
    """How far the teaching is."""

    games: int
    error: float
    """What was foreseen is off by so much, from moment to moment."""
    unit: str
    """Of what."""
    weights: NDArray[np.int64]


class KeptError(SmokestackError):
    """A file to go on from that does not say what it should."""


@dataclass(frozen=True)
class Progress:
    """Where a teaching is kept, if at all; `mark` says what is taught and how."""

    file: Path | None
    mark: str
    origin: Path | None = None
    """Where the teaching of a similar edition is kept, to begin with what that one taught."""

    def resume(self, learner: Learns) -> int:
        """Bring the learner to where it was left, or to its origin; how many games of its own it has learned from."""
        if self.file is not None and self.file.is_file():
            mark, games = read_kept(self.file, learner)
            if mark != self.mark:
                raise KeptError(
                    f"{self.file} keeps another teaching ({mark}, not {self.mark}); name another folder, or remove it"
                )
            return games
        if self.origin is not None:
            read_kept(self.origin, learner)
        return 0

    def keep(self, learner: Learns, games: int) -> None:
        """Write how far it is; a file of an earlier time stays until this one is whole."""
        if self.file is None:
            return
        packed = BytesIO()
        kept: dict[str, Any] = {"mark": np.array(self.mark), "games": np.array(games), **learner.kept()}
        np.savez_compressed(packed, **kept)
        try:
            self.file.parent.mkdir(parents=True, exist_ok=True)
            write_whole(self.file, packed.getvalue())
        except OSError as error:
            raise KeptError(f"{self.file} could not be written: {error.strerror}; make room and start again") from None


def read_kept(file: Path, learner: Learns) -> tuple[str, int]:
    """Bring the learner to where a teaching stood; the mark of that teaching, and its games."""
    try:
        with np.load(file) as stored:
            kept, mark, games = dict(stored), str(stored["mark"]), int(stored["games"])
        learner.go_on(kept)
    except (OSError, EOFError, ValueError, KeyError, BadZipFile) as error:
        raise KeptError(f"{file} keeps no teaching ({error}); name another, or remove it to begin anew") from None
    return mark, games
