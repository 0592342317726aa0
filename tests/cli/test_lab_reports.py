"""`lab balance`, `lab compare` and `lab try`."""

import json
from pathlib import Path

import pytest

from smokestack.gamekit.registry import spec
from tests.cli.conftest import Run

NANO = spec("empire").edition().text


@pytest.fixture
def frugal(tmp_path: Path) -> Path:
    """With less capital than the book has, which it says, and as much industry as a new edition needs (E4.14)."""
    text = NANO.replace('name = "nano-4"', 'name = "frugal"').replace("capital = 20  ", "capital = 12  ", 1)
    text = text.replace('type = "industrial"\nmost = 4', 'type = "industrial"\nmost = 5', 1)
    file = tmp_path / "frugal.toml"
    file.write_text(text.replace('cubes = "ruling" }', 'cubes = "ruling", capital = "edition" }', 1))
    return file


def test_balance_writes_a_report_and_says_what_stands_out(smokestack: Run, tmp_path: Path) -> None:
    words = (
        "lab",
        "balance",
        "empire",
        "--games",
        "6",
        "--bots",
        "random",
        "--seed",
        "3",
        "--out",
        str(tmp_path / "r.html"),
    )
    done = smokestack(*words)
    assert done.code == 0
    assert "6 games of empire, what stands out:" in done.words
    assert "Every game takes 15 rounds." in done.words
    page = (tmp_path / "r.html").read_text(encoding="utf-8")
    assert "Archie, by level" in page
    assert 'href="r-examples/game-' in page
    assert list((tmp_path / "r-examples").glob("archie-easy-*.jsonl"))
    assert smokestack(*words).out == done.out  # the second time nothing is left to play
    other = smokestack(*words, "--players", "2", "--edition", "nano", "--games", "7")
    assert other.code == 2
    assert "holds a run with other settings" in other.err


def test_alive_names_what_is_dead(smokestack: Run, tmp_path: Path) -> None:
    words = ("lab", "alive", "empire", "--games", "2", "--bots", "random", "--players", "2", "--out", str(tmp_path))
    done = smokestack(*words)
    assert done.code == 0
    assert "Empire Planner, edition nano-4, random: 2 players (2 games)" in done.words
    assert "Dead, in under 1 % of 2 games here: " in done.words.replace("\N{NO-BREAK SPACE}", " ")
    assert "E7.2 How Archie builds, E7.3 Archie's factories" in done.words
    assert "E4.15 What cannot be upgraded: It only forbids." in done.words
    found = json.loads(smokestack(*words, "--json").out)  # the games are there already
    assert found == json.loads((tmp_path / "alive.json").read_text(encoding="utf-8"))
    assert {"setting": "2 players", "name": "build"}.items() <= found["items"][1].items()
    assert (tmp_path / "alive.csv").read_text(encoding="utf-8").count("\n") == len(found["items"]) + 1


def test_alive_asks_for_numbers_of_players(smokestack: Run) -> None:
    refused = smokestack("lab", "alive", "titans", "--players", "2,many")
    assert refused.code == 2
    assert "--players 2,many: write numbers with commas between them, such as 2,4" in refused.err


def test_compare_shows_what_pairing_saved(smokestack: Run, frugal: Path) -> None:
    words = ("lab", "compare", "empire", "nano-4", str(frugal), "--games", "6", "--bots", "random")
    done = smokestack(*words)
    assert done.code == 0
    assert "frugal" in done.words
    assert "6 paired games each of random with 2 players, seed 0" in done.words
    found = json.loads(smokestack(*words, "--json").out)
    assert (found["games"], found["a"]["edition"], found["b"]["edition"]) == (6, "nano-4", "frugal")
    length = next(each for each in found["changes"] if each["unit"] == "rounds")
    assert (length["a"], length["b"], length["difference"]) == (15, 15, 0)
    assert length["sentence"] == "A game's length is 15.0 rounds instead of 15.0 (±0.0)."


def test_try_says_when_nothing_changed(smokestack: Run, tmp_path: Path) -> None:
    file = tmp_path / "same.toml"
    file.write_text(NANO)
    done = smokestack("lab", "try", str(file), "--games", "4", "--bots", "random")
    assert done.code == 0
    assert "a valid edition of empire" in done.words
    assert "All 4 games went exactly the same" in done.words


def test_try_names_the_problems_as_the_check_does(smokestack: Run, tmp_path: Path) -> None:
    file = tmp_path / "wrong.toml"
    file.write_text(NANO.replace("rounds = 15", "rounds = 99"))
    tried, checked = smokestack("lab", "try", str(file)), smokestack("edition", "check", str(file))
    assert tried.code == checked.code == 2
    assert tried.err == checked.err
    assert "rules.rounds: is 99" in tried.err


def test_compare_refuses_an_unknown_edition(smokestack: Run) -> None:
    done = smokestack("lab", "compare", "empire", "nano", "mega")
    assert done.code == 2
    assert "no edition named 'mega'" in done.err
