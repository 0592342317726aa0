"""A small network in whole numbers: the same result interpreted and compiled, to the last digit."""

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints

ONE = 1 << 16
"""What a weight of one is written as."""
HEAD = 2
"""Numbers before the weights: how many inputs (0 when nothing was learned), and how many hidden sums."""


@kernel
def is_learned(insight: Ints) -> bool:
    return insight[0] > 0


@kernel
def foresee(insight: Ints, seen: Ints) -> int:
    """Hundredths of a point: a straight part, and a part through hidden sums that count only when above 0."""
    inputs, hidden = insight[0], insight[1]
    sums = zeros(hidden)
    outward = HEAD + 1
    inward = outward + hidden
    for h in range(hidden):
        sums[h] = insight[inward + h]
    straight = insight[HEAD]
    row = inward + hidden
    for i in range(inputs):
        value = seen[i]
        # Most of what a position can show is not there.
        if value != 0:
            straight += value * insight[row]
            for h in range(hidden):
                sums[h] += value * insight[row + 1 + h]
        row += 1 + hidden
    total = straight * ONE
    for h in range(hidden):
        if sums[h] > 0:
            total += sums[h] * insight[outward + h]
    return 100 * total // (ONE * ONE)
