"""@kernel: a rule that runs interpreted or compiled, from one source.

`@kernel` returns the plain function and only remembers it. `compiled(fn)` gives the Numba twin, made on
first use with the signature read from the annotations; only then is numba imported. Verbs (`@verb`) are
the few functions every game has: they find the game's own kernel by the type of the state record.
"""

import inspect
from collections.abc import Callable
from typing import Any, TypeVar, get_type_hints

from smokestack.kernel.record import Record

F = TypeVar("F", bound=Callable[..., Any])

KERNELS: dict[Callable[..., Any], str] = {}
"""Every kernel with the module it was declared in."""

VERBS: dict[Callable[..., Any], "dict[type[Record], Callable[..., Any]]"] = {}
"""Every verb with the kernel it means for each kind of state."""


class KernelError(TypeError):
    """A kernel that cannot be compiled as declared."""


def kernel(fn: F) -> F:
    """Declare a rule: it stays the plain function, and can also run compiled."""
    for name, parameter in inspect.signature(fn).parameters.items():
        if parameter.annotation is inspect.Parameter.empty:
            raise KernelError(f"{fn.__qualname__}: parameter {name} has no annotation")
        if parameter.kind is not inspect.Parameter.POSITIONAL_OR_KEYWORD or parameter.default is not parameter.empty:
            raise KernelError(f"{fn.__qualname__}: parameter {name} must be plain, without default or star")
    if "return" not in fn.__annotations__:
        raise KernelError(f"{fn.__qualname__}: no return annotation")
    if fn.__closure__:
        raise KernelError(f"{fn.__qualname__}: a kernel stands at module level, it cannot close over {fn.__closure__}")
    KERNELS[fn] = fn.__module__
    return fn


def verb(fn: F) -> F:
    """Declare a function every game answers in its own way; its parameter `s` is the state that decides which."""
    parameters = list(inspect.signature(fn).parameters)
    if "s" not in parameters:
        raise KernelError(f"{fn.__qualname__}: a verb has a parameter s, the state that decides who answers")
    place = parameters.index("s")
    answers: dict[type[Record], Callable[..., Any]] = {}

    def call(*args: Any) -> Any:
        try:
            answering = answers[type(args[place])]
        except KeyError:
            raise KernelError(f"{fn.__qualname__}: no game answers for {type(args[place]).__name__}") from None
        return answering(*args)

    call.__name__, call.__qualname__, call.__doc__, call.__module__ = (
        fn.__name__,
        fn.__qualname__,
        fn.__doc__,
        fn.__module__,
    )
    call.__annotations__ = fn.__annotations__
    call.__signature__ = inspect.signature(fn)  # type: ignore[attr-defined]  # read by help() and by answer()
    VERBS[call] = answers
    return call  # type: ignore[return-value]  # the same signature, taken from fn


def answer(asked: Callable[..., Any], state: type[Record], fn: Callable[..., Any]) -> None:
    """Say which kernel a verb means for one kind of state."""
    if fn not in KERNELS:
        raise KernelError(f"{fn.__qualname__} is not a @kernel")
    wanted, given = (len(inspect.signature(f).parameters) for f in (asked, fn))
    if wanted != given:
        raise KernelError(f"{fn.__qualname__}: {asked.__name__} takes {wanted} parameters, this takes {given}")
    for other in VERBS[asked]:
        if other is not state and other.dtype == state.dtype:
            raise KernelError(f"{state.__qualname__} has the same layout as {other.__module__}.{other.__qualname__}")
    VERBS[asked][state] = fn


def hints(fn: Callable[..., Any]) -> dict[str, Any]:
    """A kernel's annotations, resolved, parameters first and `return` last."""
    found = get_type_hints(fn, include_extras=True)
    return {name: found[name] for name in (*inspect.signature(fn).parameters, "return")}


def compiled(fn: Callable[..., Any]) -> Callable[..., Any]:
    """The compiled twin of a kernel, for arrays where it takes lists (imports numba on first use)."""
    from smokestack.kernel import numba_backend

    twin: Callable[..., Any] = numba_backend.entry_point(fn)
    return twin
