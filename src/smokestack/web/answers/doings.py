"""What comes of a change, or of a question about one."""

from typing_extensions import TypedDict

from smokestack.web.answers import answer


@answer
class SeatSecret(TypedDict):
    """A seat of yours and the secret by which a program acts for it; it is told only once."""

    seat: int
    """Counted from 0."""
    secret: str


@answer
class SeatWish(SeatSecret):
    """A seat that is yours, or that you have asked for; its secret is good as soon as it is yours."""

    asked: list[int]
    """The seats of those of whom one must agree first; empty when the seat is yours."""


@answer
class OpenedTable(TypedDict):
    """A new table."""

    id: str
    seats: list[SeatSecret]
    """The seats of whoever opened it."""


@answer
class UploadedTable(TypedDict):
    """The table at which a save file goes on."""

    id: str


@answer
class Entered(TypedDict):
    """The change is kept."""

    n: int
    """The number of the last entry now."""


@answer
class TakenBack(TypedDict):
    """A take-back that is done, or asked for."""

    n: int
    """The number of the last entry now."""
    asked: list[int]
    """The seats that must agree first; empty when it is done."""


@answer
class HintRow(TypedDict):
    """What a bot would do in your place."""

    action: int
    """Its id."""
    text: str
    """The action in words."""
    reason: str
    """Why it is good; may be empty."""
    found: str
    """What it found when it tried, or which bot this is from; may be empty."""
    path: list[str]
    """The targets to click for it."""


@answer
class RefusalRow(TypedDict):
    """Why an action is not allowed."""

    code: str
    """A name for programs."""
    clause: str
    """The rule that forbids it, as /rules has it; may be empty."""
    text: str
    numbers: dict[str, int]
    """What the text counts, by name."""


@answer
class Why(TypedDict):
    """What stands in the way."""

    why: RefusalRow | None
    """Null when it is possible."""
