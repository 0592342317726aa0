"""A live table: one match, who may act for which seat, and who is watching."""

import asyncio
import hmac
import time
from collections.abc import Callable, Iterable, Sequence
from typing import Any, TypeVar

from smokestack.board.drawing import Part
from smokestack.board.ui import board_of
from smokestack.bots.pool import BotPool
from smokestack.bots.question import Hint
from smokestack.gamekit.errors import MatchError
from smokestack.match import Match, Seat
from smokestack.match.seats import BOT
from smokestack.match.store import Holding, Store, StoreError, replayed
from smokestack.web.driver import Driver
from smokestack.web.presence import PATIENCE, Presence
from smokestack.web.story import MatchStory
from smokestack.web.wishes import STAYS, Wish, Wishes

R = TypeVar("R")
BEST = "search:0.5s"
"""Who gives hints: the search of Hard, with more time than a game would bear."""
MOST_ENTRIES = 10_000
"""Three times a long match of six with many take-backs."""


class Stale(MatchError):
    """The page showed an older state of the table than the one the click met."""


class Room:
    """Changes come one at a time and are kept before anybody is told; who reads waits for the one under way."""

    def __init__(
        self,
        id: str,
        match: Match,
        story: MatchStory,
        holdings: Iterable[Holding],
        store: Store,
        bots: BotPool,
        lesson: str = "",
        untouched: bool = False,
        patience: float = PATIENCE,
    ) -> None:
        self.id, self.match, self.story, self.store, self.bots, self.lesson = id, match, story, store, bots, lesson
        self._untouched, self.presence = untouched, Presence(patience)
        self.holdings = {holding.seat: holding for holding in holdings}
        self.driver = Driver(self)
        self.used = time.monotonic()
        self.request: tuple[int, int, frozenset[int]] | None = None
        """A take-back somebody asked for: seat, entry, and the seats that agreed so far."""
        self.wishes = Wishes(self._still_wished)
        self._watching_wishes = False
        self._drawn: dict[int, tuple[Part, ...]] = {}
        self._prompt: str | None = None
        self._view: object = None
        self._doubtful = False
        """Whether the store may have something else than this room: an append went wrong."""
        self._hint: tuple[object, Hint] | None = None
        self._hinting = asyncio.Lock()
        self._lock = asyncio.Lock()
        self._listeners: set[asyncio.Event] = set()

    @property
    def n(self) -> int:
        """The number of the last entry: what a page has seen."""
        return len(self.match.entries)

    @property
    def stamp(self) -> object:
        """Differs whenever a page has something new to show."""
        asked = self.request, self.wishes.stamp
        return self.n, asked, tuple(self.holdings), self.driver.trouble, self._seats_here()

    def _seats_here(self) -> tuple[int, ...]:
        return tuple(seat for seat, holding in self.holdings.items() if self.presence.is_here(holding.guest))

    def absence(self, seat: int) -> float | None:
        """Seconds until a bot may play for somebody who is away and waited for; None where nobody is missing."""
        waited = self.match.to_move if self.match.waiting is None else self.match.waiting
        if seat != waited or seat not in self.holdings or self.lesson:
            return None
        return self.presence.wait_for(self.holdings[seat].guest)

    @property
    def idle(self) -> bool:
        return not self._listeners and self.driver.resting and not self._lock.locked()

    @property
    def listeners(self) -> int:
        return len(self._listeners)

    def seats_of(self, guest: str) -> list[int]:
        """The seats a guest may act for."""
        return sorted(seat for seat, holding in self.holdings.items() if holding.guest == guest)

    def seat_of_secret(self, secret_digest: str) -> int | None:
        """The seat a program proves to hold."""
        for seat, holding in self.holdings.items():
            if hmac.compare_digest(holding.secret, secret_digest):
                return seat
        return None

    async def settled(self) -> None:
        """Wait until no change is under way, so that nobody reads what may yet be lost."""
        async with self._lock:
            self.used = time.monotonic()

    def quiet(self) -> asyncio.Lock:
        """While this is held, nothing is written."""
        return self._lock

    async def change(self, do: Callable[[Match], R], seen: int | None = None) -> R:
        """Do something to the match and keep it; refused changes leave everything as it was."""
        async with self._lock:
            result = await self._keep(do, seen)
        self._go_on()
        return result

    async def go_on(self, do: Callable[[Match], R], seen: int) -> None:
        """What chance or a bot does, unless somebody changed the table meanwhile."""
        async with self._lock:
            if seen == self.n:
                await self._keep(do, seen, by_itself=True)

    async def take_seat(self, holding: Holding, name: str, own: Sequence[int] = ()) -> list[int]:
        """A guest joins, or wishes to where somebody has a word in it: the seats of those who are asked."""
        async with self._lock:
            asked = self._whose_word(holding.seat, own)
            if asked:
                self._wish(holding, name)
            else:
                await self._seat(holding, name)
        self._go_on()
        return asked

    async def _seat(self, holding: Holding, name: str) -> None:
        """Two who come at once get one seat and one clear refusal."""
        if holding.seat in self.holdings:
            raise MatchError(f"somebody has seat {holding.seat + 1} already; choose another one")
        await self._keep(lambda match: match.join(holding.seat, name), taken=holding)
        self.holdings[holding.seat] = holding

    def _whose_word(self, seat: int, own: Sequence[int]) -> list[int]:
        """Where others play with a bot, one of them has to agree before it goes; whoever sits there agrees already."""
        return [] if own or not self._is_bots(seat) else sorted(self.holdings)

    def _is_bots(self, seat: int) -> bool:
        return seat < len(self.match.seats) and self.match.seats[seat].kind == BOT

    def _wish(self, holding: Holding, name: str) -> None:
        self.match.require_playable()
        self.wishes.add(holding, Seat(name).name)
        self.presence.saw(holding.guest)
        if not self._watching_wishes:
            self._watch_wishes()

    def _still_wished(self, wish: Wish) -> bool:
        guest = wish.holding.guest
        return self._is_bots(wish.holding.seat) and not self.seats_of(guest) and self.presence.away(guest) < STAYS

    def _watch_wishes(self) -> None:
        """Nobody says goodbye: as long as somebody wishes for a seat, the table looks whether they are still there."""
        self.announce()
        self._watching_wishes = bool(self.wishes)
        if self._watching_wishes:
            asyncio.get_running_loop().call_later(STAYS / 4, self._watch_wishes)

    async def answer_wish(self, number: int, yes: bool) -> None:
        """The word of somebody at the table: the bot goes and the guest sits down, or is told that it stays."""
        async with self._lock:
            wish = self.wishes.numbered(number)
            if yes:
                await self._seat(wish.holding, wish.name)
            else:
                self.wishes.refuse(number)
        self._go_on()

    async def give_up_seat(self, seat: int, do: Callable[[Match], R]) -> None:
        """Somebody leaves, or a bot takes over: whoever held the seat does not any more."""
        async with self._lock:
            await self._keep(do, freed=seat)
            self.holdings.pop(seat, None)
        self._go_on()

    async def ask_to_take_back(self, seat: int, to: int | None, own: Iterable[int]) -> None:
        """Somebody wishes to take back what others have to agree to."""
        async with self._lock:
            self.match.undo_needs(seat, to)
            self.request = (seat, self.match.undo_target(seat, to), frozenset(own))
        self.announce()

    async def answer_take_back(self, seats: Iterable[int], yes: bool) -> None:
        """Consent of some seats, or their refusal, which ends the wish."""
        async with self._lock:
            if self.request is None:
                raise MatchError("nobody wishes to take anything back now")
            seat, to, agreed = self.request
            agreed = agreed | set(seats)
            self.request = (seat, to, agreed) if yes else None
            if yes and set(self.match.undo_needs(seat, to)) <= agreed:
                await self._keep(lambda match: match.undo(seat, to, agreed))
        self._go_on()

    async def _keep(
        self,
        do: Callable[[Match], R],
        seen: int | None = None,
        taken: Holding | None = None,
        freed: int | None = None,
        by_itself: bool = False,
    ) -> R:
        """Nobody is told of an entry before it is on the disk; what cannot be kept has not happened."""
        self.used = time.monotonic()
        if self._doubtful:
            await self._look_up()
        if seen is not None and seen != self.n:
            raise Stale("the table has moved on since you looked; look again and choose anew")
        if self.n >= MOST_ENTRIES:
            raise MatchError(f"this table has {MOST_ENTRIES} entries, more than any game needs; start a new one")
        kept = self.n
        try:
            result = do(self.match)
            if added := self.match.entries[kept:]:
                self._doubtful = True
                touched = self._untouched and not by_itself
                await self.store.append(self.id, added, self.match.over, taken, freed, touched)
                self._doubtful, self._untouched = False, self._untouched and by_itself
        except BaseException:
            self._forget_after(kept)
            raise
        self.request = None
        self._draw_anew()
        return result

    def view(self) -> Any:
        """The table as it is now, for drawing; looked at once for all who look."""
        if self._view is None:
            self._view = self.match.position.view()
        return self._view

    def drawn(self, seat: int) -> tuple[Part, ...]:
        """The table as it is now, as a seat sees it; drawn when somebody looks, once for all who look from there."""
        if seat not in self._drawn:
            self._drawn[seat] = board_of(self.match.game.spec).draw(self.view(), self.match.names, seat)
        return self._drawn[seat]

    def prompt(self) -> str:
        """What the game expects now, in its own words."""
        if self._prompt is None:
            self._prompt = self.match.game.spec.words.prompt(self.view(), self.match.names)
        return self._prompt

    def _draw_anew(self) -> None:
        self._drawn.clear()
        self._prompt = self._view = None

    def _forget_after(self, kept: int) -> None:
        if self.n > kept:
            self.match = replayed(self.match.header, self.match.entries[:kept])
            self.match.listen(self.story.tell)
            self.story.forget_after(kept)

    async def _look_up(self) -> None:
        """What the store really has, after an append whose end nobody knows."""
        story = MatchStory()
        stored = await self.store.load(self.id, story.tell)
        if stored is None:
            raise StoreError("this table is not kept any more; start a new one")
        self.match, self.story = stored.match, story
        self.holdings = {holding.seat: holding for holding in stored.holdings}
        self._untouched = stored.untouched
        self._draw_anew()
        self._doubtful = False

    async def hint(self) -> Hint:
        """What the best bot at hand would do for whoever has to decide; however often it is asked, it thinks once."""
        async with self._hinting:
            question = self.driver.question(BEST)
            asked = question, self.bots.state(question.game).state
            if self._hint is None or self._hint[0] != asked:
                self._hint = asked, await self.bots.hint(question)
            return self._hint[1]

    def announce(self) -> None:
        for listener in self._listeners:
            listener.set()

    def _go_on(self) -> None:
        self.announce()
        self.driver.start()

    def listen(self, guest: str = "") -> asyncio.Event:
        listener = asyncio.Event()
        self._listeners.add(listener)
        self.presence.came(guest)
        self.announce()
        return listener

    def stop_listening(self, listener: asyncio.Event, guest: str = "") -> None:
        self._listeners.discard(listener)
        self.presence.went(guest)
        self.used = time.monotonic()
        self.announce()
