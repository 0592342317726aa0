"""A record that could not be laid out in memory is refused when it is declared, with the reason."""

from typing import Annotated, Any, Optional

import pytest

from smokestack.kernel.record import Record, RecordError, f64, i32, u8
from tests.kernel.examples import Shelf


def declare(**hints: Any) -> type[Record]:
    return type("Made", (Record,), {"__annotations__": hints})


REFUSED = {
    "no width": ({"x": int}, "Made.x: annotate it with a width such as i32"),
    "no number": ({"x": str}, "Made.x: annotate it with a width"),
    "bool": ({"x": bool}, "Made.x: bool is not a field type; use u8"),
    "maybe a record": ({"x": Optional[Shelf]}, "Made.x: annotate it with a width"),  # noqa: UP045  what people write
    "bare list": ({"x": list[int]}, "Made.x: annotate it with a width"),
    "list without width": ({"x": Annotated[list[int], 7]}, "Made.x: name the width of its numbers first"),
    "list with a code for a width": ({"x": Annotated[list[int], "i4", 7]}, "Made.x: name the width"),
    "list without length": ({"x": Annotated[list[int], i32]}, "Made.x: 1 nested lists need 1 lengths, got 0"),
    "one length for two lists": ({"x": Annotated[list[list[int]], i32, 7]}, "2 nested lists need 2 lengths, got 1"),
    "two lengths for one list": ({"x": Annotated[list[Shelf], 7, 2]}, "1 nested lists need 1 lengths, got 2"),
    "length 0": ({"x": Annotated[list[int], i32, 0]}, "Made.x: lengths are whole numbers above 0"),
    "length below 0": ({"x": Annotated[list[int], i32, -3]}, "lengths are whole numbers above 0"),
    "length true": ({"x": Annotated[list[int], i32, True]}, "lengths are whole numbers above 0"),
    "length in words": ({"x": Annotated[list[int], i32, "3"]}, "lengths are whole numbers above 0"),
    "list of texts": ({"x": Annotated[list[str], i32, 3]}, "Made.x: its elements are numbers or records"),
    "list of bools": ({"x": Annotated[list[bool], u8, 3]}, "Made.x: its elements are numbers or records"),
    "tuple": ({"x": Annotated[tuple[int, int], i32, 2]}, "Made.x: an array field is a list"),
    "record with a length": ({"x": Annotated[Shelf, 3]}, "Made.x: an array field is a list"),
    "unknown width": ({"x": Annotated[int, "i3"]}, "Made.x: unknown width 'i3'; use one of i8, u8"),
    "int as float": ({"x": Annotated[int, "f8"]}, "Made.x: width f8 does not hold int"),
    "floats as ints": ({"x": Annotated[list[float], i32, 3]}, "Made.x: width i4 does not hold float"),
    "ints as floats": ({"x": Annotated[list[int], f64, 3]}, "Made.x: width f8 does not hold int"),
    "the base itself": ({"x": Record}, "Made.x: name a subclass of Record"),
    "a list of the base": ({"x": Annotated[list[Record], 3]}, "Made.x: name a subclass of Record"),
    "underscore": ({"_x": i32}, "Made._x: a field name does not start with an underscore"),
    "nothing at all": ({}, "Made: a record needs at least one field"),
}


@pytest.mark.parametrize(("hints", "reason"), REFUSED.values(), ids=REFUSED)
def test_a_misdeclared_record_is_refused(hints: dict[str, Any], reason: str) -> None:
    with pytest.raises(RecordError, match=reason.replace("[", r"\[")):
        declare(**hints)


@pytest.mark.parametrize("name", ["copy", "round", "item", "view", "size", "astuple", "to_array", "fields", "dtype"])
def test_a_name_that_numpy_or_record_uses_is_refused(name: str) -> None:
    """Compiled `s.round` would be the method, not the field."""
    with pytest.raises(RecordError, match=f"Made.{name}: '{name}' is an attribute of numpy or of Record"):
        declare(height=i32, **{name: i32})


def test_a_record_may_add_to_another() -> None:
    class TallShelf(Shelf):
        height: i32

    assert [name for name, _ in TallShelf()] == ["ware", "stock", "height"]
