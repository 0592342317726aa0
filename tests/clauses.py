"""Which functions carry out each clause of each game, and which tests show it.

python -m tests.clauses            lists the holes and exits with 1; without any it says so in one line
python -m tests.clauses --table    also prints every clause with its functions and tests
"""

import argparse
import ast
import re
import sys
from collections.abc import Iterable, Iterator
from dataclasses import dataclass
from importlib import import_module
from pathlib import Path

from rich.console import Console
from rich.table import Table

import smokestack
from smokestack.gamekit.clauses import Clause, Clauses
from smokestack.gamekit.registry import spec

RULE_TESTS = Path(__file__).parent / "rules"
ROOMS = ("rules", "model")
"""The rooms of a game that carry out a rule, as folders or as single files; the others only show what it does."""

MENTION = re.compile(r"\b([A-Z]+\d+\.\d+)(?:\s*(?:–|-|to)\s*([A-Z]+\d+\.\d+))?")
TEST_NAME = re.compile(r"test_([A-Z]+\d+)_(\d+)_(\w+)")


@dataclass(frozen=True)
class RuleTest:
    """A test that carries a clause in its name, and the rest of the name as a sentence."""

    name: str
    clause: str
    says: str

    @property
    def refuses(self) -> bool:
        return "refuses" in self.says


@dataclass(frozen=True)
class Cover:
    """One clause with all that carries it out and shows it."""

    clause: Clause
    functions: tuple[str, ...]
    tests: tuple[RuleTest, ...]

    def holes(self) -> Iterator[str]:
        if not self.functions:
            yield f"{self.clause.id} ({self.clause.title}): no function names it in its docstring"
        if not self.tests:
            yield f"{self.clause.id} ({self.clause.title}): no test carries it in its name"
        if self.clause.forbids and not any(test.refuses for test in self.tests):
            yield f"{self.clause.id} ({self.clause.title}): it forbids something, and no test shows what it refuses"


@dataclass(frozen=True)
class Survey:
    """A game's clauses as its code and its tests know them."""

    covers: tuple[Cover, ...]
    strays: tuple[str, ...]
    """Functions and tests that name a clause the game does not have."""

    def holes(self) -> list[str]:
        return [*(hole for cover in self.covers for hole in cover.holes()), *self.strays]


def survey(clauses: Clauses, code: Path, tests: Path) -> Survey:
    """Compare a game's clauses with the package that plays it and the folder that tests it."""
    ids = [clause.id for clause in clauses.all]
    mentions = {where: mentioned(text, ids) for where, text in docstrings(code)}
    found = sorted(rule_tests(tests), key=lambda test: test.says)
    covers = tuple(
        Cover(
            clause,
            tuple(sorted(where for where, named in mentions.items() if clause.id in named)),
            tuple(test for test in found if test.clause == clause.id),
        )
        for clause in clauses.all
    )
    named = [*mentions.items(), *((test.name, {test.clause}) for test in found)]
    strays = sorted(f"{where}: there is no clause {id}" for where, names in named for id in names - set(ids))
    return Survey(covers, tuple(strays))


def functions_in(file: Path) -> Iterator[ast.FunctionDef]:
    if not file.is_file():
        return iter(())
    tree = ast.parse(file.read_text(encoding="utf-8"), str(file))
    return (node for node in ast.walk(tree) if isinstance(node, ast.FunctionDef))


def docstrings(code: Path) -> Iterator[tuple[str, str]]:
    """Every documented function of a game's rules as module.function, with its docstring."""
    for file in sorted(file for room in ROOMS for file in (code / f"{room}.py", *(code / room).rglob("*.py"))):
        for function in functions_in(file):
            yield f"{file.stem}.{function.name}", ast.get_docstring(function) or ""


def mentioned(text: str, ids: list[str]) -> set[str]:
    """The clauses a docstring names; T1.1–T1.4 means those in between too."""
    named: set[str] = set()
    for first, last in MENTION.findall(text):
        if first in ids and last in ids:
            named.update(ids[ids.index(first) : ids.index(last) + 1])
        else:
            named.update(filter(None, (first, last)))
    return named


def rule_tests(folder: Path) -> Iterator[RuleTest]:
    for file in sorted(folder.rglob("test_*.py")):
        for function in functions_in(file):
            if name := TEST_NAME.fullmatch(function.name):
                chapter, number, rest = name.groups()
                yield RuleTest(function.name, f"{chapter}.{number}", rest.replace("_", " "))


def survey_game(name: str) -> Survey:
    """The survey of a registered game."""
    game = spec(name)
    home = import_module(game.package).__file__
    assert home is not None
    return survey(game.clauses, Path(home).parent, RULE_TESTS / name)


def draw(title: str, covers: Iterable[Cover]) -> Table:
    """Clause → functions → tests, with what refuses in red."""
    table = Table("clause", "functions", "tests", title=title, show_lines=True)
    for cover in covers:
        tests = [f"[red]{test.says}[/red]" if test.refuses else test.says for test in cover.tests]
        heading = f"[bold]{cover.clause.id}[/bold] {cover.clause.title}"
        table.add_row(heading, "\n".join(cover.functions), "\n".join(tests))
    return table


def main(arguments: list[str] | None = None) -> int:
    parser = argparse.ArgumentParser(prog="python -m tests.clauses", description="Clauses, functions and tests.")
    parser.add_argument("--table", action="store_true", help="print every clause with its functions and tests")
    chosen = parser.parse_args(arguments)
    surveys = {name: survey_game(name) for name in smokestack.game_names()}
    if chosen.table:
        for name, found in surveys.items():
            Console().print(draw(spec(name).title, found.covers))
    holes = [f"{name}: {hole}" for name, found in surveys.items() for hole in found.holes()]
    if holes:
        print("\n".join(holes))
        return 1
    print(f"{sum(len(found.covers) for found in surveys.values())} clauses, each with function and tests")
    return 0


if __name__ == "__main__":
    sys.exit(main())
