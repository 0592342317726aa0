"""Who may do what at a table: a browser by its cookie and page token, a program by its seat's secret."""

import math
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Request

from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.match.row import Json
from smokestack.web.guests import COOKIE, Guest, Guests, digest
from smokestack.web.limits import Limits, spoken
from smokestack.web.room import Room
from smokestack.web.rooms import Rooms

PAGE_TOKEN = "x-smokestack-page"


class Forbidden(SmokestackError):
    """Whoever asks may not do this."""


class Access:
    """A request with the guest behind it."""

    def __init__(self, request: Request) -> None:
        self.rooms: Rooms = request.app.state.rooms
        self.guests: Guests = request.app.state.guests
        self.limits: Limits = request.app.state.limits
        self.address = request.client.host if request.client else ""
        found = self.guests.read(request.cookies.get(COOKIE))
        self.known = found is not None
        self.guest: Guest = found or self.guests.new()
        scheme, _, secret = request.headers.get("authorization", "").partition(" ")
        self.secret = secret if scheme.lower() == "bearer" else ""
        self.changing = request.method not in ("GET", "HEAD")
        self.from_page = self.guests.is_page(self.guest, request.headers.get(PAGE_TOKEN, ""))

    def count(self, doing: str) -> None:
        """One more of something nobody may do without end."""
        self.limits.take(doing, self.guest.id if self.known else None, self.address)


async def access(request: Request) -> Access:
    return Access(request)


def limited(doing: str) -> Any:
    """A dependency that counts what is done."""

    async def count(access: Annotated[Access, Depends(access)]) -> None:
        access.count(doing)

    return Depends(count)


async def require_page(access: Annotated[Access, Depends(access)]) -> Access:
    """A change by cookie must come from a page of ours; one by secret or without any cookie needs no such proof."""
    if access.changing and access.known and not access.secret and not access.from_page:
        raise Forbidden("this change did not come from a page of this server; load the page again")
    return access


class Here:
    """A request at a table: which seats whoever asks may act for."""

    def __init__(self, access: Access, room: Room) -> None:
        self.access, self.room = access, room
        self.seats = self._seats()

    def _seats(self) -> list[int]:
        if not self.access.secret:
            own = self.room.seats_of(self.access.guest.id) if self.access.known else []
            if own:
                self.room.presence.saw(self.access.guest.id)
            return own
        seat = self.room.seat_of_secret(digest(self.access.secret))
        if seat is None:
            self.access.count("secrets")
            raise Forbidden("this secret belongs to no seat of this table")
        self.room.presence.saw(self.room.holdings[seat].guest)
        return [seat]

    def own(self) -> Sequence[int]:
        if not self.seats:
            raise Forbidden("you have no seat at this table; you can watch, or take an open seat")
        return self.seats

    def one_of(self, seat: int | None, refusal: str) -> int:
        if seat not in self.own():
            raise MatchError(refusal)
        assert seat is not None
        return seat

    def mover(self) -> int:
        """The seat to move, if it is one of yours."""
        match = self.room.match
        if match.over:
            raise MatchError("the game is over")
        self.own()
        if match.to_move not in self.seats:
            who = match.names[match.to_move] if match.to_move >= 0 else "chance"
            raise Forbidden(f"it is not your move; {who} decides now")
        return match.to_move

    def one_who_can_redo(self) -> int:
        for seat in self.own():
            if self.room.match.can_redo(seat):
                return seat
        raise MatchError("there is nothing to bring back")

    def require_free_or_own(self, seat: int) -> None:
        """A seat a bot may get: one's own, an open one, or that of somebody the table waits for in vain."""
        if seat in self.own() or seat not in self.room.holdings:
            return
        wait = self.room.absence(seat)
        if wait is None:
            raise Forbidden(f"somebody else has seat {seat + 1}")
        if wait > 0:
            raise Forbidden(f"{self.room.match.names[seat]} may come back; wait {spoken(math.ceil(wait))} more")

    def require_own(self, seat: int) -> None:
        if seat not in self.own():
            raise Forbidden(f"seat {seat + 1} is not yours")

    def require_no_lesson(self) -> None:
        if self.room.lesson:
            raise MatchError("a lesson only goes forward; start a real game on the front page")

    async def take_back(self, to: int | None) -> Json:
        """Take back at once, or ask those who have to agree."""
        self.require_no_lesson()
        seat, own = self._who_takes_back(to), list(self.seats)
        asked = [other for other in self.room.match.undo_needs(seat, to) if other not in own]
        if asked:
            await self.room.ask_to_take_back(seat, to, own)
        else:
            await self.room.change(lambda match: match.undo(seat, to, own))
        return {"n": self.room.n, "asked": asked}

    def _who_takes_back(self, to: int | None) -> int:
        match, refused = self.room.match, None
        match.require_playable()
        first = [seat for seat in (match.waiting, match.to_move) if seat in self.own()]
        for seat in [*first, *self.seats]:
            assert seat is not None
            try:
                match.undo_needs(seat, to)
                return seat
            except MatchError as error:
                refused = refused or error
        raise refused or MatchError("there is nothing to take back")

    async def answer(self, yes: bool) -> Json:
        """Agree to a wish to take back, or not."""
        await self.room.answer_take_back(list(self.own()), yes)
        return {"n": self.room.n}


async def here(id: str, access: Annotated[Access, Depends(require_page)]) -> Here:
    return Here(access, await access.rooms.get(id))
