"""Bots that are other programs: what they are told, what counts as a failure, and that none outlives its game."""

import json
import os
import time
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import pytest

import smokestack
from smokestack.bots.program import player
from smokestack.bots.program.messages import Step, header_of, steps_of
from smokestack.bots.program.player import Program, part
from smokestack.bots.program.process import ProgramFailed
from smokestack.bots.roster import bot
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.position import Position
from smokestack.match import Match, Seat
from smokestack.match.save import loads
from tests.bots.programs import heard, program, with_ears

TITANS = smokestack.game("titans")
HEADER = header_of(TITANS, TITANS.options(players=2))


@contextmanager
def started(name: str) -> Iterator[Program]:
    asked = Program(bot(name, programs=True))
    try:
        yield asked
    finally:
        part([asked])


def begun() -> tuple[Position, list[Step]]:
    """Where somebody has to decide first, and how it came to it."""
    position, steps = TITANS.new(players=2), []
    while position.chance:
        steps.append((position.to_move, position.outcomes()[0][0]))
        position.apply(steps[-1][1])
    return position, steps


def decide_once(asked: Program) -> int:
    position, steps = begun()
    asked.follow(HEADER, steps)
    return asked.decide(position, seed=1)


# Names.


def test_a_program_is_named_by_its_command_and_its_time() -> None:
    found = bot("program:./mybot --level 'very high'@0.5s", programs=True)
    assert found.command == ("./mybot", "--level", "very high")
    assert (found.seconds, found.is_program, found.searches) == (0.5, True, False)
    assert bot("program:me@home", programs=True).command == ("me@home",)
    assert bot("program:./mybot", programs=True).seconds == bot("hard").seconds


@pytest.mark.parametrize(
    ("name", "reason"),
    [
        ("program", "names no program"),
        ("program:", "names no program"),
        ("program:./mybot@0s", "no time"),
        ("program:./my'bot", "No closing quotation"),
    ],
)
def test_names_of_programs_that_cannot_be_read(name: str, reason: str) -> None:
    with pytest.raises(OptionError, match=reason):
        bot(name, programs=True)


# What it is told.


@pytest.mark.parametrize("name", smokestack.game_names())
def test_what_a_program_hears_is_a_save_file_that_grows(name: str, tmp_path: Path) -> None:
    match = Match.new(name, seats=[Seat("Ann"), Seat("Ben")], chance=4, confirm=False)
    header = header_of(match.game, match.header.options)
    with started(with_ears(tmp_path)) as asked:
        for _ in range(12):
            if match.to_move < 0:
                match.let_chance()
            asked.follow(header, steps_of(match))
            match.act(match.to_move, asked.decide(match.position, seed=2**60))
    told = heard(tmp_path)
    assert [each["ask"] for each in told] == ["hello", "game", *["decide"] * 12, "quit"]
    assert told[1]["header"]["chance"] == "os"
    text = json.dumps(told[1]["header"])
    for question in told[2:-1]:
        text = "\n".join([text, *(json.dumps(entry) for entry in question["entries"])])
        position = loads(text).position
        assert question["seat"] == position.to_move + 1
        assert question["ids"] == position.legal()
        assert question["legal"] == [match.game.text(action) for action in position.legal()]
        assert 0 <= question["seed"] < 2**53
    assert told[2]["entries"][0]["n"] == 1


def test_after_a_take_back_the_game_is_told_anew(tmp_path: Path) -> None:
    position, steps = begun()
    with started(with_ears(tmp_path)) as asked:
        decide_once(asked)
        first, other = position.legal()[:2]
        for choice in (first, other):
            after = position.copy().apply(choice)
            asked.follow(HEADER, [*steps, (position.to_move, choice)])
            asked.decide(after, seed=1)
    told = heard(tmp_path)
    assert [each["ask"] for each in told] == ["hello", "game", "decide", "decide", "game", "decide", "quit"]
    assert [len(each.get("entries", "")) for each in told] == [0, 0, len(steps), 1, 0, len(steps) + 1, 0]


def test_a_program_says_who_it_is(tmp_path: Path) -> None:
    with started(program(tmp_path)) as asked:
        asked.begin(HEADER)
        assert asked.introduced == "Tester 7"


# Failures.


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ("def decide(q): print('lost', file=sys.stderr); sys.exit(3)", "ended with code 3; its last words: lost$"),
        ("def decide(q): time.sleep(9)", "gave no answer to decide within 0.13 s"),
        ("def decide(q): print('build farm', flush=True)", "answered build farm, which is no JSON object"),
        ("def decide(q): say(move=3)", 'answered without an "action"'),
        ("def decide(q): say(action='fly away')", "answered 'fly away', which is none of its 3 legal actions"),
        ("def decide(q): say(error='no such luck')", "answered that it cannot: no such luck"),
        ("def decide(q): os.close(1); time.sleep(9)", "closed its output"),
        ("def decide(q): print('x' * 3_000_000, flush=True)", "answered x+…, which is no JSON object"),
        ("def hello(q): say(protocol=99)", "speaks protocol 99, and this program protocol 1"),
    ],
)
def test_what_counts_as_a_failure(changes: str, reason: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "SLACK", 0.1)
    with started(program(tmp_path, changes, "@0.01s")) as asked, pytest.raises(ProgramFailed, match=reason):
        decide_once(asked)


def test_a_program_that_talks_without_being_asked_has_failed(tmp_path: Path) -> None:
    told = pytest.raises(ProgramFailed, match=r"said \{\} without being asked")
    with started(program(tmp_path, "def game(q): say(); say()")) as asked, told:
        asked.begin(HEADER)
        time.sleep(0.2)
        decide_once(asked)


def test_a_program_that_stops_reading_holds_nobody_up(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(player, "SECONDS_TO_GET_READY", 0.3)
    name, more_than_a_pipe_holds = program(tmp_path, "def hello(q): say(protocol=1); time.sleep(9)"), "x" * 1_000_000
    with started(name) as asked, pytest.raises(ProgramFailed, match=r"gave no answer to game within 0\.3 s"):
        asked.begin({**HEADER, "padding": more_than_a_pipe_holds})


@pytest.mark.parametrize(
    ("name", "reason"),
    [("./nobody", "No such file or directory; .* with ./"), ("{folder}/plain", "Permission denied; .* chmod")],
)
def test_what_cannot_be_started_is_told_with_advice(name: str, reason: str, tmp_path: Path) -> None:
    (tmp_path / "plain").write_text("nothing", encoding="utf-8")
    told = pytest.raises(ProgramFailed, match=f"cannot be started: {reason}")
    with started(f"program:{name.format(folder=tmp_path)}") as asked, told:
        asked.begin(HEADER)


def test_after_a_failure_the_next_game_has_a_new_process(tmp_path: Path) -> None:
    once = f"""
def decide(q):
    if not os.path.exists({str(tmp_path / "was here")!r}):
        open({str(tmp_path / "was here")!r}, "w"); sys.exit(1)
    say(action=q["legal"][0])"""
    with started(program(tmp_path, once)) as asked:
        with pytest.raises(ProgramFailed, match="ended with code 1"):
            decide_once(asked)
        assert decide_once(asked) == begun()[0].legal()[0]


def test_one_that_will_not_leave_is_ended(tmp_path: Path) -> None:
    stubborn = "def hello(q): say(protocol=1, name=str(os.getpid()))\ndef quit(q): time.sleep(60)"
    with started(program(tmp_path, stubborn)) as asked:
        asked.begin(HEADER)
        pid = int(asked.introduced)
        os.kill(pid, 0)
    with pytest.raises(ProcessLookupError):
        os.kill(pid, 0)
