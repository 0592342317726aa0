"""Runs in folders: resumed, refused, damaged, and out of room."""

import errno
import json
import os
from dataclasses import replace
from functools import partial
from pathlib import Path
from typing import Any

import polars as pl
import pytest

import smokestack
from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.lab.block import record_block
from smokestack.lab.errors import LabError
from smokestack.lab.examples import match_of
from smokestack.lab.meta import RUN_FILE, Meta
from smokestack.lab.plan import plan_run
from smokestack.lab.run import play_run
from smokestack.lab.tables import read
from tests.lab.runs import ALL, INTERPRETED, files_of, short_run


class PowerCut(Exception):
    """The run stops here."""


def play(meta: Meta, folder: Path, until: int | None = None) -> None:
    """Play with one worker; stop after `until` games."""

    def watch(games: int) -> None:
        if until is not None and games >= until:
            raise PowerCut

    play_run(meta, folder, partial(INTERPRETED, size=1), watch)


def test_a_run_holds_its_games_in_order(tmp_path: Path) -> None:
    play(short_run(), tmp_path / "run")
    run = read(tmp_path / "run")
    assert run.meta == short_run()
    assert (run.played, run.blocks) == (10, (0, 1, 2, 3))
    assert run.games.collect()["game"].to_list() == list(range(10))
    assert run.seats.collect()["game"].to_list() == [game for game in range(10) for _ in range(2)]
    assert run.logs.collect()["game"].to_list() == list(range(10))


def test_resumed_runs_equal_unbroken_ones_to_the_byte(tmp_path: Path) -> None:
    play(short_run(), tmp_path / "whole")
    for until in (0, 3, 6):
        with pytest.raises(PowerCut):
            play(short_run(), tmp_path / "broken", until)
    left = files_of(tmp_path / "broken")
    assert 0 < len(left) < len(files_of(tmp_path / "whole"))
    play(short_run(), tmp_path / "broken")
    assert files_of(tmp_path / "broken") == files_of(tmp_path / "whole")


def test_threads_do_not_matter(tmp_path: Path) -> None:
    for size in (1, 3):
        play_run(short_run(), tmp_path / str(size), partial(INTERPRETED, size=size))
    assert files_of(tmp_path / "1") == files_of(tmp_path / "3")


def test_a_finished_run_is_not_played_again(tmp_path: Path) -> None:
    play(short_run(), tmp_path)
    told: list[int] = []
    play_run(short_run(), tmp_path, lambda meta: pytest.fail("nothing is left to play"), told.append)
    assert told == [10]


def test_what_is_finished_of_a_run_can_be_read(tmp_path: Path) -> None:
    with pytest.raises(PowerCut):
        play(short_run(), tmp_path, until=6)
    run = read(tmp_path)
    assert (run.played, run.meta.games) == (6, 10)
    assert len(run.games.collect()) == 6


@pytest.mark.parametrize(
    ("changed", "named"),
    [
        ({"seed": 2}, "seed 2 instead of 1"),
        ({"games": 12}, "games 12 instead of 10"),
        ({"bots": ["greedy"]}, "bots greedy,greedy instead of random,random"),
        ({"round_limit": 3}, "round_limit=3"),
        ({"rows": ("games", "seats")}, "rows games,seats instead of games,seats,taken,decisions"),
        ({"block": 5}, "block 5 instead of 3"),
    ],
)
def test_other_settings_are_refused_by_name(changed: dict[str, Any], named: str, tmp_path: Path) -> None:
    play(short_run(), tmp_path)
    before = files_of(tmp_path)
    with pytest.raises(LabError, match="other settings") as refused:
        play(short_run(**changed), tmp_path)
    assert named in str(refused.value)
    assert files_of(tmp_path) == before


def test_another_edition_of_the_same_name_is_refused(tmp_path: Path) -> None:
    meta = short_run()
    play(meta, tmp_path)
    with pytest.raises(LabError, match=rf"edition {meta.edition.name} \(0123\) instead of {meta.edition.name}"):
        play(replace(meta, edition=replace(meta.edition, digest="0123")), tmp_path)


@pytest.mark.parametrize("table", ["games", "logs"])
def test_a_damaged_part_is_named_and_played_anew_once_deleted(table: str, tmp_path: Path) -> None:
    play(short_run(), tmp_path)
    whole, part = files_of(tmp_path), tmp_path / f"{table}-000001.parquet"
    part.write_bytes(whole[part.name][:-20])
    for attempt in (lambda: read(tmp_path), lambda: play(short_run(), tmp_path)):
        with pytest.raises(LabError, match=f"{part.name} is damaged; delete it"):
            attempt()
    part.unlink()
    play(short_run(), tmp_path)
    assert files_of(tmp_path) == whole


def test_a_part_with_other_columns_is_named(tmp_path: Path) -> None:
    play(short_run(), tmp_path)
    part = tmp_path / "seats-000002.parquet"
    pl.read_parquet(part).drop("score").write_parquet(part)
    with pytest.raises(LabError, match=r"seats-000002.parquet does not fit its run: column score"):
        read(tmp_path)


def test_a_full_disk_is_said_and_leaves_nothing_half_written(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    synced: list[int] = []

    def fill_up(handle: int) -> None:
        synced.append(handle)
        if len(synced) > 2 * 9:  # the file and its folder
            raise OSError(errno.ENOSPC, "No space left on device")

    with monkeypatch.context() as patched:
        patched.setattr(os, "fsync", fill_up)
        with pytest.raises(LabError, match=r"could not be written: No space left on device.*make room"):
            play(short_run(), tmp_path / "full")
    assert len(files_of(tmp_path / "full")) == 9
    play(short_run(), tmp_path / "full")
    play(short_run(), tmp_path / "whole")
    assert files_of(tmp_path / "full") == files_of(tmp_path / "whole")


def test_what_a_kill_left_half_written_never_counts_and_is_swept(tmp_path: Path) -> None:
    with pytest.raises(PowerCut):
        play(short_run(), tmp_path, until=3)
    (tmp_path / ".games-000001.parquet.77.part").write_bytes(b"half")
    assert read(tmp_path).played == 3
    play(short_run(), tmp_path)
    assert not list(tmp_path.glob(".*"))


def test_wrong_folders_are_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"there is no run in .*: it has no run.json"):
        read(tmp_path)
    (tmp_path / "holiday.txt").write_text("photos", encoding="utf-8")
    with pytest.raises(LabError, match="holds other files and no run"):
        play(short_run(), tmp_path)
    with pytest.raises(LabError, match="cannot be the folder of a run"):
        play(short_run(), tmp_path / "holiday.txt")
    (tmp_path / RUN_FILE).write_text('{"game": "titans"}', encoding="utf-8")
    with pytest.raises(LabError, match=r"run.json is damaged or no run of ours"):
        read(tmp_path)


def test_runs_of_newer_programs_and_unplayed_ones_are_refused(tmp_path: Path) -> None:
    with pytest.raises(PowerCut):
        play(short_run(), tmp_path, until=0)
    with pytest.raises(LabError, match="no finished games yet"):
        read(tmp_path)
    file = tmp_path / RUN_FILE
    file.write_text(json.dumps({**json.loads(file.read_text()), "format": 99}), encoding="utf-8")
    with pytest.raises(LabError, match=r"format 99.*update Smokestack"):
        read(tmp_path)


def test_only_the_tables_asked_for_are_kept(tmp_path: Path) -> None:
    play(short_run(3, rows=["seats"]), tmp_path)
    assert set(files_of(tmp_path)) == {RUN_FILE, *(f"{table}-000000.parquet" for table in ("games", "logs", "seats"))}
    with pytest.raises(LabError, match=r"kept no taken.*--rows seats,taken"):
        _ = read(tmp_path).taken


def test_impossible_runs_are_refused() -> None:
    with pytest.raises(UnknownName, match="no table named 'moves'"):
        short_run(rows=["moves"])
    with pytest.raises(OptionError, match="at least 1 game"):
        short_run(0)


def test_counting_decisions_counts_in_every_game() -> None:
    assert short_run(rows=ALL, counted_every=5).counted_every == 1
    assert short_run(rows=["taken"], counted_every=5).counted_every == 5


def test_games_with_a_search_are_recorded_like_others(tmp_path: Path) -> None:
    meta = short_run(games=2, bots=["search:2", "random"], block=1)
    play(meta, tmp_path / "run")
    play(meta, tmp_path / "again")
    run = read(tmp_path / "run")
    assert files_of(tmp_path / "run") == files_of(tmp_path / "again")
    seats = run.seats.collect()
    assert seats["bot"].to_list() == ["search:2", "random", "random", "search:2"]
    for number in range(2):
        match = match_of(run, number)
        assert match.position.over
        assert match.position.scores() == seats.filter(pl.col("game") == number)["score"].to_list()


def test_a_run_has_no_bots_that_look_at_the_clock() -> None:
    with pytest.raises(OptionError, match="hard decides by the clock"):
        short_run(bots=["hard", "random"])


def test_a_run_starts_no_programs_whoever_wrote_its_file() -> None:
    with pytest.raises(OptionError, match="only seated by smokestack arena and smokestack play"):
        short_run(bots=["program:/bin/cat", "random"])
    written = short_run(bots=["greedy", "random"]).to_json().replace('"greedy"', '"program:/bin/cat"')
    with pytest.raises(OptionError, match="program:/bin/cat cannot play here"):
        record_block(Meta.from_json(written), smokestack.game("titans"), range(1))


def test_searching_bots_play_in_small_parts() -> None:
    game = smokestack.game("empire")
    assert [plan_run(game, 20, 1, [name]).block for name in ("greedy", "search:2")] == [500, 5]
    assert plan_run(game, 20, 1, ["search:2"], block=7).block == 7
