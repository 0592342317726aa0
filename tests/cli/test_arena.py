"""`smokestack arena`: tables, JSON, the page, and wrong input."""

import json
from pathlib import Path

import pytest

from smokestack.gamekit.registry import spec
from tests.bots.programs import program
from tests.cli.conftest import Run

SHORT = ("--interpreted", "--workers", "1", "--set", "round_limit=2", "--seed", "3")


def test_the_arena_shows_pairs_ratings_and_seats(smokestack: Run, tmp_path: Path) -> None:
    page = tmp_path / "arena.html"
    done = smokestack("arena", "titans", "--bots", "greedy,random", "--games", "4", *SHORT, "--out", str(page))
    assert done.code == 0
    edition = f"Edition: {spec('titans').default_edition}"
    for said in (edition, "Seed: 3", "Games: 4 in", "greedy: no search", "greedy v random", "seat 2"):
        assert said in done.words
    assert page.read_text(encoding="utf-8").startswith("<!doctype html>")


def test_the_arena_prints_json_and_nothing_else(smokestack: Run, tmp_path: Path) -> None:
    words = ("arena", "titans", "--bots", "greedy,random", "--games", "3", *SHORT, "--until-sure", "--json")
    found = json.loads(smokestack(*words, "--out", str(tmp_path / "arena.html")).out)
    assert found["games"] == 4
    assert found["until_sure"]
    assert found["pairs"][0]["games"] == 4


def tired(folder: Path, after: int) -> str:
    """A program that plays so many games and then none, however often it is started."""
    count = str(folder / "games")
    return program(
        folder,
        f"""
def game(q):
    open({count!r}, "a").write("x")
    say(ready=True)
def decide(q): say(**({{"error": "tired"}} if os.path.getsize({count!r}) > {after} else {{"action": q["legal"][0]}}))
""",
    )


def test_the_arena_says_which_deals_do_not_count_and_why(smokestack: Run, tmp_path: Path) -> None:
    done = smokestack("arena", "titans", "--bots", f"greedy,{tired(tmp_path, 2)}", "--games", "4", *SHORT)
    assert done.code == 0
    assert "is Tester 7 Voided: 1 of 2 deals" in done.words
    assert "answered that it cannot: tired" in done.words


def test_a_program_that_spoils_deal_after_deal_ends_the_arena_with_what_is_known(
    smokestack: Run, tmp_path: Path
) -> None:
    name = tired(tmp_path, 2)
    done = smokestack("arena", "titans", "--bots", f"greedy,{name}", "--games", "40", *SHORT)
    assert done.code == 2
    assert "Games: 2 in" in done.words
    assert "stopped early" in done.words
    assert f"stopped, because {name} spoiled 5 deals in a row; the last time it answered" in done.err


def test_an_arena_of_which_nothing_counts_has_failed(smokestack: Run, tmp_path: Path) -> None:
    done = smokestack("arena", "titans", "--bots", f"greedy,{tired(tmp_path, 0)}", "--games", "4", *SHORT)
    assert done.code == 2
    assert "no deal counts. Voided: 2 of 2 deals" in done.err
    assert done.out == ""


@pytest.mark.parametrize(
    ("words", "reason"),
    [
        (("--bots", "greedy,program:"), "names no program"),
        (("--bots", "greedy,program:./nobody", "--interpreted"), "./nobody cannot be started: No such file"),
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
