"""The server itself: its health, what it forgets, and how it closes."""

import asyncio
import contextlib
import json
import re
import socket
import sqlite3
import time
from pathlib import Path

import httpx
import pytest
from websockets.exceptions import ConnectionClosed

from smokestack.cli.serve import listen
from smokestack.gamekit.registry import spec
from smokestack.web.server import make_server
from smokestack.web.settings import Settings, database_address
from smokestack.web.socket import RESTARTING
from tests.web.house import House, until


def test_the_health_of_the_server(house: House) -> None:
    table = house.browser().open("titans", "you", "bot")
    health = house.program().http.get("/healthz").json()
    assert health["ok"]
    assert health["tables"] >= 1
    with table.listen() as socket:
        socket.send("{}")
        socket.recv(20)
        assert house.program().http.get("/healthz").json()["listeners"] >= 1


def test_a_table_nobody_looks_at_leaves_memory_and_comes_back(forgetful_house: House) -> None:
    health = forgetful_house.program().http
    table = forgetful_house.browser().open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    table.play_on(3)
    saved = table.saved()
    with table.listen() as socket:
        socket.send("{}")
        socket.recv(20)
        time.sleep(1.0)
        assert health.get("/healthz").json()["tables"] == 1
    until(lambda: health.get("/healthz").json()["tables"] == 0)
    assert table.saved() == saved
    assert health.get("/healthz").json()["tables"] == 1
    assert table.decide() == table.state["n"]


def test_a_bot_goes_on_after_the_server_was_closed_in_its_turn(own_house: House) -> None:
    table = own_house.browser().open("titans", "you:Ann", "bot", seed=5)
    while not table.state["can"]["confirm"]:
        table.decide()
    table.post("confirm")
    own_house.stop()
    own_house.start()
    assert table.my_move()["choices"]


def test_who_listens_hears_a_goodbye_and_the_server_is_gone_soon(own_house: House) -> None:
    table = own_house.browser().open("titans", "you:Ann", "bot", seed=5)
    table.my_move()
    with table.listen() as one, table.listen() as two:
        for socket in (one, two):
            socket.send("{}")
            assert json.loads(socket.recv(20))["kind"] == "state"
        asked = time.monotonic()
        own_house.stop()
        assert time.monotonic() - asked < 10
        for socket in (one, two):
            assert json.loads(socket.recv(5)) == {
                "kind": "goodbye",
                "text": "The server is restarting; your table is saved.",
            }
            with pytest.raises(ConnectionClosed) as closed:
                socket.recv(5)
            assert closed.value.rcvd is not None
            assert closed.value.rcvd.code == RESTARTING
    assert "Traceback" not in (own_house.folder / "log").read_text()


EDITION = spec("titans").default_edition
BROKEN = {
    f"UPDATE tables SET header = replace(header, '{EDITION}', 'lost')": "the edition &#39;lost&#39;",
    "UPDATE tables SET header = replace(header, 'Greedy', ' ')": "a blank is no name",
    "UPDATE tables SET header = '{\"smokestack\": 1'": "its first line is not JSON",
    "UPDATE tables SET header = '[]'": "the header is a list",
    "UPDATE tables SET game = 'chess'": "no game named &#39;chess&#39;",
    "UPDATE tables SET header = NULL": "something unexpected is wrong with it",
    "UPDATE entries SET line = 'Dear diary'": "entry 1 is not JSON",
    "UPDATE entries SET line = '{}'": "the entry has no &#34;n&#34;",
}
"""What may happen to a table in the store, and what the front page says of it."""


def test_a_table_that_cannot_be_opened_does_not_hide_the_others(own_house: House) -> None:
    ann = own_house.browser()
    good, *bad = (ann.open("titans", "you:Ann", "bot") for _ in range(1 + len(BROKEN)))
    for table in (good, *bad):
        table.my_move()
    own_house.stop()
    with contextlib.closing(sqlite3.connect(own_house.db)) as db, db:
        allow_anything(db)
        for table, damage in zip(bad, BROKEN, strict=True):
            key = "table_id" if "entries" in damage else "id"
            db.execute(f"{damage} WHERE {key} = ?", (table.id,))
    own_house.start()
    lines = dict(re.findall(r'<a href="/t/([^"]+)">(.*?)</a>', ann.http.get("/").text, re.DOTALL))
    assert "cannot be opened" not in lines[good.id]
    for table, said in zip(bad, BROKEN.values(), strict=True):
        assert "cannot be opened" in lines[table.id]
        assert said in lines[table.id]
    assert good.decide() == good.state["n"]
    assert "edition &#39;lost&#39;" in ann.http.get(f"/t/{bad[0].id}").text
    logged = [json.loads(line) for line in (own_house.folder / "log").read_text().splitlines()]
    assert [row["message"] for row in logged if "trace" in row] == [f"table {bad[5].id} cannot be opened"]


def allow_anything(db: sqlite3.Connection) -> None:
    """Even what the store's own columns would refuse."""
    db.execute("PRAGMA writable_schema = ON")
    db.execute("UPDATE sqlite_schema SET sql = replace(sql, 'NOT NULL', '')")
    db.execute("PRAGMA writable_schema = RESET")


def test_answers_are_sent_without_delay(tmp_path: Path) -> None:
    """Otherwise the second half of an answer waits for the visitor's word that the first has come: 40 ms."""

    async def visit() -> None:
        listening = listen("127.0.0.1", 0)
        server = make_server(Settings(database_address(str(tmp_path / "tables.db")), "k" * 32))
        serving = asyncio.create_task(server.serve(sockets=[listening]))
        while not server.started:
            await asyncio.sleep(0.01)
        async with httpx.AsyncClient() as http:
            assert (await http.get(f"http://127.0.0.1:{listening.getsockname()[1]}/healthz")).json()["ok"]
            (accepted,) = server.server_state.connections
            connection = accepted.transport.get_extra_info("socket")
            assert connection.getsockopt(socket.IPPROTO_TCP, socket.TCP_NODELAY)
        server.should_exit = True
        await serving

    asyncio.run(visit())
