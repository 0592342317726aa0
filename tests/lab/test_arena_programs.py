"""Programs in the arena: deals they spoil count for nobody, and are counted."""

import os
from pathlib import Path

import pytest

from smokestack.bots.program.process import ProgramFailed
from smokestack.kernel.batch import cores
from smokestack.lab.arena.page import arena_page
from smokestack.lab.arena.plain import as_json
from smokestack.lab.arena.run import GIVE_UP, Outcome, run_arena
from smokestack.lab.arena.standing import standing_of
from smokestack.lab.arena.words import facts, voided_sentence
from tests.bots.programs import ANY_MOVE, program
from tests.lab.by_hand import short_plan

FAILS_IN_GAME = """
games = 0
def game(q):
    global games
    games += 1
    say(ready=True)
def decide(q): say(action="nothing" if games in {numbers} else q["legal"][0])
"""


def play(name: str, games: int, workers: int = 1, players: int = 2) -> Outcome:
    return run_arena(short_plan(["greedy", name], games, players=players), workers=workers)


@pytest.mark.parametrize("players", [2, 3])
def test_a_program_plays_as_other_bots_do(players: int) -> None:
    outcome = play(ANY_MOVE, 6, players=players)
    assert outcome.programs == {ANY_MOVE: "Any move 1"}
    assert len(outcome.games()) == 6
    assert outcome.voided == []
    assert "Any move 1" in facts(standing_of(outcome))["Programs"]
    found = {each.name: each.thought.decisions for each in standing_of(outcome).bots}
    assert found[ANY_MOVE] > 6


def test_a_deal_with_a_failure_counts_for_nobody(tmp_path: Path) -> None:
    # the first of its games is the one it gets ready with, so that the failure is in the first game of the second deal;
    # after it the process is a new one, and its second game is the first of the third deal
    name = program(tmp_path, FAILS_IN_GAME.format(numbers=[4]))
    outcome = play(name, 8)
    assert [played.job.deal for played in outcome.games()] == [0, 0, 2, 2]
    assert [(each.job.deal, each.bot) for each in outcome.voided] == [(1, name), (3, name)]
    said = f"2 of 4 deals ({name} 2). The first, deal 2: {name} answered 'nothing'"
    assert voided_sentence(outcome).startswith(said)
    assert not outcome.given_up
    standing = standing_of(outcome)
    assert standing.pairs[0].ahead.games == 4
    assert as_json(standing)["voided"][0]["deal"] == 2
    assert "The first, deal 2" in arena_page(standing)


def test_a_program_that_spoils_deal_after_deal_ends_the_arena(tmp_path: Path) -> None:
    name = program(tmp_path, "def decide(q): say(error='not today')")
    outcome = play(name, 40)
    assert outcome.given_up == name
    assert len(outcome.voided) == GIVE_UP
    assert outcome.games() == []


def test_a_program_that_cannot_begin_is_told_before_a_game(tmp_path: Path) -> None:
    name = program(tmp_path, "def game(q): say(error='too new for me')")
    with pytest.raises(ProgramFailed, match=r"tester\.py answered that it cannot: too new for me"):
        play(name, 2)


def test_every_worker_has_a_process_of_its_own_and_none_is_left(tmp_path: Path) -> None:
    stubborn = f"open({str(tmp_path / 'pids')!r}, 'a').write(f'{{os.getpid()}} ')\ndef quit(q): time.sleep(60)"
    outcome = play(program(tmp_path, stubborn), 4, workers=2)
    assert len(outcome.games()) == 4
    pids = [int(pid) for pid in (tmp_path / "pids").read_text(encoding="utf-8").split()]
    assert len(pids) == (1 + 2 if cores() > 1 else 1)  # the first is only there to see whether it answers
    for pid in pids:
        with pytest.raises(ProcessLookupError):
            os.kill(pid, 0)
