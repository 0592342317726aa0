"""Wishes for a bot's seat: made by guests who have none, granted or refused by somebody who sits at the table."""

from collections.abc import Callable
from dataclasses import dataclass, replace

from smokestack.gamekit.errors import MatchError
from smokestack.match.store import Holding

MOST_WISHES = 6
"""So many wait at a table; more would only hide each other."""
STAYS = 120.0
"""Seconds after which a wish is gone with whoever made it and is not there any more."""


@dataclass(frozen=True)
class Wish:
    """Somebody would like to play a seat that a bot has; what they would hold it by is settled already."""

    number: int
    """How those who answer call it: a guest's id is nobody else's business."""
    holding: Holding
    name: str
    refused: bool = False


class Wishes:
    """At most one for each guest, as long as it stands."""

    def __init__(self, stands: Callable[[Wish], bool]) -> None:
        self._stands = stands
        self._made: dict[str, Wish] = {}
        self._last = 0

    def __bool__(self) -> bool:
        return bool(self._standing())

    @property
    def stamp(self) -> object:
        """Differs whenever there is something new to show of them."""
        return tuple((wish.number, wish.refused) for wish in self._standing())

    def _standing(self) -> list[Wish]:
        self._made = {guest: wish for guest, wish in self._made.items() if self._stands(wish)}
        return list(self._made.values())

    def open(self) -> list[Wish]:
        """Those that nobody has answered yet."""
        return [wish for wish in self._standing() if not wish.refused]

    def add(self, holding: Holding, name: str) -> None:
        """A guest's new wish takes the place of an earlier one."""
        if sum(wish.holding.guest != holding.guest for wish in self.open()) >= MOST_WISHES:
            raise MatchError(f"{MOST_WISHES} others wait for a seat here already; ask again when they have an answer")
        self._last += 1
        self._made[holding.guest] = Wish(self._last, holding, name)

    def of_guest(self, guest: str) -> Wish | None:
        """What a guest wished for, answered or not."""
        return next((wish for wish in self._standing() if wish.holding.guest == guest), None)

    def of_secret(self, secret_digest: str) -> Wish | None:
        """What a program wished for that will hold its seat by this secret."""
        return next((wish for wish in self._standing() if wish.holding.secret == secret_digest), None)

    def numbered(self, number: int) -> Wish:
        for wish in self.open():
            if wish.number == number:
                return wish
        raise MatchError("nobody waits for this answer any more")

    def refuse(self, number: int) -> None:
        """It stays as refused, so that whoever made it learns of it."""
        wish = self.numbered(number)
        self._made[wish.holding.guest] = replace(wish, refused=True)
