"""What the README shows is run: its Python as one program, its commands one after another."""

import re
import shutil
import subprocess
import sys
from pathlib import Path

import pytest

ROOT = Path(__file__).resolve().parents[2]
README = (ROOT / "README.md").read_text(encoding="utf-8")


def blocks(kind: str) -> list[str]:
    return re.findall(rf"```{kind}\n(.*?)```", README, re.DOTALL)


def test_the_python_examples_run(capsys: pytest.CaptureFixture[str]) -> None:
    code = "\n".join(blocks("python"))
    assert code.count("import smokestack") == 1
    exec(compile(code, "README.md", "exec"), {})
    assert "T2.6: needs 1 wood" in capsys.readouterr().out


@pytest.fixture(scope="module")
def desk(tmp_path_factory: pytest.TempPathFactory) -> Path:
    """A folder with the parts of the project the commands name."""
    folder = tmp_path_factory.mktemp("readme")
    shutil.copytree(ROOT / "src", folder / "src", ignore=shutil.ignore_patterns("__pycache__"))
    return folder


COMMANDS = [line.removeprefix("$ ") for block in blocks("console") for line in block.splitlines() if line[:2] == "$ "]


def test_the_commands_run(desk: Path) -> None:
    assert len(COMMANDS) >= 8
    for command in COMMANDS:
        program, *words = command.split()
        line = [sys.executable, "-m", "smokestack", *words] if program == "smokestack" else [program, *words]
        done = subprocess.run(line, cwd=desk, capture_output=True, text=True)
        assert done.returncode == 0, f"{command}: {done.stderr}"


def test_the_links_lead_somewhere() -> None:
    for target in re.findall(r"\]\((?!http)([^)]+)\)", README):
        assert (ROOT / target).exists(), f"README links to {target}"
