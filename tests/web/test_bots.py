"""Bots think in processes of their own; the table survives them, and they do not survive the server."""

import json
import os
import re
import signal
import subprocess
import sys
from pathlib import Path

import pytest

from tests.web.house import At, House, until


def play_a_turn(table: At) -> None:
    n = table.my_move()["n"]
    table.decide()
    assert table.my_move()["n"] > n


def test_a_worker_that_dies_is_replaced_and_the_game_goes_on(own_house: House) -> None:
    table = own_house.browser().open("titans", "you:Ann", "bot", seed=3, confirm=False)
    play_a_turn(table)
    table.post("hint")
    first = own_house.workers()
    assert first
    for worker in first:
        os.kill(worker, signal.SIGKILL)
    for _ in range(4):
        play_a_turn(table)
    assert table.post("hint")["text"] in [row["text"] for row in table.state["choices"]]
    assert not set(own_house.workers()) & set(first)


def test_workers_go_when_the_server_is_killed(own_house: House) -> None:
    table = own_house.browser().open("titans", "you:Ann", "bot", seed=3)
    table.my_move()
    table.post("hint")
    workers = own_house.workers()
    assert workers
    own_house.kill()
    until(lambda: not any(Path(f"/proc/{worker}").exists() for worker in workers), seconds=10)


def test_a_hint_says_what_and_why_and_changes_nothing(house: House) -> None:
    table = house.browser().open("titans", "you:Ann", "bot", seed=3)
    before = table.my_move()
    hint = table.post("hint")
    chosen = next(row for row in before["choices"] if row["action"] == hint["action"])
    assert (hint["text"], hint["path"]) == (chosen["text"], chosen["path"])
    assert hint["reason"]
    assert hint["found"]
    assert table.state == before


def test_the_page_hears_when_the_engine_is_warm_and_hints_get_better(own_house: House) -> None:
    table = own_house.browser().open("titans", "you:Ann", "bot:hard", seed=3, confirm=False)
    with table.listen() as page:
        page.send("{}")
        heard: object = "nothing yet"
        while heard is not None:
            said = json.loads(page.recv(timeout=600))
            heard = said["engine"] if said["kind"] == "engine" else said["state"]["engine"]
    assert own_house.engine("titans") == "warm"
    play_a_turn(table)
    assert re.match(r"Worth \d+ of 100 in \d+ tries, .*: .*, \d+ of 100 in", table.post("hint")["found"])
    assert '{"name": "Hard", "kind": "bot", "bot": "hard"}' in table.saved()


def test_play_now_seats_bots_of_the_usual_level(house: House) -> None:
    ann = house.browser()
    token = ann.http.headers["x-smokestack-page"]
    opened = ann.http.post("/play/titans", data={"token": token}, follow_redirects=False)
    seats = ann.get(f"/tables/{opened.headers['location'].removeprefix('/t/')}")["seats"]
    assert [seat["name"] for seat in seats] == ["Player", "Normal 1", "Normal 2"]


@pytest.mark.parametrize(("game", "special"), [("titans", []), ("empire", ["archie"])])
def test_bots_are_set_up_by_level(house: House, game: str, special: list[str]) -> None:
    page = house.browser().http.get(f"/new/{game}").text
    assert re.findall(r'value="bot:(\w+)"', page) == ["easy", "normal", "hard", *special]


GAME_WITHOUT_NUMBA = """
import asyncio, sys
from smokestack.match.store import Store
from smokestack.bots.pool import BotPool
from smokestack.web import present
from smokestack.web.app import make_app
from smokestack.web.guests import Guest
from smokestack.web.newtable import NewSeat, new_match
from smokestack.web.rooms import Rooms

async def play():
    store, bots = Store("sqlite+aiosqlite:///" + sys.argv[1]), BotPool(1)
    await store.open()
    rooms = Rooms(store, bots, 60.0)
    for game, other, options in (("titans", "hard", {"round_limit": 3}), ("empire", "archie", {"archie": 1})):
        seats = [NewSeat(kind="you"), NewSeat(kind="bot", name=other)]
        match, own = new_match(game, seats, options, None, False, 4, "Ann")
        room, _ = await rooms.create(match, own, Guest("ann"))
        for _ in range(5):
            while not (choices := present.choices(room, own)) and not room.match.over:
                await asyncio.sleep(0.01)
            if choices:
                hint = await room.hint()
                await room.change(lambda match: match.act(own[0], hint.action))
        present.parts(room, own, {})
        assert room.n > 5
    await rooms.close()
    bots.close()
    await store.close()

if __name__ == "__main__":
    asyncio.run(play())
    found = sorted(name for name in sys.modules if name.split(".")[0] in ("numba", "llvmlite"))
    assert not found, found
    print("played")
"""


def test_the_web_process_never_imports_numba(tmp_path: Path) -> None:
    script = tmp_path / "play.py"
    script.write_text(GAME_WITHOUT_NUMBA)
    done = subprocess.run(
        [sys.executable, str(script), str(tmp_path / "tables.db")],
        capture_output=True,
        text=True,
        env={**os.environ, "PYTHONPATH": os.pathsep.join(sys.path)},
        timeout=60,
    )
    assert done.stdout == "played\n", done.stderr
