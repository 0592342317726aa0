"""Who sits where: joining, leaving, bots that take over, offers that are declined."""

import json
from concurrent.futures import ThreadPoolExecutor

import httpx
import pytest

from tests.web.house import At, House, Visitor, until


@pytest.fixture
def table(ann: Visitor) -> At:
    """Ann, and a seat for whoever has the link."""
    return ann.open("titans", "you:Ann", "open", seed=5, confirm=False)


def kinds(table: At) -> list[tuple[str, str, bool]]:
    return [(seat["name"], seat["kind"], seat["held"]) for seat in table.state["seats"]]


def test_a_friend_takes_the_open_seat(table: At, bob: Visitor) -> None:
    friend = bob.at(table)
    assert friend.state["you"] == []
    assert friend.post("join", seat=1, name=" Bob ")["secret"]
    assert friend.state["you"] == [1]
    assert kinds(table)[1] == ("Bob", "human", True)


@pytest.mark.parametrize("name", ["", "   ", "x" * 41])
def test_whoever_joins_has_a_name(table: At, bob: Visitor, name: str) -> None:
    assert "name" in bob.at(table).refused(422, "join", seat=1, name=name)
    assert "printable" in bob.at(table).refused(400, "join", seat=1, name="a\x07b")


def test_a_seat_cannot_be_taken_twice(table: At, bob: Visitor, house: House) -> None:
    bob.at(table).post("join", seat=1, name="Bob")
    cat = house.browser().at(table)
    assert cat.refused(400, "join", seat=1, name="Cat") == "somebody has seat 2 already; choose another one"
    assert "somebody has seat 1 already" in cat.refused(400, "join", seat=0, name="Cat")
    assert "there is no seat 6" in cat.refused(400, "join", seat=5, name="Cat")


def test_of_many_who_join_at_once_one_sits_down(table: At, house: House) -> None:
    guests = [house.browser() for _ in range(6)]

    def join(guest: Visitor) -> httpx.Response:
        return guest.http.post(f"/api/tables/{table.id}/join", json={"seat": 1, "name": "Bob"})

    with ThreadPoolExecutor(6) as pool:
        answers = list(pool.map(join, guests))
    assert sorted(answer.status_code for answer in answers) == [200] + [400] * 5
    assert {answer.json()["error"] for answer in answers if answer.status_code == 400} == {
        "somebody has seat 2 already; choose another one"
    }
    assert sum(1 in guest.at(table).state["you"] for guest in guests) == 1


def test_a_program_acts_with_the_secret_it_got_by_joining(table: At, house: House) -> None:
    secret = house.program().at(table).post("join", seat=1, name="Robo")["secret"]
    program = house.program(secret).at(table)
    assert program.state["you"] == [1]
    while not program.state["choices"]:
        table.decide()
    assert program.decide() == table.state["n"]


def test_who_leaves_frees_the_seat_for_another(table: At, bob: Visitor, house: House) -> None:
    friend = bob.at(table)
    secret = friend.post("join", seat=1, name="Bob")["secret"]
    friend.post("leave", seat=1)
    assert friend.state["you"] == []
    assert kinds(table)[1] == ("", "open", False)
    assert "no seat of this table" in house.program(secret).at(table).refused(403, "act", action=0)
    house.browser().at(table).post("join", seat=1, name="Cat")
    assert kinds(table)[1] == ("Cat", "human", True)


def test_nobody_sends_another_away(table: At, bob: Visitor) -> None:
    friend = bob.at(table)
    friend.post("join", seat=1, name="Bob")
    assert friend.refused(403, "leave", seat=0) == "seat 1 is not yours"
    assert friend.refused(403, "takeover", seat=0) == "somebody else has seat 1"
    assert kinds(table) == [("Ann", "human", True), ("Bob", "human", True)]


def test_the_game_waits_at_an_open_seat_until_a_bot_takes_over(table: At, bob: Visitor) -> None:
    until(lambda: table.state["to_move"] >= 0)
    while table.state["to_move"] == 0:
        table.decide()
    assert table.state["ask"] == "Seat 2 is open: somebody has to take it."
    assert "you have no seat" in bob.at(table).refused(403, "takeover", seat=1)
    before = table.state["n"]
    table.post("takeover", seat=1)
    assert kinds(table)[1] == ("Greedy", "bot", False)
    assert table.my_move()["n"] > before + 1


def test_a_bot_takes_over_my_own_seat_and_i_may_come_back(ann: Visitor) -> None:
    table = ann.open("titans", "you:Ann", "bot", options={"round_limit": 60}, seed=5, confirm=False)
    table.decide()
    table.post("takeover", seat=0, bot="random")
    assert "you have no seat" in table.refused(403, "act", action=0)
    assert kinds(table)[0] == ("Random", "bot", False)
    table.post("join", seat=0, name="Ann")
    assert table.state["you"] == [0]


@pytest.mark.parametrize(
    ("bot", "reason"),
    [
        ("wizard", "there is: archie, easy, greedy, hard"),
        ("archie", "archie plays only with the option archie"),
        ("program:/bin/cat", "only when it is named on their command line"),
    ],
)
def test_a_bot_that_cannot_play_here_does_not_take_over(table: At, bot: str, reason: str) -> None:
    assert reason in table.refused(400, "takeover", seat=1, bot=bot)
    assert kinds(table)[1] == ("", "open", False)


def test_bots_at_one_table_have_different_names(ann: Visitor) -> None:
    table = ann.open("titans", "you:Ann", "bot", "open")
    table.post("takeover", seat=2)
    assert [name for name, _, _ in kinds(table)] == ["Ann", "Greedy", "Greedy 2"]


def test_a_bot_takes_over_at_the_level_that_was_chosen(table: At) -> None:
    table.post("takeover", seat=1, bot="easy")
    assert kinds(table)[1] == ("Easy", "bot", False)


def test_offers_are_declined_where_there_are_any(ann: Visitor) -> None:
    victory = ann.open("victory", "you:Ann", "screen:Bob", confirm=False)
    n = victory.state["n"]
    victory.post("declining", after=2)
    assert [(line["seat"], line["after"]) for line in settings(victory)] == [(1, 2), (2, 2)]
    assert victory.state["n"] >= n + 2
    titans = ann.open("titans", "you:Ann", "screen:Bob", confirm=False)
    assert "nobody makes any in Titans" in titans.refused(400, "declining", after=0)


def settings(table: At) -> list[dict[str, int]]:
    rows = [json.loads(line) for line in table.saved().splitlines()]
    return [row for row in rows if row.get("kind") == "declining"]
