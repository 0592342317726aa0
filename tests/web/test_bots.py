"""Bots think in processes of their own; the table survives them, and they do not survive the server."""

import os
import signal
import subprocess
import sys
from pathlib import Path

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
    assert table.post("hint") == hint
    assert table.state == before


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
    for game, other, options in (("titans", "greedy", {"round_limit": 3}), ("empire", "archie", {"archie": 1})):
        seats = [NewSeat(kind="you"), NewSeat(kind="bot", name=other)]
        match, own = new_match(game, seats, options, None, False, 4, "Ann")
        room, _ = await rooms.create(match, own, Guest("ann"))
        for _ in range(12):
            while not (choices := present.choices(room, own)) and not room.match.over:
                await asyncio.sleep(0.01)
            if choices:
                action, _ = await room.hint(own[0])
                await room.change(lambda match: match.act(own[0], action))
        present.parts(room, own, {})
        assert room.n > 12
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
