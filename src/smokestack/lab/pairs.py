"""Many games of one edition with paired luck, as arrays: results, what was taken, and the game's own counts."""

import hashlib
from collections.abc import Callable, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass, replace
from typing import Any

import numpy as np

from smokestack.bots.roster import bot
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.kernel.batch import IntArray, cores
from smokestack.kernel.record import RecordArray
from smokestack.lab.block import Recording, record_block
from smokestack.lab.gamelab import things_of
from smokestack.lab.meta import Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.things import Thing

BLOCK = 100
"""Games between two reports of progress."""


@dataclass(frozen=True)
class Played:
    """The games of one edition; arrays have a row for each game."""

    game: Game
    meta: Meta
    rounds: IntArray
    decisions: IntArray
    scores: IntArray
    ranks: IntArray
    things: tuple[Thing, ...]
    taken: IntArray
    """For each of `things`: how often any seat took it."""
    counts: IntArray
    """The game's own counts, as its watcher orders them."""
    logs: tuple[bytes, ...]
    """A digest of every game's actions and outcomes."""

    @property
    def games(self) -> int:
        return len(self.decisions)

    @property
    def won(self) -> IntArray:
        return np.asarray(self.ranks == 0, np.int64)

    @property
    def margin(self) -> IntArray:
        """The winner's score minus the next; 0 where the tie was broken otherwise."""
        ordered = np.sort(self.scores, axis=1)
        return np.asarray(ordered[:, -1] - ordered[:, -2], np.int64)


def play_paired(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    players: int = 0,
    on_progress: Callable[[int], object] | None = None,
    options: Mapping[str, Any] | None = None,
) -> Played:
    """Play games 0 to games - 1 of a seed on all cores; `on_progress(done)` follows every block."""
    for name in bots:
        if bot(name).searches:
            raise OptionError(f"{name} searches, and its games cannot be paired; compare editions with greedy")
    meta = plan_run(game, games, seed, bots, players, block=BLOCK, counted_every=1, **(options or {}))
    meta = replace(meta, paired=True, counted_every=games)
    blocks = [meta.games_of(block) for block in range(meta.blocks)]
    recordings = []
    with ThreadPoolExecutor(cores() if game.compiled else 1) as pool:
        for numbers, recording in zip(
            blocks, pool.map(lambda numbers: record_block(meta, game, numbers), blocks), strict=True
        ):
            recordings.append(recording)
            if on_progress:
                on_progress(numbers.stop)
    return gathered(game, meta, recordings)


def gathered(game: Game, meta: Meta, recordings: Sequence[Recording]) -> Played:
    """All blocks one after the other."""
    named = things_of(game)
    things = tuple(sorted(set(named.values())))
    number_of = np.array([things.index(named[k]) if k in named else -1 for k in range(game.actions)])
    results = np.concatenate([each.results for each in recordings])
    logs = [log for each in recordings for log in each.steps]
    taken = [np.bincount(taken_in(log, number_of), minlength=len(things)) for log in logs]
    return Played(
        game,
        meta,
        results["rounds"].astype(np.int64),
        results["decisions"].astype(np.int64),
        results["scores"][:, : meta.seats].astype(np.int64),
        results["ranks"][:, : meta.seats].astype(np.int64),
        things,
        np.array(taken, np.int64),
        np.concatenate([each.counts for each in recordings]),
        tuple(hashlib.sha256(log["action"].tobytes()).digest() for log in logs),
    )


def taken_in(log: RecordArray, number_of: IntArray) -> IntArray:
    """The numbers of the things the decisions of a log took."""
    found = number_of[log["action"][log["seat"] >= 0]]
    return np.asarray(found[found >= 0], np.int64)
