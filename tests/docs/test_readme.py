"""What the README shows is run: its Python as one program, its commands one after another."""

import re
import shutil
from pathlib import Path

import pytest

from tests.docs.blocks import ROOT, Desk, blocks_of

README = (ROOT / "README.md").read_text(encoding="utf-8")
BLOCKS = list(blocks_of("README.md"))


@pytest.fixture
def desk(tmp_path: Path) -> Desk:
    """A folder with the parts of the project the commands name."""
    shutil.copytree(ROOT / "src", tmp_path / "src", ignore=shutil.ignore_patterns("__pycache__", "guide"))
    return Desk(tmp_path)


def test_the_python_examples_run(desk: Desk) -> None:
    code = [block for block in BLOCKS if block.kind == "python"]
    assert sum(block.text.count("import smokestack") for block in code) == 1
    desk.do(code[0])
    assert "T2.6: needs 1 wood" in desk.printed
    for block in code[1:]:
        desk.do(block)


def test_the_commands_run(desk: Desk) -> None:
    consoles = [block for block in BLOCKS if block.kind == "console"]
    assert sum(block.text.count("$ ") for block in consoles) >= 8
    for block in consoles:
        desk.do(block)


def test_the_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)]+)\)", README):
        assert (ROOT / target).exists(), f"README links to {target}"
