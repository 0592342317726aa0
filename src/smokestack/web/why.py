"""Why can't I: what stands in the way of something on the board, or of the one who points at it."""

import re
from collections import defaultdict
from collections.abc import Sequence

from smokestack.board.ui import board_of
from smokestack.gamekit.position import Position
from smokestack.gamekit.refusal import Refusal
from smokestack.match.row import Json
from smokestack.web.present import deciding
from smokestack.web.room import Room

OTHER_MOMENT = "other_moment"
"""The code of what a game says of its idle things."""


def why_not(room: Room, seats: list[int], targets: Sequence[str]) -> Json | None:
    """Why something on the board cannot be clicked now by whoever holds these seats; None when it can."""
    told = not_your_turn(room, seats) or Reasons(room.match.position).why(targets) if targets else None
    return None if told is None else refusal_row(told)


def refusal_row(refusal: Refusal) -> Json:
    return {
        "code": refusal.code,
        "clause": refusal.clause,
        "text": refusal.text,
        "numbers": dict(refusal.numbers),
    }


def not_your_turn(room: Room, seats: list[int]) -> Refusal | None:
    """Somebody else is waited for, or a turn waits to be confirmed; no rule has to be named for that."""
    match, names = room.match, room.story.names
    waited = match.to_move if match.waiting is None else match.waiting
    if match.over or waited < 0 or deciding(room, seats):
        return None
    if waited in seats:
        return Refusal("confirm_first", "", "confirm your turn first, or take it back")
    return Refusal("not_your_turn", "", f"it is the turn of {names[waited]}")


class Reasons:
    """What stands behind everything on the board of one position."""

    def __init__(self, position: Position) -> None:
        self.position = position
        self.idle_reasons = position.game.spec.words.idle_reasons
        texts = position.game.spec.refusals.values()
        self.untimely = {text.name for text in texts if text.untimely}
        self.vague = {text.name for text in texts if text.vague}
        path = board_of(position.game.spec).path
        self._behind: dict[str, set[int]] = defaultdict(set)
        record = position.record()
        for action in range(position.game.actions):
            for target in path(position.game.edition, record, action):
                self._behind[target].add(action)

    def why(self, targets: Sequence[str]) -> Refusal | None:
        """The nearest refusal of the actions behind a target, which may lie inside others; None when one is allowed."""
        behind = set.intersection(*(self._behind.get(target, set()) for target in targets))
        refused = [(action, self.position.check(action)) for action in sorted(behind)]
        if any(refusal is None for _, refusal in refused):
            return None
        told = [refusal for _, refusal in refused if refusal is not None]
        nearest = next((refusal for refusal in told if refusal.code not in self.untimely | self.vague), None)
        first = next((refusal for refusal in told if refusal.code in self.untimely), None)
        return nearest or first or self._at_its_moment(targets[-1]) or next(iter(told), None)

    def _at_its_moment(self, target: str) -> Refusal | None:
        """What the game says of a thing no action is behind now: that it is over, or when it is chosen."""
        if self.position.to_move < 0:
            return self.position.check(0)
        kind = re.sub(r"\d", "", target.partition(":")[0])
        if kind not in self.idle_reasons:
            return None
        clause, text = self.idle_reasons[kind]
        return Refusal(OTHER_MOMENT, clause, text)
