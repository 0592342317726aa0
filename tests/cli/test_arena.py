"""`smokestack arena`: tables, JSON, the page, and wrong input."""

import json
from pathlib import Path

import pytest

from tests.cli.conftest import Run

SHORT = ("--interpreted", "--workers", "1", "--set", "round_limit=2", "--seed", "3")


def test_the_arena_shows_pairs_ratings_and_seats(smokestack: Run, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    done = smokestack("arena", "titans", "--bots", "greedy,random", "--games", "4", *SHORT, "--out", str(page))
    assert done.code == 0
    for said in ("Edition: prototype", "Seed: 3", "Games: 4 in", "greedy: no search", "greedy v random", "seat 2"):
        assert said in done.words
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_arena_prints_json_and_nothing_else(smokestack: Run, tmp_path: Path) -> None:
    words = ("arena", "titans", "--bots", "greedy,random", "--games", "3", *SHORT, "--until-sure", "--json")
    found = json.loads(smokestack(*words, "--out", str(tmp_path / "arena.html")).out)
    assert found["games"] == 4
    assert found["until_sure"]
    assert found["pairs"][0]["games"] == 4


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "greedy"), "needs at least two bots"),
        (("--bots", "clever,greedy"), "no bot named 'clever'"),
        (("--players", "7"), "option players is 7"),
        (("--out", "nowhere/arena.html"), "there is no folder"),
    ],
)
def test_wrong_input_is_refused_before_a_game_is_played(smokestack: Run, words: tuple[str, ...], reason: str) -> None:
    done = smokestack("arena", "titans", *words)
    assert done.code == 2
    assert reason in " ".join(done.err.split())
