"""Where numba comes in: how kernels, verbs, records and the common language compile."""

import types as pytypes
from collections.abc import Callable
from typing import Annotated, Any, TypeVar, get_args, get_origin

import numba
import numpy as np
from llvmlite import ir
from numba import types
from numba.core import cgutils
from numba.core.imputils import lower_constant
from numba.extending import lower_builtin, models, overload, register_model, type_callable, typeof_impl

from smokestack.kernel import language
from smokestack.kernel.cache import cache_folder
from smokestack.kernel.compile import KERNELS, VERBS, KernelError, hints
from smokestack.kernel.numba_pipeline import EntryCompiler, InnerCompiler
from smokestack.kernel.record import Record

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
        door = {"no_cfunc_wrapper": True, "pipeline_class": EntryCompiler}
        before = numba.config.CACHE_DIR
        folder = cache_folder(fn)
        try:
            if folder:
                numba.config.CACHE_DIR = folder
            _ENTRIES[fn] = _decorate(fn, {**FLAGS, **door, "cache": bool(folder)})
        finally:
            numba.config.CACHE_DIR = before
    return _ENTRIES[fn]


def inner(fn: Callable[..., Any]) -> Any:
    """A kernel called by kernels: without wrappers, machine code or cache of its own."""
    if fn not in _INNER:
        lean = {"no_cpython_wrapper": True, "no_cfunc_wrapper": True, "pipeline_class": InnerCompiler}
        _INNER[fn] = _decorate(fn, {**FLAGS, **lean})
    return _INNER[fn]


def _decorate(fn: Callable[..., Any], flags: dict[str, Any]) -> Any:
    if is_generic(fn):
        return numba.njit(**flags)(fn)
    *parameters, result = [numba_type(hint) for hint in hints(fn).values()]
    return numba.njit(result(*parameters), **flags)(fn)


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


@lower_constant(VerbType)
@lower_constant(RecordClass)
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
