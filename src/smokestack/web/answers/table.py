"""A table now: what is asked, what may be chosen, who sits where."""

from typing import Literal

from typing_extensions import TypedDict

from smokestack.web.answers import answer

SeatKind = Literal["human", "bot", "open"]
EngineState = Literal["cold", "warming", "warm", "failed"]


@answer
class Choice(TypedDict):
    """A legal action, and how a page offers it."""

    action: int
    """Its id; send this, or its text, to choose it."""
    text: str
    """The action in words, as save files have it."""
    path: list[str]
    """The targets to click on the board for it, in their order."""
    group: str
    """The heading under which it stands."""
    label: str
    """Its name under that heading."""
    detail: str
    """What it costs or brings; may be empty."""
    last: bool
    """Whether it stands after all others: to do nothing, or no more."""


@answer
class SeatRow(TypedDict):
    """A seat and who has it."""

    seat: int
    """Counted from 0."""
    name: str
    """Empty while the seat is open."""
    kind: SeatKind
    bot: str
    """Which bot plays there; empty for everybody else."""
    shape: str
    """The sign that stands for the seat on every board."""
    held: bool
    """Whether somebody here can act for it."""
    free: bool
    """Whether somebody may sit down there; at a bot's seat with the word of those who sit at the table."""
    absence: float | None
    """Seconds until a bot may play for somebody who is away and waited for; null where nobody is missing."""


@answer
class Possible(TypedDict):
    """What else whoever asks can do now."""

    undo: bool
    undo_needs: list[int]
    """The seats that must agree to a take-back."""
    undo_seen: bool
    """Whether a take-back leaves what chance or others have shown since."""
    redo: bool
    confirm: bool
    hint: bool


@answer
class TakeBackRequest(TypedDict):
    """A take-back that waits for consent."""

    seat: int
    """Whose wish it is."""
    to: int
    """The first entry that would be taken back."""
    agreed: list[int]
    """The seats that have agreed."""
    needs: list[int]
    """The seats that must agree."""


@answer
class WishRow(TypedDict):
    """Somebody would like to play instead of a bot."""

    wish: int
    """Its number, for the answer."""
    seat: int
    name: str


@answer
class OwnWish(TypedDict):
    """A bot's seat you have asked for."""

    seat: int
    name: str
    refused: bool
    """Whether somebody has said no."""


@answer
class LessonState(TypedDict):
    """What a lesson asks for now."""

    step: int
    """Counted from 1."""
    of: int
    """How many steps the lesson has."""
    say: str
    """What the teacher says."""
    point: list[str]
    """The targets to click, in their order."""
    action: str | None
    """The one action that goes on, in words; null after the last step."""
    over: bool
    """Whether the lesson is over."""


@answer
class EngineNote(TypedDict):
    """Why bots do not play as well as they can."""

    state: EngineState
    seconds: int
    """For how long it has been warming."""
    text: str


@answer
class TableState(TypedDict):
    """Everything about a table but its pictures."""

    id: str
    game: str
    """Its name in the list of games."""
    options: dict[str, int]
    """Every option of the game with its value."""
    lesson: LessonState | None
    """Null where nobody is taught."""
    n: int
    """The number of the last entry; send it along with an action, so that it meets what you have seen."""
    over: bool
    to_move: int
    """The seat that decides; -1 when chance does, -2 when the game is over."""
    waiting: int | None
    """The seat that has decided and has yet to confirm."""
    you: list[int]
    """The seats whoever asks can act for."""
    seats: list[SeatRow]
    ask: str
    """What is expected of whom, in one sentence."""
    choices: list[Choice]
    """Your legal actions; empty when it is not your move."""
    can: Possible
    request: TakeBackRequest | None
    """A take-back that waits for consent."""
    wishes: list[WishRow]
    """Wishes for bots' seats; only those who may agree are told."""
    wish: OwnWish | None
    """Your own wish for a bot's seat."""
    scores: list[int]
    """By seat, as it stands; what only counts at the end is not in it before."""
    ranks: list[int]
    """By seat, 0 for the first as it stands; tied seats share a rank."""
    view_only: int | None
    """The first entry that today's rules refuse; from there on the match can only be looked at."""
    engine: EngineNote | None
    """Null when all bots play as well as they can."""
