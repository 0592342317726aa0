"""A run, or several, made into the balance report and the games it links to."""

import importlib
from collections.abc import Mapping
from functools import partial
from pathlib import Path

from smokestack.lab.examples import match_of
from smokestack.lab.folder import write_file
from smokestack.lab.plots.figure import Cell
from smokestack.lab.report.data import Data
from smokestack.lab.report.empire import LEVELS, archie_section
from smokestack.lab.report.length import length_section
from smokestack.lab.report.page import Section, page
from smokestack.lab.report.scores import leader_section, scores_section
from smokestack.lab.report.seats import seats_section
from smokestack.lab.report.shelf import Shelf, folder_for
from smokestack.lab.report.wants import wants_sections
from smokestack.lab.tables import Run
from smokestack.match.save import save

OWN = {
    "titans": "smokestack.lab.report.titans",
    "victory": "smokestack.lab.report.victory",
    "empire": "smokestack.lab.report.empire",
}
"""Each game's module offers `own_sections`."""

MOST_FINDINGS = 10


def write_report(run: Run, file: Path, archie: Mapping[int, Run]) -> list[str]:
    """The report into a file, its games beside it; returns the sentences it opens with."""
    folder = folder_for(file)
    data = Data.of(run, Shelf(folder))
    levels = {level: Data.of(each, Shelf(folder, f"archie-{LEVELS[level]}")) for level, each in archie.items()}
    sections, told = sections_of(data, levels)
    findings = told[:MOST_FINDINGS]
    file.parent.mkdir(parents=True, exist_ok=True)
    for each, source in ((data, run), *((levels[level], archie[level]) for level in levels)):
        each.shelf.write(file, partial(save_game, source))
    title = f"{data.game.spec.title}: the balance of edition {run.meta.edition.name}"
    write_file(file, page(data.meta.game, title, facts(run), findings, sections).encode())
    return [finding.shown for finding in findings]


def save_game(run: Run, number: int, file: Path) -> None:
    save(match_of(run, number), file)


def sections_of(data: Data, levels: Mapping[int, Data]) -> tuple[list[Section], list[Cell]]:
    """All sections in the order of the page, and what stands out."""
    sections, findings = [], []
    for make in (seats_section, length_section, scores_section, leader_section):
        section, told = make(data)
        sections.append(section)
        findings += told
    for many in (importlib.import_module(OWN[data.meta.game]).own_sections, wants_sections):
        more, told = many(data)
        sections += more
        findings += told
    if levels:
        section, told = archie_section(levels)
        sections.append(section)
        findings += told
    return sections, findings


def facts(run: Run) -> dict[str, str]:
    """What the numbers rest on."""
    meta = run.meta
    options = ", ".join(f"{name} = {value}" for name, value in meta.options.items())
    return {
        "Games": f"{run.played:,}, with {meta.seats} players each",
        "Bots": ", ".join(dict.fromkeys(meta.bots)),
        "Seed": str(meta.seed),
        "Edition": f"{meta.edition.name}, hash {meta.edition.digest}",
        "Rules": f"version {meta.rules}, {options}",
        "Intervals": "95 %, Wilson's for shares; beyond chance means after Benjamini and Hochberg at 5 %",
        "Examples": "every linked number leads to a saved game that shows it: smokestack replay FILE tells it, and "
        "the page's upload opens it",
    }
