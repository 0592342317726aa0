"""Where compiled kernels are kept: a folder named by a hash of all the sources they may come from.

A Numba cache looks only at the file of the function itself, so a changed rule elsewhere would go unnoticed.
"""

import hashlib
import os
import shutil
import sys
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = ("kernel", "games", "bots")
"""The parts of the package whose kernels and numbers any kernel may reach."""
KEPT = 6
"""Folders of older sources that are left alone; the oldest go first."""


def cache_root() -> Path:
    """`$SMOKESTACK_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("SMOKESTACK_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("smokestack"))


def cache_folder(fn: Callable[..., Any]) -> str:
    """The folder for this kernel's machine code, or "" when nothing can be written there."""
    return _folder(_outside_root(fn))


def _outside_root(fn: Callable[..., Any]) -> Path | None:
    """For a kernel from elsewhere: the folder whose sources also decide."""
    home = Path(fn.__code__.co_filename).resolve()
    if PACKAGE in home.parents:
        part = home.relative_to(PACKAGE).parts[0]
        return None if part in SOURCES else PACKAGE / part
    folder = home.parent
    while (folder / "__init__.py").exists():
        folder = folder.parent
    top = fn.__module__.split(".")[0]
    return folder / top if (folder / top).is_dir() else home


@lru_cache
def _folder(outside: Path | None) -> str:
    folder = cache_root() / "kernels" / source_hash(outside)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
        _forget_oldest(folder.parent)
    except OSError:
        return ""
    return str(folder) if os.access(folder, os.W_OK) else ""


def source_hash(outside: Path | None = None) -> str:
    """A name for these sources, this Python and this Numba."""
    seen = hashlib.sha256()
    seen.update(f"{sys.version} numba {version('numba')} numpy {version('numpy')}".encode())
    for root in filter(None, (*(PACKAGE / part for part in SOURCES), outside)):
        for path in sorted(root.rglob("*.py")) if root.is_dir() else [root]:
            seen.update(f"\0{path.name}\0".encode())
            seen.update(path.read_bytes())
    return seen.hexdigest()[:20]


def _forget_oldest(parent: Path) -> None:
    folders = sorted((p for p in parent.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    for stale in folders[KEPT:]:
        shutil.rmtree(stale, ignore_errors=True)
