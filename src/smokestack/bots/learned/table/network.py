"""A small network that sees a whole table, in whole numbers: the same result interpreted and compiled.

Every seat is shown by the same numbers, the table by numbers of its own. A seat's hidden sums come from what it is
itself, from what all others are together, and from the table; from them and from a straight part comes one figure for
each seat, and the seats share the win by their figures. So one set of weights serves any number of seats.
"""

from collections.abc import Sequence
from math import exp

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import add_times, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import MOST_SEATS

ONE = 1 << 16
"""What a weight of one is written as."""
HEAD = 3
"""Numbers before the weights: of a seat (0 when nothing was learned), of the table, and hidden sums."""
WHOLE = 1_000_000
"""The whole win, in the millionths that are dealt out."""
STEEPEST = 30.0
"""Beyond this a figure is as good as certain."""


def size(head: Sequence[int]) -> int:
    """How many numbers weights with this head are."""
    of_seat, of_table, hidden = head[:HEAD]
    return HEAD + 2 * hidden + of_seat * (1 + 2 * hidden) + of_table * hidden


@kernel
def is_learned(weights: Ints) -> bool:
    return weights[0] > 0


@kernel
def foresee(weights: Ints, shown: Ints, seats: int, out: Ints) -> None:
    """Each seat's part of the win in millionths; `shown` has the rows of the seats, then the table."""
    of_seat, of_table, hidden = weights[0], weights[1], weights[2]
    outward = HEAD
    row = outward + hidden
    common = zeros(hidden)
    for h in range(hidden):
        common[h] = weights[row + h]
    row += hidden
    own = zeros(seats * hidden)
    figures = zeros(MOST_SEATS)
    for seat in range(seats):
        read_seat(weights, shown, seat, row, common, own, figures)
    row += of_seat * (1 + 2 * hidden)
    for k in range(of_table):
        value = shown[seats * of_seat + k]
        # Most of what a table can show is not there.
        if value != 0:
            add_times(common, 0, weights, row, hidden, value)
        row += hidden
    for seat in range(seats):
        figure = figures[seat] * ONE
        for h in range(hidden):
            lit = common[h] + own[seat * hidden + h]
            if lit > 0:
                figure += lit * weights[outward + h]
        figures[seat] = figure
    share_out(figures, seats, out)


@kernel
def read_seat(weights: Ints, shown: Ints, seat: int, row: int, common: Ints, own: Ints, figures: Ints) -> None:
    """What a seat adds to its own sums, and to everyone's."""
    of_seat, hidden = weights[0], weights[2]
    for k in range(of_seat):
        value = shown[seat * of_seat + k]
        if value != 0:
            figures[seat] += value * weights[row]
            add_times(own, seat * hidden, weights, row + 1, hidden, value)
            add_times(common, 0, weights, row + 1 + hidden, hidden, value)
        row += 1 + 2 * hidden


@kernel
def share_out(figures: Ints, seats: int, out: Ints) -> None:
    """The win among the seats: a point of a figure more makes a part e times as large."""
    best = figures[0]
    for seat in range(1, seats):
        best = max(best, figures[seat])
    whole = 0.0
    for seat in range(seats):
        whole += exp(max((figures[seat] - best) / (ONE * ONE), -STEEPEST))
    for seat in range(seats):
        out[seat] = int(WHOLE * exp(max((figures[seat] - best) / (ONE * ONE), -STEEPEST)) / whole)
