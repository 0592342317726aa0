"""`smokestack rules`: the clauses in our own words."""

from rich.padding import Padding
from rich.text import Text

from smokestack.cli.show import console
from smokestack.gamekit.clauses import Chapter, Clause
from smokestack.gamekit.registry import spec

MARKS = {"book": "rulebook", "ruling": "our ruling", "edition": "set by the edition"}


def show_rules(game: str, which: str | None) -> None:
    """All rules, one chapter, or one clause."""
    clauses = spec(game).clauses
    if which is None:
        console.print(Text(clauses.title, style="bold"), Text(clauses.about), sep="\n")
    chapters = [c for c in clauses.chapters if which is None or c.id.lower() == which.lower()]
    for chapter in chapters:
        print_chapter(chapter)
    if not chapters and which is not None:
        print_clause(clauses.find(which))


def print_chapter(chapter: Chapter) -> None:
    console.print()
    console.print(Text(f"{chapter.id}  {chapter.title}", style="bold underline"))
    for clause in chapter.clauses:
        print_clause(clause)


def print_clause(clause: Clause) -> None:
    marks = ", ".join(MARKS[mark] for mark in clause.marks)
    console.print(Text.assemble((f"{clause.id:<6}", "bold"), (clause.title, "bold"), (f"  ({marks})", "dim")))
    console.print(Padding(Text(clause.text), (0, 0, 0, 6)))
    if clause.why:
        console.print(Padding(Text(f"Why: {clause.why}", style="italic dim"), (0, 0, 0, 6)))
