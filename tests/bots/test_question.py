"""What a worker answers: turns in pieces, and hints in words."""

import smokestack
from smokestack.bots.decide import searcher_for
from smokestack.bots.play import play_turn, take_turn
from smokestack.bots.question import Question, hint_of, in_words, turn_of
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Considered
from smokestack.gamekit.position import Position
from smokestack.match.editions import mark_of

EMPIRE = smokestack.game("empire")


def first_turn() -> Position:
    """A turn of several decisions."""
    position = EMPIRE.new()
    while position.chance:
        position.apply(position.outcomes()[0][0])
    return position


def asked_of(name: str, position: Position) -> Question:
    return Question("empire", mark_of(EMPIRE.spec, EMPIRE.edition), bytes(position), name, seed=1)


def test_a_turn_without_time_is_one_decision_and_the_rest_follows() -> None:
    position = first_turn()
    whole = play_turn(EMPIRE, position, "greedy", seed=1)
    searcher = searcher_for(EMPIRE, position, bot("greedy"))
    pieces: list[int] = []
    while len(pieces) < len(whole):
        piece = take_turn(searcher, position, seed=1, seconds=0)
        assert len(piece) == 1
        pieces += piece
        position.apply(piece[0])
    assert pieces == whole


def test_a_question_is_answered_as_its_bot_plays() -> None:
    position = first_turn()
    assert turn_of(asked_of("easy", position)) == play_turn(EMPIRE, position, "greedy", seed=1)


def test_a_greedy_hint_has_a_reason_and_nothing_that_was_tried() -> None:
    position = first_turn()
    hint = hint_of(asked_of("greedy", position))
    assert hint.action in position.legal()
    assert hint.reason
    assert (hint.found, hint.bot) == ("", "greedy")


def test_what_a_search_found_is_told_with_the_next_best() -> None:
    position = first_turn()
    best, other = position.legal()[:2]
    told = in_words(position, [Considered(best, 90, 0.624), Considered(other, 1, 0.551)])
    label = position.label(other).text
    assert told == f"Worth 62 of 100 in 90 tries, where 100 is a clear win. Next best: {label}, 55 of 100 in 1 try."
    told = in_words(position, [Considered(best, 90, 0.62), Considered(other, 80, 0.63)])
    assert told.endswith(f"About as good: {label}, 63 of 100 in 80 tries.")


def test_a_search_that_tried_one_thing_has_nothing_to_compare() -> None:
    position = first_turn()
    best, other = position.legal()[:2]
    assert in_words(position, [Considered(best, 40, 0.5)]) == ""
    assert in_words(position, [Considered(best, 40, 0.5), Considered(other, 0, 0.0)]) == ""
