"""Setting up a table: who sits where, with which options."""

from collections.abc import Mapping, Sequence
from itertools import chain, count
from typing import Literal

from pydantic import BaseModel, Field

from smokestack.bots.policy import ANYWHERE, bot
from smokestack.kernel.errors import OptionError, UnknownName
from smokestack.kernel.game import spec
from smokestack.match import Match, Seat
from smokestack.match.header import SYSTEM
from smokestack.match.seats import BOT, OPEN

SCREEN = "screen"
"""Seats of one browser agree to each other's take-backs."""


class NewSeat(BaseModel):
    """A seat: yours, another person's at your screen, open to a friend, or a bot's."""

    kind: Literal["you", "screen", "open", "bot"]
    name: str = Field(default="", max_length=40)


def new_match(
    game: str,
    wanted: Sequence[NewSeat],
    options: Mapping[str, int],
    edition: str | None,
    confirm: bool,
    seed: int | None,
    guest_name: str,
) -> tuple[Match, list[int]]:
    """The match, and the seats of whoever sets it up."""
    own = [number for number, seat in enumerate(wanted) if seat.kind in ("you", "screen")]
    if not own:
        raise OptionError("take at least one seat yourself")
    shipped = spec(game).editions()
    if edition is not None and edition not in shipped:
        raise UnknownName("edition", edition, shipped)
    seats = [holder(seat, number, options, guest_name) for number, seat in enumerate(wanted)]
    chance = SYSTEM if seed is None else seed
    match = Match.new(
        game, seats=named_apart(seats), edition=edition, options=dict(options), chance=chance, confirm=confirm
    )
    return match, own


def holder(seat: NewSeat, number: int, options: Mapping[str, int], guest_name: str) -> Seat:
    if seat.kind == "open":
        return Seat("", OPEN)
    if seat.kind == "bot":
        return Seat(bot_name(seat.name or "greedy", number, options), BOT)
    fallback = guest_name if seat.kind == "you" else ""
    return Seat(seat.name.strip() or fallback or "Player", holder=SCREEN)


def bot_name(wanted: str, seat: int, options: Mapping[str, int], taken: Sequence[str] = ()) -> str:
    """What a bot is called at a table, if it can have this seat; its first word says which bot it is."""
    found = bot(wanted)
    if found.option and not options.get(found.option):
        raise OptionError(f"{found.name} plays only with the option {found.option}; give it a value above 0")
    if found.seat not in (ANYWHERE, seat):
        raise OptionError(f"{found.name} always has seat {found.seat + 1}; name another bot for seat {seat + 1}")
    called = found.name.title()
    names = chain([called], (f"{called} {number}" for number in count(2)))
    return next(name for name in names if name not in taken)


def named_apart(seats: Sequence[Seat]) -> list[Seat]:
    """Seats with the same name get a number, so that stories are clear."""
    names = [seat.name for seat in seats]
    shown = []
    for place, seat in enumerate(seats):
        twins = names.count(seat.name) > 1 and seat.name != ""
        name = f"{seat.name} {names[: place + 1].count(seat.name)}" if twins else seat.name
        shown.append(Seat(name, seat.kind, seat.holder))
    return shown
