"""Tables nobody will come back to are removed: lessons after a day, tables opened at one click and left untouched."""

import asyncio
import logging
import time

from smokestack.gamekit.errors import SmokestackError
from smokestack.web.rooms import Rooms

log = logging.getLogger("smokestack.web")
HOUR = 3600.0
DAY = 24 * HOUR
LESSONS_STAY = DAY
UNTOUCHED_STAY = 30 * DAY


async def tidy_hourly(rooms: Rooms) -> None:
    """At the start and every hour."""
    while True:
        try:
            lessons, untouched = await tidy(rooms, time.time())
            log.info("tidied up: %d lessons and %d tables nobody played at are gone", lessons, untouched)
        except Exception as error:
            expected = isinstance(error, SmokestackError)
            log.warning("the tables could not be tidied up: %s", error, exc_info=None if expected else error)
        await asyncio.sleep(HOUR)


async def tidy(rooms: Rooms, now: float) -> tuple[int, int]:
    """How many lessons and how many untouched tables went; what people play at stays, however long it rests."""
    lessons = await rooms.remove(await rooms.store.lessons_before(now - LESSONS_STAY))
    untouched = await rooms.remove(await rooms.store.untouched_before(now - UNTOUCHED_STAY))
    return lessons, untouched
