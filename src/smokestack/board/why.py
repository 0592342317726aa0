"""Why can't I: what stands in the way of something on the board, told from the position alone."""

import re
from collections import defaultdict
from collections.abc import Sequence

from smokestack.board.ui import board_of
from smokestack.gamekit.position import Position
from smokestack.gamekit.refusal import Refusal

OTHER_MOMENT = "other_moment"
"""The code of what a game says of its idle things."""


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
