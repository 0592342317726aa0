"""Kiln, installed for these tests alone: into a folder that only processes they start look into."""

import subprocess
import sys
from collections.abc import Callable, Iterator
from pathlib import Path

import pytest

from tests.examples.installing import KILN, ROOT, install, with_games
from tests.web.browser import chrome, window, windows
from tests.web.house import House, Visitor

__all__ = ["chrome", "window", "windows"]

sys.path.insert(0, str(KILN))  # `import kiln`; without an entry point beside it no registry finds it

Run = Callable[..., str]


@pytest.fixture(scope="session")
def site(tmp_path_factory: pytest.TempPathFactory) -> Path:
    return install(KILN, tmp_path_factory.mktemp("site"))


@pytest.fixture(scope="session")
def run(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Run:
    """A Python program where Kiln is installed: what it prints. Machine code is kept where no other game's is."""
    base = tmp_path_factory.getbasetemp()
    shared = base.parent if base.name.startswith("popen-") else base  # one for all processes that share the tests
    env = with_games(site, SMOKESTACK_CACHE=str(shared / "kiln-kernels"), XDG_DATA_HOME=str(base))

    def run_there(*words: str, typed: str = "") -> str:
        line = [sys.executable, *words]
        done = subprocess.run(line, cwd=ROOT, env=env, input=typed, capture_output=True, text=True)
        assert done.returncode == 0, f"{' '.join(words)}: {done.stdout}\n{done.stderr}"
        return done.stdout

    return run_there


@pytest.fixture(scope="module")
def house(site: Path, tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    """A server that finds Kiln."""
    opened = House(tmp_path_factory.mktemp("house"), games=[site])
    yield opened
    opened.close()


@pytest.fixture
def ann(house: House) -> Visitor:
    return house.browser()
