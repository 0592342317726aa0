"""Lessons: each can be played from its first step to its farewell by the asked actions alone."""

import re
from collections.abc import Iterator

import pytest

from smokestack.board.ui import draw_position
from smokestack.gamekit.errors import MatchError
from smokestack.gamekit.registry import names, spec
from smokestack.match import Match
from smokestack.match.save import dumps, loads
from smokestack.web.lessons import LEARNER, act_in_lesson, lesson_of, new_lesson, progress, step_of

GAMES = sorted(names())


def moments(game: str) -> Iterator[Match]:
    """A lesson before each asked action, and after the last one."""
    match = new_lesson(game, "Ann")
    yield match
    for step in lesson_of(game).steps:
        for action in step.actions:
            act_in_lesson(match, action)
            yield match


def targets(match: Match) -> set[str]:
    """Everything on the board, as the learner sees it, that can be pointed at."""
    parts = draw_position(match.position, [seat.name for seat in match.seats], LEARNER)
    return {name for part in parts for name in re.findall(r'data-target="([^"]*)"', part.svg)}


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_has_eight_to_twelve_steps_of_few_words_and_clicks(game: str) -> None:
    lesson = lesson_of(game)
    assert 8 <= len(lesson.steps) <= 12
    for step in lesson.steps:
        assert 1 <= len(step.actions) <= 5
        assert len(re.findall(r"[.!?](?: |$)", step.say)) <= 2
        assert len(step.say) < 280


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_plays_through_by_the_asked_actions(game: str) -> None:
    lesson, asked = lesson_of(game), []
    for match in moments(game):
        assert match.to_move == LEARNER
        told = step_of(match)
        assert told["of"] == len(lesson.steps)
        if not told["over"]:
            asked.append(told["action"])
            assert told["say"] == lesson.steps[progress(match)[0]].say
    assert told["over"]
    assert asked == [action for step in lesson.steps for action in step.actions]


@pytest.mark.parametrize("game", GAMES)
def test_the_farewell_comes_at_the_end_and_ends_it(game: str) -> None:
    *_, match = moments(game)
    told = step_of(match)
    assert (told["step"], told["say"], told["point"]) == (told["of"], lesson_of(game).farewell, [])
    with pytest.raises(MatchError, match="the lesson is over"):
        act_in_lesson(match, match.position.legal()[0])


@pytest.mark.parametrize("game", GAMES)
def test_every_step_points_at_something_on_the_board_or_at_a_button(game: str) -> None:
    for match in moments(game):
        point = step_of(match)["point"]
        assert {name for name in point if not name.startswith("do:")} <= targets(match)


@pytest.mark.parametrize("game", GAMES)
def test_a_wrong_action_is_refused_with_the_words_of_the_step_and_changes_nothing(game: str) -> None:
    tried = 0
    for match in moments(game):
        told = step_of(match)
        others = [action for action in match.position.legal() if match.game.text(action) != told["action"]]
        if told["over"] or not others:
            continue
        before = dumps(match)
        with pytest.raises(MatchError) as refused:
            act_in_lesson(match, others[0])
        assert told["say"] in str(refused.value)
        assert dumps(match) == before
        tried += 1
    assert tried >= len(lesson_of(game).steps) - 2


@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_goes_on_where_it_was_left_and_after_a_take_back(game: str) -> None:
    match = new_lesson(game, "Ann")
    first = lesson_of(game).steps[0].actions[0]
    act_in_lesson(match, first)
    again = loads(dumps(match), "the lesson")
    assert progress(again) == progress(match)
    again.undo(LEARNER)
    assert progress(again) == (0, 0)
    act_in_lesson(again, first)
    assert progress(again) == progress(match)


def test_the_lesson_of_titans_is_true_of_its_default_edition() -> None:
    """What its words promise beyond the asked actions: who pays what, and what the end of the age brings."""
    assert lesson_of("titans").edition == spec("titans").default_edition
    match, told = new_lesson("titans", "Ann"), []
    for step in lesson_of("titans").steps:
        act_in_lesson(match, step.actions[0])
    people = [seat.name for seat in match.seats]
    for moment in match.moments():
        notation = getattr(moment.entry, "action", "")
        told += [str(sentence) for sentence in moment.before.tell(notation, people).sentences] if notation else []
    for said in (
        "Carl pays Ann $4 for 1 wood; Ann gains 1 share.",
        "Ann uses up 1 wood of their own.",
        "Ann pays Bea $3 for 1 stone; Bea gains 1 share.",
        "Ann pays Carl $3 for 1 steel; Carl gains 1 share.",
        "Carl pays Ann $4 for 1 research; Ann gains 1 share.",
        "Ann sold most energy and gains 5 share.",
        "Ann owns most real estate and gains 5 share.",
    ):
        assert said in told
    assert any("Consumers pay Ann" in sentence and "$20 from Energy" in sentence for sentence in told)
