"""A kernel that does nothing but copy positions."""

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into
from smokestack.kernel.verbs import S


@kernel
def copy_round(ss: list[S], count: int) -> int:
    """Copy each position over the next, round and round; the targets keep the compiler from leaving it out."""
    for i in range(count):
        copy_into(ss[(i + 1) & 7], ss[i & 7])
    return count
