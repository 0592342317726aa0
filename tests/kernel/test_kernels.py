"""Kernels: declared strictly, and the same interpreted and compiled."""

from collections.abc import Callable
from typing import Any

import numpy as np
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st

from smokestack.kernel.compile import KERNELS, KernelError, compiled, kernel
from tests.kernel import examples
from tests.kernel.examples import Shop, Ware, stocked_shop

Kernel = Callable[..., Any]

ON_A_SHOP: list[tuple[Kernel, tuple[Any, ...]]] = [
    (examples.count_stock, ()),
    (examples.restock, (Ware.SALT, 5)),
    (examples.restock, (Ware.NONE, 5)),
    (examples.swap_ends, ()),
    (examples.try_restocking, (3,)),
    (examples.clear_out, (2,)),
    (examples.is_richer, (2**40 - 1,)),
    (examples.is_richer, (2**40,)),
    (examples.mean_price, (2.0,)),
]


def run_both(fn: Kernel, *args: Any) -> tuple[tuple[Any, bytes], tuple[Any, bytes]]:
    """Result and record after a run interpreted, and after a run compiled."""
    shop, array = stocked_shop(), stocked_shop().to_array()
    plain = fn(shop, *args)
    fast = compiled(fn)(array[0], *args)
    return (plain, bytes(shop)), (fast, array.tobytes())


@pytest.mark.parametrize(("fn", "args"), ON_A_SHOP)
def test_a_kernel_does_the_same_both_ways(fn: Kernel, args: tuple[Any, ...]) -> None:
    interpreted, by_numba = run_both(fn, *args)
    assert interpreted == by_numba


def test_changes_through_names_reach_the_record() -> None:
    (touched, data), _ = run_both(examples.restock, Ware.SALT, 5)
    shop = Shop.from_bytes(data)
    assert touched == 2
    assert [shelf.stock[0] for shelf in shop.shelves] == [0, 15, 20, 35]
    assert shop.shelves[0].stock[2] == 2
    assert shop.sales[1][2] == 1
    assert shop.blocks[1][1].stock[1] == 5


def test_copy_into_copies_and_does_not_tie_together() -> None:
    (_, data), _ = run_both(examples.swap_ends)
    shop = Shop.from_bytes(data)
    assert shop.shelves[0].stock == [30, 31, 32]
    assert shop.shelves[3].stock == [0, 1, 2]


def test_a_twin_is_the_same_and_lives_alone() -> None:
    for found, data in run_both(examples.try_restocking, 3):
        assert found == 21 + 22 + 23
        assert data == bytes(stocked_shop())


def test_clear_makes_every_number_zero() -> None:
    (_, data), _ = run_both(examples.clear_out, 2)
    assert Shop.from_bytes(data).shelves[2] == examples.Shelf()


@pytest.mark.parametrize("rounds", [1, 3])
def test_scratch_is_empty_each_time(rounds: int) -> None:
    assert examples.scratch_is_fresh(rounds) == compiled(examples.scratch_is_fresh)(rounds) == 0


@settings(max_examples=30)
@given(st.lists(st.integers(-(2**40), 2**40), max_size=20))
def test_rows_work_both_ways(row: list[int]) -> None:
    out, array = [0] * len(row), np.zeros(len(row), np.int64)
    plain = examples.running_totals(row, out)
    assert compiled(examples.running_totals)(np.array(row, np.int64), array) == plain
    assert array.tolist() == out


@settings(max_examples=30)
@given(st.integers(-(2**30), 2**30), st.integers(-50, 50).filter(bool))
def test_division_rounds_down_both_ways(a: int, b: int) -> None:
    assert compiled(examples.floor_and_rest)(a, b) == examples.floor_and_rest(a, b)


def test_division_by_zero_is_an_error_both_ways() -> None:
    for fn in (examples.floor_and_rest, compiled(examples.floor_and_rest)):
        with pytest.raises(ZeroDivisionError):
            fn(1, 0)


@pytest.mark.parametrize(
    ("fn", "places"),
    [
        (examples.stock_at, [(4, 0), (0, 3), (-5, 0), (0, -4), (10**6, 0)]),
        (examples.sales_at, [(2, 0), (0, 3), (-3, 0), (0, -4), (0, 10**6)]),
    ],
)
def test_an_index_out_of_range_is_an_error_both_ways(fn: Kernel, places: list[tuple[int, int]]) -> None:
    shop, record = stocked_shop(), stocked_shop().to_array()[0]
    for place in places:
        with pytest.raises(IndexError):
            fn(shop, *place)
        with pytest.raises(IndexError):
            compiled(fn)(record, *place)


@pytest.mark.parametrize("index", [3, -4, 10**6])
def test_rows_and_arrays_of_records_have_bounds_too(index: int) -> None:
    with pytest.raises(IndexError):
        compiled(examples.number_at)(np.arange(3), index)
    with pytest.raises(IndexError):
        compiled(examples.cash_of)(np.zeros(3, Shop.dtype), index)


def test_a_kernel_stays_the_plain_function() -> None:
    assert examples.total([1, 2, 3]) == 6
    assert KERNELS[examples.total] == examples.__name__


def test_the_compiled_twin_is_made_once() -> None:
    assert compiled(examples.number_at) is compiled(examples.number_at)


def without_annotation(x) -> int:  # type: ignore[no-untyped-def]  # what @kernel must refuse
    return int(x)


def without_result(x: int):  # type: ignore[no-untyped-def]  # what @kernel must refuse
    return x


def with_default(x: int = 3) -> int:
    return x


def with_star(*x: int) -> int:
    return len(x)


def keyword_only(*, x: int) -> int:
    return x


def positional_only(x: int, /) -> int:
    return x


def closing_over(y: int) -> Kernel:
    def inside(x: int) -> int:
        return x + y

    return inside


@pytest.mark.parametrize(
    ("fn", "reason"),
    [
        (without_annotation, "parameter x has no annotation"),
        (without_result, "no return annotation"),
        (with_default, "parameter x must be plain, without default or star"),
        (with_star, "parameter x must be plain"),
        (keyword_only, "parameter x must be plain"),
        (positional_only, "parameter x must be plain"),
        (closing_over(3), "a kernel stands at module level"),
    ],
)
def test_a_misdeclared_kernel_is_refused(fn: Kernel, reason: str) -> None:
    with pytest.raises(KernelError, match=f"{fn.__name__}: {reason}"):
        kernel(fn)
    assert fn not in KERNELS


def test_only_kernels_can_be_compiled() -> None:
    with pytest.raises(KernelError, match="stocked_shop is not a @kernel"):
        compiled(stocked_shop)


@kernel
def takes_text(x: str) -> int:
    return len(x)


@kernel
def takes_plain_list(x: list[int]) -> int:
    return len(x)


@pytest.mark.parametrize("fn", [takes_text, takes_plain_list])
def test_a_type_without_a_compiled_form_is_refused(fn: Kernel) -> None:
    with pytest.raises(KernelError, match="is not a type a kernel takes"):
        compiled(fn)
