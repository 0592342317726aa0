"""Opening a long table: while its log is replayed and told, the server answers everybody else."""

import asyncio
import threading
from collections.abc import Callable
from pathlib import Path
from typing import Any

import httpx
import pytest

from smokestack.bots.pool import BotPool
from smokestack.kernel.language import moved, noting
from smokestack.match import Match, store
from smokestack.match.save import load
from smokestack.web import story
from smokestack.web.app import make_app
from smokestack.web.rooms import Rooms
from smokestack.web.settings import Settings, database_address
from tests.web.rooms import ANN, hotseat, stored

LONG = Path(__file__).parent.parent / "golden" / "victory" / "two-copies.jsonl"
PATIENCE = 20.0


class Held:
    """Work that does not end before somebody else was answered; in the server's own thread that would be never."""

    def __init__(self, work: Callable[..., Any]) -> None:
        self.work, self.begun, self.answered = work, threading.Event(), threading.Event()

    def __call__(self, *given: Any) -> Any:
        self.begun.set()
        assert self.answered.wait(PATIENCE), "nobody else was answered meanwhile"
        return self.work(*given)


async def keep(folder: Path, match: Match) -> str:
    """A table in the store, and in nobody's memory."""
    async with stored(folder) as kept:
        bots = BotPool(1)
        room, _ = await Rooms(kept, bots, 0.0).create(match, [0], ANN)
        bots.close()
        return room.id


@pytest.mark.parametrize("where", ["replayed", "told"])
def test_others_are_answered_while_a_long_table_opens(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch, where: str
) -> None:
    async def visit() -> None:
        id = await keep(tmp_path, load(LONG))
        held = Held(store.read_match if where == "replayed" else story.news_of)
        monkeypatch.setattr(*((store, "read_match") if where == "replayed" else (story, "news_of")), held)
        app = make_app(Settings(database_address(str(tmp_path / "tables.db")), "k" * 32))
        async with (
            app.router.lifespan_context(app),
            httpx.AsyncClient(transport=httpx.ASGITransport(app), base_url="http://house") as http,
        ):
            opening = asyncio.create_task(http.get(f"/t/{id}"))
            await asyncio.to_thread(held.begun.wait, PATIENCE)
            assert (await http.get("/healthz")).json()["ok"]
            assert not opening.done()
            held.answered.set()
            assert (await opening).status_code == 200

    asyncio.run(visit())


def test_two_who_come_at_once_get_the_same_table(tmp_path: Path) -> None:
    async def visit() -> None:
        id = await keep(tmp_path, hotseat())
        async with stored(tmp_path) as kept:
            bots = BotPool(1)
            rooms = Rooms(kept, bots, 0.0)
            one, other = await asyncio.gather(rooms.get(id), rooms.get(id))
            assert one is other
            await rooms.close()
            bots.close()

    asyncio.run(visit())


def test_what_is_told_in_two_threads_does_not_mix() -> None:
    ready, done = threading.Event(), threading.Event()

    def other() -> None:
        with noting() as notes:
            ready.set()
            done.wait(PATIENCE)
            moved(1, 1, 1, 1, 1)
        seen.append(notes)

    seen: list[Any] = []
    thread = threading.Thread(target=other)
    thread.start()
    ready.wait(PATIENCE)
    with noting() as notes:
        moved(2, 2, 2, 2, 2)
    done.set()
    thread.join()
    assert (notes, seen) == ([(2, 2, 2, 2, 2)], [[(1, 1, 1, 1, 1)]])
