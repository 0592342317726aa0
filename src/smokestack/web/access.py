"""Who may do what at a table: a browser by its cookie and page token, a program by its seat's secret."""

import math
from collections.abc import Sequence
from typing import Annotated, Any

from fastapi import Depends, Path, Request

from smokestack.gamekit.errors import MatchError, SmokestackError
from smokestack.match.seats import BOT
from smokestack.web.answers.doings import Entered, SeatWish, TakenBack
from smokestack.web.guests import COOKIE, Guest, Guests, digest
from smokestack.web.limits import Limits, spoken
from smokestack.web.newtable import special_bot
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
        self.access, self.room, self.guest = access, room, access.guest.id
        self.seats = self._by_secret() if access.secret else self._by_cookie()

    def _by_cookie(self) -> list[int]:
        own = self.room.seats_of(self.guest) if self.access.known else []
        if own or self.room.wishes.of_guest(self.guest):
            self.room.presence.saw(self.guest)
        return own

    def _by_secret(self) -> list[int]:
        """The seat of a secret; none as long as its program has only wished for one."""
        secret = digest(self.access.secret)
        seat, wish = self.room.seat_of_secret(secret), self.room.wishes.of_secret(secret)
        if seat is not None:
            self.room.presence.saw(self.room.holdings[seat].guest)
            return [seat]
        if wish is not None:
            self.guest = wish.holding.guest
            self.room.presence.saw(self.guest)
            return []
        self.access.count("secrets")
        raise Forbidden("this secret belongs to no seat of this table")

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

    def require_no_special_bot(self, seat: int) -> None:
        """Where an option gives a bot its seat, there is nothing for a person to decide."""
        special = special_bot(seat, self.room.match.header.options)
        if special and self.room.match.seats[seat].kind == BOT:
            raise MatchError(
                f"seat {seat + 1} is {special.name.capitalize()}'s in this game; nobody can play it instead"
            )

    def require_no_lesson(self) -> None:
        if self.room.lesson:
            raise MatchError("a lesson only goes forward; start a real game on the front page")

    async def take_back(self, to: int | None) -> TakenBack:
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

    async def join(self, seat: int, name: str) -> SeatWish:
        """Sit down, or ask those who have to agree; the secret is good for the seat as soon as it is this guest's."""
        self.require_no_lesson()
        self.require_no_special_bot(seat)
        if self.access.secret and seat in self.seats:
            return {"seat": seat, "secret": self.access.secret, "asked": []}
        secret, asked = await self.access.rooms.take_seat(self.room, seat, self.guest, name, self.seats)
        return {"seat": seat, "secret": secret, "asked": asked}

    async def answer_wish(self, number: int, yes: bool) -> Entered:
        """Let somebody play instead of a bot, or not."""
        self.own()
        await self.room.answer_wish(number, yes)
        return {"n": self.room.n}

    async def answer(self, yes: bool) -> Entered:
        """Agree to a wish to take back, or not."""
        await self.room.answer_take_back(list(self.own()), yes)
        return {"n": self.room.n}


async def here(
    id: Annotated[str, Path(description="The table's id, as in its link.")],
    access: Annotated[Access, Depends(require_page)],
) -> Here:
    return Here(access, await access.rooms.get(id))
