"""Scripts run in a process of their own, where nothing has been imported or compiled before."""

import os
import subprocess
import sys
from pathlib import Path


def run(script: str, **environment: str | Path) -> str:
    """What a script prints; a script that fails fails the test with its own words."""
    surroundings = {name: value for name, value in os.environ.items() if not name.startswith("NUMBA_")}
    surroundings |= {name: str(value) for name, value in environment.items()}
    done = subprocess.run(
        [sys.executable, "-c", script], env=surroundings, capture_output=True, text=True, timeout=300, check=False
    )
    assert done.returncode == 0, done.stderr
    return done.stdout.strip()


COMPILE_A_RULE = """
from smokestack.games.titans.rules.act import why_not_rank
from smokestack.games.titans.model.state import Options, State
from smokestack.kernel.compile import compiled
from smokestack.gamekit.refusal import Why

s = State(options=Options(players=3), ranked=1, track=[2, 0, 0, 0, 0, 0]).to_array()
rule = compiled(why_not_rank)
code = rule(s[0], 2, Why().to_array()[0])
loaded = sum(rule.stats.cache_hits.values())
"""
"""Compile a small rule that calls rules in other files: `code` is its refusal, `loaded` counts cache hits."""
