"""A small network in whole numbers: the same result interpreted and compiled, to the last digit."""

from collections.abc import Sequence

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints

ONE = 1 << 16
"""What a weight of one is written as."""
HEAD = 2
"""Numbers before the weights: how many inputs (0 when nothing was learned), and how many hidden sums."""


def size(head: Sequence[int]) -> int:
    """How many numbers weights with this head are."""
    inputs, hidden = head[:HEAD]
    return HEAD + 1 + 2 * hidden + inputs * (1 + hidden)


@kernel
def is_learned(weights: Ints) -> bool:
    return weights[0] > 0


@kernel
def foresee(weights: Ints, seen: Ints) -> int:
    """Hundredths of a point: a straight part, and a part through hidden sums that count only when above 0."""
    inputs, hidden = weights[0], weights[1]
    sums = zeros(hidden)
    outward = HEAD + 1
    inward = outward + hidden
    for h in range(hidden):
        sums[h] = weights[inward + h]
    straight = weights[HEAD]
    row = inward + hidden
    for i in range(inputs):
        value = seen[i]
        # Most of what a position can show is not there.
        if value != 0:
            straight += value * weights[row]
            for h in range(hidden):
                sums[h] += value * weights[row + 1 + h]
        row += 1 + hidden
    total = straight * ONE
    for h in range(hidden):
        if sums[h] > 0:
            total += sums[h] * weights[outward + h]
    return 100 * total // (ONE * ONE)
