"""The commands of the lab."""

import json
from collections.abc import Iterator
from itertools import islice
from pathlib import Path

import pytest

from smokestack.bots.learned.progress import Studied
from smokestack.bots.learned.teach import teach
from smokestack.cli import lab_teach
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import spec
from smokestack.lab.tables import read
from tests.cli.conftest import Run

FEW = ("lab", "simulate", "titans", "--games", "4", "--players", "2", "--seed", "3", "--set", "round_limit=2")


def test_lab_simulate_writes_tables_and_tells_of_them(smokestack: Run, tmp_path: Path) -> None:
    done = smokestack(*FEW, "--bots", "greedy,random", "--out", str(tmp_path / "run"))
    assert done.code == 0
    assert f"4 games of titans, edition {spec('titans').default_edition}, seed 3" in done.out
    assert "round limit 4" in done.words
    assert read(tmp_path / "run").meta.bots == ("greedy", "random")


def test_lab_simulate_again_says_the_same_as_json(smokestack: Run, tmp_path: Path) -> None:
    first = smokestack(*FEW, "--rows", "seats,decisions", "--out", str(tmp_path), "--json")
    again = smokestack(*FEW, "--rows", "seats,decisions", "--out", str(tmp_path), "--json")
    assert first.out == again.out
    found = json.loads(first.out)
    assert (found["games"], found["ends"], found["mean_rounds"]) == (4, {"round limit": 4}, 2.0)
    assert sum(row["games"] for row in found["seat"]) == found["bot"][0]["games"] == 8
    assert len(read(tmp_path).decisions.collect()) == found["mean_decisions"] * 4


def test_lab_simulate_refuses_another_run_in_the_same_folder(smokestack: Run, tmp_path: Path) -> None:
    smokestack(*FEW, "--out", str(tmp_path))
    refused = smokestack(*FEW, "--count-every", "2", "--out", str(tmp_path))
    assert refused.code == 2
    assert "counted_every 2 instead of 1" in refused.err


def test_lab_game_saves_a_match_that_replays(smokestack: Run, tmp_path: Path) -> None:
    smokestack(*FEW, "--out", str(tmp_path / "run"))
    saved = smokestack("lab", "game", str(tmp_path / "run"), "2", "--save", str(tmp_path / "game.jsonl"))
    assert saved.code == 0
    assert "Game 2 is saved as" in saved.words
    told = smokestack("replay", str(tmp_path / "game.jsonl"))
    assert "The match is over (round limit)" in told.words


def test_lab_teach_keeps_what_was_learned(smokestack: Run, tmp_path: Path) -> None:
    told = smokestack("lab", "teach", "empire", "--games", "60", "--out", str(tmp_path))
    assert "Learned from 60 games with nano-4" in told.words
    assert f"SMOKESTACK_WEIGHTS={tmp_path}" in told.words
    assert (tmp_path / "empire-nano-4.npz").stat().st_size > 10_000
    again = smokestack("lab", "teach", "empire", "--games", "60", "--out", str(tmp_path))
    assert "holds what 60 games or more taught already" in again.words


@pytest.mark.parametrize("rounds", [0, 1])
def test_lab_teach_stopped_early_says_what_is_kept(
    smokestack: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch, rounds: int
) -> None:
    def teach_until_stopped(game: Game, games: int, seed: int, kept: Path, origin: Path | None) -> Iterator[Studied]:
        yield from islice(teach(game, games, each=20, seed=seed), rounds)
        raise KeyboardInterrupt

    monkeypatch.setattr(lab_teach, "teach", teach_until_stopped)
    told = smokestack("lab", "teach", "empire", "--games", "60", "--out", str(tmp_path / "new"))
    assert told.code == 130
    if rounds:
        assert "Stopped after 20 of 60 games with nano-4" in told.words
        assert (tmp_path / "new" / "empire-nano-4.npz").exists()
    else:
        assert "Stopped before anything was learned; nothing was written" in told.err
        assert not (tmp_path / "new").exists()


def test_lab_teach_begins_with_another_teaching_or_says_that_there_is_none(smokestack: Run, tmp_path: Path) -> None:
    command = ("lab", "teach", "empire", "--games", "20", "--out")
    older, new = tmp_path / "older", tmp_path / "new"
    assert smokestack(*command, str(older), "--edition", "nano-2").code == 0
    told = smokestack(*command, str(new), "--from", str(older / "empire-nano-2.lessons.npz"))
    assert "Learned from 20 games with nano-4" in told.words
    told = smokestack(*command, str(tmp_path / "none"), "--from", str(tmp_path / "lost.npz"))
    assert told.code != 0
    assert "lost.npz keeps no teaching" in " ".join(told.err.split())
    assert not (tmp_path / "none").exists()


def test_lab_teach_names_what_cannot_be_taught(smokestack: Run, tmp_path: Path) -> None:
    told = smokestack("lab", "teach", "victory", "--out", str(tmp_path / "new"))
    assert told.code == 2
    assert "nothing can be taught of victory yet; only of titans, empire" in told.err
    assert not (tmp_path / "new").exists()
