"""The cache of machine code: never stale, used when nothing changed, and not needed."""

import ast
import importlib
import inspect
import os
import pkgutil
import sys
import time
from collections.abc import Iterator
from pathlib import Path
from types import ModuleType

import pytest

import smokestack
from smokestack.games.empire.rules.refusals import No
from smokestack.kernel.cache import IN_USE, KEPT, PACKAGE, own_sources, source_hash
from smokestack.kernel.compile import KERNELS
from tests.kernel.processes import COMPILE_A_RULE, copy_of_the_sources, edit, run

SHOW = COMPILE_A_RULE + "print(code, loaded)"
HASH = "from smokestack.kernel.cache import source_hash; print(source_hash())"


def add_a_word(file: Path) -> None:
    file.write_text(file.read_text(encoding="utf-8") + "# a word more\n", encoding="utf-8")


def test_a_changed_rule_is_compiled_anew_and_an_unchanged_one_loaded(tmp_path: Path) -> None:
    """What is changed stands in other files than the kernel that is asked for."""
    sources, cache = copy_of_the_sources(tmp_path / "src"), tmp_path / "cache"
    empire = sources / "smokestack" / "games" / "empire"

    def ask() -> str:
        return run(SHOW, PYTHONPATH=sources, SMOKESTACK_CACHE=cache)

    assert ask() == f"{No.DEALT} 0"
    edit(empire / "rules" / "refusals.py", f"DEALT = {No.DEALT}\n", "DEALT = 7777\n")
    assert ask() == "7777 0"
    add_a_word(empire / "words" / "__init__.py")
    assert ask() == "7777 1"
    edit(empire / "rules" / "setup.py", "if s.works[card].owner != FREE:", "if s.works[card].owner == FREE:")
    assert ask() == "0 0"


def test_without_a_place_to_write_rules_still_compile(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    blocked = tmp_path / "cache"
    blocked.write_text("in the way", encoding="utf-8")
    assert run(SHOW, SMOKESTACK_CACHE=blocked) == f"{No.DEALT} 0"
    assert blocked.read_text(encoding="utf-8") == "in the way"


def test_folders_of_old_sources_are_forgotten(tmp_path: Path) -> None:
    for age in range(KEPT + 3):
        last_used(tmp_path / "kernels" / f"old-{age}", 2 * IN_USE + age)
    run(SHOW, SMOKESTACK_CACHE=tmp_path)
    left = {folder.name for folder in (tmp_path / "kernels").iterdir()}
    assert left == {source_hash(), *(f"old-{age}" for age in range(KEPT - 1))}


def test_folders_of_other_sources_that_are_in_use_stay(tmp_path: Path) -> None:
    """Else two branches whose tests run at once would take each other's machine code away."""
    in_use = [last_used(tmp_path / "kernels" / f"branch-{k}", IN_USE / 2) for k in range(KEPT + 3)]
    forgotten = last_used(tmp_path / "kernels" / "old", 2 * IN_USE)
    run(SHOW, SMOKESTACK_CACHE=tmp_path)
    assert all(folder.exists() for folder in in_use)
    assert not forgotten.exists()


def last_used(folder: Path, seconds_ago: float) -> Path:
    """A folder of sources that were used so long ago."""
    folder.mkdir(parents=True)
    then = time.time() - seconds_ago
    os.utime(folder, (then, then))
    return folder


REACHED = (
    "kernel/chance.py",
    "bots/search/tree.py",
    "gamekit/codec.py",
    "games/victory/model/cells.py",
    "games/titans/rules/market.py",
    "games/empire/bot/learned/show.py",
    "games/victory/lab/watch.py",
)
UNREACHED = (
    "games/empire/__init__.py",
    "games/victory/words/__init__.py",
    "games/titans/board/__init__.py",
    "games/titans/view/table.py",
    "gamekit/position.py",
    "web/app.py",
)


def test_only_what_kernels_reach_counts(tmp_path: Path) -> None:
    sources = copy_of_the_sources(tmp_path)
    names = [run(HASH, PYTHONPATH=sources)]
    for file in (*REACHED, *UNREACHED):
        add_a_word(sources / "smokestack" / file)
        names.append(run(HASH, PYTHONPATH=sources))
    assert len(set(names)) == len(REACHED) + 1
    assert set(names[len(REACHED) :]) == {names[-1]}


def test_every_kernel_and_all_that_it_names_counts() -> None:
    """What is named and does not count would be compiled in and never noticed again."""
    for module in pkgutil.walk_packages(smokestack.__path__, "smokestack."):
        if not module.name.endswith("__main__"):
            importlib.import_module(module.name)
    counted = {*own_sources(), *(PACKAGE / "lab").rglob("*.py")}
    kernels = [fn for fn, home in KERNELS.items() if home.startswith("smokestack.")]
    assert len(kernels) > 500
    for fn in kernels:
        assert set(files_of(fn.__module__, fn.__code__.co_names)) <= counted, fn


def files_of(module: str, names: tuple[str, ...]) -> Iterator[Path]:
    """The file of a module, and those that it has these names from."""
    home = importlib.import_module(module)
    yield Path(inspect.getfile(home))
    for line in ast.walk(ast.parse(inspect.getsource(home))):
        if isinstance(line, ast.ImportFrom) and str(line.module).startswith("smokestack"):
            for name in {each.asname or each.name for each in line.names}.intersection(names):
                found = getattr(home, name)
                yield Path(inspect.getfile(found if isinstance(found, ModuleType) else sys.modules[str(line.module)]))


def test_sources_outside_the_package_count_for_their_own_kernels(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1\n", encoding="utf-8")
    before = source_hash(file)
    assert before != source_hash()
    assert source_hash(tmp_path) == before
    file.write_text("x = 2\n", encoding="utf-8")
    assert source_hash(file) != before


OUTSIDE = {
    "__init__.py": "",
    "rules/numbers.py": "SEAT = 3\n",
    "rules/status.py": """
from smokestack.kernel import verbs
from smokestack.kernel.compile import answer, kernel
from smokestack.kernel.record import Record, i32
from toy.rules.numbers import SEAT

class State(Record):
    token: i32

@kernel
def to_move(s: State) -> int:
    return SEAT + s.token

answer(verbs.to_move, State, to_move)
""",
}
ASK_OUTSIDE = """
from smokestack.kernel.compile import compiled
from smokestack.kernel.entry_points import to_move_at
from toy.rules.status import State

ask = compiled(to_move_at)
print(ask(State(token=40).to_array(), 0), sum(ask.stats.cache_hits.values()))
"""


def toy_from_elsewhere(folder: Path) -> Path:
    """A package with one rule."""
    toy = folder / "toy"
    (toy / "rules").mkdir(parents=True)
    for name, text in OUTSIDE.items():
        (toy / name).write_text(text, encoding="utf-8")
    return toy


@pytest.mark.parametrize("rooms_are_packages", [True, False])
def test_a_game_from_elsewhere_is_never_played_by_its_old_rules(tmp_path: Path, rooms_are_packages: bool) -> None:
    """The entry point is ours, and so is its cache; the rule behind it is not."""
    toy = toy_from_elsewhere(tmp_path / "src")
    if rooms_are_packages:
        (toy / "rules" / "__init__.py").touch()

    def ask() -> str:
        return run(ASK_OUTSIDE, PYTHONPATH=tmp_path / "src", SMOKESTACK_CACHE=tmp_path / "cache")

    assert [ask(), ask()] == ["43 0", "43 1"]
    edit(toy / "rules" / "numbers.py", "3", "5")
    assert [ask(), ask()] == ["45 0", "45 1"]
    edit(toy / "rules" / "status.py", "SEAT +", "SEAT -")
    assert [ask(), ask()] == ["-35 0", "-35 1"]
    edit(toy / "rules" / "status.py", "SEAT -", "SEAT +")
    assert ask() == "45 1"


WATCHED_OUTSIDE = """
from smokestack.kernel.compile import answer
from smokestack.lab.watch import stand_by_score, standing
from toy.rules.status import State

answer(standing, State, stand_by_score)
"""


def test_what_an_entry_point_never_asks_does_not_count(tmp_path: Path) -> None:
    """Else everything would be compiled once more wherever the lab knows the game."""
    toy_from_elsewhere(tmp_path / "src")
    surroundings = {"PYTHONPATH": tmp_path / "src", "SMOKESTACK_CACHE": tmp_path / "cache"}
    assert run(ASK_OUTSIDE, **surroundings) == "43 0"
    assert run(WATCHED_OUTSIDE + ASK_OUTSIDE, **surroundings) == "43 1"


NAME_WHAT_IS_REACHED = """
import smokestack
from smokestack.kernel import entry_points, numba_backend

game = smokestack.game("empire", compiled=True)
game.engine.legal(game.engine.load(bytes(smokestack.game("empire").new())))
(signature,) = numba_backend.entry_point(entry_points.legal_at).nopython_signatures
reached = numba_backend.reached(entry_points.legal_at, signature)
print(len(reached) > 50, reached == {entry_points.legal_at, *numba_backend._INNER})
"""


def test_all_that_is_compiled_into_an_entry_point_counts(tmp_path: Path) -> None:
    assert run(NAME_WHAT_IS_REACHED, SMOKESTACK_CACHE=tmp_path) == "True True"
