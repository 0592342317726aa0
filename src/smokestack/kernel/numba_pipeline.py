"""Compile kernels so that each rule is optimised only where it runs: in the entry points from Python.

Numba optimises every function together with all that it calls, and makes machine code and Python wrappers of
it. Our kernels are small and call each other a lot, and only the few entry points are ever run, so most of that
work is done many times over and thrown away. Here a kernel that only other kernels call stops at simplified LLVM
code, and an entry point takes in all the kernels it reaches and optimises the whole once.
"""

from collections.abc import Iterable
from typing import Any

from numba import _dynfunc
from numba.core import compiler, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass

FIRST = {"opt": 0, "loop_vectorize": False, "slp_vectorize": False, "cost": "cheap"}
"""Numba's own first round, which brings pairs of reference counts together so that they vanish."""
SECOND = {"opt": 2}
"""One level below Numba's: the rules run as fast, and compile faster."""


class Library(JITCodeLibrary):
    """A library at our own level of optimisation, whatever level the user's Numba code asks for."""

    def _optimize_functions(self, module: Any) -> None:
        module.data_layout = self._codegen._data_layout
        passes, builder = self._codegen._function_pass_manager(**SECOND)
        for function in module.functions:
            if not function.is_declaration:
                passes.run(function, builder)

    def _optimize_final_module(self) -> None:
        for level in (FIRST, SECOND):
            passes, builder = self._codegen._module_pass_manager(**level)
            passes.run(self._final_module, builder)


class InnerLibrary(Library):
    """Simplified LLVM code to be linked into entry points, never run by itself."""

    def finalize(self) -> None:
        self._finalized = True


class EntryLibrary(Library):
    """The machine code of an entry point and of all that it reaches."""

    def finalize(self) -> None:
        self._linking_libraries: list[Any] = list(reached(self._linking_libraries))
        super().finalize()


def reached(libraries: Iterable[Any]) -> dict[Any, None]:
    """These libraries and those that inner ones among them call, each once."""
    found: dict[Any, None] = {}
    waiting = list(libraries)
    while waiting:
        library = waiting.pop()
        if library not in found:
            found[library] = None
            waiting.extend(library._linking_libraries if isinstance(library, InnerLibrary) else ())
    return found


@register_pass(mutates_CFG=True, analysis_only=False)
class InnerLowering(typed_passes.NativeLowering):
    """Lower to LLVM code and stop there."""

    _name = "inner_lowering"

    def run_pass(self, state: Any) -> bool:
        context = state.targetctx
        state.library = InnerLibrary(context.codegen(), state.func_id.func_qualname)
        context.get_executable = self._handle
        try:
            return bool(super().run_pass(state))
        finally:
            del context.get_executable

    @staticmethod
    def _handle(library: Any, descriptor: Any, environment: Any) -> Any:
        """A function object without an address: callers look the code up by it, nobody calls it."""
        library._ensure_finalized()
        return _dynfunc.make_function(descriptor.lookup_module(), descriptor.qualname, "", 0, environment, (library,))


@register_pass(mutates_CFG=True, analysis_only=False)
class EntryLowering(typed_passes.NativeLowering):
    """Lower to machine code that can be cached."""

    _name = "entry_lowering"

    def run_pass(self, state: Any) -> bool:
        state.library = EntryLibrary(state.targetctx.codegen(), state.func_id.func_qualname)
        state.library.enable_object_caching()
        return bool(super().run_pass(state))


class InnerCompiler(compiler.CompilerBase):
    """For kernels that only kernels call."""

    def define_pipelines(self) -> list[Any]:
        return [pipeline_ending_in(InnerLowering, self.state)]


class EntryCompiler(compiler.CompilerBase):
    """For kernels that Python calls."""

    def define_pipelines(self) -> list[Any]:
        return [pipeline_ending_in(EntryLowering, self.state)]


def pipeline_ending_in(lowering: type[typed_passes.NativeLowering], state: Any) -> Any:
    """Numba's own pipeline with its last step replaced."""
    passes = compiler.DefaultPassBuilder.define_nopython_pipeline(state)
    passes.passes = [
        (lowering, why) if each is typed_passes.NativeLowering else (each, why) for each, why in passes.passes
    ]
    passes.finalize()
    return passes
