"""Handing over: a step of the match, not of the rules."""

import pytest
from tests.matches.tables import ANN, BOT, alone, go_on, people, play_out, play_until_turn_of, produce, table

from smokestack.gamekit.errors import MatchError
from smokestack.kernel.verbs import CHANCE, OVER
from smokestack.match import Match
from smokestack.match.entry import Decision, Ended, HandedOver


def after_a_turn(match: Match) -> tuple[Match, int]:
    match.let_chance()
    seat = match.to_move
    match.act(seat, "build lumber-camp")
    return match, seat


def test_the_others_wait_until_a_person_hands_over() -> None:
    match, seat = after_a_turn(people())
    other = 1 - seat
    assert match.waiting == seat
    assert match.to_move == other
    with pytest.raises(MatchError, match="has not handed over the turn yet"):
        match.act(other, "build lumber-camp")
    assert match.hand_over(seat) == HandedOver(7, seat)
    assert match.waiting is None
    match.act(other, "build lumber-camp")


def test_only_who_is_waited_for_hands_over_and_only_once() -> None:
    match, seat = after_a_turn(people())
    with pytest.raises(MatchError, match="nothing to hand over"):
        match.hand_over(1 - seat)
    match.hand_over(seat)
    with pytest.raises(MatchError, match="nothing to hand over"):
        match.hand_over(seat)


def test_nothing_is_waited_for_within_a_turn() -> None:
    match = people()
    match.let_chance()
    produced = produce(match)
    assert match.waiting is None
    assert match.to_move == produced[-1].seat
    with pytest.raises(MatchError, match="nothing to hand over"):
        match.hand_over(match.to_move)


def test_a_bot_hands_over_at_once() -> None:
    match = play_until_turn_of(alone(), seat=1)
    match.act(1, match.position.legal()[0])
    assert match.waiting is None


def test_without_confirming_a_turn_is_handed_over_at_once() -> None:
    match, seat = after_a_turn(people(confirm=False))
    assert match.waiting is None
    match.act(1 - seat, "build lumber-camp")
    assert not any(isinstance(entry, HandedOver) for entry in play_out(match).entries)


def test_chance_waits_for_the_hand_over() -> None:
    match = match_at_an_age_end()
    assert match.position.chance
    for draw in (match.let_chance, lambda: match.enter_chance(match.position.outcomes()[0][0])):
        with pytest.raises(MatchError, match="has not handed over the turn yet"):
            draw()
    seat = match.waiting
    assert seat is not None
    match.hand_over(seat)
    match.let_chance()
    assert match.to_move != CHANCE


def match_at_an_age_end() -> Match:
    """Play at random until a person's decision leaves the move with chance."""
    for seed in range(50):
        match = Match.new("titans", seats=[ANN, BOT], options={"round_limit": 60}, chance=seed)
        go_on(match)
        for turn in range(600):
            legal = match.position.legal()
            match.act(match.to_move, legal[(turn * 7) % len(legal)])
            if match.position.chance and match.waiting is not None:
                return match
            go_on(match)
            if match.over:
                break
    raise AssertionError("no such position found")


def test_the_end_waits_for_the_hand_over_and_can_be_taken_back_until_then() -> None:
    match = people()
    go_on(match)
    while match.to_move != OVER:
        match.act(match.to_move, match.position.legal()[0])
        if match.to_move != OVER:
            go_on(match)
    seat = match.waiting
    assert seat is not None
    assert not match.over
    assert isinstance(match.entries[-1], Decision)
    assert match.undo_needs(seat) == []
    match.undo(seat)
    assert match.to_move == seat
    match.redo(seat)
    assert match.waiting == seat
    match.hand_over(seat)
    assert match.over
    assert isinstance(match.entries[-1], Ended)


def test_a_bot_that_takes_over_hands_over_what_was_waited_for() -> None:
    match, seat = after_a_turn(people())
    match.let_bot_take_over(seat, "greedy")
    assert match.waiting is None
    match.act(1 - seat, "build lumber-camp")


def test_who_leaves_keeps_nobody_waiting() -> None:
    match, seat = after_a_turn(people())
    match.leave(seat)
    assert match.waiting is None
    match.act(1 - seat, "build lumber-camp")


def test_leaving_instead_of_handing_over_the_last_turn_ends_the_match() -> None:
    match = table(ANN, ANN, confirm=True)
    go_on(match)
    while match.to_move != OVER:
        match.act(match.to_move, match.position.legal()[0])
        if match.to_move != OVER:
            go_on(match)
    assert match.waiting is not None
    match.leave(match.waiting)
    assert match.over


def test_a_person_who_joins_in_a_bots_place_has_nothing_to_hand_over() -> None:
    match = play_until_turn_of(alone(), seat=1)
    match.act(1, "build steel-forge" if match.why("build steel-forge") is None else match.position.legal()[0])
    match.join(1, "Bob")
    assert match.waiting is None
