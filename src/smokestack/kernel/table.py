"""Numbers that are settled when the program starts, for kernels to look up.

    PRICES = Table([3, 5, 8])
    MOMENTS = Table([bit_set(Phase.BUY), bit_set(Phase.BUY, Phase.SELL)])

Interpreted, `PRICES[k]` is the lookup of a tuple; compiled, of a constant that lies in the machine code. What depends
on an edition belongs in its cards, which are an argument.
"""

from collections.abc import Iterable

from smokestack.kernel.compile import KernelError, kernel

BITS = 63
"""Of a whole number in a kernel, without its sign."""


class Table(tuple[int, ...]):
    """A row of whole numbers that never changes. Kernels index it, and do nothing else with it."""

    __slots__ = ()

    def __new__(cls, numbers: Iterable[int]) -> "Table":
        made = super().__new__(cls, numbers)
        for place, number in enumerate(made):
            if not isinstance(number, int) or not -(1 << BITS) <= number < 1 << BITS:
                raise KernelError(f"a table holds whole numbers of 64 bits, not {number!r} (at place {place})")
        if not made:
            raise KernelError("a table holds at least one number")
        return made


def bit_set(*numbers: int) -> int:
    """A set of small numbers, such as phases, as one number for a table."""
    for number in numbers:
        if not 0 <= number < BITS:
            raise KernelError(f"a bit set holds numbers from 0 to {BITS - 1}, not {number!r}")
    return sum(1 << number for number in set(numbers))


@kernel
def in_set(bits: int, number: int) -> bool:
    """Whether a bit set holds a number."""
    return bits >> number & 1 == 1
