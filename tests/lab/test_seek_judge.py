"""Holding one edition against goals: which are met, which are near, and which too few games tell."""

import tomllib
from pathlib import Path

import pytest
from typer.testing import CliRunner

import smokestack
from smokestack.cli.app import app
from smokestack.lab.errors import LabError
from smokestack.lab.estimates import Estimate, mean
from smokestack.lab.seek.goals import Goal, Goals, goals_of
from smokestack.lab.seek.judge import Verdict, asked_of, counted, judge
from smokestack.lab.seek.probe import Probe

GOALS = """
game = "titans"
[play]
evidence = 4
held_out = 50
[[vary]]
path = "advancements.trust.amount"
low = 5
high = 40
[[goals]]
group = "length"
measure = "rounds"
players = [2, 3]
low = 5
high = 60
tolerance = 1
[[goals]]
group = "length"
measure = "rounds.p95"
players = [3]
high = 4
tolerance = 1
"""
TITANS = smokestack.game("titans", edition="prototype")


def goals(text: str = GOALS) -> Goals:
    return goals_of(text, tomllib.loads(text), "goals.toml")


def verdict(figure: Estimate) -> Verdict:
    return Verdict(Goal("rounds", "length", 15, 22, 1, 1, (3,)), 3, "rounds", figure)


@pytest.mark.parametrize(
    ("figure", "said"),
    [
        (Estimate(21.9, 20.9, 22.9, 9), "yes"),
        (Estimate(22.5, 21.5, 23.5, 9), "near"),
        (Estimate(23.6, 22.6, 24.6, 9), "no"),
        (Estimate(14.2, 13.2, 15.2, 9), "near"),
        (mean([20.0]), "open"),
    ],
)
def test_a_goal_is_met_near_missed_or_open(figure: Estimate, said: str) -> None:
    assert verdict(figure).said == said
    assert verdict(figure).met == (said == "yes")


def test_the_sentence_counts_what_is_met_and_what_may_be() -> None:
    some = [verdict(Estimate(middle, middle - 1, middle + 1, 9)) for middle in (20, 22.5, 30)]
    assert counted(some) == "1 of 3 goals are met, 1 more may be: their interval reaches the range."
    assert counted(some[:1]) == "1 of 1 goals are met."


def test_the_figures_are_those_of_the_held_out_games_and_are_kept(tmp_path: Path) -> None:
    asked, played = asked_of(goals(), None, None, None), list[int]()
    first = judge(TITANS, asked, tmp_path / "judged", lambda: played.append(1))
    assert [(each.name, each.players, each.said) for each in first] == [
        ("rounds", 2, "yes"),
        ("rounds", 3, "yes"),
        ("rounds.p95", 3, "no"),
    ]
    rounds = Probe(TITANS, 3, 50, range(4)).sample.games["rounds"]
    assert first[1].figure == mean([float(each) for each in rounds])
    assert judge(TITANS, asked, tmp_path / "judged", lambda: played.append(1)) == first
    assert len(played) == 2, "each number of players was played once"


def test_other_games_are_not_mixed_with_those_of_the_folder(tmp_path: Path) -> None:
    judge(TITANS, asked_of(goals(), None, 2, None), tmp_path)
    for other in (
        asked_of(goals(), None, 3, None),
        asked_of(goals(), "random", 2, None),
        asked_of(goals(), None, 2, 7),
    ):
        with pytest.raises(LabError, match="holds another search"):
            judge(TITANS, other, tmp_path)


def test_an_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    with pytest.raises(LabError, match="nano is an edition of empire, and the goals are for titans"):
        judge(smokestack.game("empire", edition="nano"), asked_of(goals(), None, 2, None), tmp_path / "judged")
    assert not (tmp_path / "judged").exists(), "nothing is written"


def test_the_command_tells_and_writes_it(tmp_path: Path) -> None:
    (tmp_path / "goals.toml").write_text(GOALS, encoding="utf-8")
    words = ["lab", "judge", "prototype", "--goals", str(tmp_path / "goals.toml"), "--interpreted"]
    result = CliRunner().invoke(app, [*words, "--out", str(tmp_path / "judged")], env={"COLUMNS": "100"})
    assert result.exit_code == 0, result.output
    assert "Prototype: 2 of 3 goals are met." in result.output
    page = (tmp_path / "judged" / "judged.md").read_text(encoding="utf-8")
    assert "| length | rounds.p95 | 3 |" in page
    assert page.count("| yes |") == 2
