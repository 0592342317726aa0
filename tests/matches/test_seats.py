"""Who sits where: joining, leaving, and bots that take over."""

from collections.abc import Callable

import pytest
from tests.matches.tables import ANN, BOB, BOT, alone, people, play, table

from smokestack.gamekit.errors import MatchError
from smokestack.match import Seat
from smokestack.match.entry import BOT_TOOK_OVER, JOINED, LEFT, SeatChange
from smokestack.match.save import dumps, loads
from smokestack.match.seats import OPEN_SEAT


def test_who_leaves_opens_the_seat_and_others_may_join() -> None:
    match = people()
    assert match.leave(1) == SeatChange(1, LEFT, 1, BOB)
    assert match.seats == (ANN, OPEN_SEAT)
    assert match.join(1, "Cat", holder="phone") == SeatChange(2, JOINED, 1, Seat("Cat", holder="phone"))
    assert match.seats == (ANN, Seat("Cat", holder="phone"))
    assert match.header.seats == (ANN, BOB), "the header tells the start"


def test_a_bot_takes_over_from_a_person_or_an_open_seat_and_people_from_bots() -> None:
    match = people()
    assert match.let_bot_take_over(0, "greedy") == SeatChange(1, BOT_TOOK_OVER, 0, BOT)
    match.leave(1)
    match.let_bot_take_over(1, "greedy")
    assert match.seats == (BOT, BOT)
    match.join(0, "Cat")
    assert match.seats[0] == Seat("Cat")


def test_seat_changes_that_make_no_sense_are_refused_and_change_nothing() -> None:
    match = alone()
    doings: list[tuple[Callable[[], SeatChange], str]] = [
        (lambda: match.join(0, "Cat"), r"Ann \(seat 1\) sits there"),
        (lambda: match.leave(1), "only the person who sits at seat 2"),
        (lambda: match.let_bot_take_over(1, "search"), "is a bot already"),
        (lambda: match.leave(2), "seats 1 to 2"),
        (lambda: match.join(-1, "Cat"), "seats 1 to 2"),
        (lambda: match.join(1, ""), "needs a name"),
        (lambda: match.join(1, " \u2003"), "a blank is no name"),
    ]
    for refused, reason in doings:
        with pytest.raises(MatchError, match=reason):
            refused()
    assert match.entries == ()
    assert match.seats == (ANN, BOT)


def test_nobody_acts_for_an_open_seat() -> None:
    match = table(OPEN_SEAT, OPEN_SEAT)
    match.let_chance()
    seat = match.to_move
    with pytest.raises(MatchError, match=rf"nobody holds seat {seat + 1}"):
        match.act(seat, "build lumber-camp")
    with pytest.raises(MatchError, match=rf"turn of the open seat {seat + 1}, not of"):
        match.act(1 - seat, "build lumber-camp")
    match.join(seat, "Cat")
    match.act(seat, "build lumber-camp")


def test_seat_changes_stay_when_moves_are_taken_back() -> None:
    match = play(people(), 3)
    match.let_bot_take_over(1, "greedy")
    match.undo(0, 1)
    assert match.seats == (ANN, BOT)
    match.redo(0)
    assert match.seats == (ANN, BOT)


def test_a_saved_match_knows_who_sits_where() -> None:
    match = play(people(), 3)
    match.leave(0)
    match.join(0, "Zoë", holder="sofa")
    opened = loads(dumps(match))
    assert opened.seats == match.seats
    assert opened.entries == match.entries
