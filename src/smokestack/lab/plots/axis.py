"""Axes: from values to places, with round numbers to read them by."""

from collections.abc import Sequence
from dataclasses import dataclass
from math import floor, isfinite, log10

STEPS = (1.0, 2.0, 5.0, 10.0)
THIN_SPACE = "\N{NARROW NO-BREAK SPACE}"


@dataclass(frozen=True)
class Axis:
    """What is measured, in which unit, and from where to where."""

    name: str
    low: float
    high: float
    percent: bool = False
    steps: int = 6
    """Between numbers, at most."""

    @classmethod
    def around(
        cls, name: str, values: Sequence[float], percent: bool = False, zero: bool = True, steps: int = 6
    ) -> "Axis":
        """An axis with room for all values that begins and ends at a round number."""
        known = [value for value in values if isfinite(value)] or [0.0, 1.0]
        low, high = min(known), max(known)
        if zero:
            low, high = min(low, 0.0), max(high, 0.0)
        if high <= low:
            high = low + (0.01 if percent else 1.0)
        step = round_step(high - low, steps)
        return cls(name, floor(low / step) * step, -floor(-high / step) * step, percent, steps + 1)

    def place(self, value: float, start: float, end: float) -> float:
        """Where a value stands between two ends of the drawing; what lies beyond stays at the end."""
        part = (value - self.low) / (self.high - self.low)
        return start + min(1.0, max(0.0, part)) * (end - start)

    def ticks(self) -> list[float]:
        step = round_step(self.high - self.low, self.steps)
        first = -floor(-self.low / step)
        count = floor((self.high - self.low) / step + 1e-9)
        return [(first + k) * step for k in range(count + 1)]

    def text(self, value: float) -> str:
        """A tick's number: as many places as the steps need."""
        step = round_step(self.high - self.low, self.steps)
        if self.percent:
            return f"{value * 100:.{places(step * 100)}f}{THIN_SPACE}%"
        return f"{value:,.{places(step)}f}"


def round_step(span: float, steps: int) -> float:
    """The smallest of 1, 2, 5, 10, … that divides a span into so many steps or fewer."""
    least = span / steps
    scale = 10.0 ** floor(log10(least))
    return next(step * scale for step in STEPS if step * scale >= least * (1 - 1e-9))


def places(step: float) -> int:
    """Places behind the point that tell one step from the next."""
    return max(0, -floor(log10(step) + 1e-9))
