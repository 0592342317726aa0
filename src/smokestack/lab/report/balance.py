"""A run, or several, made into the balance report and the games it links to."""

from collections.abc import Mapping
from functools import partial
from pathlib import Path

from smokestack.gamekit.registry import spec
from smokestack.lab.alive.alive import alive
from smokestack.lab.examples import match_of
from smokestack.lab.folder import write_file
from smokestack.lab.gamelab import lab_of
from smokestack.lab.plots.figure import Finding
from smokestack.lab.price.listing import PriceList
from smokestack.lab.report.alive import alive_section
from smokestack.lab.report.data import Data
from smokestack.lab.report.example_games import ExampleGames, folder_for
from smokestack.lab.report.length import length_section
from smokestack.lab.report.page import Section, page
from smokestack.lab.report.prices import prices_section
from smokestack.lab.report.scores import leader_section, scores_section
from smokestack.lab.report.seats import seats_section
from smokestack.lab.report.settings import settings_section
from smokestack.lab.report.wants import wants_sections
from smokestack.lab.tables import Run
from smokestack.match.save import save

MOST_FINDINGS = 10


def write_report(
    run: Run,
    file: Path,
    beside: Mapping[str, Run],
    settings: Mapping[str, Run] | None = None,
    prices: PriceList | None = None,
) -> list[str]:
    """The report into a file, its games beside it; returns the sentences it opens with, the largest effect first.

    `beside` are the game's side runs by their names, `settings` runs with each number of players (lab/alive/runs.py),
    `prices` what its things are worth (lab/price/).
    """
    folder = folder_for(file)
    data = Data.of(run, ExampleGames(folder))
    families = {side.name: side.family for side in lab_of(spec(run.meta.game)).side_runs}
    others = {name: Data.of(each, ExampleGames(folder, f"{families[name]}-{name}")) for name, each in beside.items()}
    sections, told = sections_of(data, others, settings or {}, prices)
    findings = sorted(told, key=lambda finding: -finding.size)[:MOST_FINDINGS]
    file.parent.mkdir(parents=True, exist_ok=True)
    for each, source in ((data, run), *((others[name], beside[name]) for name in beside)):
        each.example_games.write(file, partial(save_game, source))
    title = f"{data.game.spec.title}: the balance of edition {run.meta.edition.name}"
    write_file(file, page(data.meta.game, title, facts(run), findings, sections).encode())
    return [finding.shown for finding in findings]


def save_game(run: Run, number: int, file: Path) -> None:
    save(match_of(run, number), file)


def sections_of(
    data: Data, others: Mapping[str, Data], settings: Mapping[str, Run], prices: PriceList | None
) -> tuple[list[Section], list[Finding]]:
    """All sections in the order of the page, and what may stand out."""
    sections: list[Section] = []
    findings: list[Finding] = []
    for make in (seats_section, length_section, scores_section, leader_section):
        section, told = make(data)
        sections.append(section)
        findings += told
    if prices is not None:
        section, told = prices_section(data.game, prices)
        sections.append(section)
        findings += told
    lab = lab_of(data.game.spec)
    for many in filter(None, (lab.sections, wants_sections)):
        more, told = many(data)
        sections += more
        findings += told
    if others and lab.side_sections:
        more, told = lab.side_sections(others)
        sections += more
        findings += told
    if settings:
        shown = {name: Data.of(each, ExampleGames()) for name, each in settings.items()}
        for section, told in (settings_section(shown), alive_section(alive(settings))):
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
