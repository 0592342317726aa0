"""Typed records: one annotated class is a type for mypy, a NumPy dtype and a plain Python object.

    class Player(Record):
        cash: i32
        sizes: Annotated[list[int], i32, 7]

    class State(Record):
        players: Annotated[list[Player], 6]
        demand: Annotated[list[list[int]], i32, 4, 3]
        why: Why

Interpreted, a record holds ints, lists and records; compiled, the same fields lie in one block of memory.
"""

from collections.abc import Callable, Iterable, Iterator
from dataclasses import dataclass
from functools import cached_property
from typing import Annotated, Any, ClassVar, Self, get_args, get_origin, get_type_hints

import numpy as np
import numpy.typing as npt

i8 = Annotated[int, "i1"]
u8 = Annotated[int, "u1"]
i16 = Annotated[int, "i2"]
i32 = Annotated[int, "i4"]
i64 = Annotated[int, "i8"]
f64 = Annotated[float, "f8"]

Ints = Annotated[list[int], "i8[:]"]
"""A row of numbers handed to a kernel: a list interpreted, an int64 array compiled."""

RecordArray = npt.NDArray[np.void]
_SCALARS = {"i1": int, "u1": int, "i2": int, "i4": int, "i8": int, "f8": float}


class RecordError(TypeError):
    """A record class that cannot be laid out in memory, or a value that does not fit its field."""


@dataclass(frozen=True)
class Field:
    """One field: its element (a NumPy code or a record class) and its shape, () for a single value."""

    name: str
    element: "str | type[Record]"
    shape: tuple[int, ...]

    @property
    def format(self) -> Any:
        return self.element if isinstance(self.element, str) else self.element.dtype

    def empty(self) -> Any:
        return self.duplicate(self._blank)

    @cached_property
    def _blank(self) -> Any:
        """Built once; copying it is cheaper than building another."""
        return self._build(self.shape)

    def _build(self, shape: tuple[int, ...]) -> Any:
        if shape:
            return [self._build(shape[1:]) for _ in range(shape[0])]
        if isinstance(self.element, str):
            return _SCALARS[self.element]()
        return self.element()

    def pack(self, value: Any) -> Any:
        """The value as nested tuples and lists of plain numbers, as NumPy takes them."""
        _require_shape(value, self.shape)
        if isinstance(self.element, str):
            return value
        return _map(lambda record: record.astuple(), value, len(self.shape))

    def unpack(self, value: Any) -> Any:
        if isinstance(self.element, str):
            return value.tolist() if isinstance(value, np.ndarray) else value
        make = self.element._from_tuple
        rows = value.tolist() if isinstance(value, np.ndarray) else value
        return _map(make, rows, len(self.shape))

    def duplicate(self, value: Any) -> Any:
        """A value that shares nothing with this one; rows of numbers are copied whole."""
        return value if self._duplicator is None else self._duplicator(value)

    @cached_property
    def _duplicator(self) -> Callable[[Any], Any] | None:
        """How a value is copied; a number needs no copy."""
        if isinstance(self.element, str):
            return _nested(list.copy, len(self.shape) - 1) if self.shape else None
        return _nested(self.element.copy, len(self.shape))


def _nested(copy: Callable[[Any], Any], depth: int) -> Callable[[Any], Any]:
    """A copier of what lies so deep in lists."""
    if depth <= 0:
        return copy
    inner = _nested(copy, depth - 1)
    return lambda rows: [inner(row) for row in rows]


def copied(records: RecordArray) -> RecordArray:
    """An array byte by byte; NumPy copies field by field and leaves anything in the padding."""
    return np.frombuffer(bytearray(records.tobytes()), records.dtype)


def _require_shape(value: Any, shape: tuple[int, ...]) -> None:
    """NumPy would spread a list of one over the whole row."""
    if shape:
        if len(value) != shape[0]:
            raise ValueError(f"has {len(value)} elements, not {shape[0]}")
        for item in value if len(shape) > 1 else ():
            _require_shape(item, shape[1:])


def _map(make: Any, value: Any, depth: int) -> Any:
    if depth == 0:
        return make(value)
    return [_map(make, item, depth - 1) for item in value]


class Record:
    """Base of every record; subclasses only annotate their fields."""

    fields: ClassVar[tuple[Field, ...]] = ()
    dtype: ClassVar[np.dtype[np.void]]
    _duplicators: ClassVar[tuple[tuple[str, Callable[[Any], Any] | None], ...]] = ()

    def __init_subclass__(cls) -> None:
        hints = get_type_hints(cls, include_extras=True)
        declared = {name: hint for name, hint in hints.items() if get_origin(hint) is not ClassVar}
        if not declared:
            raise RecordError(f"{cls.__name__}: a record needs at least one field")
        cls.fields = tuple(_field(cls.__name__, name, hint) for name, hint in declared.items())
        cls._duplicators = tuple((field.name, field._duplicator) for field in cls.fields)
        layout = [(f.name, f.format, f.shape) if f.shape else (f.name, f.format) for f in cls.fields]
        cls.dtype = np.dtype(layout, align=True)

    def __init__(self, **values: Any) -> None:
        for field in self.fields:
            setattr(self, field.name, values.pop(field.name) if field.name in values else field.empty())
        if values:
            raise RecordError(f"{type(self).__name__} has no field {', '.join(sorted(values))}")

    def copy(self) -> Self:
        """A record that shares nothing with this one."""
        twin = type(self).__new__(type(self))
        own, copy = vars(self), vars(twin)
        for name, duplicator in self._duplicators:
            copy[name] = own[name] if duplicator is None else duplicator(own[name])
        return twin

    def astuple(self) -> tuple[Any, ...]:
        return tuple(field.pack(getattr(self, field.name)) for field in self.fields)

    @classmethod
    def _from_tuple(cls, row: tuple[Any, ...]) -> Self:
        record = cls.__new__(cls)
        for field, value in zip(cls.fields, row, strict=True):
            setattr(record, field.name, field.unpack(value))
        return record

    def to_array(self) -> RecordArray:
        """The record as a NumPy array of one element, padding bytes zero."""
        array = np.zeros(1, self.dtype)
        try:
            array[0] = self.astuple()
        except (OverflowError, ValueError, TypeError) as error:
            raise RecordError(f"{type(self).__name__}: {self._misfit() or error}") from error
        return array

    @classmethod
    def to_arrays(cls, records: Iterable[Self]) -> RecordArray:
        """Many records as one array, padding bytes zero (joining arrays would leave anything there)."""
        return np.frombuffer(bytearray(b"".join(map(bytes, records))), cls.dtype)

    def _misfit(self) -> str:
        for field in self.fields:
            try:
                np.zeros(1, np.dtype([(field.name, field.format, field.shape)]))[field.name][0] = field.pack(
                    getattr(self, field.name)
                )
            except (OverflowError, ValueError, TypeError) as error:
                return f"field {field.name}: {error}"
        return ""

    @classmethod
    def from_array(cls, array: RecordArray) -> Self:
        """The first element of an array of this record's dtype, as a plain object."""
        if array.dtype != cls.dtype:
            raise RecordError(f"{cls.__name__}: the array has another layout than this record")
        return cls._from_tuple(array[0].item())

    @classmethod
    def from_bytes(cls, data: bytes) -> Self:
        if len(data) != cls.dtype.itemsize:
            raise RecordError(f"{cls.__name__}: needs {cls.dtype.itemsize} bytes, got {len(data)}")
        return cls.from_array(np.frombuffer(data, cls.dtype))

    def __bytes__(self) -> bytes:
        return self.to_array().tobytes()

    def __eq__(self, other: object) -> bool:
        return type(other) is type(self) and self.astuple() == other.astuple()

    def __hash__(self) -> int:
        return hash((type(self), bytes(self)))

    def __iter__(self) -> Iterator[tuple[str, Any]]:
        return ((field.name, getattr(self, field.name)) for field in self.fields)

    def __repr__(self) -> str:
        return f"{type(self).__name__}({', '.join(f'{name}={value!r}' for name, value in self)})"


def _field(owner: str, name: str, hint: Any) -> Field:
    """Read one annotation, or say why it cannot be a field."""

    def refuse(reason: str) -> RecordError:
        return RecordError(f"{owner}.{name}: {reason}")

    if name.startswith("_"):
        raise refuse("a field name does not start with an underscore")
    if hasattr(np.record, name) or hasattr(np.recarray, name) or hasattr(Record, name):
        raise refuse(f"'{name}' is an attribute of numpy or of Record; choose another name")
    if isinstance(hint, type) and issubclass(hint, Record):
        if hint is Record:
            raise refuse("name a subclass of Record")
        return Field(name, hint, ())
    if hint is bool:
        raise refuse("bool is not a field type; use u8 with 0 and 1")
    if get_origin(hint) is not Annotated:
        raise refuse(f"annotate it with a width such as i32, or Annotated[list[int], i32, 7], not {hint!r}")
    base, *extras = get_args(hint)
    if base in (int, float):
        return Field(name, _width(extras[0], base, refuse), ())
    return _array_field(name, base, extras, refuse)


def _array_field(name: str, base: Any, extras: list[Any], refuse: Any) -> Field:
    depth = 0
    while get_origin(base) is list:
        (base,) = get_args(base)
        depth += 1
    if depth == 0:
        raise refuse(f"an array field is a list of numbers or records, not {base!r}")
    element: str | type[Record]
    if base is Record:
        raise refuse("name a subclass of Record")
    if isinstance(base, type) and issubclass(base, Record):
        element, shape = base, extras
    elif base in (int, float):
        if not extras or get_origin(extras[0]) is not Annotated:
            raise refuse("name the width of its numbers first: Annotated[list[int], i32, 7]")
        element, shape = _width(get_args(extras[0])[1], base, refuse), extras[1:]
    else:
        raise refuse(f"its elements are numbers or records, not {base!r}")
    if len(shape) != depth:
        raise refuse(f"{depth} nested lists need {depth} lengths, got {len(shape)}")
    if not all(isinstance(n, int) and not isinstance(n, bool) and n > 0 for n in shape):
        raise refuse(f"lengths are whole numbers above 0, got {shape}")
    return Field(name, element, tuple(int(n) for n in shape))


def _width(code: Any, base: type, refuse: Any) -> str:
    if code not in _SCALARS:
        raise refuse(f"unknown width {code!r}; use one of i8, u8, i16, i32, i64, f64")
    if _SCALARS[code] is not base:
        raise refuse(f"width {code} does not hold {base.__name__}")
    return str(code)
