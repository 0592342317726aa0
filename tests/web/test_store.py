"""The store: what is appended is kept once, in order, and comes back as it was."""

import asyncio
import sqlite3
from contextlib import closing
from pathlib import Path

import pytest
from sqlalchemy import event

from smokestack.match.save import dumps
from smokestack.match.store import Conflict, Holding, Store, StoreError
from smokestack.web.settings import ServerError, database_address, kept_key, require_driver, shown_address
from tests.web.rooms import act_first, hotseat, stored

HOLDINGS = (Holding(0, "ann", "a" * 64), Holding(1, "bob", "b" * 64))


def test_a_table_comes_back_as_it_was(tmp_path: Path) -> None:
    match = hotseat()

    async def keep() -> None:
        async with stored(tmp_path) as store:
            await store.create("t", match, HOLDINGS, lesson="titans")
            for _ in range(5):
                kept = len(match.entries)
                act_first(match)
                await store.append("t", match.entries[kept:], match.over)

    async def look() -> None:
        async with stored(tmp_path) as store:
            found = await store.load("t")
            assert found is not None
            assert dumps(found.match) == dumps(match)
            assert bytes(found.match.position) == bytes(match.position)
            assert (found.lesson, found.holdings) == ("titans", HOLDINGS)
            assert await store.load("u") is None

    asyncio.run(keep())
    asyncio.run(look())


def test_a_crowd_writes_one_after_another(tmp_path: Path) -> None:
    """Writers that wait inside SQLite give up when the server is busy; they have to wait outside."""
    match, most = hotseat(), 0
    writing: list[object] = []

    def begins(connection: object) -> None:
        nonlocal most
        writing.append(connection)
        most = max(most, len(writing))

    async def story() -> None:
        async with stored(tmp_path) as store:
            event.listen(store.engine.sync_engine, "begin", begins)
            event.listen(store.engine.sync_engine, "commit", writing.remove)
            await asyncio.gather(*(store.create(f"t{k}", match, HOLDINGS) for k in range(30)))

    asyncio.run(story())
    assert most == 1


def test_an_entry_is_kept_once(tmp_path: Path) -> None:
    match = hotseat()

    async def story() -> None:
        async with stored(tmp_path) as store:
            await store.create("t", match, HOLDINGS)
            kept = len(match.entries)
            act_first(match)
            act_first(match)
            both = match.entries[kept:]
            await store.append("t", both[:1], over=False)
            with pytest.raises(Conflict, match="somebody else was faster"):
                await store.append("t", both[:1], over=False)
            with pytest.raises(Conflict):
                await store.append("t", [both[1], both[0]], over=False)
            found = await store.load("t")
            assert found is not None
            assert len(found.match.entries) == kept + 1

    asyncio.run(story())


def test_a_seat_and_the_entry_that_gives_it_away_are_kept_together(tmp_path: Path) -> None:
    match = hotseat()

    async def story() -> None:
        async with stored(tmp_path) as store:
            await store.create("t", match, HOLDINGS[:1])
            kept = len(match.entries)
            left = match.leave(1)
            with pytest.raises(Conflict):
                await store.append("t", [left], over=False, taken=HOLDINGS[0])
            await store.append("t", [left], over=False, freed=0)
            found = await store.load("t")
            assert found is not None
            assert (len(found.match.entries), found.holdings) == (kept + 1, ())

    asyncio.run(story())


def test_my_tables_are_those_i_sit_at_the_last_changed_first(tmp_path: Path) -> None:
    async def story() -> None:
        async with stored(tmp_path) as store:
            for id in ("one", "two", "other"):
                await store.create(id, hotseat(), HOLDINGS[:1] if id != "other" else HOLDINGS[1:])
            await store.create("lesson", hotseat(), HOLDINGS, lesson="titans")
            match = hotseat()
            act_first(match)
            await store.append("one", match.entries[-1:], over=False)
            assert [row.id for row in await store.tables_of("ann")] == ["one", "two"]
            assert [row.id for row in await store.tables_of("ann", most=1)] == ["one"]

    asyncio.run(story())


def test_an_acknowledged_write_is_on_the_disk(tmp_path: Path) -> None:
    async def story() -> None:
        async with stored(tmp_path) as store, store.engine.connect() as connection:
            for pragma, wanted in (("journal_mode", "wal"), ("synchronous", 2), ("foreign_keys", 1)):
                assert (await connection.exec_driver_sql(f"PRAGMA {pragma}")).scalar() == wanted

    asyncio.run(story())


def test_a_database_that_is_none_is_told_in_our_words(tmp_path: Path) -> None:
    (tmp_path / "diary").write_text("Dear diary, this is no database at all. " * 40)

    async def open_it(path: Path) -> None:
        store = Store(database_address(str(path)))
        try:
            await store.open()
        finally:
            await store.close()
            await asyncio.sleep(0.2)  # the driver's thread has a last word after a connection that failed

    with pytest.raises(StoreError, match="cannot be opened: file is not a database"):
        asyncio.run(open_it(tmp_path / "diary"))
    with pytest.raises(StoreError, match="cannot be opened: unable to open database file"):
        asyncio.run(open_it(tmp_path / "no" / "folder"))


def test_a_database_that_fails_while_it_is_read_is_told_in_our_words(tmp_path: Path) -> None:
    async def story() -> None:
        async with stored(tmp_path) as store:
            with closing(sqlite3.connect(tmp_path / "tables.db")) as db, db:
                db.execute("DROP TABLE seats")
            for reading in (store.load("t"), store.tables_of("ann")):
                with pytest.raises(StoreError, match="the tables cannot be read just now"):
                    await reading

    match = hotseat()

    async def fill() -> None:
        async with stored(tmp_path) as store:
            await store.create("t", match, ())

    asyncio.run(fill())
    asyncio.run(story())


@pytest.mark.parametrize(
    ("given", "address"),
    [
        ("postgres://me@host/db", "postgresql+asyncpg://me@host/db"),
        ("postgresql://me:pw@host:5433/db", "postgresql+asyncpg://me:pw@host:5433/db"),
        ("postgresql+asyncpg://host/db", "postgresql+asyncpg://host/db"),
        ("sqlite:////var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
        ("/var/tables.db", "sqlite+aiosqlite:////var/tables.db"),
    ],
)
def test_addresses_of_databases(given: str, address: str) -> None:
    assert database_address(given) == address


def test_an_address_is_shown_without_its_password() -> None:
    assert shown_address("postgresql+asyncpg://me:secret@host/db") == "postgresql+asyncpg://me:***@host/db"
    assert shown_address("sqlite+aiosqlite:////var/tables.db") == "/var/tables.db"


def test_postgresql_without_its_package_is_told_in_our_words(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr("smokestack.web.settings.find_spec", lambda name: None)
    require_driver("sqlite+aiosqlite:////var/tables.db")
    with pytest.raises(ServerError, match=r"pip install 'smokestack\[postgres\]'"):
        require_driver("postgresql+asyncpg://host/db")


def test_the_key_is_made_once_and_for_its_owner_only(tmp_path: Path) -> None:
    key = kept_key(tmp_path)
    assert len(key) >= 32
    assert kept_key(tmp_path) == key
    assert (tmp_path / "key").stat().st_mode & 0o777 == 0o600
    assert [file.name for file in tmp_path.iterdir()] == ["key"]


def test_nothing_is_signed_with_a_damaged_key(tmp_path: Path) -> None:
    (tmp_path / "key").write_text("")
    with pytest.raises(ServerError, match="is damaged; remove that file"):
        kept_key(tmp_path)
