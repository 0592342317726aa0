"""Tables of every width, and kernels that look things up in them."""

from smokestack.kernel.compile import kernel
from smokestack.kernel.table import Table, bit_set, in_set
from tests.kernel import examples

BYTES = Table([3, -128, 127])
SHORTS = Table([3, -129, 128, 32_767])
WORDS = Table([3, 32_768, -(2**31)])
LONGS = Table([3, 2**31, -(2**63), 2**63 - 1])
FIRST_OPEN = Table([examples.Ware.SALT, examples.Ware.TEA])
OPEN = Table([bit_set(), bit_set(0, 62), bit_set(examples.Ware.SALT)])


@kernel
def of_bytes(place: int) -> int:
    return BYTES[place]


@kernel
def of_shorts(place: int) -> int:
    return SHORTS[place]


@kernel
def of_words(place: int) -> int:
    return WORDS[place]


@kernel
def of_longs(place: int) -> int:
    return LONGS[place]


@kernel
def ware(place: int) -> int:
    """Numbers of an IntEnum, and what is looked up is looked up again."""
    return FIRST_OPEN[FIRST_OPEN[place]]


@kernel
def is_open(shop: int, ware: int) -> bool:
    return in_set(OPEN[shop], ware)


@kernel
def spread(place: int) -> int:
    """A byte counts as a full number: no product wraps."""
    return BYTES[place] * BYTES[place] * 2**40 - BYTES[2]


@kernel
def last(shop: examples.Shop) -> int:
    """An index from a narrow field, of an IntEnum, and known beforehand."""
    return LONGS[shop.shelf.ware] + BYTES[examples.Ware.NONE] + BYTES[0]
