"""What is said and heard at `/api/tables/{id}/live`."""

from typing import Literal

from typing_extensions import TypedDict

from smokestack.web.answers import answer
from smokestack.web.answers.past import EntryNews, PartRow
from smokestack.web.answers.table import EngineNote, TableState


@answer
class Greeting(TypedDict, total=False):
    """What a page has already; an empty one gets everything."""

    n: int
    """The last entry it has heard of."""
    known: dict[str, str]
    """The digests of its parts by name."""


@answer
class StateMessage(TypedDict):
    """Something changed: the table now, and what is new for this page."""

    kind: Literal["state"]
    state: TableState
    parts: list[PartRow]
    """All parts in their order; those the page has already come without their picture."""
    news: list[EntryNews]
    """The entries the page has not heard of."""


@answer
class EngineMessage(TypedDict):
    """Only the bots' engine changed."""

    kind: Literal["engine"]
    engine: EngineNote | None
    """Null when all bots play as well as they can."""


@answer
class GoodbyeMessage(TypedDict):
    """The server closes; the connection ends with code 1012."""

    kind: Literal["goodbye"]
    text: str


LiveMessage = StateMessage | EngineMessage | GoodbyeMessage
