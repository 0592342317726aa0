"""What occurs in play, by player count: kinds of action, things and clauses, and what of it is dead."""

from smokestack.board.drawing import Svg, tag, words
from smokestack.lab.alive.alive import Alive, Row, Use
from smokestack.lab.alive.items import CLAUSES, group_titles
from smokestack.lab.alive.words import LEGEND, share, verdict, wins
from smokestack.lab.plots.figure import Cell, Finding, Numbers, table
from smokestack.lab.report.page import Section
from smokestack.lab.sentences import NAMED

MATTERS = 0.1
"""The share of all that a log can tell of that is dead."""


def alive_section(found: Alive) -> tuple[Section, list[Finding]]:
    told = verdict(found)
    size = len(found.dead) / max(1, found.told) / MATTERS
    settings = ", ".join(f"{each.name} ({each.games:,} games)" for each in found.settings)
    about = [f"{sentence}." for sentence in told] + [
        f"Runs of their own: {settings}. A cell has games · seats · wins. {LEGEND}."
    ]
    groups = {title: found.group(group) for group, title in group_titles(found.game).items()}
    folded = [group_table(found, title, rows) for title, rows in groups.items() if rows]
    finding = Finding(verdict(found, NAMED)[0], None, size)
    return Section("alive", "What is alive", [*about, *excuses(found)], folded), [finding]


def excuses(found: Alive) -> list[str]:
    """What the edition does not have, and the clauses no log can show."""
    excused = [row.item for row in found.rows if row.item.excuse]
    absent = [f"{item.name} ({item.group})" for item in excused if item.group != CLAUSES]
    clauses = [f"{item.name} {item.title}" for item in excused if item.group == CLAUSES]
    parts = (("Not in this edition", absent), ("No log can show", clauses))
    return [f"{what}: {', '.join(names)}." for what, names in parts if names]


def group_table(found: Alive, title: str, rows: list[Row]) -> Svg:
    """One group, folded away under a line that says how much of it is dead."""
    dead = sum(row.dead for row in rows)
    numbers = Numbers(
        ("", *(each.name for each in found.settings)), [row_cells(row) for row in rows if not row.item.excuse]
    )
    said = f"{title}: {len(rows)}, {dead or 'none'} of them dead"
    return tag("details", tag("summary", words(said)), tag("div", table(numbers), class_="scroll"))


def row_cells(row: Row) -> list[Cell]:
    state = " (dead)" if row.dead else " (rare)" if row.rare else ""
    return [Cell(row.item.shown + state), *(Cell(use_cell(use)) for use in row.uses)]


def use_cell(use: Use) -> str:
    return " · ".join((share(use.games.value), share(use.seats.value), wins(use)))
