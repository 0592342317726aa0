"""Tables: looked up the same interpreted and compiled, also when the machine code comes from the cache."""

from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from smokestack.kernel.compile import KernelError, compiled
from smokestack.kernel.table import Table, bit_set, in_set
from tests.kernel import table_examples
from tests.kernel.examples import stocked_shop
from tests.kernel.processes import run

Kernel = Callable[..., Any]

LOOKED_UP = [
    (table_examples.of_bytes, table_examples.BYTES),
    (table_examples.of_shorts, table_examples.SHORTS),
    (table_examples.of_words, table_examples.WORDS),
    (table_examples.of_longs, table_examples.LONGS),
]


@pytest.mark.parametrize(("fn", "table"), LOOKED_UP)
def test_every_width_is_looked_up_both_ways(fn: Kernel, table: Table) -> None:
    for place in range(-len(table), len(table)):
        assert fn(place) == compiled(fn)(place) == tuple(table)[place]


@pytest.mark.parametrize(("fn", "table"), LOOKED_UP)
def test_a_place_out_of_range_is_an_error_both_ways(fn: Kernel, table: Table) -> None:
    for place in (len(table), -len(table) - 1, 10**6, 2**63 - 1, -(2**63)):
        for way in (fn, compiled(fn)):
            with pytest.raises(IndexError):
                way(place)


def test_looked_up_numbers_have_full_width_both_ways() -> None:
    for fn, places in ((table_examples.spread, range(3)), (table_examples.ware, range(2))):
        assert [fn(place) for place in places] == [compiled(fn)(place) for place in places]
    assert compiled(table_examples.spread)(1) == 128 * 128 * 2**40 - 127


def test_a_narrow_field_is_an_index_both_ways() -> None:
    shop = stocked_shop()
    assert table_examples.last(shop) == compiled(table_examples.last)(shop.to_array()[0]) == 2**31 + 127 + 3


def test_sets_hold_small_numbers_both_ways() -> None:
    found = [(shop, ware) for shop in range(3) for ware in range(63) if compiled(table_examples.is_open)(shop, ware)]
    assert found == [(1, 0), (1, 62), (2, 1)]
    assert found == [(shop, ware) for shop in range(3) for ware in range(63) if table_examples.is_open(shop, ware)]
    assert in_set(bit_set(3, 3), 3)


@pytest.mark.parametrize(
    ("numbers", "message"),
    [
        ([], "a table holds at least one number"),
        ([1, 2**63], r"not 9223372036854775808 \(at place 1\)"),
        ([0.5], r"whole numbers of 64 bits, not 0.5 \(at place 0\)"),
        (["a"], r"whole numbers of 64 bits, not 'a' \(at place 0\)"),
    ],
)
def test_a_table_that_no_kernel_could_read_is_refused(numbers: list[Any], message: str) -> None:
    with pytest.raises(KernelError, match=message):
        Table(numbers)


@pytest.mark.parametrize("number", [-1, 63])
def test_a_number_too_large_for_a_set_is_refused(number: int) -> None:
    with pytest.raises(KernelError, match=f"from 0 to 62, not {number}"):
        bit_set(0, number)


PRICES = """
from smokestack.kernel.table import Table

PRICES = Table([3, 5, {last}])
"""
SHOP = """
from market.prices import PRICES
from smokestack.kernel.compile import kernel

@kernel
def price(place: int) -> int:
    return PRICES[place]
"""
ASK = """
from market.shop import price
from smokestack.kernel.compile import compiled

ask = compiled(price)
print(ask(2), sum(ask.stats.cache_hits.values()))
"""


def test_a_table_is_part_of_the_cached_code(tmp_path: Path) -> None:
    package = tmp_path / "src" / "market"
    package.mkdir(parents=True)
    (package / "__init__.py").touch()
    (package / "shop.py").write_text(SHOP, encoding="utf-8")

    def ask(last: int) -> str:
        (package / "prices.py").write_text(PRICES.format(last=last), encoding="utf-8")
        return run(ASK, PYTHONPATH=tmp_path / "src", SMOKESTACK_CACHE=tmp_path / "cache")

    assert [ask(8), ask(8), ask(9), ask(9)] == ["8 0", "8 1", "9 0", "9 1"]
