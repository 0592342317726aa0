"""Scripts run in a process of their own, where nothing has been imported or compiled before."""

import os
import shutil
import subprocess
import sys
from pathlib import Path

import smokestack


def run(script: str, **environment: str | Path) -> str:
    """What a script prints; a script that fails fails the test with its own words."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    surroundings |= {name: str(value) for name, value in environment.items()}
    done = subprocess.run(
        [sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


def copy_of_the_sources(folder: Path) -> Path:
    """The package in a folder of its own, for PYTHONPATH."""
    sources = Path(smokestack.__file__).parent
    shutil.copytree(sources, folder / "smokestack", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def edit(file: Path, old: str, new: str) -> None:
    """Change what stands in a source once."""
    text = file.read_text(encoding="utf-8")
    assert text.count(old) == 1, (file, old)
    file.write_text(text.replace(old, new), encoding="utf-8")


COMPILE_A_RULE = """
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.state import State
from smokestack.games.empire.rules.check import why_not_outcome
from smokestack.kernel.compile import compiled
from smokestack.kernel.why import Why

s = State().to_array()
s["works"]["owner"] = 1
rule = compiled(why_not_outcome)
code = rule(s[0], kinds.DEAL, 2, Why().to_array()[0])
loaded = sum(rule.stats.cache_hits.values())
"""
"""Compile a small rule that calls rules in other files: `code` is its refusal, `loaded` counts cache hits."""
