"""A bot of this release as a program: it answers as it would decide here, and says what it cannot answer."""

import io
import json
from typing import Any

import pytest

import smokestack
from smokestack.bots.program.answering import answer_lines
from smokestack.bots.program.messages import Step, decision, entries_of, header_of, hello, new_game
from smokestack.gamekit.errors import UnknownName

TITANS = smokestack.game("titans")
OPTIONS = TITANS.options(players=2)
HEADER = header_of(TITANS, OPTIONS)


def answers(*questions: Any, name: str = "greedy") -> list[dict[str, Any]]:
    said = io.StringIO()
    lines = (each if isinstance(each, str) else json.dumps(each) for each in questions)
    answer_lines(name, lines, said)
    return [json.loads(line) for line in said.getvalue().splitlines()]


def test_it_answers_what_it_would_decide_here() -> None:
    position, told = TITANS.new(players=2), 0
    steps: list[Step] = []
    wanted: list[dict[str, str]] = []
    questions = [hello("titans"), new_game(HEADER)]
    for number in range(60):
        if position.chance:
            action = position.outcomes()[0][0]
        else:
            action = smokestack.decide(TITANS, position, "greedy", seed=number)
            news = entries_of(TITANS, steps[told:], told + 1)
            questions.append(decision(position, position.legal(), news, 0.1, number))
            wanted.append({"action": TITANS.text(action)})
            told = len(steps)
        steps.append((position.to_move, action))
        position.apply(action)
    said = answers(*questions, {"ask": "quit"}, "never read")
    assert said[0] == {"protocol": 1, "name": "Smokestack greedy", "version": smokestack.__version__}
    assert said[1] == {"ready": True}
    assert len(wanted) > 40
    assert said[2:] == wanted


@pytest.mark.parametrize(
    ("question", "reason"),
    [
        ("build farm", "no question I can read"),
        ({"question": 1}, "no question I can read"),
        ({"ask": "dance"}, "nobody here knows what 'dance' asks"),
        ({"ask": "game", "header": {**HEADER, "rules": 99}}, "version 99 of the rules"),
        ({"ask": "game", "header": {**HEADER, "game": "chess"}}, "no game named 'chess'"),
    ],
)
def test_what_it_cannot_answer_it_says(question: Any, reason: str) -> None:
    assert reason in answers(question)[0]["error"]


@pytest.mark.parametrize(
    ("entry", "reason"),
    [
        ({"n": 2, "kind": "chance", "outcome": "order 1"}, "entry 2 came, and entry 1 was to come"),
        ({"n": 1, "kind": "handed_over", "seat": 1}, "no step of a game"),
        ({"n": 1, "kind": "chance", "outcome": "order 9"}, "'9' is no seat"),
    ],
)
def test_a_game_that_cannot_have_been_is_refused(entry: dict[str, Any], reason: str) -> None:
    asked = {"ask": "decide", "entries": [entry], "seat": 1, "legal": [], "ids": [], "seconds": 0.1, "seed": 0}
    assert reason in answers(new_game(HEADER), asked)[1]["error"]


def test_nothing_is_decided_before_a_game() -> None:
    asked = {"ask": "decide", "entries": [], "seat": 1, "legal": [], "ids": [], "seconds": 0.1, "seed": 0}
    assert "a game has to begin" in answers(asked)[0]["error"]


def test_a_bot_that_is_not_known_is_refused_before_any_question() -> None:
    with pytest.raises(UnknownName, match="no bot named 'clever'"):
        answers(name="clever")
