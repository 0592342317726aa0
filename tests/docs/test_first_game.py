"""The tutorial "A first game" is done step by step: its blocks become a package, its commands are run, and what stands
there in the end is the example it speaks of."""

import doctest
import os
import re
import subprocess
import sys
from collections.abc import Iterator
from dataclasses import dataclass
from pathlib import Path

import pytest

from tests.examples.installing import KILN, ROOT, enter, with_games
from tests.web.house import House, until

GUIDE = ROOT / "docs" / "tutorials" / "first-game.md"
FENCE = re.compile(r'^```(?P<kind>\w+)(?: title="(?P<title>[^"]+)")?\n(?P<text>.*?)^```$', re.M | re.S)
BEGINNING = " (its beginning)"
"""Stands behind the name of a file that the page does not show to its end."""
ALIKE = doctest.ELLIPSIS | doctest.NORMALIZE_WHITESPACE
RECORDED = {"kiln/data/poster.jsonl"}
"""What bots play and nobody types."""


@dataclass(frozen=True)
class Block:
    """A fenced block of the page, and the heading it stands under."""

    kind: str
    title: str
    text: str
    heading: str


def blocks() -> Iterator[Block]:
    page = GUIDE.read_text(encoding="utf-8")
    for found in FENCE.finditer(page):
        headings = re.findall(r"^## (.+)$", page[: found.start()], re.M)
        yield Block(found["kind"], found["title"] or "", found["text"], headings[-1])


class Workshop:
    """Somebody who does what the page says, in an empty folder."""

    def __init__(self, folder: Path) -> None:
        self.project, self.site = folder / "project", folder / "site"
        self.project.mkdir()
        paths = (self.project, self.site)
        here = os.pathsep.join([str(Path(sys.executable).parent), os.environ["PATH"]])
        self.env = with_games(*paths, PATH=here, SMOKESTACK_CACHE=str(folder / "kernels"), XDG_DATA_HOME=str(folder))

    def do(self, block: Block) -> None:
        if block.kind == "console":
            for command, expected in commands_in(block.text):
                said = self.run(command)
                assert doctest.OutputChecker().check_output(expected, said, ALIKE), f"{command} says\n{said}"
        elif block.kind == "diff":
            self.change(self.project / block.title, block.text.splitlines())
        else:
            self.write(block.title, block.text)

    def write(self, title: str, text: str) -> None:
        """A file, or the next part of it; one whose beginning is shown is taken from the example."""
        name = title.removesuffix(BEGINNING)
        file = self.project / name
        file.parent.mkdir(parents=True, exist_ok=True)
        if name != title:
            whole = (KILN / name).read_text(encoding="utf-8")
            assert whole.startswith(text), f"{name} begins in another way"
            file.write_text(whole, encoding="utf-8")
        elif file.exists():
            file.write_text(f"{file.read_text(encoding='utf-8')}\n\n{text}", encoding="utf-8")
        else:
            file.write_text(text, encoding="utf-8")

    def change(self, file: Path, lines: list[str]) -> None:
        before = "\n".join(line[1:] for line in lines if not line.startswith("+"))
        after = "\n".join(line[1:] for line in lines if not line.startswith("-"))
        text = file.read_text(encoding="utf-8")
        assert text.count(before) == 1, before
        file.write_text(text.replace(before, after), encoding="utf-8")

    def run(self, command: str) -> str:
        """What a command says; the package is made known without a network, and the laws are those of this checkout."""
        if command == "pip install -e .":
            return enter(self.project, self.site) and ""
        of_ours = command.startswith("pytest ")
        line = f"{command} -p no:cacheprovider -p no:xdist" if of_ours else command
        folder = ROOT if of_ours else self.project
        done = subprocess.run(
            line, shell=True, cwd=folder, env=self.env, stdout=subprocess.PIPE, stderr=subprocess.STDOUT, text=True
        )
        assert done.returncode == 0, f"{command}: {done.stdout}"
        return done.stdout


def commands_in(text: str) -> Iterator[tuple[str, str]]:
    """Each command of a console, and what stands below it."""
    for part in re.split(r"^\$ ", text, flags=re.M)[1:]:
        command, _, said = part.partition("\n")
        yield command, said


def files_in(project: Path) -> dict[str, str]:
    """The files of the project and its package; what commands wrote is left out."""
    files = [file for file in (*project.glob("*"), *(project / "kiln").rglob("*")) if file.is_file()]
    sources = [file for file in files if file.suffix in (".py", ".toml", ".jsonl")]
    return {file.relative_to(project).as_posix(): file.read_text(encoding="utf-8") for file in sources}


def test_every_step_can_be_done_and_leads_to_the_example(tmp_path: Path) -> None:
    workshop = Workshop(tmp_path)
    for block in blocks():
        workshop.do(block)
    made, wanted = files_in(workshop.project), files_in(KILN)
    assert {*made, *RECORDED} == set(wanted)
    for name, text in made.items():
        assert text == wanted[name], name


@pytest.fixture
def half_way(tmp_path: Path) -> Workshop:
    """As far as the manifest: a game without board, bot, lab, lesson and poster."""
    workshop = Workshop(tmp_path)
    for block in blocks():
        if block.heading == "Tests and laws":
            break
        if block.kind != "console" or block.text == "$ pip install -e .\n":
            workshop.do(block)
    return workshop


def test_a_game_without_a_board_is_played_in_the_browser(half_way: Workshop, tmp_path: Path) -> None:
    house = House(tmp_path, games=[half_way.project, half_way.site])
    try:
        ann = house.browser()
        front = ann.http.get("/").text
        assert "/play/kiln" in front
        assert "/learn/kiln" not in front
        assert "No lesson named &#39;kiln&#39;; there is: empire, titans, victory" in ann.http.get("/learn/kiln").text
        assert ann.http.get("/learn/kiln").status_code == 404
        assert "The town wall has" in ann.http.get("/poster/kiln").text
        table = ann.open("kiln", "you:Ann", "bot:greedy", confirm=False, seed=5)
        table.play_on(2)
        assert "Ann digs for clay." in str(until(table.log))
        assert table.my_move()["choices"]
    finally:
        house.close()
