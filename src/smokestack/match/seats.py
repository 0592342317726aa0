"""Who sits at the table: people, bots and open seats."""

from collections.abc import Sequence
from dataclasses import dataclass
from unicodedata import category

from smokestack.gamekit.errors import MatchError
from smokestack.match.row import Json, Row

HUMAN, BOT, OPEN = "human", "bot", "open"
KINDS = (HUMAN, BOT, OPEN)
LONGEST_NAME = 80
PROGRAM = "program"
"""The bot at a seat that another program plays; which one is never written down."""
NO_PROGRAM_HERE = (
    "a bot that is another program is only seated by smokestack arena and smokestack play, "
    "and only when it is named on their command line"
)


@dataclass(frozen=True)
class Seat:
    """A seat and who holds it: a person by name, a bot by name, or nobody yet.

    Examples:
        >>> from smokestack import Seat, bot_seat
        >>> [seat.human for seat in (Seat("Ann"), bot_seat("greedy"), Seat("", "open"))]
        [True, False, False]
    """

    name: str
    """The name of the person or the bot; an open seat has none."""
    kind: str = HUMAN
    """`human`, `bot` or `open`."""
    holder: str = ""
    """Seats with the same holder share one browser. It is saved with the match, so it must be no secret."""
    bot: str = ""
    """Which bot plays here, by its name in the roster; how it is called at the table is another thing."""

    def __post_init__(self) -> None:
        if self.kind not in KINDS:
            raise MatchError(f"a seat cannot be held by '{self.kind}'; it is one of: {', '.join(KINDS)}")
        if (self.kind == OPEN) != (self.name == "") or self.name.isspace():
            raise MatchError("a seat that somebody holds needs a name, and an open seat has none; a blank is no name")
        if (self.kind == BOT) != (self.bot != ""):
            raise MatchError("the seat of a bot says which bot it is, and no other seat does")
        if self.bot.startswith(f"{PROGRAM}:"):
            raise MatchError(f"the seat of {self.name} names a program to start: {NO_PROGRAM_HERE}")
        for text in (self.name, self.holder, self.bot):
            if len(text) > LONGEST_NAME or any(category(letter) in ("Cc", "Cs") for letter in text):
                raise MatchError(f"a name has up to {LONGEST_NAME} letters, all of them printable")

    @property
    def human(self) -> bool:
        """Whether a person sits there."""
        return self.kind == HUMAN

    def to_json(self) -> Json:
        """The seat as a save file has it."""
        more = {"bot": self.bot, "holder": self.holder}
        return {"name": self.name, "kind": self.kind, **{key: text for key, text in more.items() if text}}

    @classmethod
    def from_row(cls, row: Row, version: int) -> "Seat":
        """A seat of a file of that format; in the first one a bot was known by how it was called."""
        name, kind = row.text("name"), row.choice("kind", KINDS)
        holder = row.text("holder") if row.has("holder") else ""
        bot = row.text("bot") if row.has("bot") else ""
        row.done()
        if version == 1 and kind == BOT and not bot:
            bot = bot_called(name)
        return cls(name, kind, holder, bot)


def bot_seat(bot: str, name: str = "") -> Seat:
    """The seat of a bot, called like the bot unless it has a name of its own.

    Args:
        bot: Which bot: `easy`, `normal`, `hard`, `greedy`, `random`, a game's own, or `search:300` with its tries.
        name: What it is called at the table.

    Examples:
        >>> from smokestack import bot_seat
        >>> bot_seat("hard", "Marvin")
        Seat(name='Marvin', kind='bot', holder='', bot='hard')
    """
    return Seat(name or bot, BOT, bot=bot)


def bot_called(name: str) -> str:
    """Format 1: the first word of a bot's name said which bot it was, as in "Greedy 2"."""
    return next(iter(name.lower().split()), "")


OPEN_SEAT = Seat("", OPEN)


class Table:
    """The seats of a match as they are held now."""

    def __init__(self, seats: Sequence[Seat]) -> None:
        self.seats = list(seats)

    def __getitem__(self, seat: int) -> Seat:
        if not 0 <= seat < len(self.seats):
            raise MatchError(f"there is no seat {seat + 1}; this match has seats 1 to {len(self.seats)}")
        return self.seats[seat]

    def who(self, seat: int) -> str:
        """A seat as messages call it."""
        held = self[seat]
        return f"{held.name} (seat {seat + 1})" if held.name else f"the open seat {seat + 1}"

    def together(self, one: int, other: int) -> bool:
        """Whether two seats are the same or share a browser."""
        return one == other or (self[one].holder != "" and self[one].holder == self[other].holder)

    def other_people(self, seat: int) -> list[int]:
        """Seats of people who do not share a browser with this seat."""
        return [k for k, held in enumerate(self.seats) if held.human and not self.together(seat, k)]

    def require_person(self, seat: int) -> None:
        if not self[seat].human:
            raise MatchError(f"only people can take back or bring back; {self.who(seat)} is no person's seat")

    def join(self, seat: int, holder: Seat) -> None:
        if self[seat].human:
            raise MatchError(f"{self.who(seat)} sits there; they have to leave first")
        if not holder.human:
            raise MatchError("only a person joins; a bot takes over")
        self.seats[seat] = holder

    def leave(self, seat: int, holder: Seat) -> None:
        if holder != self[seat] or not holder.human:
            raise MatchError(f"only the person who sits at seat {seat + 1} can leave it")
        self.seats[seat] = OPEN_SEAT

    def let_bot_take_over(self, seat: int, holder: Seat) -> None:
        if self[seat].kind == BOT:
            raise MatchError(f"{self.who(seat)} is a bot already")
        if holder.kind != BOT:
            raise MatchError("only a bot takes over; a person joins")
        self.seats[seat] = holder
