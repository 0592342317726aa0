"""A bot's seat: whoever has none asks for it, and one of those who sit at the table has to agree."""

import asyncio
import json
from collections.abc import Awaitable, Callable
from pathlib import Path
from typing import Any

import pytest

from smokestack.bots.pool import BotPool
from smokestack.match import Match, Seat, bot_seat
from smokestack.match.store import Holding
from smokestack.web import present
from smokestack.web.room import Room
from smokestack.web.rooms import Rooms
from smokestack.web.wishes import MOST_WISHES
from tests.web.house import At, House, Visitor, refusal
from tests.web.rooms import ANN, act_first, stored


@pytest.fixture
def table(ann: Visitor) -> At:
    """Ann and two bots, who wait for her."""
    opened = ann.open("titans", "you:Ann", "bot", "bot", seed=5)
    opened.my_move()
    return opened


def wish(visitor: Visitor, table: At, seat: int = 1, name: str = "Bob") -> str:
    """Ask for a bot's seat; the secret that is good for it later."""
    answer = visitor.http.post(f"/api/tables/{table.id}/join", json={"seat": seat, "name": name})
    assert answer.status_code == 202, answer.text
    assert answer.json()["asked"] == [0]
    return str(answer.json()["secret"])


def who(table: At) -> list[tuple[str, str]]:
    return [(seat["name"], seat["kind"]) for seat in table.state["seats"]]


BEFORE = [("Ann", "human"), ("Greedy 1", "bot"), ("Greedy 2", "bot")]


def test_a_guest_gets_the_seat_of_a_bot_when_somebody_there_agrees(table: At, bob: Visitor, house: House) -> None:
    secret = wish(bob, table)
    friend = bob.at(table)
    assert who(table) == BEFORE
    assert (friend.state["you"], friend.state["wish"]) == ([], {"seat": 1, "name": "Bob", "refused": False})
    (asked,) = table.state["wishes"]
    assert (asked["seat"], asked["name"]) == (1, "Bob")
    table.post("admit", wish=asked["wish"], yes=True)
    assert who(table)[1] == ("Bob", "human")
    assert (friend.state["you"], friend.state["wish"], table.state["wishes"]) == ([1], None, [])
    assert house.program(secret).at(table).state["you"] == [1]
    assert table.refused(400, "admit", wish=asked["wish"], yes=True) == "nobody waits for this answer any more"


def test_a_guest_learns_of_a_refusal_and_may_ask_again(table: At, bob: Visitor, house: House) -> None:
    secret, friend = wish(bob, table), bob.at(table)
    table.post("admit", wish=table.state["wishes"][0]["wish"], yes=False)
    assert friend.state["wish"] == {"seat": 1, "name": "Bob", "refused": True}
    assert house.program(secret).at(table).state["wish"]["refused"]
    assert (who(table), table.state["wishes"]) == (BEFORE, [])
    wish(bob, table)
    assert (friend.state["wish"]["refused"], len(table.state["wishes"])) == (False, 1)


def test_a_program_sits_as_soon_as_it_may_and_joins_again_with_its_secret(table: At, house: House) -> None:
    program = house.program(wish(house.program(), table, 2, "Robo")).at(table)
    for _ in range(25):  # more often than wrong secrets may be tried
        assert program.state["you"] == []
    assert "you have no seat" in program.refused(403, "act", action=0)
    table.post("admit", wish=table.state["wishes"][0]["wish"], yes=True)
    assert program.state["you"] == [2]
    assert program.post("join", seat=2, name="Robo") == {
        "seat": 2,
        "secret": program.visitor.http.headers["authorization"].removeprefix("Bearer "),
        "asked": [],
    }


def test_whoever_has_a_seat_needs_nobodys_word(table: At, house: House) -> None:
    assert table.post("join", seat=1, name="Bob")["asked"] == []
    assert house.program(table.secrets[0]).at(table).post("join", seat=2, name="Cat")["asked"] == []
    assert [kind for _, kind in who(table)] == ["human"] * 3


def test_where_nobody_sits_a_bots_seat_is_free(table: At, bob: Visitor) -> None:
    table.post("leave", seat=0)
    assert bob.at(table).post("join", seat=1, name="Bob")["asked"] == []
    assert bob.at(table).state["you"] == [1]


def test_an_open_seat_needs_nobodys_word(ann: Visitor, bob: Visitor) -> None:
    table = ann.open("titans", "you:Ann", "bot", "open", seed=5)
    assert bob.at(table).post("join", seat=2, name="Bob")["asked"] == []


def test_only_somebody_who_sits_there_answers(table: At, bob: Visitor, house: House) -> None:
    secret = wish(bob, table)
    number = table.state["wishes"][0]["wish"]
    for other in (bob, house.browser(), house.program(), house.program(secret)):
        assert other.at(table).state["wishes"] == []
        assert "you have no seat" in other.at(table).refused(403, "admit", wish=number, yes=True)
    assert who(table) == BEFORE


def test_a_guest_has_one_wish_and_the_last_one_counts(table: At, bob: Visitor, house: House) -> None:
    first, second = wish(bob, table, 1), wish(bob, table, 2)
    assert [(row["seat"], row["name"]) for row in table.state["wishes"]] == [(2, "Bob")]
    assert "no seat of this table" in refusal(house.program(first).http.get(f"/api/tables/{table.id}"), 403)
    again = wish(house.program(second), table, 1, "Bobby")
    assert [(row["seat"], row["name"]) for row in table.state["wishes"]] == [(1, "Bobby")]
    assert house.program(again).at(table).state["wish"]["seat"] == 1


def test_of_two_who_wish_for_a_seat_one_gets_it(table: At, bob: Visitor, house: House) -> None:
    cat = house.browser()
    wish(bob, table)
    wish(cat, table, name="Cat")
    first, second = (row["wish"] for row in table.state["wishes"])
    table.post("admit", wish=second, yes=True)
    assert (who(table)[1], table.state["wishes"]) == (("Cat", "human"), [])
    assert (bob.at(table).state["wish"], bob.at(table).state["you"]) == (None, [])
    assert "nobody waits" in table.refused(400, "admit", wish=first, yes=True)


def test_a_wish_is_refused_at_once_where_it_makes_no_sense(table: At, bob: Visitor) -> None:
    friend = bob.at(table)
    assert "printable" in friend.refused(400, "join", seat=1, name="a\x07b")
    assert "there is no seat 6" in friend.refused(400, "join", seat=5, name="Bob")
    assert "somebody has seat 1 already" in friend.refused(400, "join", seat=0, name="Bob")
    assert table.state["wishes"] == []


def test_not_too_many_wait_at_a_table(table: At, house: House) -> None:
    for number in range(MOST_WISHES):
        wish(house.program(), table, name=f"Robo {number}")
    said = house.program().at(table).refused(400, "join", seat=1, name="Late")
    assert said == f"{MOST_WISHES} others wait for a seat here already; ask again when they have an answer"
    assert len(table.state["wishes"]) == MOST_WISHES


def test_nobody_plays_in_a_lesson_instead_of_a_bot(ann: Visitor, bob: Visitor) -> None:
    lesson = ann.press("/learn/titans")
    for visitor in (ann, bob):
        assert "a lesson only goes forward" in visitor.at(lesson).refused(400, "join", seat=1, name="Bob")
        assert not any(seat["free"] for seat in visitor.at(lesson).state["seats"])


def test_nobody_plays_instead_of_archie(ann: Visitor, bob: Visitor) -> None:
    table = ann.open("empire", "you:Ann", "bot:archie", options={"archie": 2}, seed=5)
    for visitor in (ann, bob):
        said = visitor.at(table).refused(400, "join", seat=1, name="Bob")
        assert said == "seat 2 is Archie's in this game; nobody can play it instead"
    assert [seat["free"] for seat in table.state["seats"]] == [False, False]


def test_those_who_listen_hear_of_a_wish_and_of_its_answer(table: At, bob: Visitor) -> None:
    with table.listen() as host, bob.at(table).listen() as guest:
        for socket in (host, guest):
            socket.send("{}")
        wish(bob, table)
        hear(host, lambda state: len(state["wishes"]) == 1)
        hear(guest, lambda state: state["wish"] is not None)
        table.post("admit", wish=table.state["wishes"][0]["wish"], yes=True)
        hear(guest, lambda state: state["you"] == [1])
        hear(host, lambda state: state["wishes"] == [])


def hear(socket: Any, wanted: Callable[[dict[str, Any]], bool]) -> None:
    while not wanted(json.loads(socket.recv(20))["state"]):
        pass


BEN = Holding(1, "ben", "b")


def at_a_table(folder: Path, story: Callable[[Room], Awaitable[None]]) -> None:
    """Ann and a bot, without a server; Ben has wished for its seat."""
    match = Match.new("titans", seats=[Seat("Ann"), bot_seat("greedy", "Greedy")], chance=7, confirm=False)

    async def tell() -> None:
        async with stored(folder) as store:
            bots = BotPool(1)
            rooms = Rooms(store, bots, 0.0)
            room, _ = await rooms.create(match, [0], ANN)
            assert await room.take_seat(BEN, "Ben") == [0]
            await story(room)
            await rooms.close()
            bots.close()

    asyncio.run(tell())


def test_a_wish_goes_with_whoever_made_it_and_the_others_are_told(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr("smokestack.web.room.STAYS", 0.2)

    async def story(room: Room) -> None:
        page = room.listen("ben")
        await asyncio.sleep(0.5)
        assert len(present.wish_rows(room)) == 1
        host, shown = room.listen(ANN.id), room.stamp
        room.stop_listening(page, "ben")
        while room.stamp == shown or room.wishes:
            host.clear()
            await asyncio.wait_for(host.wait(), 5)
        assert present.wish_rows(room) == []
        assert present.own_wish(room, "ben") is None

    at_a_table(tmp_path, story)


def test_a_wish_stays_while_the_game_goes_on_and_ends_when_the_seat_is_no_bots_any_more(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        while room.match.to_move != 0:
            await asyncio.sleep(0.01)
        await room.change(act_first)
        assert len(present.wish_rows(room)) == 1
        await room.take_seat(Holding(1, ANN.id, "a"), "Cat", own=[0])
        assert present.wish_rows(room) == []

    at_a_table(tmp_path, story)


def test_a_wish_ends_when_its_maker_has_another_seat(tmp_path: Path) -> None:
    async def story(room: Room) -> None:
        await room.give_up_seat(0, lambda match: match.leave(0))
        assert await room.take_seat(Holding(0, "ben", "c"), "Ben") == []
        assert present.wish_rows(room) == []

    at_a_table(tmp_path, story)
