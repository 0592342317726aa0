"""Where compiled kernels are kept: a folder named by a hash of all the sources they may come from.

A Numba cache looks only at the file of the function itself, so a changed rule elsewhere would go unnoticed. What no
kernel reaches, such as words and drawings, does not count: changing it compiles nothing anew.
"""

import contextlib
import hashlib
import os
import shutil
import sys
import time
from collections.abc import Callable
from functools import lru_cache
from importlib.metadata import version
from pathlib import Path
from typing import Any

import platformdirs

PACKAGE = Path(__file__).resolve().parent.parent
SOURCES = (
    "kernel",
    "bots",
    "gamekit/codec.py",
    "games/*/model",
    "games/*/rules",
    "games/*/bot",
    "games/*/lab",
)
"""The parts of the package whose kernels and numbers any kernel may reach; the codec numbers the actions."""
KEPT = 6
"""Folders of older sources that are left alone; the oldest go first."""
IN_USE = 3600.0
"""For so many seconds after a process has come to it a folder stays in any case: other sources, such as those of
another branch, may be at work beside ours."""


def cache_root() -> Path:
    """`$SMOKESTACK_CACHE`, or the user's cache folder."""
    chosen = os.environ.get("SMOKESTACK_CACHE")
    return Path(chosen) if chosen else Path(platformdirs.user_cache_dir("smokestack"))


def cache_folder(*kernels: Callable[..., Any]) -> str:
    """The folder for machine code made of these kernels, or "" when nothing can be written there."""
    homes = {(fn.__code__.co_filename, fn.__module__) for fn in kernels}
    return _folder(frozenset(root for home in homes if (root := _outside_root(*home))))


@lru_cache
def _outside_root(file: str, module: str) -> Path | None:
    """For a kernel from elsewhere: the folder whose sources also decide."""
    home = Path(file).resolve()
    if PACKAGE in home.parents:
        return None if home in own_sources() else PACKAGE / home.relative_to(PACKAGE).parts[0]
    top, *inner = module.split(".")
    named = [folder for folder in home.parents[: len(inner) + 1] if folder.name == top]
    return named[-1] if named else home


@lru_cache
def own_sources() -> frozenset[Path]:
    """The files of the package that count for every kernel."""
    return frozenset(file for part in SOURCES for root in PACKAGE.glob(part) for file in python_files(root))


def python_files(root: Path) -> list[Path]:
    return sorted(root.rglob("*.py")) if root.is_dir() else [root]


@lru_cache
def _folder(outside: frozenset[Path]) -> str:
    folder = cache_root() / "kernels" / source_hash(*outside)
    try:
        folder.mkdir(parents=True, exist_ok=True)
        os.utime(folder)
    except OSError:
        return ""
    with contextlib.suppress(OSError):  # another process may be forgetting the same ones
        _forget_oldest(folder.parent)
    return str(folder) if os.access(folder, os.W_OK) else ""


def source_hash(*outside: Path) -> str:
    """A name for these sources, this Python and this Numba."""
    seen = hashlib.sha256()
    seen.update(f"{sys.version} numba {version('numba')} numpy {version('numpy')}".encode())
    files = [(PACKAGE, file) for file in sorted(own_sources())]
    for root in sorted(outside):
        files += [(root if root.is_dir() else root.parent, file) for file in python_files(root)]
    for root, file in files:
        seen.update(f"\0{file.relative_to(root).as_posix()}\0".encode())
        seen.update(file.read_bytes())
    return seen.hexdigest()[:20]


def _forget_oldest(parent: Path) -> None:
    folders = sorted((p for p in parent.iterdir() if p.is_dir()), key=lambda p: p.stat().st_mtime, reverse=True)
    for stale in folders[KEPT:]:
        if stale.stat().st_mtime < time.time() - IN_USE:
            shutil.rmtree(stale, ignore_errors=True)
