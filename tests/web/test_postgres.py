"""The store on PostgreSQL: the same promises as on SQLite. The database that is named is emptied."""

import asyncio
import os
import time
from collections.abc import AsyncIterator, Awaitable, Callable, Iterator
from contextlib import asynccontextmanager
from pathlib import Path

import pytest
from sqlalchemy import text

from smokestack.match.save import dumps
from smokestack.match.schema import metadata
from smokestack.match.store import Conflict, Holding, Store
from smokestack.web.settings import database_address
from tests.web.house import House
from tests.web.rooms import act_first, hotseat

ADDRESS = os.environ["SMOKESTACK_TEST_POSTGRES"]
HOLDINGS = (Holding(0, "ann", "a" * 64), Holding(1, "bob", "b" * 64))


@asynccontextmanager
async def empty_store() -> AsyncIterator[Store]:
    store = Store(database_address(ADDRESS))
    async with store.engine.begin() as connection:
        await connection.run_sync(metadata.drop_all)
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def with_store(story: Callable[[Store], Awaitable[None]]) -> None:
    async def tell() -> None:
        async with empty_store() as store:
            await story(store)

    asyncio.run(tell())


def test_a_table_comes_back_as_it_was() -> None:
    async def story(store: Store) -> None:
        match = hotseat()
        await store.create("t", match, HOLDINGS, lesson="titans")
        for _ in range(5):
            kept = len(match.entries)
            act_first(match)
            await store.append("t", match.entries[kept:], match.over)
        found = await store.load("t")
        assert found is not None
        assert dumps(found.match) == dumps(match)
        assert (found.lesson, sorted(found.holdings, key=lambda each: each.seat)) == ("titans", list(HOLDINGS))
        assert await store.load("u") is None

    with_store(story)


def test_an_entry_and_a_seat_are_kept_once_and_together() -> None:
    async def story(store: Store) -> None:
        match = hotseat()
        await store.create("t", match, HOLDINGS[:1])
        kept = len(match.entries)
        act_first(match)
        await store.append("t", match.entries[kept:], over=False)
        with pytest.raises(Conflict, match="somebody else was faster"):
            await store.append("t", match.entries[kept:], over=False)
        act_first(match)
        with pytest.raises(Conflict):
            await store.append("t", match.entries[kept + 1 :], over=False, taken=HOLDINGS[0])
        found = await store.load("t")
        assert found is not None
        assert (len(found.match.entries), found.holdings) == (kept + 1, HOLDINGS[:1])

    with_store(story)


def test_my_tables_and_those_that_go() -> None:
    async def story(store: Store) -> None:
        await store.create("lesson", hotseat(), HOLDINGS, lesson="titans")
        await store.create("fresh", hotseat(), HOLDINGS, fresh=True)
        await store.create("kept", hotseat(), HOLDINGS)
        assert [row.id for row in await store.tables_of("ann")] == ["kept", "fresh"]
        later = time.time() + 1
        lessons, untouched = await store.lessons_before(later), await store.untouched_before(later)
        assert (lessons, untouched) == (["lesson"], ["fresh"])
        await store.remove([*lessons, *untouched])
        assert [row.id for row in await store.tables_of("bob")] == ["kept"]

    with_store(story)


def test_connections_that_the_database_closed_are_made_anew() -> None:
    async def story(store: Store) -> None:
        await store.check()
        other = Store(database_address(ADDRESS))
        end = "SELECT pg_terminate_backend(pid) FROM pg_stat_activity WHERE datname = current_database()"
        async with other.engine.connect() as connection:
            await connection.execute(text(f"{end} AND pid <> pg_backend_pid()"))
        await other.close()
        await store.check()

    with_store(story)


@pytest.fixture
def house(tmp_path: Path) -> Iterator[House]:
    async def nothing(store: Store) -> None:
        await store.check()

    with_store(nothing)
    opened = House(tmp_path, address=ADDRESS)
    yield opened
    opened.close()


def test_acknowledged_moves_survive_a_kill(house: House) -> None:
    table = house.browser().open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    for _ in range(3):
        n = table.decide()
        house.kill()
        house.start()
        assert table.state["n"] >= n
