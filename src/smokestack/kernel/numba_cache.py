"""Where Numba finds the machine code of an entry point again: by the sources of all kernels it brings in.

Numba keeps code by the file of the function itself. An entry point that serves every game also runs the rules of the
game whose records it is given, which may come from another package: when its sources change, so does the folder.
"""

from collections.abc import Callable, Iterable
from typing import Any

from numba.core import config
from numba.core.caching import FunctionCache, NullCache

from smokestack.kernel.cache import cache_folder

Kernel = Callable[..., Any]


class EntryCache(NullCache):
    """The cache of one entry point; `reached` names the kernels that it brings in with a signature."""

    def __init__(self, entry: Kernel, reached: Callable[[Any], Iterable[Kernel]]) -> None:
        self._entry, self._reached = entry, reached
        self._by_folder: dict[str, Any] = {}

    def load_overload(self, sig: Any, target_context: Any) -> Any:
        return self._of(sig).load_overload(sig, target_context)

    def save_overload(self, sig: Any, data: Any) -> None:
        self._of(sig).save_overload(sig, data)

    def flush(self) -> None:
        for cache in self._by_folder.values():
            cache.flush()

    def _of(self, sig: Any) -> Any:
        folder = cache_folder(*self._reached(sig))
        if folder not in self._by_folder:
            self._by_folder[folder] = in_folder(folder, self._entry) if folder else NullCache()
        return self._by_folder[folder]


def in_folder(folder: str, entry: Kernel) -> Any:
    """Numba's own cache of a function; its settings belong to the user and are put back."""
    before = config.CACHE_DIR
    config.CACHE_DIR = folder
    try:
        return FunctionCache(entry)
    finally:
        config.CACHE_DIR = before
