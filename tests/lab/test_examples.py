"""A recorded game becomes a match that saves, loads and ends as recorded."""

from dataclasses import replace
from pathlib import Path

import polars as pl
import pytest

import smokestack
from smokestack.lab.errors import LabError
from smokestack.lab.examples import match_of
from smokestack.lab.folder import open_folder, write_block
from smokestack.lab.frames import as_parquet
from smokestack.lab.run import play_run
from smokestack.lab.tables import Run, read
from smokestack.match.editions import mark_of
from smokestack.match.save import load, save
from tests.lab.runs import INTERPRETED, recorded, short_run


def stored(name: str, folder: Path) -> Run:
    found = recorded(name)
    open_folder(folder, found.meta)
    write_block(folder, 0, {table: as_parquet(frame) for table, frame in found.tables.items()})
    return read(folder)


@pytest.mark.parametrize("name", smokestack.game_names())
def test_a_saved_game_ends_with_the_recorded_scores(name: str, tmp_path: Path) -> None:
    run = stored(name, tmp_path / "run")
    save(match_of(run, 1), tmp_path / "game.jsonl")
    match = load(tmp_path / "game.jsonl")
    recorded_seats = run.seats.filter(pl.col("game") == 1).collect()
    assert match.over
    assert match.position.scores() == recorded_seats["score"].to_list()
    assert match.position.ranks() == recorded_seats["rank"].to_list()
    assert [seat.name for seat in match.seats] == recorded_seats["bot"].to_list()


def test_a_game_that_is_not_there_is_refused(tmp_path: Path) -> None:
    run = play_run(short_run(4), tmp_path, INTERPRETED)
    with pytest.raises(LabError, match=r"there is no game 4 in .*; it has 4 of games 0 to 3"):
        match_of(run, 4)


def test_a_log_that_todays_rules_refuse_is_said(tmp_path: Path) -> None:
    run = play_run(short_run(1), tmp_path, INTERPRETED)
    part = tmp_path / "logs-000000.parquet"
    pl.read_parquet(part).with_columns(pl.col("actions").list.reverse()).write_parquet(part)
    with pytest.raises(LabError, match=r"cannot be played again: .*version 2 of the rules"):
        match_of(run, 0)


def test_a_run_with_an_edition_of_ones_own_carries_it(tmp_path: Path) -> None:
    spec = smokestack.game("titans").spec
    edition = spec.read(
        spec.edition().text.replace(f'name = "{spec.default_edition}"', 'name = "mine"', 1), "mine.toml"
    )
    meta = replace(short_run(1), edition=mark_of(spec, edition))
    run = play_run(meta, tmp_path / "run", INTERPRETED)
    assert match_of(run, 0).game.edition.name == "mine"
