"""How much one guest and one address may ask for: plenty for people, too little to fill a disk or guess secrets."""

import math
import time
from collections.abc import Callable
from dataclasses import dataclass

from smokestack.gamekit.errors import SmokestackError

HOUR = 3600.0
ADDRESS_SHARE = 10
"""So many times as much for an address as for a guest: a school or a household may share one."""
MOST_KEPT = 20_000
A_MOMENT = 0.001
"""Sums of seconds are rounded: nobody is refused for less than this."""


@dataclass(frozen=True)
class Limit:
    """So many in a stretch of time; what was used comes back evenly."""

    most: int
    seconds: float
    called: str


LIMITS = {
    "tables": Limit(60, HOUR, "new tables"),
    "uploads": Limit(30, HOUR, "save files"),
    "seats": Limit(60, HOUR, "changes of seats"),
    "wishes": Limit(300, HOUR / 6, "hints, take-backs and answers to them"),
    "secrets": Limit(20, HOUR, "secrets that belong to no seat"),
}


class TooMany(SmokestackError):
    """Somebody asked for more than people need."""

    def __init__(self, called: str, wait: float) -> None:
        self.wait = max(1, math.ceil(wait))
        super().__init__(f"too many {called} in a short time; try again in {spoken(self.wait)}")


def spoken(seconds: int) -> str:
    if seconds < 90:
        return f"{seconds} second{'s' if seconds != 1 else ''}"
    return f"{math.ceil(seconds / 60)} minutes"


class Limits:
    """For each doing and whoever does it, the moment up to which their allowance is spent."""

    def __init__(self, factor: float, clock: Callable[[], float] = time.monotonic) -> None:
        self.factor, self.clock = factor, clock
        self._spent: dict[tuple[str, str], float] = {}

    def take(self, doing: str, guest: str | None, address: str) -> None:
        """One more of something, or a clear refusal; guests without a cookie are told apart by address only."""
        if not self.factor:
            return
        limit, now = LIMITS[doing], self.clock()
        keys = {(doing, f"address {address}"): self._pace(limit, ADDRESS_SHARE)}
        if guest is not None:
            keys[doing, f"guest {guest}"] = self._pace(limit, 1)
        spent = {key: max(now, self._spent.get(key, now)) + pace for key, pace in keys.items()}
        wait = max(spent.values()) - now - limit.seconds
        if wait > A_MOMENT:
            raise TooMany(limit.called, wait)
        self._spent |= spent
        if len(self._spent) > MOST_KEPT:
            self._spent = {key: until for key, until in self._spent.items() if until > now}

    def _pace(self, limit: Limit, share: int) -> float:
        """Seconds after which one more comes back."""
        return limit.seconds / (limit.most * share * self.factor)
