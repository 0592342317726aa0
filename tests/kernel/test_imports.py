"""Who imports numba: nobody before compiled rules are asked for, and then without disturbing others."""

from pathlib import Path

import pytest

from smokestack.games.empire.rules.refusals import No
from tests.kernel.processes import COMPILE_A_RULE, run

IMPORT_EVERYTHING = """
import importlib, pkgutil, sys
import smokestack

skipped = tuple(f"smokestack.kernel.numba_{part}" for part in ("backend", "cache", "pipeline"))
found = [module.name for module in pkgutil.walk_packages(smokestack.__path__, "smokestack.")]
for name in found:
    if name not in skipped and not name.endswith("__main__"):
        importlib.import_module(name)
print(len(found) > 20, sorted({"numba", "llvmlite"} & set(sys.modules)))
"""

PLAY_INTERPRETED = """
import sys
import smokestack
from smokestack.gamekit.batch import random_games

final, decisions = random_games(smokestack.game("titans"), 1, seed=1)
print(decisions[0] > 0, "numba" in sys.modules)
"""

NUMBA_FIRST = """
import numba

before = numba.config.CACHE_DIR
"""


def test_importing_the_whole_package_imports_no_numba() -> None:
    assert run(IMPORT_EVERYTHING) == "True []"


def test_playing_interpreted_imports_no_numba() -> None:
    assert run(PLAY_INTERPRETED) == "True False"


@pytest.mark.parametrize("chosen", ["", "own-cache"])
def test_a_process_that_imported_numba_first_keeps_its_settings(chosen: str, tmp_path: Path) -> None:
    """A notebook has its own cache folder, or none."""
    environment = {"NUMBA_CACHE_DIR": tmp_path / chosen} if chosen else {}
    script = NUMBA_FIRST + COMPILE_A_RULE + "print(code, numba.config.CACHE_DIR == before, repr(before))"
    folder = str(tmp_path / chosen) if chosen else ""
    assert run(script, **environment) == f"{int(No.DEALT)} True {folder!r}"
    assert not (tmp_path / "own-cache").exists()
