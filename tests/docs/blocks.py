"""The code blocks of a page, run from top to bottom at one desk: Python in one namespace, commands in one folder.

    ```python     is run; with a title it is a file of that name
    ```text       right after Python: what it printed
    ```console    lines `$ smokestack …` are run; what stands below a command is what it said
    ```diff       a change to the file that its title names
    ```json       lines of JSON
    ```toml       TOML

A block without a language cannot be run here. In what is printed, ... stands for anything.
"""

import contextlib
import doctest
import io
import json
import re
import shlex
import shutil
import sys
import tomllib
from collections.abc import Callable, Iterator
from dataclasses import dataclass
from pathlib import Path
from typing import Any
from unittest.mock import patch

from smokestack.cli import main

ROOT = Path(__file__).resolve().parents[2]
PAGES = sorted(page.relative_to(ROOT).as_posix() for page in (ROOT / "docs").rglob("*.md"))
SERVER = "http://localhost:8600"
"""Where pages say that the server is."""

_FENCE = re.compile(r"^(?P<margin> *)```(?P<kind>\w*)(?P<rest>[^\n]*)\n(?P<text>.*?)^(?P=margin)```$", re.M | re.S)
_TITLE = re.compile(r'title="([^"]+)"')
_ALIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE


@dataclass(frozen=True)
class Block:
    """A fenced block, and where it stands."""

    page: str
    line: int
    kind: str
    title: str
    text: str

    @property
    def place(self) -> str:
        return f"{self.page}:{self.line}"


def blocks_of(page: str) -> Iterator[Block]:
    text = (ROOT / page).read_text(encoding="utf-8")
    for found in _FENCE.finditer(text):
        title = _TITLE.search(found["rest"])
        line = text.count("\n", 0, found.start()) + 2
        unindented = re.sub(f"^{found['margin']}", "", found["text"], flags=re.M)
        yield Block(page, line, found["kind"], title[1] if title else "", unindented)


class Desk:
    """Somebody who does what a page says, in a folder of their own."""

    def __init__(self, folder: Path, server: str = "") -> None:
        self.folder, self.server = folder, server
        self.names: dict[str, Any] = {"__name__": "__main__"}
        self.printed = ""

    def do(self, block: Block) -> None:
        work: dict[str, Callable[[Block], None]] = {
            "python": self._run,
            "text": self._compare,
            "console": self._type,
            "diff": self._change,
            "json": self._read_json,
            "toml": self._read_toml,
            "": lambda block: None,
        }
        assert block.kind in work, f"{block.place}: nobody knows how to run {block.kind}"
        work[block.kind](block)

    def _run(self, block: Block) -> None:
        if block.title:
            (self.folder / block.title).write_text(block.text, encoding="utf-8")
            return
        code = block.text.replace(SERVER, self.server) if self.server else block.text
        said = io.StringIO()
        with contextlib.chdir(self.folder), contextlib.redirect_stdout(said):
            exec(compile(code, block.place, "exec"), self.names)
        self.printed = said.getvalue()

    def _compare(self, block: Block) -> None:
        require_alike(block.text, self.printed, block.place)

    def _type(self, block: Block) -> None:
        for command, expected in commands_in(block.text):
            self.printed = self._command(shlex.split(command), block.place)
            if expected.strip():
                require_alike(expected, self.printed, f"{block.place}: {command}")

    def _command(self, words: list[str], place: str) -> str:
        said = io.StringIO()
        with contextlib.chdir(self.folder):
            if words[0] == "cp":
                shutil.copy(*words[1:])
                return ""
            assert words[0] == "smokestack", f"{place}: {words[0]} is no command of ours"
            with patch.object(sys, "argv", words), contextlib.redirect_stdout(said), contextlib.redirect_stderr(said):
                failed = exit_code()
        assert not failed, f"{place}: {shlex.join(words)}: {said.getvalue()}"
        return said.getvalue()

    def _change(self, block: Block) -> None:
        file, lines = self.folder / block.title, block.text.splitlines()
        before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
        after = "\n".join(line[1:] for line in lines if not line.startswith("-"))
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, f"{block.place}: {file.name} has this {text.count(before)} times:\n{before}"
        file.write_text(text.replace(before, after), encoding="utf-8")

    def _read_json(self, block: Block) -> None:
        for line in block.text.splitlines():
            assert json.loads(line), block.place

    def _read_toml(self, block: Block) -> None:
        assert tomllib.loads(block.text), block.place


def exit_code() -> object:
    """What the command line ends with."""
    try:
        main()
    except SystemExit as end:
        return end.code
    return 0


def commands_in(text: str) -> Iterator[tuple[str, str]]:
    """Each command of a console, and what stands below it."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, said = part.partition("\n")
        yield command, said


def require_alike(expected: str, found: str, place: str) -> None:
    assert doctest.OutputChecker().check_output(expected, found, _ALIKE), f"{place}: it says\n{found}"
