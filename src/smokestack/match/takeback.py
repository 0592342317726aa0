"""What may be taken back, and who has to agree.

Free is one's own run of decisions, back to the last outcome of chance or another seat's decision. Beyond that
the other people at the table must agree; bots, open seats and seats of the same browser agree by themselves.
The end of the match is a boundary too: a result that stands is not taken back alone.
"""

from collections.abc import Sequence

from smokestack.gamekit.errors import MatchError
from smokestack.match.entry import Decision, Entry, HandedOver, Outcome
from smokestack.match.line import HistoryStep, steps_since
from smokestack.match.seats import Table


def taken_back(tip: HistoryStep, to: int) -> list[Entry]:
    """The entries that taking back entry `to` takes back, oldest first."""
    entries = [step.entry for step in steps_since(tip, to) if step.entry is not None]
    if not entries:
        raise MatchError(f"entry {to} is not there to be taken back; it is no step of the match as it stands")
    if not isinstance(entries[0], Decision | Outcome):
        raise MatchError(f"entry {to} is neither a decision nor an outcome; take back one of those")
    return entries


def is_free(seat: int, entries: Sequence[Entry]) -> bool:
    """Whether all of it is the seat's own doing, with nothing learned since."""
    return all(is_own(seat, entry) for entry in entries)


def is_own(seat: int, entry: Entry) -> bool:
    """A seat's own step, or what another's setting answered to it, which was known before."""
    if isinstance(entry, Decision) and entry.by_setting:
        return True
    return isinstance(entry, Decision | HandedOver) and entry.seat == seat


def must_agree(table: Table, seat: int, entries: Sequence[Entry]) -> list[int]:
    """The seats whose people have to agree before `seat` takes this back."""
    return [] if is_free(seat, entries) else table.other_people(seat)


def last_decision(table: Table, seat: int, tip: HistoryStep) -> int:
    """The entry that a plain undo takes back: the last decision made at this seat's browser."""
    step: HistoryStep | None = tip
    while step is not None:
        entry = step.entry
        if isinstance(entry, Decision) and not entry.by_setting and table.together(seat, entry.seat):
            return entry.n
        step = step.before
    raise MatchError(f"{table.who(seat)} has decided nothing yet that could be taken back")


def start_of_run(seat: int, tip: HistoryStep) -> int | None:
    """The first entry of the uninterrupted decisions of a seat that lead to the tip; None when there are none."""
    first: int | None = None
    step: HistoryStep | None = tip
    while step is not None and isinstance(step.entry, Decision) and step.entry.seat == seat:
        first = step.entry.n
        step = step.before
    return first
