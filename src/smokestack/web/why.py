"""Why can't I: what stands in the way of something on the board, or of the one who points at it."""

from collections.abc import Sequence

from smokestack.board.why import Reasons
from smokestack.gamekit.refusal import Refusal
from smokestack.web.answers.doings import RefusalRow
from smokestack.web.present import deciding
from smokestack.web.room import Room


def why_not(room: Room, seats: list[int], targets: Sequence[str]) -> RefusalRow | None:
    """Why something on the board cannot be clicked now by whoever holds these seats; None when it can."""
    told = not_your_turn(room, seats) or Reasons(room.match.position).why(targets) if targets else None
    return None if told is None else refusal_row(told)


def refusal_row(refusal: Refusal) -> RefusalRow:
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "text": refusal.text,
        "numbers": dict(refusal.numbers),
    }


def not_your_turn(room: Room, seats: list[int]) -> Refusal | None:
    """Somebody else is waited for, or a turn waits to be confirmed; no rule has to be named for that."""
    match = room.match
    waited = match.to_move if match.waiting is None else match.waiting
    if match.over or waited < 0 or deciding(room, seats):
        return None
    if waited in seats:
        return Refusal("confirm_first", "", "confirm your turn first, or take it back")
    return Refusal("not_your_turn", "", f"it is the turn of {match.names[waited]}")
