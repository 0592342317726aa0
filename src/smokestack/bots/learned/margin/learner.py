"""The network while it learns: in fractions, on numbers brought to one scale, by Adam's rule."""

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.adam import Adam, Floats, Learns
from smokestack.bots.learned.margin.network import ONE

NARROWEST = 0.3
"""What hardly ever changes is not stretched further than this."""


class Learner(Learns):
    """Foresees the margin of one seat from what it sees; begins with the greedy player's own judgement of both."""

    def __init__(self, inputs: int, looks: tuple[int, int], hidden: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.inputs, self.looks, self.hidden = inputs, looks, hidden
        self.get_used_to(np.zeros((1, inputs), np.float32))

    def get_used_to(self, seen: Floats) -> None:
        """Bring what is seen to one scale, judged by these moments, and begin anew."""
        self.middle, self.scale = seen.mean(0), np.maximum(seen.std(0), NARROWEST)
        straight = np.zeros(self.inputs)
        straight[self.looks[0]], straight[self.looks[1]] = 0.1, -0.1
        inward = self.chance.normal(0, self.inputs**-0.5, (self.inputs, self.hidden))
        outward = self.chance.normal(0, 0.1, self.hidden)
        start = float(straight @ self.middle)
        self.adam = Adam([inward, np.zeros(self.hidden), outward, straight * self.scale, np.array([start])])

    def weights(self) -> NDArray[np.int64]:
        """The calm weights as `foresee` reads them: whole numbers, for positions as they are."""
        inward, sums, outward, straight, end = self.adam.calm
        inward, straight = inward / self.scale[:, None], straight / self.scale
        head = np.concatenate([end - straight @ self.middle, outward, sums - self.middle @ inward])
        rows = np.column_stack([straight, inward]).ravel()
        size = np.array(inward.shape, np.int64)
        return np.concatenate([size, np.rint(np.concatenate([head, rows]) * ONE).astype(np.int64)])

    def study(self, seen: Floats, ends: Floats, rate: float) -> float:
        """One step towards what these moments led to; the mean square of what it was wrong by."""
        inward, sums, outward, straight, end = self.adam.parts
        shown = ((seen - self.middle) / self.scale).astype(np.float32)
        hidden = shown @ inward + sums
        lit = np.maximum(hidden, 0)
        wrong = lit @ outward + shown @ straight + end[0] - ends
        pull = wrong / np.float32(len(ends))
        back = np.outer(pull, outward) * (hidden > 0)
        slopes = [shown.T @ back, back.sum(0), lit.T @ pull, shown.T @ pull, np.array([pull.sum()], np.float32)]
        self.adam.step(slopes, rate)
        return float((wrong**2).mean())
