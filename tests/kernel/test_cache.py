"""The cache of machine code: never stale, used when nothing changed, and not needed."""

import shutil
from pathlib import Path

import smokestack
from smokestack.games.titans.rules.refusals import No
from smokestack.kernel.cache import KEPT, source_hash
from tests.kernel.processes import COMPILE_A_RULE, run

SHOW = COMPILE_A_RULE + "print(code, loaded)"
SOURCES = Path(smokestack.__file__).parent


def copy_of_the_sources(folder: Path) -> Path:
    """The package in a folder of its own, for PYTHONPATH."""
    shutil.copytree(SOURCES, folder / "smokestack", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


def edit(file: Path, old: str, new: str) -> None:
    text = file.read_text(encoding="utf-8")
    assert old in text
    file.write_text(text.replace(old, new), encoding="utf-8")


def test_a_changed_rule_is_compiled_anew_and_an_unchanged_one_loaded(tmp_path: Path) -> None:
    """The changed number stands in another file than the kernel that is asked for."""
    sources, cache = copy_of_the_sources(tmp_path / "src"), tmp_path / "cache"

    def ask() -> str:
        return run(SHOW, PYTHONPATH=sources, SMOKESTACK_CACHE=cache)

    assert ask() == f"{No.RANKED} 0"
    edit(sources / "smokestack/games/titans/refusals.py", f"RANKED = {No.RANKED}\n", "RANKED = 7777\n")
    assert ask() == "7777 0"
    assert ask() == "7777 1"
    edit(sources / "smokestack/games/titans/setup.py", "if s.track[place] == seat:", "if s.track[place] == seat + 9:")
    assert ask() == "0 0"


def test_without_a_place_to_write_rules_still_compile(tmp_path: Path) -> None:
    """A file stands where the folder should be."""
    blocked = tmp_path / "cache"
    blocked.write_text("in the way", encoding="utf-8")
    assert run(SHOW, SMOKESTACK_CACHE=blocked) == f"{No.RANKED} 0"
    assert blocked.read_text(encoding="utf-8") == "in the way"


def test_folders_of_old_sources_are_forgotten(tmp_path: Path) -> None:
    for age in range(KEPT + 3):
        (tmp_path / "kernels" / f"old-{age}").mkdir(parents=True)
    run(SHOW, SMOKESTACK_CACHE=tmp_path)
    left = {folder.name for folder in (tmp_path / "kernels").iterdir()}
    assert len(left) == KEPT
    assert source_hash() in left


def test_sources_outside_the_package_count_for_their_own_kernels(tmp_path: Path) -> None:
    file = tmp_path / "mine.py"
    file.write_text("x = 1\n", encoding="utf-8")
    before = source_hash(file)
    assert before != source_hash()
    assert source_hash(tmp_path) == before
    file.write_text("x = 2\n", encoding="utf-8")
    assert source_hash(file) != before
