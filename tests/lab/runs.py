"""Small runs for tests."""

from dataclasses import dataclass
from functools import lru_cache, partial
from pathlib import Path
from typing import Any

import polars as pl

import smokestack
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import spec
from smokestack.lab.block import Recording, record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.workers import Threads

ALL = ("games", "seats", "taken", "decisions")
INTERPRETED = partial(Threads, compiled=False)
OPTIONS: dict[str, dict[str, Any]] = {
    name: {"players": 3} if any(option.name == "players" for option in spec(name).options) else {}
    for name in smokestack.game_names()
} | {"titans": {"players": 3, "two_facilities": 1}}
"""Three players where a game lets one choose, and Titans with its optional rule, which the watcher counts."""


@dataclass(frozen=True)
class Recorded:
    """Some games of a run, as arrays and as tables."""

    game: Game
    """Interpreted, for playing the logs again."""
    meta: Meta
    recording: Recording
    tables: dict[str, pl.DataFrame]

    def log(self, number: int) -> list[int]:
        actions: list[int] = self.recording.steps[number]["action"].tolist()
        return actions

    def rows(self, table: str, number: int) -> list[dict[str, Any]]:
        return self.tables[table].filter(pl.col("game") == number).to_dicts()


@lru_cache
def recorded(name: str, games: int = 6) -> Recorded:
    """Greedy games, compiled, with every table."""
    fast = smokestack.game(name, compiled=True)
    meta = plan_run(fast, games, seed=4, bots=["greedy"], rows=ALL, **OPTIONS[name])
    recording = record_block(meta, fast, range(games))
    return Recorded(smokestack.game(name), meta, recording, frames_of(meta, fast, recording))


def short_run(games: int = 10, **changed: Any) -> Meta:
    """Two rounds of Titans: quick to play, interpreted."""
    settings: dict[str, Any] = {"seed": 1, "bots": ["random"], "players": 2, "round_limit": 2, "block": 3, "rows": ALL}
    return plan_run(smokestack.game("titans"), games, **{**settings, **changed})


def files_of(folder: Path) -> dict[str, bytes]:
    return {file.name: file.read_bytes() for file in sorted(folder.iterdir())}
