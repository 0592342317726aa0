"""Small records and kernels that use every part of the common language."""

from enum import IntEnum
from typing import Annotated

from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, copy_into, scratch, twin, zeros
from smokestack.kernel.record import Ints, Record, f64, i8, i16, i32, i64, u8


class Ware(IntEnum):
    """What a shelf may hold."""

    NONE = -1
    TEA = 0
    SALT = 1


class Shelf(Record):
    """A narrow field first, so that the layout has padding."""

    ware: i8
    stock: Annotated[list[int], i32, 3]


class Shop(Record):
    """Every kind of field."""

    open: u8
    street: i16
    cash: i64
    rating: f64
    shelf: Shelf
    shelves: Annotated[list[Shelf], 4]
    sales: Annotated[list[list[int]], i32, 2, 3]
    blocks: Annotated[list[list[Shelf]], 2, 2]
    prices: Annotated[list[float], f64, 2]


def stocked_shop() -> Shop:
    """A shop with a different number in every place."""
    shop = Shop(open=1, street=-7, cash=2**40, rating=4.5, prices=[0.25, -1.5])
    shop.shelf = Shelf(ware=Ware.SALT, stock=[1, 2, 3])
    for k, shelf in enumerate(shop.shelves):
        shelf.ware, shelf.stock = k % 2, [10 * k, 10 * k + 1, 10 * k + 2]
    shop.sales = [[1, 2, 3], [4, 5, 6]]
    shop.blocks[1][0].stock[2] = 99
    return shop


@kernel
def total(row: Ints) -> int:
    """A kernel that kernels call."""
    result = 0
    for number in row:
        result += number
    return result


@kernel
def count_stock(shop: Shop) -> int:
    """Loops over records, and nested records."""
    count = 0
    for shelf in shop.shelves:
        for k in range(3):
            count += shelf.stock[k]
    for k, shelf in enumerate(shop.blocks[1]):
        count += (k + 1) * shelf.stock[2]
    return count


@kernel
def restock(shop: Shop, ware: int, amount: int) -> int:
    """Changes through loop variables and names reach the record itself; IntEnum compares as a number."""
    touched = 0
    for shelf in shop.shelves:
        if shelf.ware == ware and ware != Ware.NONE:
            shelf.stock[0] += amount
            touched += 1
    first = shop.shelves[0]
    first.stock[2] = touched
    shop.sales[1][2] -= amount
    shop.blocks[1][1].stock[1] = amount
    shop.shelf.ware = Ware.TEA if touched > 0 else Ware.NONE
    return touched


@kernel
def swap_ends(shop: Shop) -> None:
    """The last shelf goes to the front by way of a scratch record."""
    held = scratch(Shelf)
    copy_into(held, shop.shelves[0])
    copy_into(shop.shelves[0], shop.shelves[3])
    copy_into(shop.shelves[3], held)
    held.stock[0] = 77


@kernel
def try_restocking(shop: Shop, times: int) -> int:
    """What the shelves would hold after each of some tries, all from the same start."""
    found = 0
    for k in range(times):
        trial = twin(shop)
        trial.shelves[2].stock[1] += k
        trial.cash = 0
        found += trial.shelves[2].stock[1]
    return found


@kernel
def clear_out(shop: Shop, shelf: int) -> None:
    clear(shop.shelves[shelf])
    shop.open = 0


@kernel
def scratch_is_fresh(rounds: int) -> int:
    """What a scratch record holds when it is made anew in a loop: always nothing."""
    found = 0
    for _ in range(rounds):
        shelf = scratch(Shelf)
        found += shelf.stock[1]
        shelf.stock[1] = 5
    return found


@kernel
def running_totals(row: Ints, out: Ints) -> int:
    """A row of zeros to work on, written back to the caller's."""
    work = zeros(len(row))
    for k in range(len(row)):
        work[k] = row[k] + (work[k - 1] if k > 0 else 0)
        out[k] = work[k]
    return total(work)


@kernel
def is_richer(shop: Shop, amount: int) -> bool:
    return shop.cash > amount


@kernel
def mean_price(shop: Shop, factor: float) -> float:
    return (shop.prices[0] + shop.prices[1]) / 2 * factor


@kernel
def floor_and_rest(a: int, b: int) -> int:
    """Division rounds down both ways."""
    return a // b * 1000 + a % b


@kernel
def stock_at(shop: Shop, shelf: int, place: int) -> int:
    return shop.shelves[shelf].stock[place]


@kernel
def sales_at(shop: Shop, i: int, j: int) -> int:
    return shop.sales[i][j]


@kernel
def number_at(row: Ints, k: int) -> int:
    return row[k]


@kernel
def cash_of(shops: list[Shop], i: int) -> int:
    return shops[i].cash
