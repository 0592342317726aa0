"""Who of a table's guests is there: pages that listen, and programs that ask."""

import time
from collections import Counter
from collections.abc import Callable

PATIENCE = 900.0


class Presence:
    """Guests count as seen when the table was opened, so that nobody is away before they could have come."""

    def __init__(self, patience: float = PATIENCE, clock: Callable[[], float] = time.monotonic) -> None:
        self.patience = patience
        """Seconds after which the others need not wait for somebody any longer."""
        self._clock, self._opened = clock, clock()
        self._listening: Counter[str] = Counter()
        self._seen: dict[str, float] = {}

    def came(self, guest: str) -> None:
        self._listening[guest] += 1

    def went(self, guest: str) -> None:
        self._listening[guest] -= 1
        self.saw(guest)

    def saw(self, guest: str) -> None:
        self._seen[guest] = self._clock()

    def is_here(self, guest: str) -> bool:
        return self._listening[guest] > 0

    def away(self, guest: str) -> float:
        """Seconds since somebody was last seen; 0 for whoever is here."""
        return 0.0 if self.is_here(guest) else self._clock() - self._seen.get(guest, self._opened)

    def wait_for(self, guest: str) -> float | None:
        """How long the others still have to wait for somebody who is away; None for whoever is here."""
        return None if self.is_here(guest) else max(0.0, self.patience - self.away(guest))
