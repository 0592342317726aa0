"""The entries of a match, numbered from 1. In a file seats and ranks count from 1 as people do, here from 0.

action, chance, handed over and ended are steps: undo takes them back and redo brings them back.
undo, redo, seat changes and settings are about the match itself: they stay whatever is taken back.
"""

from dataclasses import dataclass
from typing import ClassVar, Self

from smokestack.gamekit.errors import MatchError
from smokestack.match.format import FORMAT
from smokestack.match.row import Json, Row
from smokestack.match.seats import Seat

JOINED, LEFT, BOT_TOOK_OVER = "joined", "left", "bot took over"
EVENTS = (JOINED, LEFT, BOT_TOOK_OVER)
SETTING = "setting"


@dataclass(frozen=True)
class Entry:
    """One line of a match."""

    n: int
    kind: ClassVar[str]

    def to_json(self) -> Json:
        return {"n": self.n, "kind": self.kind, **self._body()}

    @staticmethod
    def from_json(data: object, version: int = FORMAT) -> "Entry":
        """An entry from its JSON object in a file of that format, or a MatchError with the reason."""
        row = Row(data, "the entry")
        n, kind = row.whole("n", 1), row.choice("kind", tuple(KINDS))
        entry = KINDS[kind]._read(n, row, version)
        row.done()
        return entry

    def _body(self) -> Json:
        raise NotImplementedError  # each kind of entry writes its own

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        raise NotImplementedError  # and reads it


@dataclass(frozen=True)
class Decision(Entry):
    """A seat chose an action, or its setting did for it."""

    kind = "action"
    seat: int
    action: str
    by_setting: bool = False

    def _body(self) -> Json:
        setting = {"by": SETTING} if self.by_setting else {}
        return {"seat": self.seat + 1, "action": self.action, **setting}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        seat, action = row.seat(), row.text("action")
        return cls(n, seat, action, row.has("by") and row.choice("by", (SETTING,)) == SETTING)


@dataclass(frozen=True)
class Outcome(Entry):
    """Chance brought something."""

    kind = "chance"
    outcome: str

    def _body(self) -> Json:
        return {"outcome": self.outcome}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.text("outcome"))


@dataclass(frozen=True)
class Undo(Entry):
    """Entry `to` and every step after it were taken back; `agreed` are the other seats that had to consent."""

    kind = "undo"
    seat: int
    to: int
    agreed: tuple[int, ...] = ()

    def _body(self) -> Json:
        return {"seat": self.seat + 1, "to": self.to, "agreed": [seat + 1 for seat in self.agreed]}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.seat(), row.whole("to", 1), tuple(seat - 1 for seat in row.wholes("agreed")))


@dataclass(frozen=True)
class Redo(Entry):
    """What the last undo took back was brought back."""

    kind = "redo"
    seat: int

    def _body(self) -> Json:
        return {"seat": self.seat + 1}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.seat())


@dataclass(frozen=True)
class SeatChange(Entry):
    """Somebody joined, left, or was replaced by a bot; `holder` is who did so."""

    kind = "seat"
    event: str
    seat: int
    holder: Seat

    def _body(self) -> Json:
        return {"event": self.event, "seat": self.seat + 1, "holder": self.holder.to_json()}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.choice("event", EVENTS), row.seat(), Seat.from_row(row.row("holder"), version))


@dataclass(frozen=True)
class Declining(Entry):
    """From now on the match declines offers for a seat after so many in a move; None: it answers all itself."""

    kind = "declining"
    seat: int
    after: int | None

    def _body(self) -> Json:
        limit = {} if self.after is None else {"after": self.after}
        return {"seat": self.seat + 1, **limit}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.seat(), row.whole("after", 0) if row.has("after") else None)


@dataclass(frozen=True)
class HandedOver(Entry):
    """A person confirmed the turn: chance, bots and the other seats go on."""

    kind = "handed_over"
    seat: int

    def _body(self) -> Json:
        return {"seat": self.seat + 1}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.seat())


@dataclass(frozen=True)
class Ended(Entry):
    """The game is over, with its result."""

    kind = "ended"
    reason: str
    scores: tuple[int, ...]
    ranks: tuple[int, ...]
    """0 for the first here, 1 in a file."""

    def _body(self) -> Json:
        return {"reason": self.reason, "scores": list(self.scores), "ranks": [rank + 1 for rank in self.ranks]}

    @classmethod
    def _read(cls, n: int, row: Row, version: int) -> Self:
        return cls(n, row.text("reason"), row.wholes("scores"), tuple(rank - 1 for rank in row.wholes("ranks")))


KINDS: dict[str, type[Entry]] = {
    entry.kind: entry for entry in (Decision, Outcome, Undo, Redo, SeatChange, Declining, HandedOver, Ended)
}


def numbered(entry: Entry, expected: int) -> None:
    """Numbers grow by one; anything else means that lines are missing, repeated or reordered."""
    if entry.n != expected:
        raise MatchError(f"this entry has number {entry.n}, but number {expected} comes next here")
