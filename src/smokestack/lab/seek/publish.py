"""What a search leaves in its folder: the best edition, its diff and evidence, and the front."""

from collections.abc import Sequence
from dataclasses import dataclass
from pathlib import Path
from typing import Any

from smokestack.board.drawing import tag
from smokestack.lab.folder import write_file
from smokestack.lab.plots.figure import Cell, Numbers, table
from smokestack.lab.plots.stacks import Stack, stacks
from smokestack.lab.report.page import Section, page
from smokestack.lab.seek.candidate import Candidate, Nursery
from smokestack.lab.seek.evidence import Line, met
from smokestack.lab.seek.front import Raced
from smokestack.lab.seek.goals import Goals
from smokestack.lab.seek.places import Place, with_values
from smokestack.lab.seek.tell import HEAD, diff_lines, diff_text, evidence_json, evidence_text, row
from smokestack.lab.seek.write import with_changes

FOUND_BY = "{count} of its values were found by smokestack lab seek."


@dataclass(frozen=True)
class Sought:
    """A finished search, ready to be told."""

    goals: Goals
    nursery: Nursery
    start: Raced
    front: Sequence[Raced]
    lines: Sequence[Line]
    tries: int
    seed: int

    @property
    def best(self) -> Raced:
        return self.front[0]

    @property
    def how(self) -> str:
        """What the evidence rests on."""
        return (
            f"Each figure is of {self.goals.evidence:,} games of {', '.join(self.goals.bots)} with seed "
            f"{self.goals.held_out}, which nothing was chosen by; ± is half a 95 % interval."
        )


def edition_text(nursery: Nursery, candidate: Candidate, name: str) -> str:
    """A candidate as an edition file of its own: the start edition's text with other values and another name."""
    start = nursery.start
    changes, varied = nursery.changes(candidate.values), nursery.varied(candidate.values)
    about = f"{start.about} {FOUND_BY.format(count=len(varied))}".strip()
    head = {"name": name, "title": name.replace("-", " ").capitalize(), "about": about}
    named = {Place(f"edition.{key}", "edition", None, key, f"edition.{key}"): value for key, value in head.items()}
    every: dict[Place, Any] = changes | named
    text = with_changes(start.text, with_values(nursery.data, every), every)
    return text.replace(f"edition `{start.name}`", f"edition `{name}`", 1)


def publish(sought: Sought, folder: Path, name: str) -> None:
    """Write every file."""
    nursery, best = sought.nursery, sought.best.candidate
    title = f"{name}, from {nursery.start.name}"
    stale = nursery.to_read_again(best.values)
    write(folder / "diff.md", diff_text(title, nursery.data, nursery.changes(best.values), stale))
    write(folder / "evidence.md", evidence_text(title, sought.how, sought.lines))
    facts = {
        "edition": name,
        "start": nursery.start.name,
        "seed": sought.seed,
        "held_out_seed": sought.goals.held_out,
        "games": sought.goals.evidence,
        "bots": list(sought.goals.bots),
        "tries": sought.tries,
    }
    write(folder / "evidence.json", evidence_json(sought.lines, sought.front, facts))
    (folder / "front").mkdir(exist_ok=True)
    for old in (folder / "front").glob(f"{name}-try-*.toml"):
        old.unlink()
    for each in written(sought):
        file = folder / file_of(sought, each, name)
        write(file, edition_text(nursery, each.candidate, file.stem))
    write(folder / "front.html", front_page(sought, name))


def written(sought: Sought) -> list[Raced]:
    """The editions of the front; the start edition has its own file already."""
    return [each for each in sought.front if each is not sought.start]


def file_of(sought: Sought, raced: Raced, name: str) -> str:
    """Where an edition of the front is, seen from the folder."""
    return f"{name}.toml" if raced is sought.best else f"front/{name}-try-{raced.candidate.number}.toml"


def write(file: Path, text: str) -> None:
    write_file(file, text.encode())


def front_page(sought: Sought, name: str) -> str:
    """The front, the changes and the evidence on one page."""
    spec, nursery = sought.nursery.spec, sought.nursery
    changes = diff_lines(nursery.data, nursery.changes(sought.best.candidate.values))
    facts = {"Edition": f"{name}, from {nursery.start.name}", "Tries": f"{sought.tries:,}", "Seed": str(sought.seed)}
    evidence = Numbers(HEAD, [[Cell(cell) for cell in row(line)] for line in sought.lines])
    sections = [
        Section("front", "The front", [FRONT_ABOUT], [front_chart(sought, name)]),
        Section("evidence", "Evidence", [sought.how], [wide_table(evidence)]),
        Section("changes", "Changes", [], [wide_table(Numbers(("value", "before", "after"), cells(changes)))]),
    ]
    findings = [Cell(f"{met(sought.lines)} of {len(sought.lines)} goals are met on games that nothing was chosen by")]
    return page(spec.name, f"Sought: {spec.title}", facts, findings, sections)


FRONT_ABOUT = (
    "Editions that no other one beats in one group of goals without losing in another, by how far they are from their "
    "goals; the start edition last. The edition nearest to all goals is the one that was written."
)


def front_chart(sought: Sought, name: str) -> str:
    groups = sought.goals.groups
    rows = [
        Stack(
            front_name(each),
            [each.groups[group] for group in groups],
            f"{each.total:.1f}",
            file_of(sought, each, name) if each in written(sought) else None,
        )
        for each in with_start(sought)
    ]
    numbers = Numbers(
        ("edition", *groups, "in all"),
        [
            [
                Cell(front_name(each)),
                *(Cell(f"{each.groups[group]:.2f}") for group in groups),
                Cell(f"{each.total:.2f}"),
            ]
            for each in with_start(sought)
        ],
    )
    return stacks("How far each edition is from its goals", rows, groups, "shortfall", numbers)


def with_start(sought: Sought) -> list[Raced]:
    """The front, and the start edition where it is not on it."""
    return [*(each for each in sought.front if each is not sought.start), sought.start]


def front_name(raced: Raced) -> str:
    return f"try {raced.candidate.number}" if raced.candidate.number else "start"


def wide_table(numbers: Numbers) -> str:
    """A table over the whole width of the page."""
    return tag("div", table(numbers), class_="scroll wide")


def cells(rows: Sequence[Sequence[str]]) -> list[list[Cell]]:
    return [[Cell(cell) for cell in each] for each in rows]
