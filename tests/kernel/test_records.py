"""Records: one declaration, plain objects and memory, and nothing lost between them."""

import numpy as np
import pytest
from hypothesis import given
from hypothesis import strategies as st

from smokestack.kernel.record import RecordError
from tests.kernel.examples import Shelf, Shop, Ware, stocked_shop

SHELVES = st.builds(
    Shelf, ware=st.integers(-128, 127), stock=st.lists(st.integers(-(2**31), 2**31 - 1), min_size=3, max_size=3)
)


def test_an_empty_record_is_all_zeros_of_the_declared_shape() -> None:
    shop = Shop()
    assert shop.cash == 0
    assert shop.rating == 0.0
    assert shop.shelf == Shelf(ware=0, stock=[0, 0, 0])
    assert shop.shelves == [Shelf()] * 4
    assert shop.sales == [[0, 0, 0], [0, 0, 0]]
    assert shop.blocks == [[Shelf(), Shelf()], [Shelf(), Shelf()]]
    assert bytes(shop) == bytes(Shop.dtype.itemsize)


def test_empty_fields_are_not_shared() -> None:
    shop = Shop()
    shop.shelves[0].stock[0] = 5
    shop.sales[0][0] = 5
    assert shop.shelves[1].stock == [0, 0, 0]
    assert shop.sales[1] == [0, 0, 0]
    assert Shop() == Shop()


def test_the_layout_follows_the_declaration() -> None:
    assert Shop.dtype.names == tuple(name for name, _ in Shop())
    assert Shop.dtype["sales"].shape == (2, 3)
    assert Shop.dtype["blocks"].base == Shelf.dtype
    assert Shop.dtype["street"] == np.int16
    assert Shop.dtype.isalignedstruct


def test_a_record_becomes_an_array_and_comes_back() -> None:
    shop = stocked_shop()
    array = shop.to_array()
    assert array.shape == (1,)
    assert array[0]["cash"] == 2**40
    assert array[0]["shelves"][3]["stock"].tolist() == [30, 31, 32]
    assert array[0]["sales"].tolist() == [[1, 2, 3], [4, 5, 6]]
    assert Shop.from_array(array) == shop


def test_what_comes_back_is_plain_python() -> None:
    shop = Shop.from_array(stocked_shop().to_array())
    assert type(shop.cash) is int
    assert type(shop.rating) is float
    assert type(shop.sales[1][2]) is int
    assert type(shop.blocks[1][0]) is Shelf
    assert type(shop.blocks[1][0].stock) is list


@given(SHELVES)
def test_bytes_lead_back_to_the_same_record(shelf: Shelf) -> None:
    assert Shelf.from_bytes(bytes(shelf)) == shelf
    assert bytes(Shelf.from_bytes(bytes(shelf))) == bytes(shelf)


@given(SHELVES, SHELVES)
def test_records_are_equal_when_their_bytes_are(one: Shelf, other: Shelf) -> None:
    assert (one == other) == (bytes(one) == bytes(other))
    if one == other:
        assert hash(one) == hash(other)


def test_padding_is_always_zero() -> None:
    assert Shelf.dtype.itemsize > sum(Shelf.dtype[name].itemsize for name in ("ware", "stock"))
    assert bytes(Shelf(ware=-1))[1:4] == b"\0\0\0"


def test_equal_records_hash_alike_and_others_are_not_equal() -> None:
    assert stocked_shop() == stocked_shop()
    assert hash(stocked_shop()) == hash(stocked_shop())
    assert stocked_shop() != Shop()
    assert Shelf() != Ware.TEA


def test_a_copy_shares_nothing() -> None:
    shop = stocked_shop()
    twin = shop.copy()
    assert twin == shop
    before = bytes(shop)
    twin.shelf.stock[0] = twin.shelves[2].stock[1] = twin.sales[1][1] = twin.blocks[0][1].stock[0] = 123
    twin.prices[0] = 9.0
    assert bytes(shop) == before


def test_an_array_shares_nothing_with_its_record() -> None:
    shop = stocked_shop()
    array = shop.to_array()
    array[0]["sales"][1][1] = 99
    assert shop.sales[1][1] == 5


def test_enum_values_are_numbers_in_a_record() -> None:
    assert Shelf(ware=Ware.SALT) == Shelf(ware=1)
    assert bytes(Shelf(ware=Ware.NONE)) == bytes(Shelf(ware=-1))


def test_a_record_shows_its_fields() -> None:
    assert repr(Shelf(ware=1, stock=[1, 2, 3])) == "Shelf(ware=1, stock=[1, 2, 3])"
    assert dict(Shelf(ware=1)) == {"ware": 1, "stock": [0, 0, 0]}


@pytest.mark.parametrize(
    ("field", "value"),
    [
        ("open", 256),
        ("open", -1),
        ("street", 2**15),
        ("cash", 2**63),
        ("shelf", Shelf(ware=128)),
        ("shelves", [Shelf(), Shelf(stock=[0, 2**31, 0]), Shelf(), Shelf()]),
        ("sales", [[0, 0, 0], [0, 0, -(2**31) - 1]]),
        ("sales", [[0, 0], [0, 0]]),
        ("sales", [[0, 0, 0]]),
        ("shelves", [Shelf()]),
        ("prices", [0.0, 0.0, 0.0]),
        ("cash", "many"),
        ("cash", None),
    ],
)
def test_a_value_that_does_not_fit_is_refused_with_its_field(field: str, value: object) -> None:
    with pytest.raises(RecordError, match=f"Shop: field {field}: "):
        bytes(Shop(**{field: value}))


def test_an_unknown_field_is_refused() -> None:
    with pytest.raises(RecordError, match="Shop has no field colour, size"):
        Shop(size=3, colour=1)


def test_bytes_of_another_length_are_refused() -> None:
    with pytest.raises(RecordError, match="Shelf: needs 16 bytes, got 15"):
        Shelf.from_bytes(bytes(15))


def test_an_array_of_another_layout_is_refused() -> None:
    with pytest.raises(RecordError, match="Shelf: the array has another layout"):
        Shelf.from_array(Shop().to_array())
