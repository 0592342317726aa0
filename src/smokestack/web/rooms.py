"""All live tables: loaded when somebody comes, forgotten when nobody has looked for a while."""

import asyncio
import time
from collections.abc import Iterable, Sequence

from smokestack.bots.pool import BotPool
from smokestack.gamekit.errors import SmokestackError
from smokestack.match import Match
from smokestack.match.store import Holding, Store
from smokestack.web.guests import Guest, digest, new_secret, new_table_id
from smokestack.web.presence import PATIENCE
from smokestack.web.room import Room
from smokestack.web.story import MatchStory, story_so_far

SECONDS_FOR_GOODBYE = 2.0


class NoSuchTable(SmokestackError):
    """No table has that address."""

    def __init__(self) -> None:
        super().__init__("there is no such table; check the link, or start a new table on the front page")


class Rooms:
    """The tables in memory, over those in the store."""

    def __init__(self, store: Store, bots: BotPool, idle_seconds: float, patience: float = PATIENCE) -> None:
        self.store, self.bots, self.idle_seconds, self.patience = store, bots, idle_seconds, patience
        self.closing = False
        self._rooms: dict[str, Room] = {}
        self._opening: dict[str, asyncio.Task[Room]] = {}
        self._leaving: set[str] = set()
        """Tables that are being removed: nobody opens them any more."""
        bots.engines.on_change = self._tell_of_engine

    def __len__(self) -> int:
        return len(self._rooms)

    async def create(
        self,
        match: Match,
        own: Sequence[int],
        guest: Guest,
        lesson: str = "",
        fresh: bool = False,
        story: MatchStory | None = None,
    ) -> tuple[Room, list[str]]:
        """A new table; the guest holds the given seats, each with a secret for programs.

        A story that has listened to the match from its first entry need not be told again.
        """
        secrets = [new_secret() for _ in own]
        holdings = tuple(Holding(seat, guest.id, digest(secret)) for seat, secret in zip(own, secrets, strict=True))
        id = new_table_id()
        if story is None:
            story = await asyncio.to_thread(story_so_far, match)
        room = Room(id, match, story, holdings, self.store, self.bots, lesson, fresh, self.patience)
        await self.store.create(id, match, holdings, lesson, fresh)
        try:
            room.driver.start()
        except BaseException:
            await self.store.remove([id])  # a table that cannot begin is nobody's
            raise
        self._rooms[id] = room
        return room, secrets

    async def get(self, id: str) -> Room:
        """A table by its id, from memory or from the store; whoever looks lets it go on."""
        room = self._rooms.get(id) or await self._open(id)
        room.driver.start()
        await room.settled()
        return room

    async def _open(self, id: str) -> Room:
        """Whoever comes while a table is being opened waits for the same one; other tables are not held up by it."""
        if id not in self._opening:
            self._opening[id] = asyncio.create_task(self._load(id))
        return await asyncio.shield(self._opening[id])

    async def _load(self, id: str) -> Room:
        try:
            story = MatchStory()
            stored = None if id in self._leaving else await self.store.load(id, story.tell)
            if stored is None:
                raise NoSuchTable
            rest = stored.lesson, stored.untouched, self.patience
            room = Room(id, stored.match, story, stored.holdings, self.store, self.bots, *rest)
            self._rooms[id] = room
            return room
        finally:
            del self._opening[id]

    async def take_seat(
        self, room: Room, seat: int, guest: str, name: str, own: Sequence[int]
    ) -> tuple[str, list[int]]:
        """An open seat, or one that a bot holds, becomes the guest's; its secret, and who has to agree first."""
        secret = new_secret()
        asked = await room.take_seat(Holding(seat, guest, digest(secret)), name, own)
        return secret, asked

    def unload_idle(self) -> int:
        """Tables nobody looks at leave memory; how many."""
        now = time.monotonic()
        gone = [id for id, room in self._rooms.items() if room.idle and now - room.used > self.idle_seconds]
        for id in gone:
            del self._rooms[id]
        return len(gone)

    async def remove(self, ids: Iterable[str]) -> int:
        """Tables nobody needs any more, but not under the eyes of somebody who looks at one; how many."""
        gone = {id for id in ids if id not in self._rooms and id not in self._opening}
        self._leaving |= gone
        try:
            await self.store.remove(list(gone))
        finally:
            self._leaving -= gone
        return len(gone)

    def listeners(self) -> int:
        return sum(room.listeners for room in self._rooms.values())

    def _tell_of_engine(self, game: str) -> None:
        for room in self._rooms.values():
            if room.match.header.game == game:
                room.announce()

    async def say_goodbye(self) -> None:
        """Every page that listens hears that the server closes, if it hears it soon."""
        self.closing = True
        for room in self._rooms.values():
            room.announce()
        until = time.monotonic() + SECONDS_FOR_GOODBYE
        while self.listeners() and time.monotonic() < until:
            await asyncio.sleep(0.02)

    async def close(self) -> None:
        await asyncio.gather(*self._opening.values(), return_exceptions=True)
        for room in self._rooms.values():
            await room.driver.stop()
