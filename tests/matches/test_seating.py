"""What those at a table are called."""

import smokestack
from smokestack.board.ui import picture_of
from smokestack.gamekit.seats import seat_names
from smokestack.match.seating import free_name, named_apart, names_of
from smokestack.match.seats import OPEN_SEAT, Seat, bot_seat


def test_seats_without_a_name_are_called_by_their_number() -> None:
    assert seat_names(3) == ["Seat 1", "Seat 2", "Seat 3"]
    assert seat_names(3, ["Ann", "", "Ben"]) == ["Ann", "Seat 2", "Ben"]
    assert names_of([OPEN_SEAT, Seat("Ann")]) == ["Seat 1", "Ann"]


def test_twins_get_a_number_and_keep_all_else() -> None:
    seats = [Seat("Ann", holder="screen"), bot_seat("hard", "Hard"), Seat("Ann"), OPEN_SEAT, OPEN_SEAT, Seat("Ben")]
    assert named_apart(seats) == [
        Seat("Ann 1", holder="screen"),
        bot_seat("hard", "Hard"),
        Seat("Ann 2"),
        OPEN_SEAT,
        OPEN_SEAT,
        Seat("Ben"),
    ]


def test_whoever_comes_later_gets_the_first_free_name() -> None:
    assert free_name("Hard", ["Ann"]) == "Hard"
    assert free_name("Hard", ["Hard", "Ann", "Hard 3"]) == "Hard 2"
    assert free_name("Hard", ["Hard", "Hard 2"]) == "Hard 3"


def test_positions_and_pictures_call_an_unnamed_seat_by_its_number() -> None:
    position = smokestack.game("victory").new(players=2)
    assert "Seat 2" in str(position)
    assert picture_of(position) == picture_of(position, ["", ""]) == picture_of(position, ["Seat 1", "Seat 2"])
    assert picture_of(position, ["Ann", ""]) == picture_of(position, ["Ann", "Seat 2"])
