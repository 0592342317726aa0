"""Tables kept in a database: SQLite by default, PostgreSQL by its address. What was appended survives a crash."""

import asyncio
import contextlib
import json
import time
from collections.abc import AsyncIterator, Iterable, Sequence
from dataclasses import dataclass
from typing import Any

from sqlalchemy import Select, delete, event, insert, select, update
from sqlalchemy.exc import IntegrityError, SQLAlchemyError
from sqlalchemy.ext.asyncio import AsyncEngine, create_async_engine

from smokestack.gamekit.errors import MatchError
from smokestack.match.entry import Entry
from smokestack.match.happening import Listener
from smokestack.match.header import Header
from smokestack.match.match import Match
from smokestack.match.schema import entries, metadata, seats, tables, untouched

MOST_AT_ONCE = 1000
"""Old tables are found and removed in lots, so that others can write in between."""


class StoreError(MatchError):
    """The database did not do what it was asked; nothing of it happened."""


class Conflict(StoreError):
    """Somebody else kept something else in the same place first."""


@dataclass(frozen=True)
class Holding:
    """Who may act for a seat: a guest's id, and the digest of the seat's own secret."""

    seat: int
    guest: str
    secret: str


@dataclass(frozen=True)
class Stored:
    """A table as it is kept."""

    id: str
    match: Match
    lesson: str
    holdings: tuple[Holding, ...]
    untouched: bool = False
    """Whether it was opened at one click, and no person has done anything at it yet."""


@dataclass(frozen=True)
class Summary:
    """A line of somebody's list of tables."""

    id: str
    game: str
    changed: float
    over: bool


class Store:
    """All tables of one server."""

    def __init__(self, url: str) -> None:
        self.engine: AsyncEngine = create_async_engine(url, pool_pre_ping=not url.startswith("sqlite"))
        """A database server may be restarted under our connections, so each is tried before it is used."""
        self._writing = asyncio.Lock()
        """One writer at a time: in a crowd, writers that wait inside SQLite give up after its busy time."""
        if self.engine.dialect.name == "sqlite":
            event.listen(self.engine.sync_engine, "connect", _make_sqlite_durable)

    async def open(self) -> None:
        """Make the tables that are not there yet."""
        try:
            async with self.engine.begin() as connection:
                await connection.run_sync(metadata.create_all)
        except (SQLAlchemyError, OSError) as error:
            raise StoreError(f"the database {self.engine.url} cannot be opened: {_reason(error)}") from error

    async def close(self) -> None:
        await self.engine.dispose()

    async def create(
        self, id: str, match: Match, holdings: Iterable[Holding], lesson: str = "", fresh: bool = False
    ) -> None:
        """A new table with all that has happened at it so far; a fresh one is untouched."""
        now = time.time()
        row = {
            "id": id,
            "game": match.header.game,
            "header": json.dumps(match.header.to_json(), ensure_ascii=False),
            "lesson": lesson,
            "created": now,
            "changed": now,
            "over": match.over,
        }
        kept = [{"table_id": id, **vars(holding)} for holding in holdings]
        async with _keeping(), self._writing, self.engine.begin() as connection:
            await connection.execute(insert(tables), [row])
            if kept:
                await connection.execute(insert(seats), kept)
            if match.entries:
                await connection.execute(insert(entries), _lines(id, match.entries))
            if fresh:
                await connection.execute(insert(untouched), [{"table_id": id}])

    async def append(
        self,
        id: str,
        added: Sequence[Entry],
        over: bool,
        taken: Holding | None = None,
        freed: int | None = None,
        touched: bool = False,
    ) -> None:
        """Add entries, and whose seat they give away; all of it is kept for good or nothing, and an error says why."""
        changes = update(tables).where(tables.c.id == id).values(changed=time.time(), over=over)
        async with _keeping(), self._writing, self.engine.begin() as connection:
            await connection.execute(insert(entries), _lines(id, added))
            await connection.execute(changes)
            if freed is not None:
                await connection.execute(delete(seats).where(seats.c.table_id == id, seats.c.seat == freed))
            if taken is not None:
                await connection.execute(insert(seats), [{"table_id": id, **vars(taken)}])
            if touched:
                await connection.execute(delete(untouched).where(untouched.c.table_id == id))

    async def load(self, id: str, *listeners: Listener) -> Stored | None:
        """A table with its match, replayed while listeners hear it; None when there is no such table."""
        async with _reading(), self.engine.connect() as connection:
            row = (await connection.execute(select(tables).where(tables.c.id == id))).mappings().first()
            if row is None:
                return None
            found = await connection.execute(
                select(entries.c.line).where(entries.c.table_id == id).order_by(entries.c.n)
            )
            lines = found.scalars().all()
            held = (await connection.execute(select(seats).where(seats.c.table_id == id))).mappings().all()
            fresh = (await connection.execute(select(untouched).where(untouched.c.table_id == id))).first() is not None
        match = await asyncio.to_thread(read_match, row["header"], lines, *listeners)
        holdings = tuple(Holding(each["seat"], each["guest"], each["secret"]) for each in held)
        return Stored(id, match, row["lesson"], holdings, fresh)

    async def tables_of(self, guest: str, most: int = 50) -> list[Summary]:
        """Where a guest sits, the last changed first."""
        mine = select(seats.c.table_id).where(seats.c.guest == guest)
        wanted = select(tables).where(tables.c.id.in_(mine), tables.c.lesson == "")
        wanted = wanted.order_by(tables.c.changed.desc()).limit(most)
        async with _reading(), self.engine.connect() as connection:
            rows = (await connection.execute(wanted)).mappings().all()
        return [Summary(row["id"], row["game"], row["changed"], row["over"]) for row in rows]

    async def lessons_before(self, moment: float) -> list[str]:
        """Lessons at which nothing has happened since then."""
        return await self._ids(select(tables.c.id).where(tables.c.lesson != "", tables.c.changed < moment))

    async def untouched_before(self, moment: float) -> list[str]:
        """Tables opened at one click before then, at which no person did anything."""
        return await self._ids(select(tables.c.id).join(untouched).where(tables.c.created < moment))

    async def _ids(self, wanted: Select[Any]) -> list[str]:
        async with _reading(), self.engine.connect() as connection:
            return list((await connection.execute(wanted.limit(MOST_AT_ONCE))).scalars().all())

    async def remove(self, ids: Sequence[str]) -> None:
        """Tables with everything that belongs to them, for good."""
        async with _keeping(), self._writing, self.engine.begin() as connection:
            for owned in (untouched, seats, entries):
                await connection.execute(delete(owned).where(owned.c.table_id.in_(ids)))
            await connection.execute(delete(tables).where(tables.c.id.in_(ids)))

    async def check(self) -> None:
        """Raise when the database does not answer."""
        async with _reading(), self.engine.connect() as connection:
            await connection.execute(select(1))


def read_match(header: str, lines: Sequence[str], *listeners: Listener) -> Match:
    """A match from its rows; a long one takes seconds."""
    read = Header.from_json(_kept(header, "its first line"))
    log = (_kept(line, f"entry {n}") for n, line in enumerate(lines, 1))
    return replayed(read, [Entry.from_json(row, read.read_as) for row in log], *listeners)


def _kept(text: str, what: str) -> object:
    try:
        return json.loads(text)
    except (ValueError, RecursionError):
        raise MatchError(f"what is kept of this table is damaged: {what} is not JSON") from None


def replayed(header: Header, log: Iterable[Entry], *listeners: Listener) -> Match:
    """The match that these entries make; listeners hear it from the start."""
    match = Match(header, *listeners)
    for entry in log:
        match.replay(entry)
    match.finish()
    return match


@contextlib.asynccontextmanager
async def _keeping() -> AsyncIterator[None]:
    """Errors of the database in our own words, while something is written."""
    try:
        yield
    except IntegrityError as error:
        raise Conflict("somebody else was faster; look again") from error
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"it could not be saved ({_reason(error)}); nothing was changed, try again") from error


@contextlib.asynccontextmanager
async def _reading() -> AsyncIterator[None]:
    """Errors of the database in our own words, while something is read."""
    try:
        yield
    except (SQLAlchemyError, OSError) as error:
        raise StoreError(f"the tables cannot be read just now ({_reason(error)}); try again") from error


def _lines(id: str, added: Sequence[Entry]) -> list[dict[str, Any]]:
    return [{"table_id": id, "n": entry.n, "line": json.dumps(entry.to_json(), ensure_ascii=False)} for entry in added]


def _reason(error: BaseException) -> str:
    return str(getattr(error, "orig", None) or error)


def _make_sqlite_durable(connection: Any, _: Any) -> None:
    """An acknowledged move survives a power cut: the log is on the disk before anybody is told."""
    try:
        cursor = connection.cursor()
        for pragma in ("busy_timeout=5000", "journal_mode=WAL", "synchronous=FULL", "foreign_keys=ON"):
            cursor.execute(f"PRAGMA {pragma}")
        cursor.close()
    except BaseException:
        connection.close()  # nobody else does, and its thread would stay
        raise
