"""The network of a whole table while it learns: in fractions, on numbers brought to one scale."""

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.learned.adam import Adam, Floats, Learns
from smokestack.bots.learned.table.network import ONE

NARROWEST = 0.3
"""What hardly ever changes is not stretched further than this."""
FIRST_STEEPNESS = 0.12
"""How much a point more in the greedy player's judgement makes of a seat's figure at first."""


class TableLearner(Learns):
    """Foresees each seat's part of the win; begins with the greedy player's own judgement of every seat."""

    def __init__(self, of_seat: int, of_table: int, look: int, looks_in_a_point: int, hidden: int, seed: int) -> None:
        self.chance = np.random.default_rng(seed)
        self.of_seat, self.of_table, self.hidden = of_seat, of_table, hidden
        self.look, self.steepness = look, FIRST_STEEPNESS / looks_in_a_point
        self.middle: Floats = np.zeros(of_seat + of_table, np.float32)
        self.scale: Floats = np.ones(of_seat + of_table, np.float32)
        self.adam = self._begin()

    def _begin(self) -> Adam:
        straight = np.zeros(self.of_seat)
        straight[self.look] = self.steepness * float(self.scale[self.look])
        inputs = self.of_seat + self.of_table
        spread = max(inputs, 1) ** -0.5
        draw = self.chance.normal
        return Adam(
            [
                draw(0, spread, (self.of_seat, self.hidden)),
                draw(0, spread / 2, (self.of_seat, self.hidden)),
                draw(0, spread, (self.of_table, self.hidden)),
                np.zeros(self.hidden),
                draw(0, 0.05, self.hidden),
                straight,
            ]
        )

    def get_used_to(self, seats: Floats, table: Floats) -> None:
        """Bring what is shown to one scale, judged by these moments; then begin anew."""
        rows = seats.reshape(-1, self.of_seat)
        self.middle = np.concatenate([rows.mean(0), table.mean(0)]).astype(np.float32)
        self.scale = np.maximum(np.concatenate([rows.std(0), table.std(0)]), NARROWEST).astype(np.float32)
        self.adam = self._begin()

    def weights(self) -> NDArray[np.int64]:
        """The calm weights as `foresee` reads them: whole numbers, for tables as they are.

        What all others are together is shown as a sum over everyone; its middle depends on how many there are. So the
        learner leaves the others' numbers unshifted, and only scales them.
        """
        own, others, table, sums, outward, straight = self.adam.calm
        scale, middle = self.scale.astype(np.float64), self.middle.astype(np.float64)
        seat_scale, table_scale = scale[: self.of_seat, None], scale[self.of_seat :, None]
        own, others, table = own / seat_scale, others / seat_scale, table / table_scale
        sums = sums - middle[: self.of_seat] @ own - middle[self.of_seat :] @ table
        straight = straight / scale[: self.of_seat]
        rows = np.column_stack([straight, own - others, others]).ravel()
        head = np.array([self.of_seat, self.of_table, self.hidden], np.int64)
        fractions = np.concatenate([outward, sums, rows, table.ravel()])
        return np.concatenate([head, np.rint(fractions * ONE).astype(np.int64)])

    def study(self, seats: Floats, table: Floats, parts: Floats, rate: float) -> float:
        """One step towards the parts these moments led to; the mean square of what it was wrong by."""
        own, others, of_table, sums, outward, straight = self.adam.parts
        moments = len(seats)
        scaled = seats / self.scale[: self.of_seat]
        shown = scaled - self.middle[: self.of_seat] / self.scale[: self.of_seat]
        around = (table - self.middle[self.of_seat :]) / self.scale[self.of_seat :]
        rest = scaled.sum(1, keepdims=True) - scaled
        hidden = shown @ own + rest @ others + (around @ of_table)[:, None, :] + sums
        lit = np.maximum(hidden, 0)
        figures = lit @ outward + shown @ straight
        figures -= figures.max(1, keepdims=True)
        foreseen = np.exp(figures)
        foreseen /= foreseen.sum(1, keepdims=True)
        pull = (foreseen - parts) / np.float32(moments)
        back = pull[:, :, None] * outward * (hidden > 0)
        flat, flat_back = shown.reshape(-1, self.of_seat), back.reshape(-1, self.hidden)
        slopes = [
            flat.T @ flat_back,
            rest.reshape(-1, self.of_seat).T @ flat_back,
            around.T @ back.sum(1),
            flat_back.sum(0),
            lit.reshape(-1, self.hidden).T @ pull.ravel(),
            flat.T @ pull.ravel(),
        ]
        self.adam.step(slopes, rate)
        return float(((foreseen - parts) ** 2).mean())
