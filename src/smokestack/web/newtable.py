"""Setting up a table: who sits where, with which options."""

from collections.abc import Mapping, Sequence
from typing import Literal

from pydantic import BaseModel, ConfigDict, Field

from smokestack.bots.roster import ANYWHERE, Bot, all_bots, bot, own_bots
from smokestack.gamekit.errors import OptionError, SmokestackError, UnknownName
from smokestack.gamekit.registry import spec
from smokestack.match import Match, Seat
from smokestack.match.header import SYSTEM
from smokestack.match.seating import free_name, named_apart
from smokestack.match.seats import OPEN, bot_seat

SCREEN = "screen"
"""Seats of one browser agree to each other's take-backs."""
USUAL = "normal"
"""The level of a bot when nobody has chosen one."""
UNKNOWN = "greedy"
"""Who plays for bots that are not known here."""
MOST_TRIES, MOST_SECONDS = 300, 1.0
"""What a search may take for each decision: others play here too."""


class NewSeat(BaseModel):
    """A seat: yours, another person's at your screen, open to a friend, or a bot's."""

    model_config = ConfigDict(use_attribute_docstrings=True)

    kind: Literal["you", "screen", "open", "bot"]
    """Yours; another person's at your screen; open to whoever has the link; a bot's."""
    name: str = Field(default="", max_length=40)
    """A person's name; older programs say here which bot it is."""
    bot: str = Field(default="", max_length=40)
    """Which bot: easy, normal, hard, random, greedy, a game's own, or search:100 with its tries."""


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
    require_special_bots(wanted, options)
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
        return seated_bot(seat.bot or seat.name or "greedy", number, options)
    fallback = guest_name if seat.kind == "you" else ""
    return Seat(seat.name.strip() or fallback or "Player", holder=SCREEN)


def seated_bot(wanted: str, seat: int, options: Mapping[str, int], taken: Sequence[str] = ()) -> Seat:
    """A bot at a table, if it can have this seat, called so that nobody else is."""
    found = bot(wanted)
    if not is_modest(found):
        raise OptionError(f"{wanted} thinks too long here; up to {MOST_TRIES} tries or {MOST_SECONDS:.0f}s are fine")
    if found.option and not options.get(found.option):
        raise OptionError(f"{found.name} plays only with the option {found.option}; give it a value above 0")
    if found.seat not in (ANYWHERE, seat):
        raise OptionError(f"{found.name} always has seat {found.seat + 1}; name another bot for seat {seat + 1}")
    return bot_seat(found.name, free_name(found.name.capitalize(), taken))


def bot_at(seat: Seat) -> str:
    """The bot that plays at a seat."""
    try:
        found = bot(seat.bot)
    except SmokestackError:
        return UNKNOWN
    return found.name if is_modest(found) else UNKNOWN


def is_modest(found: Bot) -> bool:
    return found.tries <= MOST_TRIES and found.seconds <= MOST_SECONDS


def proposed_seat(word: str) -> NewSeat:
    """A seat of the table a game proposes: a person's, a special bot's, or free for a bot of the usual level."""
    known = all_bots()
    if word not in known:
        return NewSeat(kind="you")
    return NewSeat(kind="bot", bot=word if known[word].option else USUAL)


def require_special_bots(wanted: Sequence[NewSeat], options: Mapping[str, int]) -> None:
    """An option that gives a seat to a bot of its own leaves it to nobody else."""
    for special in all_bots().values():
        if special.option and options.get(special.option) and special.seat < len(wanted):
            if special.name not in (wanted[special.seat].bot, wanted[special.seat].name):
                raise OptionError(
                    f"with {special.option} {options[special.option]}, seat {special.seat + 1} is {special.name}'s; "
                    f"seat {special.name} there, or leave the option at 0"
                )


def special_bot(seat: int, options: Mapping[str, int]) -> Bot | None:
    """The bot whose seat this is by an option: its own table decides there, and nobody has a choice."""
    return next((each for each in own_bots().values() if each.seat == seat and options.get(each.option)), None)
