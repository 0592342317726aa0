"""Moving weights step by step towards what they should be: Adam's rule, and the mean of late steps."""

from collections.abc import Mapping, Sequence

import numpy as np
from numpy.typing import NDArray

Floats = NDArray[np.float32]
STEADY, WIDE = 0.9, 0.999
"""Adam's two memories."""
CALM = 0.9998
"""How slowly the weights that count follow those that are moved: single steps are noisy, their mean is not."""


class Adam:
    """Weights in parts; `calm` are those to use, `parts` those that move."""

    def __init__(self, parts: Sequence[NDArray[np.float64]]) -> None:
        self.parts = [part.astype(np.float32) for part in parts]
        self.calm = [part.astype(np.float64) for part in self.parts]
        self._slopes = [np.zeros_like(part) for part in self.parts]
        self._squares = [np.zeros_like(part) for part in self.parts]
        self._steps = 0

    def step(self, slopes: Sequence[Floats], rate: float) -> None:
        """One step against these slopes."""
        self._steps += 1
        for k, slope in enumerate(slopes):
            self._slopes[k] = STEADY * self._slopes[k] + (1 - STEADY) * slope
            self._squares[k] = WIDE * self._squares[k] + (1 - WIDE) * slope**2
            steady = self._slopes[k] / (1 - STEADY**self._steps)
            wide = np.sqrt(self._squares[k] / (1 - WIDE**self._steps)) + 1e-8
            self.parts[k] = (self.parts[k] - rate * steady / wide).astype(np.float32)
            calm = min(CALM, self._steps / (self._steps + 10))
            self.calm[k] = calm * self.calm[k] + (1 - calm) * self.parts[k]

    def kept(self) -> dict[str, NDArray[np.float64]]:
        """All of it, to go on with later."""
        found = {"steps": np.array([self._steps], np.float64)}
        for k, calm in enumerate(self.calm):
            found[f"calm{k}"] = calm
            found[f"part{k}"] = self.parts[k].astype(np.float64)
            found[f"slope{k}"] = self._slopes[k].astype(np.float64)
            found[f"square{k}"] = self._squares[k].astype(np.float64)
        return found

    def go_on(self, kept: Mapping[str, NDArray[np.float64]]) -> None:
        """As it was when it was kept."""
        self._steps = int(kept["steps"][0])
        for k in range(len(self.parts)):
            self.calm[k] = kept[f"calm{k}"]
            self.parts[k] = kept[f"part{k}"].astype(np.float32)
            self._slopes[k] = kept[f"slope{k}"].astype(np.float32)
            self._squares[k] = kept[f"square{k}"].astype(np.float32)


class Learns:
    """What every learner is: weights on numbers that are brought to one scale, to be kept and gone on with."""

    adam: Adam
    middle: Floats
    scale: Floats

    def kept(self) -> dict[str, NDArray[np.float64]]:
        """All of it, to go on with later."""
        return {**self.adam.kept(), "middle": self.middle.astype(np.float64), "scale": self.scale.astype(np.float64)}

    def go_on(self, kept: Mapping[str, NDArray[np.float64]]) -> None:
        """As it was when it was kept; a ValueError where that learner was shown other numbers."""
        shapes = {f"part{k}": part.shape for k, part in enumerate(self.adam.parts)}
        if shapes != {name: found.shape for name, found in kept.items() if name.startswith("part")}:
            raise ValueError("it is of another game, or of a time when positions were shown in another way")
        self.middle, self.scale = (kept[name].astype(np.float32) for name in ("middle", "scale"))
        self.adam.go_on(kept)
