"""The header: everything agreed before the start, in full."""

from typing import Any

import pytest
from tests.matches.tables import ANN, BOB, CAT, EDITION, people

from smokestack.gamekit.errors import MatchError, OptionError, UnknownName
from smokestack.match import Match, Seat
from smokestack.match.header import Header


def test_a_header_stores_all_options_also_those_nobody_named() -> None:
    header = Match.new("titans", seats=[ANN, BOB, CAT]).header
    assert header.options == {"players": 3, "two_facilities": 0, "round_limit": 0}


def test_a_header_is_written_and_read_back() -> None:
    header = people(chance="os", confirm=False).header
    assert header.to_json() == {
        "smokestack": 2,
        "game": "titans",
        "rules": 2,
        "options": {"players": 2, "two_facilities": 0, "round_limit": 4},
        "edition": {"name": EDITION, "digest": header.edition.digest},
        "chance": "os",
        "confirm": False,
        "seats": [{"name": "Ann", "kind": "human"}, {"name": "Bob", "kind": "human"}],
    }
    assert Header.from_json(header.to_json()) == header


def test_every_key_of_a_header_is_needed_and_has_a_type() -> None:
    data = people().header.to_json()
    for key in data:
        with pytest.raises(MatchError, match=key):
            Header.from_json({name: value for name, value in data.items() if name != key})
        for wrong in (None, 1.5, ["x"], [None], {"x": "y"}):
            with pytest.raises(MatchError, match=r"must be|has no"):
                Header.from_json({**data, key: wrong})


@pytest.mark.parametrize(
    ("change", "reason"),
    [
        ({"smokestack": 3}, "written in format 3, and this program reads formats up to 2; update"),
        ({"chance": -1}, "chance comes from -1; it must be a seed"),
        ({"chance": True}, "chance comes from true; it must be a seed"),
        ({"chance": "dice"}, 'chance comes from "dice"; it must be a seed'),
        ({"chance": 2**62}, "it must be a seed from 0 to 2"),
        ({"mood": "good"}, '"mood" that does not belong'),
        ({"seats": [{"name": "Ann", "kind": "cat"}]}, "must be one of human, bot, open"),
        ({"options": {"players": True}}, '"players" of "options" of the header is true; it must be a whole number'),
    ],
)
def test_a_wrong_header_is_refused_with_its_reason(change: dict[str, Any], reason: str) -> None:
    with pytest.raises(MatchError, match=reason):
        Header.from_json(people().header.to_json() | change)


def test_a_match_needs_as_many_seats_as_its_options_say() -> None:
    with pytest.raises(MatchError, match="the game has 3 seats and the match names 2"):
        Match.new("titans", seats=[ANN, BOB], options={"players": 3})


def test_wrong_names_and_options_are_refused_before_a_match_starts() -> None:
    with pytest.raises(UnknownName, match="no game named 'chess'"):
        Match.new("chess", seats=[ANN, BOB])
    with pytest.raises(UnknownName, match="no edition named 'lost'"):
        Match.new("titans", seats=[ANN, BOB], edition="lost")
    with pytest.raises(UnknownName, match="no option named 'speed'"):
        Match.new("titans", seats=[ANN, BOB], options={"speed": 3})
    with pytest.raises(OptionError, match="players"):
        Match.new("titans", seats=[ANN])
    with pytest.raises(MatchError, match="chance comes from"):
        Match.new("titans", seats=[ANN, BOB], chance="dice")


@pytest.mark.parametrize(
    ("name", "kind", "holder"),
    [
        ("Ann", "cat", ""),
        ("", "human", ""),
        ("Ann", "open", ""),
        ("A\nn", "human", ""),
        ("A" * 81, "bot", ""),
        ("Ann", "human", "so\x00fa"),
        ("\ud800", "human", ""),
    ],
)
def test_a_seat_has_a_kind_and_a_printable_name(name: str, kind: str, holder: str) -> None:
    with pytest.raises(MatchError):
        Seat(name, kind, holder)


def test_a_seat_may_have_any_name_people_write() -> None:
    assert Seat("Zoë 👩‍🚀 李").name == "Zoë 👩‍🚀 李"
