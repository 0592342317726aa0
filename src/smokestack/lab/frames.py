"""A recording as tables: data frames, and the bytes of their part files."""

import io
from collections.abc import Sequence
from typing import Any

import numpy as np
import polars as pl

from smokestack.gamekit.game import Game
from smokestack.kernel.batch import IntArray
from smokestack.kernel.record import RecordArray
from smokestack.lab.block import Recording
from smokestack.lab.counts import Counts
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.meta import Meta
from smokestack.lab.tables import schema_of, tables_of
from smokestack.lab.told import clauses_told

Columns = dict[str, Any]


def parts_of(meta: Meta, game: Game, recording: Recording) -> dict[str, bytes]:
    """The part file of each table the run keeps."""
    return {table: as_parquet(frame) for table, frame in frames_of(meta, game, recording).items()}


def as_parquet(frame: pl.DataFrame) -> bytes:
    file = io.BytesIO()
    frame.write_parquet(file, compression="zstd")
    return file.getvalue()


def frames_of(meta: Meta, game: Game, recording: Recording) -> dict[str, pl.DataFrame]:
    """Each table the run keeps, over the recording's games."""
    log = Log(meta, recording)
    make = {
        "games": lambda: games_table(meta, game, recording),
        "seats": lambda: seats_table(meta, game, recording),
        "taken": lambda: taken_table(game, log),
        "decisions": lambda: decisions_table(log),
        "clauses": lambda: clauses_table(meta, game, recording),
        "logs": lambda: logs_table(recording),
        "tallies": lambda: tallies_table(meta, recording),
    }
    return {table: pl.DataFrame(make[table](), schema=schema_of(meta, table)) for table in tables_of(meta.rows)}


class Log:
    """All steps of a recording one after another, with the game and the step of each."""

    def __init__(self, meta: Meta, recording: Recording) -> None:
        lengths = recording.results["steps"]
        steps = np.concatenate(recording.steps)
        games = np.repeat(numbers_of(recording), lengths)
        places = np.arange(len(steps)) - np.repeat(np.cumsum(lengths) - lengths, lengths)
        decided = steps["seat"] >= 0
        self.seats = meta.seats
        self.steps: RecordArray = steps[decided]
        """The decisions alone."""
        self.games: IntArray = games[decided]
        self.places: IntArray = places[decided]


def numbers_of(recording: Recording) -> IntArray:
    return recording.first + np.arange(len(recording.results))


def games_table(meta: Meta, game: Game, recording: Recording) -> Columns:
    results, ordered = recording.results, np.sort(recording.results["scores"][:, : meta.seats], axis=1)
    return {
        "game": numbers_of(recording),
        "seed": np.full(len(results), meta.seed),
        "players": np.full(len(results), meta.seats),
        "rounds": results["rounds"],
        "decisions": results["decisions"],
        "reason": [game.spec.end_reasons[reason] for reason in results["reason"].tolist()],
        "margin": ordered[:, -1] - ordered[:, -2],
        "leader_half": results["leader_half"],
        **measured(watcher_of(game).game_counts(game.edition), recording.counts),
    }


def seats_table(meta: Meta, game: Game, recording: Recording) -> Columns:
    results, seats, watcher = recording.results, meta.seats, watcher_of(game)
    numbers = numbers_of(recording)
    won = results["ranks"][:, :seats] == 0
    by_seat = recording.counts[:, watcher.game_width :].reshape(len(results) * seats, watcher.seat_width)
    return {
        "game": np.repeat(numbers, seats),
        "seat": np.tile(np.arange(seats), len(results)),
        "bot": [meta.bot_at(number, seat) for number in numbers.tolist() for seat in range(seats)],
        "score": results["scores"][:, :seats].reshape(-1),
        "rank": results["ranks"][:, :seats].reshape(-1),
        "won": won.reshape(-1),
        "share": (won / won.sum(axis=1, keepdims=True)).reshape(-1),
        "line": results["line"][:, :seats].reshape(len(results) * seats, -1).tolist(),
        **measured(watcher.seat_counts(game.edition), by_seat),
    }


def measured(counts: Counts, rows: IntArray) -> Columns:
    """A column for each place that has a name."""
    return {measure.column: rows[:, place] for place, measure in counts}


def taken_table(game: Game, log: Log) -> Columns:
    """Ordered by game, seat and action."""
    keys = (log.games * log.seats + log.steps["seat"]) * game.actions + log.steps["action"]
    found, places, times = np.unique(keys, return_index=True, return_counts=True)
    owners = found // game.actions
    return {
        "game": owners // log.seats,
        "seat": owners % log.seats,
        "action": found % game.actions,
        "times": times,
        "available": where_counted(log.steps["available"][places]),
    }


def decisions_table(log: Log) -> Columns:
    return {
        "game": log.games,
        "step": log.places,
        "seat": log.steps["seat"],
        "action": log.steps["action"],
        "legal": where_counted(log.steps["legal"]),
    }


def clauses_table(meta: Meta, game: Game, recording: Recording) -> Columns:
    """Ordered by game, clause and seat."""
    rows = [
        (number, clause, seat, times)
        for number, steps in zip(numbers_of(recording).tolist(), recording.steps, strict=True)
        for (clause, seat), times in sorted(clauses_told(game, meta.options, steps["action"].tolist()).items())
    ]
    games, clauses, seats, times = zip(*rows, strict=True) if rows else ((), (), (), ())
    return {"game": games, "clause": clauses, "seat": seats, "times": times}


def where_counted(values: Any) -> pl.Series:
    """Null where nothing was counted."""
    series = pl.Series(np.ascontiguousarray(values))
    return series.set(series < 0, None)


def logs_table(recording: Recording) -> Columns:
    logs: Sequence[list[int]] = [steps["action"].tolist() for steps in recording.steps]
    return {"game": numbers_of(recording), "actions": logs}


def tallies_table(meta: Meta, recording: Recording) -> Columns:
    """Only actions that were ever legal for such seats."""
    tallies = recording.tallies
    won, action = np.nonzero(tallies[:, 0])
    named = ("seats_available", "seats_taken", "available", "taken")
    return {
        "block": np.full(len(action), recording.first // meta.block),
        "action": action,
        "won": won == 1,
        **{name: tallies[won, kind, action] for kind, name in enumerate(named)},
    }
