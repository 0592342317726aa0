"""Live updates: everybody hears the same, and whoever comes back hears only what is new."""

import json
from collections.abc import Iterator
from contextlib import ExitStack

import pytest
from websockets.exceptions import ConnectionClosed
from websockets.sync.client import ClientConnection, connect

from tests.web.house import At, House, Json, Visitor


@pytest.fixture
def table(ann: Visitor) -> At:
    opened = ann.open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    opened.my_move()
    return opened


@pytest.fixture
def opened() -> Iterator[ExitStack]:
    with ExitStack() as stack:
        yield stack


def greet(socket: ClientConnection, n: int = 0, known: dict[str, str] | None = None) -> Json:
    socket.send(json.dumps({"n": n, "known": known or {}}))
    return hear(socket)


def hear(socket: ClientConnection) -> Json:
    found: Json = json.loads(socket.recv(20))
    return found


def hear_up_to(socket: ClientConnection, n: int) -> list[Json]:
    heard = [hear(socket)]
    while heard[-1]["state"]["n"] < n:
        heard.append(hear(socket))
    return heard


def digests(update: Json) -> dict[str, str]:
    return {part["name"]: part["digest"] for part in update["parts"]}


def test_a_page_that_comes_gets_everything(table: At, opened: ExitStack) -> None:
    first = greet(opened.enter_context(table.listen()))
    assert first["kind"] == "state"
    assert first["state"] == table.state
    assert first["news"] == table.log()
    assert all(part["svg"].startswith("<svg") for part in first["parts"])


def test_all_who_listen_hear_every_entry_once_and_see_the_same(table: At, house: House, opened: ExitStack) -> None:
    watchers = [opened.enter_context(house.program().at(table).listen()) for _ in range(12)]
    (start,) = {greet(socket)["state"]["n"] for socket in watchers}
    table.play_on(5)
    heard = [hear_up_to(socket, table.state["n"]) for socket in watchers]
    for updates in heard:
        told = [news["n"] for update in updates for news in update["news"]]
        assert told == list(range(start + 1, table.state["n"] + 1))
        assert updates[-1]["state"] == heard[0][-1]["state"]
        assert digests(updates[-1]) == digests(heard[0][-1])


def test_only_parts_that_changed_are_sent(table: At, opened: ExitStack) -> None:
    socket = opened.enter_context(table.listen())
    before = digests(greet(socket))
    table.decide()
    update = hear(socket)
    assert {part["name"] for part in update["parts"] if "svg" in part} == {
        name for name, digest in digests(update).items() if before.get(name) != digest
    }
    assert any("svg" not in part for part in update["parts"])


def test_who_comes_back_hears_only_what_is_new(table: At, opened: ExitStack) -> None:
    first = greet(opened.enter_context(table.listen()))
    table.play_on(2)
    again = greet(opened.enter_context(table.listen()), first["state"]["n"], digests(first))
    assert [news["n"] for news in again["news"]] == list(range(first["state"]["n"] + 1, table.state["n"] + 1))
    still = greet(opened.enter_context(table.listen()), again["state"]["n"], digests(again))
    assert still["news"] == []
    assert not any("svg" in part for part in still["parts"])


def test_who_joins_sees_choices_at_once(ann: Visitor, bob: Visitor, opened: ExitStack) -> None:
    table = ann.open("titans", "you:Ann", "open", seed=5)
    friend = bob.at(table)
    socket = opened.enter_context(friend.listen())
    assert greet(socket)["state"]["you"] == []
    friend.post("join", seat=1, name="Bob")
    while hear(socket)["state"]["you"] != [1]:
        pass


def test_a_wish_to_take_back_is_heard(ann: Visitor, bob: Visitor, opened: ExitStack) -> None:
    table = ann.open("titans", "you:Ann", "open", seed=5, confirm=False)
    friend = bob.at(table)
    friend.post("join", seat=1, name="Bob")
    while not friend.state["choices"]:
        table.decide()
    friend.decide()
    first = next(news["n"] for news in table.log() if news["moves"] or news["said"])
    socket = opened.enter_context(friend.listen())
    greet(socket)
    asked = table.post("undo", to=first)["asked"]
    assert asked == [1]
    assert hear(socket)["state"]["request"]["needs"] == [1]


@pytest.mark.parametrize("said", ["{", "[]x", '{"n": "many"}', '{"known": 3}', b"\x00\x01", "[" * 9_000])
def test_nonsense_ends_the_connection_and_nothing_else(table: At, said: str | bytes) -> None:
    with table.listen() as socket:
        socket.send(said)
        with pytest.raises(ConnectionClosed):
            socket.recv(20)
    assert table.decide() == table.state["n"]


def test_more_than_a_greeting_needs_is_cut_off(table: At) -> None:
    with table.listen() as socket:
        socket.send("x" * 50_000)
        with pytest.raises(ConnectionClosed):
            socket.recv(20)


def test_noise_after_the_greeting_does_no_harm(table: At, opened: ExitStack) -> None:
    socket = opened.enter_context(table.listen())
    greet(socket)
    socket.send("are you there?")
    n = table.decide()
    assert hear_up_to(socket, n)[-1]["state"]["n"] == n


def test_a_table_that_is_not_there_says_so(house: House) -> None:
    address = f"{house.address.replace('http', 'ws')}/api/tables/nowhere/live"
    with connect(address) as socket, pytest.raises(ConnectionClosed) as closed:
        socket.recv(20)
    assert closed.value.rcvd is not None
    assert (closed.value.rcvd.code, "no such table" in closed.value.rcvd.reason) == (4404, True)
