"""Save files of older formats open to the same game; what is written is the newest."""

import json

import pytest
from tests.matches.tables import play

from smokestack.gamekit.errors import MatchError, SaveError
from smokestack.match import Match, Seat, bot_seat
from smokestack.match.format import FORMAT
from smokestack.match.save import dumps, loads


def in_format_1(text: str) -> str:
    """The same match as it was written before bots had a field of their own."""
    head, *lines = (json.loads(line) for line in text.splitlines())
    head["smokestack"] = 1
    for seat in (*head["seats"], *(line["holder"] for line in lines if line["kind"] == "seat")):
        seat.pop("bot", None)
    return "\n".join(json.dumps(row) for row in (head, *lines))


def with_bots() -> Match:
    seats = [Seat("Ann", holder="screen"), bot_seat("greedy", "Greedy 2"), bot_seat("hard", "Hard")]
    match = play(Match.new("titans", seats=seats, chance=5), 4)
    match.let_bot_take_over(0, "search:12", "Search:12")
    match.join(0, "Ann", "screen")
    return match


def test_a_bot_is_known_by_its_field_and_not_by_its_name() -> None:
    match = Match.new("titans", seats=[Seat("Ann"), bot_seat("hard", "Marvin the Great")], chance=1)
    opened = loads(dumps(match))
    assert (opened.seats[1].bot, opened.seats[1].name) == ("hard", "Marvin the Great")
    assert json.loads(dumps(match).splitlines()[0])["seats"][1] == {
        "name": "Marvin the Great",
        "kind": "bot",
        "bot": "hard",
    }


def test_a_match_of_format_1_opens_to_the_same_game_with_the_same_bots() -> None:
    match = with_bots()
    opened = loads(in_format_1(dumps(match)))
    assert bytes(opened.position) == bytes(match.position)
    assert opened.seats == match.seats
    assert opened.entries == match.entries


def test_what_was_read_in_format_1_is_written_in_the_newest() -> None:
    match = with_bots()
    assert dumps(loads(in_format_1(dumps(match)))) == dumps(match)
    assert json.loads(dumps(match).splitlines()[0])["smokestack"] == FORMAT == 2


def test_formats_differ_in_header_and_seat_entries_only() -> None:
    text = dumps(with_bots())
    older = in_format_1(text).splitlines()
    differing = [k for k, line in enumerate(text.splitlines()) if json.loads(line) != json.loads(older[k])]
    kinds = [json.loads(text.splitlines()[k]).get("kind") for k in differing]
    assert differing[0] == 0
    assert set(kinds[1:]) == {"seat"}


def test_a_bot_without_its_field_is_refused_in_format_2() -> None:
    lines = dumps(with_bots()).splitlines()
    head = json.loads(lines[0])
    del head["seats"][1]["bot"]
    with pytest.raises(SaveError, match="line 1: the seat of a bot says which bot it is"):
        loads("\n".join([json.dumps(head), *lines[1:]]))


@pytest.mark.parametrize("seat", [("Ann", "human", "", "hard"), ("", "open", "", "hard"), ("Hard", "bot", "", "")])
def test_a_seat_that_is_no_bots_names_none(seat: tuple[str, str, str, str]) -> None:
    with pytest.raises(MatchError, match="which bot"):
        Seat(*seat)
