"""The report as one HTML file: well-formed, styled by our own sheet, readable without a script."""

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from importlib import resources

from smokestack.board.drawing import Svg, tag, words
from smokestack.board.ui import stylesheet_of
from smokestack.gamekit.registry import spec
from smokestack.lab.plots.figure import Cell


@dataclass(frozen=True)
class Section:
    """A chapter of the report: a heading, some sentences, and charts."""

    key: str
    title: str
    about: Sequence[str]
    charts: Sequence[Svg]


def page(game: str, title: str, facts: Mapping[str, str], findings: Sequence[Cell], sections: Sequence[Section]) -> str:
    """The whole page; `findings` are the sentences it opens with, each with its example."""
    head = tag(
        "head",
        tag("meta", charset="utf-8"),
        tag("meta", name_="viewport", content="width=device-width, initial-scale=1"),
        tag("title", words(title)),
        tag("style", stylesheet_of(spec(game)) + sheet()),
    )
    body = tag(
        "body",
        tag("header", tag("div", tag("h1", words(title)), facts_list(facts))),
        tag("main", standing_out(findings), contents(sections), *(chapter(section) for section in sections)),
        class_=game,
    )
    return "<!doctype html>\n" + tag("html", head, body, lang="en") + "\n"


def sheet() -> str:
    return resources.files("smokestack.lab.report").joinpath("report.css").read_text(encoding="utf-8")


def facts_list(facts: Mapping[str, str]) -> Svg:
    return tag("dl", *(tag("dt", words(name)) + tag("dd", words(value)) for name, value in facts.items()))


def standing_out(findings: Sequence[Cell]) -> Svg:
    listed = [tag("li", words(finding.shown), ". ", example(finding)) for finding in findings]
    return tag("h2", "What stands out", id="findings") + tag("ol", *listed or ("",))


def example(finding: Cell) -> Svg:
    return "" if finding.link is None else tag("a", "Example", href=finding.link)


def contents(sections: Sequence[Section]) -> Svg:
    links = [tag("li", tag("a", words(section.title), href=f"#{section.key}")) for section in sections]
    return tag("nav", tag("ul", *links or ("",)), aria_label="Contents")


def chapter(section: Section) -> Svg:
    about = [tag("p", words(sentence)) for sentence in section.about]
    charts = tag("div", *section.charts, class_="charts") if section.charts else ""
    return tag("section", tag("h2", words(section.title)), *about, charts, id=section.key)
