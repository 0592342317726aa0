"""Seeking with bots that learn each edition before they play it."""

import tomllib
from collections.abc import Iterator
from pathlib import Path

import numpy as np
import pytest
from typer.testing import CliRunner

import smokestack
from smokestack.bots.learned.weights import LEARNED_HERE, NOTHING, read, weights_of
from smokestack.cli.app import app
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import spec
from smokestack.lab.errors import LabError
from smokestack.lab.seek.candidate import Candidate, Nursery
from smokestack.lab.seek.goals import Goals, goals_of
from smokestack.lab.seek.taught import FIRST, Teaching
from smokestack.lab.seek.vary import variables

TITANS = spec("titans").edition("prototype")
GAMES = 20
GOALS = f"""
game = "titans"
[play]
bots = "look"
teach = {GAMES}
stages = [1, 2]
evidence = 2
[[vary]]
path = "advancements.trust.amount"
low = 5
high = 40
[[goals]]
group = "length"
measure = "rounds"
players = [2]
high = 1
tolerance = 1
"""


@pytest.fixture(autouse=True)
def nothing_stays_learned() -> Iterator[None]:
    yield
    LEARNED_HERE.clear()


def goals(old: str = "", new: str = "") -> Goals:
    text = GOALS.replace(old, new, 1)
    return goals_of(text, tomllib.loads(text), "goals.toml")


def two_editions() -> tuple[Candidate, Candidate]:
    """The first edition, and one with another Trust."""
    varied, _ = variables(tomllib.loads(TITANS.text), TITANS, goals().vary)
    nursery = Nursery(spec("titans"), TITANS, varied)
    start, child = nursery.make(0, nursery.first), nursery.make(1, (17,))
    assert start
    assert child
    return start, child


def games_taught(folder: Path, candidate: Candidate) -> int:
    with np.load(folder / f"{candidate.cards}.lessons.npz") as stored:
        return int(stored["games"])


def learned(candidate: Candidate) -> tuple[int, ...]:
    return weights_of(Game(spec("titans"), candidate.edition, compiled=False))


def test_bots_learn_the_start_from_nothing_and_a_child_from_its_parent(tmp_path: Path) -> None:
    (start, child), teaching = two_editions(), Teaching(spec("titans"), goals(), tmp_path)
    teaching.descends(child, start)
    assert learned(child) == NOTHING
    for each in (start, child):
        teaching.prepare(each)
    assert [games_taught(tmp_path, each) for each in (start, child)] == [FIRST * GAMES, GAMES]
    known = learned(child)
    assert known not in (NOTHING, learned(start))
    LEARNED_HERE.clear()
    Teaching(spec("titans"), goals(), tmp_path).prepare(child)
    assert learned(child) == known, "what was learned is found again"


def test_weights_that_a_kill_left_unwritten_are_learned_again(tmp_path: Path) -> None:
    start, _ = two_editions()
    Teaching(spec("titans"), goals(), tmp_path).prepare(start)
    known = learned(start)
    LEARNED_HERE.clear()
    (tmp_path / f"{start.cards}.npz").unlink()
    read.cache_clear()
    Teaching(spec("titans"), goals(), tmp_path).prepare(start)
    assert learned(start) == known


def test_who_has_no_offspring_is_forgotten(tmp_path: Path) -> None:
    (start, child), teaching = two_editions(), Teaching(spec("titans"), goals(), tmp_path)
    for each in (start, child):
        teaching.prepare(each)
    teaching.keep_only([start])
    assert learned(child) == NOTHING != learned(start)
    assert {file.name.partition(".")[0] for file in tmp_path.iterdir()} == {start.cards}


def test_teaching_asks_for_bots_and_a_game_that_learn(tmp_path: Path) -> None:
    with pytest.raises(LabError, match=r"play\.teach is for bots that learn, and greedy does not: name look or"):
        Teaching(spec("titans"), goals('"look"', '"greedy"'), tmp_path)
    with pytest.raises(OptionError, match="nothing can be taught of victory yet"):
        Teaching(spec("victory"), goals(), tmp_path)
    with pytest.raises(LabError, match=r"play\.teach is -1; it must be 0 or more"):
        goals(f"teach = {GAMES}", "teach = -1")


def test_a_search_with_teaching_leaves_what_was_learned_of_the_best(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    file, out = tmp_path / "goals.toml", tmp_path / "sought"
    file.write_text(GOALS, encoding="utf-8")
    command = ["lab", "seek", "prototype", "--goals", str(file), "--name", "brief", "--tries", "4", "--out", str(out)]
    told = CliRunner().invoke(app, command)
    assert told.exit_code == 0, told.output
    assert "What bots learned of it:" in told.output
    LEARNED_HERE.clear()
    monkeypatch.setenv("SMOKESTACK_WEIGHTS", str(out / "weights"))
    sought = out / "brief.toml"
    named = smokestack.game("titans", edition=str(sought) if sought.exists() else "prototype")
    assert len(weights_of(named)) > len(NOTHING)
    again = CliRunner().invoke(app, command)
    assert again.exit_code == 0, again.output
    assert again.output == told.output, "the same search is told again"
