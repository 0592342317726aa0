"""Rooms over a store of their own, without a server."""

import asyncio
from collections.abc import AsyncIterator, Awaitable, Callable
from contextlib import asynccontextmanager
from pathlib import Path

from smokestack.bots.pool import BotPool, Work
from smokestack.match import Match, Seat
from smokestack.match.store import Store
from smokestack.web.guests import Guest
from smokestack.web.room import Room
from smokestack.web.rooms import Rooms
from smokestack.web.settings import database_address

ANN = Guest("ann", "Ann")


@asynccontextmanager
async def stored(folder: Path) -> AsyncIterator[Store]:
    store = Store(database_address(str(folder / "tables.db")))
    await store.open()
    try:
        yield store
    finally:
        await store.close()


def hotseat() -> Match:
    """Two at one screen, after the opening draws."""
    match = Match.new("titans", seats=[Seat("Ann", holder="sofa"), Seat("Bob", holder="sofa")], chance=7, confirm=False)
    match.let_chance()
    return match


def in_room(
    folder: Path, match: Match, story: Callable[[Rooms, Room], Awaitable[None]], work: Work | None = None
) -> None:
    """Tell a story about a room in which Ann has both seats."""

    async def tell() -> None:
        async with stored(folder) as store:
            bots = BotPool(1, work)
            rooms = Rooms(store, bots, 0.0)
            room, _ = await rooms.create(match, [0, 1], ANN)
            await story(rooms, room)
            await rooms.close()
            bots.close()

    asyncio.run(tell())


def act_first(match: Match) -> None:
    match.act(match.to_move, match.position.legal()[0])
