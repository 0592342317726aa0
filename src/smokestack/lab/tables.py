"""The tables of a run: their columns, their part files, and reading them back.

    run = read("my-run")
    run.seats.group_by("seat").agg(pl.col("share").mean()).collect()

games      one row for each game
seats      one row for each seat of each game; `line` is how it stood at POINTS equally spaced moments
taken      one row for each action a seat took in a game, with how often, and how often it was legal
decisions  one row for each decision
clauses    one row for each clause that play touched in a game and for each seat that had to do with it
logs       one row for each game: every action and outcome, so that it can be played again
tallies    for each block, action and result of the seat: in how many seat-games it was ever legal or taken,
           and how often, over the games whose availability was counted
"""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from pathlib import Path

import polars as pl

from smokestack.lab.errors import LabError
from smokestack.lab.meta import Measure, Meta, read_meta

POINTS = 16
"""Moments in a score line: the first is the start, the last the end."""
TIE = -1
"""In `leader_half`: nobody leads alone."""
NOBODY = -1
"""In `clauses`: the seat where chance or the rules alone touched it."""

COLUMNS: dict[str, dict[str, pl.DataType]] = {
    "games": {
        "game": pl.Int64(),
        "seed": pl.Int64(),
        "players": pl.Int8(),
        "rounds": pl.Int32(),
        "decisions": pl.Int32(),
        "reason": pl.String(),
        "margin": pl.Int32(),
        "leader_half": pl.Int8(),
    },
    "seats": {
        "game": pl.Int64(),
        "seat": pl.Int8(),
        "bot": pl.String(),
        "score": pl.Int32(),
        "rank": pl.Int8(),
        "won": pl.Boolean(),
        "share": pl.Float64(),
        "line": pl.List(pl.Int32()),
    },
    "taken": {
        "game": pl.Int64(),
        "seat": pl.Int8(),
        "action": pl.Int32(),
        "times": pl.Int32(),
        "available": pl.Int32(),
    },
    "decisions": {
        "game": pl.Int64(),
        "step": pl.Int32(),
        "seat": pl.Int8(),
        "action": pl.Int32(),
        "legal": pl.Int16(),
    },
    "clauses": {"game": pl.Int64(), "clause": pl.String(), "seat": pl.Int8(), "times": pl.Int32()},
    "logs": {"game": pl.Int64(), "actions": pl.List(pl.Int32())},
    "tallies": {
        "block": pl.Int64(),
        "action": pl.Int32(),
        "won": pl.Boolean(),
        "seats_available": pl.Int64(),
        "seats_taken": pl.Int64(),
        "available": pl.Int64(),
        "taken": pl.Int64(),
    },
}
CHOICES = ("games", "seats", "taken", "decisions", "clauses")
"""The tables that can be asked for by name."""
ALWAYS = ("games", "logs")
"""The tables of every run."""
WITH = {"taken": ("tallies",)}
"""Tables that come along with one that is asked for."""


def tables_of(rows: Sequence[str]) -> list[str]:
    """Every table a run keeps when these rows are asked for."""
    wanted = {*ALWAYS, *rows, *(other for name in rows for other in WITH.get(name, ()))}
    return [name for name in COLUMNS if name in wanted]


def schema_of(meta: Meta, table: str) -> dict[str, pl.DataType]:
    """The columns of a table in this run, measures last."""
    measures: Mapping[str, Sequence[Measure]] = {"games": meta.game_measures, "seats": meta.seat_measures}
    return COLUMNS[table] | {measure.column: pl.Int32() for measure in measures.get(table, ())}


def part_file(folder: Path, table: str, block: int) -> Path:
    return folder / f"{table}-{block:06}.parquet"


def finished_blocks(folder: Path, meta: Meta) -> list[int]:
    """The blocks whose every part is there; parts get their names only when they are whole."""
    tables = tables_of(meta.rows)
    present = {entry.name for entry in folder.iterdir()}
    return [k for k in range(meta.blocks) if all(part_file(folder, table, k).name in present for table in tables)]


def check_part(file: Path, schema: Mapping[str, pl.DataType]) -> None:
    """Raise when a part is damaged or has other columns than the run says."""
    try:
        found = pl.read_parquet_schema(file)
    except (pl.exceptions.PolarsError, OSError):
        raise LabError(
            f"{file} is damaged; delete it and play the run again with the same settings: "
            "only the games of this part are played anew"
        ) from None
    if dict(found) != dict(schema):
        odd = sorted(set(found.items()) ^ set(schema.items()), key=str)[0][0]
        raise LabError(f"{file} does not fit its run: column {odd}; play the run again into another folder")


@dataclass(frozen=True)
class Run:
    """A run on disk; its tables are read when they are collected."""

    folder: Path
    meta: Meta
    blocks: tuple[int, ...]
    """The finished blocks; the tables hold their games."""

    @property
    def games(self) -> pl.LazyFrame:
        return self.table("games")

    @property
    def seats(self) -> pl.LazyFrame:
        return self.table("seats")

    @property
    def taken(self) -> pl.LazyFrame:
        return self.table("taken")

    @property
    def decisions(self) -> pl.LazyFrame:
        return self.table("decisions")

    @property
    def clauses(self) -> pl.LazyFrame:
        return self.table("clauses")

    @property
    def logs(self) -> pl.LazyFrame:
        return self.table("logs")

    @property
    def tallies(self) -> pl.LazyFrame:
        return self.table("tallies")

    @property
    def played(self) -> int:
        """How many games the tables hold; fewer than `meta.games` while the run is unfinished."""
        return sum(len(self.meta.games_of(block)) for block in self.blocks)

    def table(self, name: str) -> pl.LazyFrame:
        """One of the tables, over all finished blocks."""
        if name not in tables_of(self.meta.rows):
            raise LabError(
                f"the run in {self.folder} kept no {name}; play it into another folder with --rows "
                f"{','.join((*self.meta.rows, name))}"
            )
        return pl.scan_parquet([part_file(self.folder, name, block) for block in self.blocks])


def read(folder: str | Path) -> Run:
    """The run in a folder: its finished blocks, each part checked."""
    home = Path(folder)
    meta = read_meta(home)
    blocks = finished_blocks(home, meta)
    if not blocks:
        raise LabError(f"the run in {home} has no finished games yet; play it with smokestack lab simulate")
    for table in tables_of(meta.rows):
        schema = schema_of(meta, table)
        for block in blocks:
            check_part(part_file(home, table, block), schema)
    return Run(home, meta, tuple(blocks))
