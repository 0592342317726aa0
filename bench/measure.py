"""What is measured, one function each. Rates are taken in turns with their peers, so that all meet the same machine."""

import json
import os
import statistics
import subprocess
import sys
import tempfile
import time
from collections.abc import Callable
from pathlib import Path

import numpy as np

import smokestack
from bench.copying import copy_round
from smokestack.cli.bench import decisions_per_second
from smokestack.kernel.compile import compiled
from smokestack.kernel.record import RecordArray

ROOT = Path(__file__).resolve().parent.parent
PEER = ROOT / ".bench" / "peer" / "bin" / "python"
ROUNDS = 12
"""Many short turns: a shared machine drifts within seconds, and neighbours in time meet the same drift."""


def rates(game: str, seconds: float, tell: Callable[[str], None]) -> dict[str, float]:
    """Median decisions per second of each contender over the rounds, one after another in each round."""
    plain, fast = smokestack.game(game), smokestack.game(game, compiled=True)
    decisions_per_second(fast, 0.1, 1)
    contenders: dict[str, Callable[[], float]] = {
        "catanatron": lambda: catanatron(seconds),
        "interpreted": lambda: decisions_per_second(plain, seconds, 1),
        "compiled_1_core": lambda: decisions_per_second(fast, seconds, 1),
        "compiled_2_cores": lambda: decisions_per_second(fast, seconds, 2),
    }
    found: dict[str, list[float]] = {name: [] for name in contenders}
    for turn in range(ROUNDS):
        for name, run in contenders.items():
            tell(f"round {turn + 1} of {ROUNDS}: {name}")
            found[name].append(run())
    return {name: statistics.median(values) for name, values in found.items()}


def catanatron(seconds: float) -> float:
    """Catanatron's own random players, in their own environment."""
    script = ROOT / "bench" / "peers" / "catanatron_random.py"
    command = [str(PEER), str(script), "--seconds", str(seconds)]
    printed = subprocess.run(command, check=True, capture_output=True, text=True).stdout
    return float(json.loads(printed)["decisions_per_second"])


def copy_microseconds(game: str) -> float:
    """One copy of a position inside a kernel."""
    states: RecordArray = np.zeros(8, smokestack.game(game).spec.state.dtype)
    run = compiled(copy_round)
    run(states, 8)
    count = 2_000_000
    began = time.perf_counter()
    run(states, count)
    return (time.perf_counter() - began) / count * 1e6


def position_bytes(game: str) -> int:
    return smokestack.game(game).spec.state.dtype.itemsize


def python(code: str, **environment: str) -> float:
    """Run code in a fresh interpreter; it prints the seconds it took, or the whole process is timed."""
    command = [sys.executable, "-c", code]
    began = time.perf_counter()
    done = subprocess.run(command, check=True, capture_output=True, text=True, env={**os.environ, **environment})
    return float(done.stdout) if done.stdout.strip() else time.perf_counter() - began


def import_seconds(game: str) -> float:
    """The package and a game, without numba; the best of five, because disks and caches only ever add."""
    code = (
        "import sys, time; began = time.perf_counter(); import smokestack; "
        f"smokestack.game({game!r}); print(time.perf_counter() - began); assert 'numba' not in sys.modules"
    )
    return min(python(code) for _ in range(5))


def compile_and_start_seconds(game: str) -> tuple[float, float]:
    """Compiling all of a game from nothing, and a new process up to its first compiled game from the warm cache."""
    warm = (
        "import smokestack; from smokestack.gamekit.warm import compile_all; "
        f"compile_all(smokestack.game({game!r}, compiled=True))"
    )
    first_game = (
        "import smokestack; from smokestack.gamekit.batch import random_games; "
        f"random_games(smokestack.game({game!r}, compiled=True), 1, seed=0)"
    )
    with tempfile.TemporaryDirectory() as folder:
        began = time.perf_counter()
        subprocess.run(
            [sys.executable, "-c", warm],
            check=True,
            capture_output=True,
            env={**os.environ, "SMOKESTACK_CACHE": folder},
        )
        compiling = time.perf_counter() - began
        starting = min(python(first_game, SMOKESTACK_CACHE=folder) for _ in range(3))
    return compiling, starting
