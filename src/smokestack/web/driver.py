"""What goes on at a table by itself: chance and bots, as long as it is theirs."""

import asyncio
import logging
from typing import TYPE_CHECKING

from smokestack.bots.question import Question
from smokestack.gamekit.errors import SmokestackError
from smokestack.kernel.verbs import CHANCE
from smokestack.match.seats import BOT
from smokestack.web.newtable import bot_at

if TYPE_CHECKING:
    from smokestack.web.room import Room

log = logging.getLogger("smokestack.web")
PAUSES = (0.5, 2.0, 8.0, 30.0)
"""After each failure, the seconds before the next try; then the table rests until somebody looks at it."""


class Driver:
    """At most one task for a table, while there is something to do."""

    def __init__(self, room: "Room") -> None:
        self.room = room
        self._trouble = ""
        self._task: asyncio.Task[None] | None = None

    @property
    def trouble(self) -> str:
        """Why the table does not go on just now; "" when it does, or waits for a person."""
        return self._trouble if self._has_work() else ""

    @property
    def resting(self) -> bool:
        return self._task is None or self._task.done()

    def start(self) -> None:
        self._want_engine()
        if self.resting and self._has_work():
            self._task = asyncio.get_running_loop().create_task(self._go_on())

    def _want_engine(self) -> None:
        match = self.room.match
        if not self.room.lesson and not match.over:
            bots = [bot_at(seat) for seat in match.seats if seat.kind == BOT]
            self.room.bots.want(match.header.game, bots)

    async def stop(self) -> None:
        """End the task, but not while it writes."""
        if self._task is not None:
            async with self.room.quiet():
                self._task.cancel()
            await asyncio.gather(self._task, return_exceptions=True)

    async def _go_on(self) -> None:
        failed = 0
        while self._has_work() and failed <= len(PAUSES):
            try:
                await self._step()
                failed, self._trouble = 0, ""
                self.room.announce()
            except Exception as error:
                self._report(error)
                await asyncio.sleep(PAUSES[min(failed, len(PAUSES) - 1)])
                failed += 1

    def _report(self, error: Exception) -> None:
        expected = isinstance(error, SmokestackError)
        log.warning("table %s does not go on: %s", self.room.id, error, exc_info=None if expected else error)
        self._trouble = str(error) if expected else "something unexpected went wrong"
        self.room.announce()

    def _has_work(self) -> bool:
        match = self.room.match
        if self.room.lesson or match.over or match.waiting is not None or match.view_only_from is not None:
            return False
        return match.to_move == CHANCE or (match.to_move >= 0 and match.seats[match.to_move].kind == BOT)

    async def _step(self) -> None:
        """One doing of chance or of a bot; if somebody changes the table meanwhile, it is simply looked at anew."""
        room = self.room
        await room.settled()
        seen = room.n
        if not self._has_work():
            return
        if room.match.to_move == CHANCE:
            await room.go_on(lambda match: match.let_chance(), seen)
            return
        seat = room.match.to_move
        actions = await room.bots.turn(self.question(bot_at(room.match.seats[seat])))
        await room.go_on(lambda match: [match.act(seat, action) for action in actions], seen)

    def question(self, bot: str) -> Question:
        """What a bot is asked for the seat to move."""
        match = self.room.match
        return Question(match.header.game, match.header.edition, bytes(match.position), bot, seed=self.room.n)
