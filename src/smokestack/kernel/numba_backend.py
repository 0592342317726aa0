"""Where numba comes in: how kernels, verbs, records and the common language compile."""

import hashlib
import operator
import types as pytypes
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.core.sigutils import normalize_signature
from numba.core.typing.templates import AbstractTemplate, infer_global
from numba.extending import lower_builtin, models, overload, register_model, type_callable, typeof_impl

from smokestack.kernel import language
from smokestack.kernel.compile import KERNELS, VERBS, KernelError, hints
from smokestack.kernel.numba_cache import EntryCache
from smokestack.kernel.numba_pipeline import EntryCompiler, InnerCompiler
from smokestack.kernel.record import Record
from smokestack.kernel.table import Table

FLAGS = {"boundscheck": True, "nogil": True, "error_model": "python"}

_ENTRIES: dict[Callable[..., Any], Any] = {}
_INNER: dict[Callable[..., Any], Any] = {}
_RECORD_TYPES: dict[type[Record], types.Record] = {}


def record_type(kind: type[Record]) -> types.Record:
    if kind not in _RECORD_TYPES:
        _RECORD_TYPES[kind] = numba.from_dtype(kind.dtype)
    return _RECORD_TYPES[kind]


def numba_type(hint: Any) -> types.Type:
    """The Numba type an annotation stands for."""
    if hint is int:
        return types.int64
    if hint is float:
        return types.float64
    if hint is bool:
        return types.boolean
    if hint is None or hint is type(None):
        return types.void
    if isinstance(hint, type) and issubclass(hint, Record):
        return record_type(hint)
    if get_origin(hint) is Annotated:
        base, mark, *_ = get_args(hint)
        if mark == "i8[:]":
            return types.Array(types.int64, 1, "C")
        return numba_type(base)
    if get_origin(hint) is list and isinstance(get_args(hint)[0], type) and issubclass(get_args(hint)[0], Record):
        return types.Array(record_type(get_args(hint)[0]), 1, "C")
    raise KernelError(f"{hint!r} is not a type a kernel takes")


def is_generic(fn: Callable[..., Any]) -> bool:
    """Written for every game: some parameter is a type variable, so it compiles once per game."""
    return any(
        isinstance(hint, TypeVar) or any(isinstance(arg, TypeVar) for arg in get_args(hint))
        for hint in hints(fn).values()
    )


def entry_point(fn: Callable[..., Any]) -> Any:
    """A kernel callable from Python; its machine code comes from the cache when the sources are unchanged."""
    if fn not in _ENTRIES:
        if fn not in KERNELS:
            raise KernelError(f"{getattr(fn, '__qualname__', fn)} is not a @kernel")
        entry = numba.njit(**FLAGS, no_cfunc_wrapper=True, pipeline_class=EntryCompiler)(fn)
        entry._cache = EntryCache(fn, lambda sig: reached(fn, sig))
        if not is_generic(fn):
            entry.compile(signature_of(fn))
            entry.disable_compile()
        _ENTRIES[fn] = entry
    return _ENTRIES[fn]


def inner(fn: Callable[..., Any]) -> Any:
    """A kernel called by kernels: without wrappers, machine code or cache of its own."""
    if fn not in _INNER:
        signature = [] if is_generic(fn) else [signature_of(fn)]
        inner_flags = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": InnerCompiler}
        _INNER[fn] = numba.njit(*signature, **FLAGS, **inner_flags)(fn)
    return _INNER[fn]


def signature_of(fn: Callable[..., Any]) -> Any:
    """What a kernel takes and gives, by its annotations."""
    *parameters, result = [numba_type(hint) for hint in hints(fn).values()]
    return result(*parameters)


def reached(entry: Callable[..., Any], sig: Any) -> set[Callable[..., Any]]:
    """The kernels that an entry point brings in: those that call each other by name, and those that answer a verb for
    the records in its signature. What answers verbs that it never asks, such as those of the lab, does not count."""
    args, _ = normalize_signature(sig)
    records = [each.dtype if isinstance(each, types.Array) else each for each in args]
    found, waiting = {entry}, [entry]
    while waiting:
        called = named_in(waiting.pop())
        answers = [fn for asked in called for kind, fn in VERBS.get(asked, {}).items() if record_type(kind) in records]
        new = {*called.intersection(KERNELS), *answers} - found
        found |= new
        waiting.extend(new)
    return found


def named_in(fn: Callable[..., Any]) -> set[Callable[..., Any]]:
    """The functions that a kernel names, by themselves or in their module."""
    names, known = fn.__code__.co_names, fn.__globals__
    modules = [known[name] for name in names if isinstance(known.get(name), pytypes.ModuleType)]
    spaces = [known, *map(vars, modules)]
    found = [space.get(name) for space in spaces for name in names]
    return {each for each in found if isinstance(each, pytypes.FunctionType)}


class VerbType(types.Callable, types.Opaque):
    """A verb inside compiled code: a call is a call of the kernel the state's game answers with."""

    def __init__(self, asked: Callable[..., Any]) -> None:
        self.asked = asked
        super().__init__(f"verb({asked.__module__}.{asked.__qualname__})")

    def _dispatcher_type(self, args: tuple[types.Type, ...]) -> types.Dispatcher:
        answers = VERBS[self.asked]
        for kind, fn in answers.items():
            if record_type(kind) in args:
                return types.Dispatcher(inner(fn))
        raise KernelError(f"{self.asked.__qualname__}: no game answers for {args}")

    def get_call_type(self, context: Any, args: Any, kws: Any) -> Any:
        return self._dispatcher_type(args).get_call_type(context, args, kws)

    def get_call_signatures(self) -> Any:
        return (), True

    def get_impl_key(self, sig: Any) -> Any:
        return self._dispatcher_type(sig.args).get_impl_key(sig)

    @property
    def key(self) -> Any:
        return self.asked


class RecordClass(types.Opaque):
    """A record class named inside compiled code, as in `scratch(Why)`."""

    def __init__(self, kind: type[Record]) -> None:
        self.kind = kind
        super().__init__(f"class({kind.__module__}.{kind.__qualname__})")


class TableType(types.Opaque):
    """A table named inside compiled code; its numbers are part of the type, so that they lie in the machine code."""

    def __init__(self, numbers: Table) -> None:
        self.numbers = numbers
        self.width = next(bits for bits in (8, 16, 32, 64) if all(-1 << bits - 1 <= n < 1 << bits - 1 for n in numbers))
        self.symbol = f".table.{hashlib.sha256(repr(numbers).encode()).hexdigest()}"
        super().__init__(f"table({len(numbers)} numbers, {self.symbol})")


@typeof_impl.register(Table)
def _type_of_table(value: Any, _context: Any) -> types.Type:
    return TableType(value)


@typeof_impl.register(pytypes.FunctionType)
def _type_of_function(value: Any, _context: Any) -> types.Type | None:
    if value in VERBS:
        return VerbType(value)
    if value in KERNELS:
        return types.Dispatcher(inner(value))
    return None


_numba_type_of_class = typeof_impl.dispatch(type)


@typeof_impl.register(type)
def _type_of_class(value: Any, context: Any) -> types.Type | None:
    if issubclass(value, Record):
        return RecordClass(value)
    return _numba_type_of_class(value, context)


register_model(VerbType)(models.OpaqueModel)
register_model(RecordClass)(models.OpaqueModel)
register_model(TableType)(models.OpaqueModel)


@lower_constant(VerbType)
@lower_constant(RecordClass)
@lower_constant(TableType)
def _no_value(context: Any, _builder: Any, _kind: Any, _value: Any) -> Any:
    return context.get_dummy_value()


@overload(language.zeros)
def _zeros(n: Any) -> Any:
    def row(n: Any) -> Any:
        return np.zeros(n, np.int64)

    return row


@type_callable(language.scratch)
def _type_scratch(_context: Any) -> Any:
    def typer(kind: Any) -> Any:
        return record_type(kind.kind) if isinstance(kind, RecordClass) else None

    return typer


@lower_builtin(language.scratch, RecordClass)
def _lower_scratch(context: Any, builder: Any, sig: Any, _args: Any) -> Any:
    """Lowered in place, never as a function of its own: the record lies on the caller's stack."""
    made = _on_stack(context, builder, sig.return_type)
    cgutils.memset(builder, made, context.get_constant(types.intp, sig.return_type.size), 0)
    return made


def _on_stack(context: Any, builder: Any, kind: types.Record) -> Any:
    """Room for a record in the frame of the kernel that is being lowered."""
    place = cgutils.alloca_once(builder, ir.ArrayType(ir.IntType(8), kind.size))
    place.align = 16
    return builder.bitcast(place, context.get_value_type(kind))


@overload(language.add_times, jit_options={"boundscheck": False})
def _add_times(target: Any, at: Any, source: Any, start: Any, n: Any, factor: Any) -> Any:
    """The places are looked at once, before the loop: one look for each number would keep it from running in steps of
    eight."""

    def implementation(target: Any, at: Any, source: Any, start: Any, n: Any, factor: Any) -> None:
        if min(at, start, n) < 0 or at + n > len(target) or start + n > len(source):
            raise IndexError("row out of range")
        into, out_of = target[at : at + n], source[start : start + n]
        for k in range(n):
            into[k] += factor * out_of[k]

    return implementation


@type_callable(language.copy_into)
def _type_copy_into(_context: Any) -> Any:
    def typer(target: Any, source: Any) -> Any:
        return types.void if target == source and isinstance(target, types.Record) else None

    return typer


@lower_builtin(language.copy_into, types.Record, types.Record)
def _lower_copy_into(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    cgutils.raw_memcpy(builder, args[0], args[1], context.get_constant(types.intp, sig.args[0].size), 1)
    return context.get_dummy_value()


@type_callable(language.twin)
def _type_twin(_context: Any) -> Any:
    def typer(record: Any) -> Any:
        return record if isinstance(record, types.Record) else None

    return typer


@lower_builtin(language.twin, types.Record)
def _lower_twin(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """Lowered in place like `scratch`, then filled."""
    made = _on_stack(context, builder, sig.return_type)
    cgutils.raw_memcpy(builder, made, args[0], context.get_constant(types.intp, sig.return_type.size), 1)
    return made


@type_callable(language.clear)
def _type_clear(_context: Any) -> Any:
    def typer(record: Any) -> Any:
        return types.void if isinstance(record, types.Record) else None

    return typer


@lower_builtin(language.clear, types.Record)
def _lower_clear(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    cgutils.memset(builder, args[0], context.get_constant(types.intp, sig.args[0].size), 0)
    return context.get_dummy_value()


@type_callable(language.moved)
def _type_moved(_context: Any) -> Any:
    def typer(piece: Any, amount: Any, source: Any, target: Any, reason: Any) -> Any:
        return types.void

    return typer


@lower_builtin(language.moved, types.Any, types.Any, types.Any, types.Any, types.Any)
def _lower_moved(context: Any, _builder: Any, _sig: Any, _args: Any) -> Any:
    return context.get_dummy_value()


@infer_global(operator.getitem)
class _LookUp(AbstractTemplate):
    """A table gives a number of full width, whatever width it is kept in."""

    def generic(self, args: Any, kws: Any) -> Any:
        table, place = args
        known = isinstance(table, TableType) and isinstance(place, types.Integer | types.IntEnumMember)
        return types.int64(table, types.int64) if known else None


@lower_builtin(operator.getitem, TableType, types.Integer)
def _lower_look_up(context: Any, builder: Any, sig: Any, args: Any) -> Any:
    """A place below 0 counts from the end, one out of range is an error: as interpreted."""
    table, place = sig.args[0], args[1]
    length = context.get_constant(types.int64, len(table.numbers))
    from_end = builder.icmp_signed("<", place, context.get_constant(types.int64, 0))
    place = builder.select(from_end, builder.add(place, length), place)
    with builder.if_then(builder.icmp_unsigned(">=", place, length), likely=False):
        context.call_conv.return_user_exc(builder, IndexError, ("table index out of range",))
    kept = cgutils.create_constant_array(ir.IntType(table.width), table.numbers)
    lying = context.insert_unique_const(builder.module, table.symbol, kept)
    lying.unnamed_addr = True
    return builder.sext(builder.load(cgutils.gep_inbounds(builder, lying, 0, place)), ir.IntType(64))
