"""Compile kernels that only other kernels call, without making machine code of each of them.

Numba emits machine code and Python wrappers for every function it compiles. Our kernels are small and call
each other a lot, and only the few entry points are ever run, so most of that work is thrown away. This
pipeline stops at optimised LLVM code, which is all a caller needs to link them in.
"""

import weakref
from typing import Any

from numba import _dynfunc
from numba.core import compiler, typed_passes
from numba.core.codegen import JITCodeLibrary
from numba.core.compiler_machinery import register_pass


class LeanLibrary(JITCodeLibrary):
    """LLVM code to be linked into callers, never run by itself."""

    def _finalize_final_module(self) -> None:
        self._finalize_dynamic_globals()
        self._verify_declare_only_symbols()
        self._final_module.__library = weakref.proxy(self)
        self._finalized = True


@register_pass(mutates_CFG=True, analysis_only=False)
class LeanLowering(typed_passes.NativeLowering):
    """Lower to LLVM code and stop there."""

    _name = "lean_lowering"

    def run_pass(self, state: Any) -> bool:
        context = state.targetctx
        state.library = LeanLibrary(context.codegen(), state.func_id.func_qualname)
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


class LeanCompiler(compiler.CompilerBase):
    """Numba's own pipeline with the last step replaced."""

    def define_pipelines(self) -> list[Any]:
        passes = compiler.DefaultPassBuilder.define_nopython_pipeline(self.state)
        passes.passes = [
            (LeanLowering, why) if each is typed_passes.NativeLowering else (each, why) for each, why in passes.passes
        ]
        passes.finalize()
        return [passes]
