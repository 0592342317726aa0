"""A game from another package plays in the terminal, in the arena, in the lab and under every law."""

import json
import subprocess
import sys
import tomllib
from pathlib import Path

from smokestack.gamekit.clauses import read_clauses
from tests.clauses import survey
from tests.examples.conftest import Run
from tests.examples.installing import KILN, ROOT

PACKAGE = KILN / "kiln"
GENERIC = (
    "tests/laws",
    "tests/kernel/test_options.py",
    "tests/kernel/test_warm.py",
    "tests/lab/test_alive.py",
    "tests/lab/test_balance.py",
    "tests/lab/test_compare.py",
    "tests/lab/test_frames.py",
    "tests/lab/test_price.py",
    "tests/web/test_cardtables.py",
    "tests/web/test_gallery.py",
    "tests/web/test_lessons.py",
)
"""Tests that are asked of every game found, and open no browser."""


def test_nothing_in_the_source_knows_its_name() -> None:
    found = subprocess.run(["git", "grep", "-il", "kiln", "--", "src"], cwd=ROOT, capture_output=True, text=True)
    assert (found.stdout, found.stderr) == ("", "")


def test_it_keeps_every_law(run: Run) -> None:
    told = run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", *GENERIC, "-k", "kiln")
    passed = told.splitlines()[-1]
    assert int(passed.split()[0]) > 240, passed
    assert "failed" not in passed
    assert "skipped" not in passed


def test_its_own_tests_pass_and_show_every_clause(run: Run) -> None:
    assert " passed" in run("-m", "pytest", "-q", "-p", "no:cacheprovider", "-p", "no:xdist", str(KILN))
    clauses = read_clauses((PACKAGE / "data" / "clauses.toml").read_text(encoding="utf-8"))
    found = survey(clauses, PACKAGE, KILN)
    assert len(found.covers) >= 10
    assert found.holes() == []


def test_it_is_played_in_the_terminal_by_what_a_person_types(run: Run, tmp_path: Path) -> None:
    file = tmp_path / "match.jsonl"
    asked = "w fire\nfire\nh\ndig\nu\n1\n\n"
    rest = "1\n\n" * 11
    words = ("play", "kiln", "--seats", "Ann,greedy", "--seed", "3", "--save", str(file))
    told = run("-m", "smokestack", *words, typed=asked + rest)
    assert "K3.2: you have no clay to fire" in told
    assert "Ann digs for clay." in told
    assert "greedy fires" in told
    assert "The game is over" in told
    assert "smokestack replay" in told
    again = run("-m", "smokestack", "replay", str(file))
    assert again.count("Ann digs for clay.") == 13  # one of them was taken back


def test_its_deeds_have_prices_whichever_way_the_rules_run(run: Run) -> None:
    line = ("-m", "smokestack", "lab", "price", "kiln", "--games", "12", "--when", "any", "--json")
    plain, fast = (json.loads(run(*line, *way)) for way in (("--interpreted",), ()))
    assert plain["prices"] == fast["prices"]
    enlarge = next(each for each in plain["prices"] if each["name"] == "Enlarge")
    assert enlarge["net"]["n"] > 0
    assert enlarge["worth"] is None  # it gives nothing away


def test_its_bots_meet_in_the_arena(run: Run) -> None:
    line = ("-m", "smokestack", "arena", "kiln", "--bots", "greedy,random", "--games", "10", "--json")
    plain, fast = (json.loads(run(*line, *way)) for way in (("--interpreted",), ()))
    assert plain["pairs"][0]["rate"] > 0.6
    assert plain["pairs"] == fast["pairs"]


def test_a_program_that_never_heard_of_it_plays_it(run: Run) -> None:
    bots = f"greedy,program:{sys.executable} examples/programs/any_move.py"
    line = ("-m", "smokestack", "arena", "kiln", "--bots", bots, "--games", "4", "--json")
    told = json.loads(run(*line, "--interpreted", "--workers", "1"))
    assert told["games"] == 4
    assert told["voided"] == []


def test_its_balance_is_reported(run: Run, tmp_path: Path) -> None:
    told = run("-m", "smokestack", "lab", "balance", "kiln", "--games", "40", "--out", str(tmp_path))
    report = (tmp_path / "report.html").read_text(encoding="utf-8")
    assert "40 games of kiln, what stands out:" in told
    assert "Kiln: the balance of edition first" in report
    assert "Enlarge" in report
    assert list((tmp_path / "examples").glob("game-*.jsonl"))


GOALS = """
game = "kiln"
[play]
stages = [2, 6]
evidence = 8
[[vary]]
path = "rules.rounds"
low = 6
high = 12
[[vary]]
path = "dice.price"
low = 2
high = 12
[[goals]]
group = "length"
measure = "rounds"
high = 7
tolerance = 1
[[goals]]
group = "life"
measure = "games:deed:*"
low = 0.1
tolerance = 0.1
[[goals]]
group = "fairness"
measure = "place"
high = 0.5
tolerance = 0.1
"""


def test_an_edition_of_it_is_sought(run: Run, tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text(GOALS, encoding="utf-8")
    files = ("--goals", str(tmp_path / "goals.toml"), "--out", str(tmp_path / "out"))
    told = run("-m", "smokestack", "lab", "seek", "first", *files, "--name", "brisk", "--tries", "36", "--interpreted")
    assert "goals are met on held-out games" in told
    text = (tmp_path / "out" / "brisk.toml").read_text(encoding="utf-8")
    assert "# K4.1" in text
    assert 6 <= tomllib.loads(text)["rules"]["rounds"] <= 7


def test_its_rules_can_be_read_and_its_edition_changed(run: Run, tmp_path: Path) -> None:
    assert "Clay becomes bricks" in run("-m", "smokestack", "rules", "kiln", "K3.2")
    mine = tmp_path / "mine.toml"
    text = (PACKAGE / "data" / "editions" / "first.toml").read_text(encoding="utf-8")
    mine.write_text(text.replace("rounds = 12", "rounds = 6").replace('"first"', '"short"'), encoding="utf-8")
    assert "a valid edition of kiln" in run("-m", "smokestack", "edition", "check", str(mine))
    line = ("simulate", "kiln", "--edition", str(mine), "--games", "20", "--interpreted", "--bots", "greedy", "--json")
    assert json.loads(run("-m", "smokestack", *line))["mean_rounds"] <= 6
