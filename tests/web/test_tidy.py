"""Tables nobody comes back to: none is made by looking, and those left behind are removed; people's tables stay."""

import asyncio
import sqlite3
import time
from collections.abc import Awaitable, Callable
from contextlib import closing
from pathlib import Path

import pytest

from smokestack.bots.pool import BotPool
from smokestack.match.store import Store
from smokestack.web.lessons import LEARNER, new_lesson
from smokestack.web.room import Room
from smokestack.web.rooms import NoSuchTable, Rooms
from smokestack.web.settings import database_address
from smokestack.web.tidy import DAY, tidy, tidy_hourly
from tests.web.house import House, Visitor, until
from tests.web.rooms import ANN, act_first, hotseat, stored


def kept_tables(house: House) -> list[tuple[str, ...]]:
    with closing(sqlite3.connect(house.db)) as db:
        return db.execute("SELECT id, lesson FROM tables").fetchall()


def test_looking_at_a_lesson_opens_no_table(house: House, ann: Visitor) -> None:
    before = kept_tables(house)
    assert "Begin the lesson" in ann.http.get("/learn/titans").text
    assert kept_tables(house) == before
    lesson = ann.press("/learn/titans")
    assert (lesson.id, "titans") in kept_tables(house)


def test_a_form_of_another_site_begins_no_lesson(ann: Visitor) -> None:
    assert ann.http.post("/learn/titans", data={"token": "forged"}).status_code == 403


def test_the_server_says_what_it_tidied_up(house: House) -> None:
    assert until(lambda: "tidied up: 0 lessons and 0 tables" in (house.folder / "log").read_text())


def after(folder: Path, days: float, tables: Callable[[Rooms], Awaitable[list[Room]]]) -> list[bool]:
    """Which of some tables are still there, so long after they were left."""

    async def story() -> list[bool]:
        async with stored(folder) as store:
            bots = BotPool(1)
            made = await tables(Rooms(store, bots, 0.0))
            ids = [room.id for room in made]
            bots.close()
            later = Rooms(store, bots, 0.0)
            await tidy(later, time.time() + days * DAY)
            return [await is_there(later, id) for id in ids]

    return asyncio.run(story())


async def is_there(rooms: Rooms, id: str) -> bool:
    try:
        await rooms.get(id)
    except NoSuchTable:
        return False
    return True


async def some_tables(rooms: Rooms) -> list[Room]:
    """A lesson, a table opened at one click, one of those that somebody played at, and one that was set up."""
    lesson, _ = await rooms.create(new_lesson("titans", "Ann"), [LEARNER], ANN, lesson="titans")
    untouched, _ = await rooms.create(hotseat(), [0, 1], ANN, fresh=True)
    await untouched.go_on(act_first, untouched.n)
    played, _ = await rooms.create(hotseat(), [0, 1], ANN, fresh=True)
    await played.change(act_first)
    await played.change(act_first)
    set_up, _ = await rooms.create(hotseat(), [0, 1], ANN)
    return [lesson, untouched, played, set_up]


@pytest.mark.parametrize(
    ("days", "stay"),
    [
        (0.9, [True, True, True, True]),
        (1.1, [False, True, True, True]),
        (29, [False, True, True, True]),
        (31, [False, False, True, True]),
        (4000, [False, False, True, True]),
    ],
)
def test_lessons_go_after_a_day_and_untouched_tables_after_thirty(
    tmp_path: Path, days: float, stay: list[bool]
) -> None:
    assert after(tmp_path, days, some_tables) == stay


def test_a_table_somebody_looks_at_stays(tmp_path: Path) -> None:
    async def story() -> None:
        async with stored(tmp_path) as store:
            rooms = Rooms(store, BotPool(1), 0.0)
            lesson, _ = await rooms.create(new_lesson("titans", "Ann"), [LEARNER], ANN, lesson="titans")
            assert await tidy(rooms, time.time() + 2 * DAY) == (0, 0)
            assert await store.load(lesson.id) is not None

    asyncio.run(story())


class Moody(Store):
    """A store that fails in a way nobody expected, the first time it is asked."""

    asked = 0

    async def lessons_before(self, moment: float) -> list[str]:
        self.asked += 1
        if self.asked == 1:
            raise ZeroDivisionError
        return await super().lessons_before(moment)


def test_tidying_up_goes_on_after_something_unexpected(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smokestack.web.tidy.HOUR", 0.01)

    async def story() -> None:
        store, bots = Moody(database_address(str(tmp_path / "tables.db"))), BotPool(1)
        await store.open()
        tidying = asyncio.create_task(tidy_hourly(Rooms(store, bots, 0.0)))
        while store.asked < 2 and not tidying.done():
            await asyncio.sleep(0.01)
        tidying.cancel()
        await asyncio.gather(tidying, return_exceptions=True)
        assert store.asked > 1
        bots.close()
        await store.close()

    asyncio.run(story())


def test_play_now_opens_an_untouched_table_until_its_first_move(house: House, ann: Visitor) -> None:
    def is_untouched() -> bool:
        with closing(sqlite3.connect(house.db)) as db:
            return db.execute("SELECT 1 FROM untouched WHERE table_id = ?", (table.id,)).fetchone() is not None

    table = ann.press("/play/titans")
    table.my_move()
    assert is_untouched()
    table.decide()
    assert not is_untouched()
