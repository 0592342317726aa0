"""The steps of a match as a tree: an undo goes back along it, a new step branches off, and nothing is lost.

So the position after any entry, taken back or not, is found again from the nearest snapshot before it.
"""

from dataclasses import dataclass

from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.match.entry import Entry

SNAPSHOT_EVERY = 200
"""Moves between two snapshots: replaying so many takes a few milliseconds."""


@dataclass(frozen=True, eq=False)
class HistoryStep:
    """An entry that undo can take back, and the step before it. The start is a step without an entry."""

    entry: Entry | None
    before: "HistoryStep | None"
    action: int | None
    """What changed the position; None when the step did not."""
    moves: int
    """Decisions and outcomes up to here."""
    outcomes: int
    """Outcomes of chance up to here."""
    waiting: int | None
    """The seat that has to hand over after this step."""
    snapshot: bytes | None


def first_step(position: Position) -> HistoryStep:
    return HistoryStep(None, None, None, 0, 0, None, bytes(position))


def next_step(
    tip: HistoryStep, entry: Entry, position: Position, action: int, *, chance: bool, waiting: int | None
) -> HistoryStep:
    """A step that changed the position; every so often it keeps a snapshot."""
    moves = tip.moves + 1
    kept = bytes(position) if moves % SNAPSHOT_EVERY == 0 else None
    return HistoryStep(entry, tip, action, moves, tip.outcomes + int(chance), waiting, kept)


def still_step(tip: HistoryStep, entry: Entry) -> HistoryStep:
    """A step that left the position as it was."""
    return HistoryStep(entry, tip, None, tip.moves, tip.outcomes, None, None)


def position_at(game: Game, step: HistoryStep) -> Position:
    """The position after a step, replayed from the nearest snapshot."""
    trail: list[int] = []
    while step.snapshot is None:
        if step.action is not None:
            trail.append(step.action)
        assert step.before is not None, "the first step has a snapshot"
        step = step.before
    position = game.position(step.snapshot)
    for action in reversed(trail):
        position.apply(action)
    return position


def steps_since(tip: HistoryStep, n: int) -> list[HistoryStep]:
    """The steps from entry n to the tip, oldest first; empty when entry n does not lie on this line."""
    taken: list[HistoryStep] = []
    step: HistoryStep | None = tip
    while step is not None and step.entry is not None and step.entry.n >= n:
        taken.append(step)
        step = step.before
    taken.reverse()
    return taken if taken and taken[0].entry is not None and taken[0].entry.n == n else []
