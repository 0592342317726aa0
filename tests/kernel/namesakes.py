"""A record with the name of another one, and kernels that use each."""

from typing import Annotated

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Record, i32
from tests.kernel import examples


class Shelf(Record):
    """Not the Shelf of the other examples."""

    boards: Annotated[list[int], i32, 40]


@kernel
def use_own_shelf() -> int:
    shelf = scratch(Shelf)
    shelf.boards[39] = 7
    return shelf.boards[39]


@kernel
def use_other_shelf() -> int:
    shelf = scratch(examples.Shelf)
    shelf.stock[0] = 3
    return shelf.stock[0]
