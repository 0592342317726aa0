"""A run in a few figures, for the end of the command that played it."""

from typing import Any

import polars as pl

from smokestack.bots.results import wilson
from smokestack.lab.tables import Run

Row = dict[str, Any]


def summary(run: Run) -> dict[str, Any]:
    """Length, ends, and wins by seat and by bot; a shared win counts for each who shares it."""
    length = run.games.select(pl.col("rounds").mean(), pl.col("decisions").mean()).collect().row(0)
    ends = run.games.group_by("reason").len().sort("len", "reason", descending=[True, False]).collect()
    return {
        "game": run.meta.game,
        "edition": run.meta.edition.name,
        "games": run.played,
        "seed": run.meta.seed,
        "folder": str(run.folder),
        "mean_rounds": length[0],
        "mean_decisions": length[1],
        "ends": dict(ends.iter_rows()),
        **({by: wins_by(run, by) for by in ("seat", "bot")} if "seats" in run.meta.rows else {}),
    }


def wins_by(run: Run, column: str) -> list[Row]:
    """For each seat or bot: games, wins with their 95 % interval, and the mean score."""
    kept = run.seats.group_by(column).agg(pl.len(), pl.col("won").sum(), pl.col("score").mean())
    rows: list[Row] = []
    for name, games, wins, score in kept.sort(column).collect().iter_rows():
        low, high = wilson(wins, games)
        shown = name + 1 if column == "seat" else name
        rows.append(
            {
                column: shown,
                "games": games,
                "wins": wins,
                "rate": wins / games,
                "low": low,
                "high": high,
                "score": score,
            }
        )
    return rows
