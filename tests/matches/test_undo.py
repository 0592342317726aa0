"""Taking back and bringing back: what is free, who must agree, and that nothing is ever removed."""

import random

import pytest
from tests.matches.tables import (
    ANN,
    BOB,
    BOT,
    alone,
    decide,
    decisions,
    go_on,
    hotseat,
    people,
    play,
    play_out,
    play_until_turn_of,
    produce,
    table,
)

from smokestack.gamekit.errors import MatchError
from smokestack.kernel.verbs import CHANCE
from smokestack.match import Match, Seat
from smokestack.match.entry import Decision, Outcome, Undo


def in_a_turn(match: Match) -> tuple[Match, list[Decision], bytes]:
    """Somebody has produced and placed two of three cubes; also the position before that."""
    match.let_chance()
    run = produce(match)
    return match, run, bytes(match.at(run[0].n - 1))


def test_undo_takes_back_the_last_decision() -> None:
    match, run, _ = in_a_turn(people())
    before = bytes(match.at(run[-1].n - 1))
    assert match.undo(run[-1].seat) == Undo(len(match.entries), run[-1].seat, run[-1].n)
    assert bytes(match.position) == before


def test_undo_never_removes_entries() -> None:
    match, run, _ = in_a_turn(people())
    entries = match.entries
    match.undo(run[0].seat, run[0].n)
    assert match.entries[:-1] == entries


def test_cancelling_a_half_made_choice_is_undo_to_its_first_entry() -> None:
    match, run, before = in_a_turn(people())
    start = match.start_of_choice()
    assert start == run[0].n
    match.undo(match.to_move, start)
    assert bytes(match.position) == before
    assert match.start_of_choice() is None
    assert not match.with_takebacks


def test_a_choice_starts_after_the_other_seats_decision_also_while_it_is_not_handed_over() -> None:
    match = people(confirm=True)
    match.let_chance()
    assert match.start_of_choice() is None
    first = match.act(match.to_move, "build lumber-camp")
    assert match.start_of_choice() == first.n
    match.hand_over(first.seat)
    assert match.start_of_choice() is None


def test_undo_is_free_until_somebody_else_decides() -> None:
    match = people()
    match.let_chance()
    seat = match.to_move
    first = match.act(seat, "build lumber-camp")
    assert match.undo_needs(seat, first.n) == []
    match.hand_over(seat)
    assert match.undo_needs(seat, first.n) == []
    match.act(1 - seat, "build lumber-camp")
    assert match.undo_needs(seat, first.n) == [1 - seat]


def test_undo_is_free_back_to_the_last_chance_outcome() -> None:
    match = people()
    match.let_chance()
    seat, last_outcome = match.to_move, match.entries[-1].n
    decision = match.act(seat, "build lumber-camp")
    assert match.undo_needs(seat, decision.n) == []
    assert match.undo_needs(seat, last_outcome) == [1 - seat]


def test_undo_beyond_the_free_part_needs_the_other_people() -> None:
    match = table(ANN, BOB, Seat("Cat"), BOT)
    play(match, 12)
    seat = decisions(match)[-1].seat
    others = [other for other in (0, 1, 2) if other != seat]
    asking = others[0]
    before = match.entries
    needed = sorted({0, 1, 2} - {asking})
    assert match.undo_needs(asking) == needed
    with pytest.raises(MatchError, match=r"needs the consent of .*\(seat \d\), .*\(seat \d\)"):
        match.undo(asking)
    with pytest.raises(MatchError, match=rf"needs the consent of \w+ \(seat {needed[1] + 1}\)"):
        match.undo(asking, agreed=[needed[0], asking])
    assert match.entries == before
    undo = match.undo(asking, agreed={0, 1, 2})
    assert undo.agreed == tuple(needed)
    assert match.to_move == asking
    assert match.with_takebacks


def test_seats_of_one_browser_agree_by_themselves() -> None:
    match = play_until_turn_of(hotseat(), seat=0)
    assert match.undo_needs(0, 1) == []
    others = decisions(match)[-1]
    assert others.seat == 1
    assert match.undo(0).to == others.n, "at one browser the last decision is meant, whoever made it"
    assert match.to_move == 1


def test_a_bots_decision_is_taken_back_alone_and_marks_the_match() -> None:
    match = play_until_turn_of(alone(), seat=0)
    mine = [d for d in decisions(match) if d.seat == 0][-1]
    assert not match.with_takebacks
    assert match.undo(0).to == mine.n
    assert match.to_move == 0
    assert match.with_takebacks
    match.redo(0)
    assert match.with_takebacks, "what was seen was seen"
    match.act(0, match.position.legal()[0])
    match.undo(0)
    assert match.with_takebacks, "a free undo does not wash it off"


def test_alone_with_bots_everything_may_be_taken_back() -> None:
    match = play_out(alone())
    assert match.over
    match.undo(0, 1)
    assert not match.over
    assert bytes(match.position) == bytes(match.at(0))
    assert match.to_move == CHANCE


def test_a_free_undo_does_not_mark_the_match() -> None:
    match, run, _ = in_a_turn(alone())
    if run[0].seat == 1:
        match = people()
        match.let_chance()
        run = produce(match)
    match.undo(run[0].seat, run[0].n)
    assert not match.with_takebacks


def test_a_result_that_stands_is_not_taken_back_alone() -> None:
    match = play_out(people())
    last = decisions(match)[-1].seat
    assert match.undo_needs(last) == [1 - last]
    match.undo(last, agreed=[1 - last])
    assert not match.over
    assert match.to_move == last


def test_people_who_left_and_open_seats_need_not_agree() -> None:
    match = table(ANN, BOB, Seat("Cat"), confirm=False)
    play(match, 9)
    assert match.undo_needs(0, 1) == [1, 2]
    match.leave(1)
    assert match.undo_needs(0, 1) == [2]
    match.let_bot_take_over(2, "greedy")
    assert match.undo_needs(0, 1) == []


def test_bots_do_not_take_back() -> None:
    match = play_until_turn_of(alone(), seat=0)
    for refused in (lambda: match.undo(1), lambda: match.undo_needs(1, 1), lambda: match.redo(1)):
        with pytest.raises(MatchError, match="only people"):
            refused()


def test_what_is_no_live_step_cannot_be_taken_back() -> None:
    match = people()
    with pytest.raises(MatchError, match="has decided nothing yet"):
        match.undo(0)
    match.let_chance()
    seat = match.to_move
    decision = match.act(seat, "build lumber-camp")
    handed = match.hand_over(seat)
    with pytest.raises(MatchError, match=f"entry {handed.n} is neither a decision nor an outcome"):
        match.undo(seat, handed.n)
    undo = match.undo(seat, decision.n)
    for n in (0, -3, decision.n, handed.n, undo.n, 999):
        with pytest.raises(MatchError, match=f"entry {n} is not there to be taken back"):
            match.undo(seat, n)


def test_undo_then_redo_is_identity_to_the_byte() -> None:
    choose = random.Random(3)
    match = alone()
    for turn in range(40):
        go_on(match)
        if match.over:
            break
        decide(match, choose)
        before, waiting, over = bytes(match.position), match.waiting, match.over
        if any(d.seat == 0 for d in decisions(match)):
            match.undo(0, None if turn % 3 else choose.choice([d.n for d in live_decisions(match)]))
            match.redo(0)
            assert (bytes(match.position), match.waiting, match.over) == (before, waiting, over)


def live_decisions(match: Match) -> list[Decision]:
    """Decisions that can be taken back now."""
    found = []
    for decision in decisions(match):
        try:
            match.undo_needs(0, decision.n)
        except MatchError:
            continue
        found.append(decision)
    return found


def test_several_undos_are_brought_back_one_by_one() -> None:
    match, run, before = in_a_turn(people())
    seat = run[0].seat
    stands = [bytes(match.position)]
    for _ in run:
        match.undo(seat)
        stands.append(bytes(match.position))
    assert stands[-1] == before
    for stood in reversed(stands[:-1]):
        match.redo(seat)
        assert bytes(match.position) == stood
    with pytest.raises(MatchError, match="nothing to bring back"):
        match.redo(seat)


def test_after_another_decision_nothing_can_be_brought_back() -> None:
    match, run, _ = in_a_turn(people())
    seat = run[0].seat
    match.undo(seat)
    match.act(seat, "place e-ri $1")
    with pytest.raises(MatchError, match="nothing to bring back"):
        match.redo(seat)


def test_only_who_took_back_brings_back() -> None:
    match, run, _ = in_a_turn(people())
    seat = run[0].seat
    match.undo(seat)
    with pytest.raises(MatchError, match=rf"only \w+ \(seat {seat + 1}\) can bring back"):
        match.redo(1 - seat)
    shared = hotseat()
    shared.let_chance()
    mover = shared.to_move
    shared.act(mover, "build lumber-camp")
    shared.undo(mover)
    shared.redo(1 - mover)
    assert shared.waiting == mover


def test_redo_brings_back_hand_overs_outcomes_and_the_end_too() -> None:
    match = play_out(alone())
    end = bytes(match.position)
    outcomes = sum(isinstance(entry, Outcome) for entry in match.entries)
    match.undo(0, 1)
    match.redo(0)
    assert match.over
    assert bytes(match.position) == end
    assert sum(isinstance(entry, Outcome) for entry in match.entries) == outcomes
