"""Programs at a table in the terminal: named on the command line, and remembered by no file."""

from pathlib import Path

import pytest

from smokestack.match.entry import Decision
from smokestack.match.save import load
from tests.bots.programs import ANY_MOVE, heard, program, with_ears
from tests.cli.conftest import Run


@pytest.fixture
def file(tmp_path: Path) -> Path:
    return tmp_path / "match.jsonl"


def play(smokestack: Run, file: Path, name: str, typed: str) -> None:
    done = smokestack("play", "titans", "--seats", f"Ann,{name}", "--seed", "3", "--save", str(file), typed=typed)
    assert done.code == 0, done.err
    assert "--seats" in done.words


def test_a_program_plays_at_a_table(smokestack: Run, file: Path, tmp_path: Path) -> None:
    play(smokestack, file, with_ears(tmp_path), "1\n\n1\n\nq\n")
    match = load(file)
    assert {entry.seat for entry in match.entries if isinstance(entry, Decision)} == {0, 1}
    assert match.seats[1].bot == "program"
    assert "python" in match.seats[1].name
    assert str(tmp_path) not in file.read_text(encoding="utf-8")
    assert [each["ask"] for each in heard(tmp_path)][:3] == ["hello", "game", "decide"]


def test_a_program_has_to_be_named_again_to_go_on(smokestack: Run, file: Path) -> None:
    play(smokestack, file, ANY_MOVE, "1\n\nq\n")
    before = len(load(file).entries)
    for named in ((), ("--seats", "Ann,greedy"), ("--seats", "Ann")):
        done = smokestack("play", "--resume", str(file), *named, typed="q\n")
        assert done.code == 2
        assert "is another program, and no file says which" in done.err
        assert "--seats human,program:./mybot" in done.err
    done = smokestack("play", "--resume", str(file), "--seats", f"Ann,{ANY_MOVE}", typed="1\n\n1\n\nq\n")
    assert done.code == 0
    assert len(load(file).entries) > before


def test_a_program_that_fails_leaves_a_match_to_go_on_with(smokestack: Run, file: Path, tmp_path: Path) -> None:
    name = program(tmp_path, "def decide(q): say(action='fly away')")
    done = smokestack("play", "titans", "--seats", f"Ann,{name}", "--save", str(file), typed="1\n\n1\n\nq\n")
    assert done.code == 2
    assert "tester.py answered 'fly away', which is none of its" in " ".join(done.err.split())
    assert "Go on with" in done.out
    assert load(file).seats[1].bot == "program"


def test_a_bot_answers_for_another_program(smokestack: Run) -> None:
    done = smokestack("program", "--bot", "greedy", typed='{"ask": "hello"}\n{"ask": "quit"}\n')
    assert done.out.startswith('{"protocol": 1, "name": "Smokestack greedy"')
    assert "no bot named 'clever'" in smokestack("program", "--bot", "clever").err
    assert "only seated by" in smokestack("program", "--bot", "program:/bin/cat").err
