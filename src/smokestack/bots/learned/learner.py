"""The network while it learns: in fractions, on numbers brought to one scale, by Adam's rule."""

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.network import ONE

Floats = NDArray[np.float32]
NARROWEST = 0.3
"""What hardly ever changes is not stretched further than this."""
STEADY, WIDE = 0.9, 0.999
"""Adam's two memories."""
CALM = 0.9998
"""How slowly the weights that count follow those that are moved: single steps are noisy, their mean is not."""


class Learner:
    """Foresees the margin of one seat from what it sees; begins with the greedy player's own judgement of both."""

    def __init__(self, seen: Floats, looks: tuple[int, int], hidden: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.middle, self.scale = seen.mean(0), np.maximum(seen.std(0), NARROWEST)
        inputs = seen.shape[1]
        straight = np.zeros(inputs)
        straight[looks[0]], straight[looks[1]] = 0.1, -0.1
        inward = self.chance.normal(0, inputs**-0.5, (inputs, hidden))
        outward = self.chance.normal(0, 0.1, hidden)
        start = float(straight @ self.middle)
        parts = [inward, np.zeros(hidden), outward, straight * self.scale, np.array([start])]
        self.parts = [part.astype(np.float32) for part in parts]
        self._calm = [part.astype(np.float64) for part in self.parts]
        self._slopes = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def weights(self) -> NDArray[np.int64]:
        """The calm weights as `foresee` reads them: whole numbers, for positions as they are."""
        inward, sums, outward, straight, end = self._calm
        inward, straight = inward / self.scale[:, None], straight / self.scale
        head = np.concatenate([end - straight @ self.middle, outward, sums - self.middle @ inward])
        rows = np.column_stack([straight, inward]).ravel()
        size = np.array(inward.shape, np.int64)
        return np.concatenate([size, np.rint(np.concatenate([head, rows]) * ONE).astype(np.int64)])

    def study(self, seen: Floats, ends: Floats, rate: float) -> float:
        """One step towards what these moments led to; the mean square of what it was wrong by."""
        inward, sums, outward, straight, end = self.parts
        shown = ((seen - self.middle) / self.scale).astype(np.float32)
        hidden = shown @ inward + sums
        lit = np.maximum(hidden, 0)
        wrong = lit @ outward + shown @ straight + end[0] - ends
        pull = wrong / np.float32(len(ends))
        back = np.outer(pull, outward) * (hidden > 0)
        slopes = [shown.T @ back, back.sum(0), lit.T @ pull, shown.T @ pull, np.array([pull.sum()], np.float32)]
        self._steps += 1
        for k, slope in enumerate(slopes):
            self._slopes[k] = STEADY * self._slopes[k] + (1 - STEADY) * slope
            self._squares[k] = WIDE * self._squares[k] + (1 - WIDE) * slope**2
            steady = self._slopes[k] / (1 - STEADY**self._steps)
            wide = np.sqrt(self._squares[k] / (1 - WIDE**self._steps)) + 1e-8
            self.parts[k] = (self.parts[k] - rate * steady / wide).astype(np.float32)
            calm = min(CALM, self._steps / (self._steps + 10))
            self._calm[k] = calm * self._calm[k] + (1 - calm) * self.parts[k]
        return float((wrong**2).mean())
