"""`smokestack lab seek` from the command line."""

import json
from pathlib import Path

import pytest

from smokestack.gamekit.registry import spec
from smokestack.lab.estimates import mean
from smokestack.lab.seek.candidate import Nursery
from smokestack.lab.seek.measures import MEASURES, Figures
from smokestack.lab.seek.probe import Probe
from tests.cli.conftest import Run

GOALS = """
game = "titans"
[play]
bots = "random"
stages = [1, 1]
evidence = 2
[play.options]
round_limit = 3
[[vary]]
path = "facilities.*.uses"
low = 0
high = 28
[[goals]]
group = "life"
measure = "dearest"
players = [2]
low = 30
tolerance = 5
[[goals]]
group = "length"
measure = "rounds.p95"
players = [2]
high = 3
tolerance = 1
"""


@pytest.fixture(autouse=True)
def dearest(monkeypatch: pytest.MonkeyPatch) -> None:
    """A measure of another room: what the dearest use of a facility costs, for which nothing has to be played."""

    def measure(probe: Probe, _: str) -> Figures:
        values = probe.game.edition.values
        return {"dearest": mean([max(max(values[key]) for key in values if key.endswith(".uses"))] * 2)}

    monkeypatch.setitem(MEASURES, "dearest", measure)


def words(folder: Path, *more: str) -> tuple[str, ...]:
    file = folder / "goals.toml"
    if not file.exists():
        file.write_text(GOALS, encoding="utf-8")
    return ("lab", "seek", "prototype", "--goals", str(file), "--out", str(folder / "out"), "--interpreted", *more)


def plain(file: Path) -> str:
    return file.read_text(encoding="utf-8").replace("\N{NO-BREAK SPACE}", " ")


def test_it_finds_and_writes_an_edition_and_goes_on(smokestack: Run, tmp_path: Path) -> None:
    done = smokestack(*words(tmp_path, "--tries", "12", "--name", "cheap"))
    assert done.code == 0, done.err
    assert "Of the book, and left as they are: facilities.oil-well.uses" in done.err
    assert "1 of 2 goals are met on held-out games" in done.words
    out = tmp_path / "out"
    found = json.loads((out / "evidence.json").read_text())
    assert (found["met"], found["tries"], found["held_out_seed"]) == (1, 12, 1_000_000)
    assert "| length | rounds.p95 | 2 | ≤ 3 | 3.0 ± 0.0 | 3.0 ± 0.0 | yes |" in plain(out / "evidence.md")
    assert smokestack("edition", "check", str(out / "cheap.toml")).code == 0
    assert "<figcaption>How far each edition is from its goals" in (out / "front.html").read_text()
    played = (out / "results.jsonl").read_text()
    again = smokestack(*words(tmp_path, "--tries", "12", "--name", "cheap"))
    assert again.out == done.out
    assert (out / "results.jsonl").read_text() == played
    refused = smokestack(*words(tmp_path, "--seed", "7"))
    assert (refused.code, "holds another search: seed differ" in refused.err) == (2, True)


def test_the_clock_ends_it(smokestack: Run, tmp_path: Path) -> None:
    done = smokestack(*words(tmp_path, "--minutes", "0.01"))
    assert done.code == 0, done.err
    assert (tmp_path / "out" / "evidence.md").exists()


def test_stopped_it_says_how_to_go_on(smokestack: Run, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def interrupted(*_: object) -> None:
        raise KeyboardInterrupt

    monkeypatch.setattr(Nursery, "make", interrupted)
    done = smokestack(*words(tmp_path, "--tries", "12"))
    assert (done.code, "The same command goes on from here" in done.err) == (130, True)


def test_what_cannot_be_sought_is_refused(smokestack: Run, tmp_path: Path) -> None:
    theirs = tmp_path / "theirs.toml"
    theirs.write_text(spec("empire").edition().text, encoding="utf-8")
    refused = smokestack("lab", "seek", str(theirs), *words(tmp_path)[3:])
    assert (refused.code, "is an edition of empire, and the goals are for titans" in refused.err) == (2, True)
    for name, said in (("../mine", "small letters, numbers and hyphens"), ("prototype", "choose another")):
        refused = smokestack(*words(tmp_path, "--name", name))
        assert (refused.code, said in refused.err) == (2, True)
    refused = smokestack(*words(tmp_path, "--seed", "1000000"))
    assert (refused.code, "is that of the held-out games" in refused.err) == (2, True)
    (tmp_path / "goals.toml").write_text(GOALS.replace("facilities.*", "facilities.oil-well"), encoding="utf-8")
    refused = smokestack(*words(tmp_path))
    assert (refused.code, "facilities.oil-well.uses is the book's" in refused.err) == (2, True)
