"""`smokestack edition check` and `smokestack edition show`."""

from collections import Counter
from pathlib import Path

from rich.table import Table
from rich.text import Text

from smokestack.cli.show import console
from smokestack.gamekit.book_marks import require_book_values
from smokestack.gamekit.edition import SOURCES, Edition, game_of_file
from smokestack.gamekit.errors import UnknownName
from smokestack.gamekit.registry import spec

STYLES = {"book": "green", "ruling": "yellow", "edition": "cyan"}


def check_edition(file: Path) -> None:
    """Read it with the checks of its game, and compare what it calls book; problems come as an EditionError.

    What only warns is shown, and it is a valid edition all the same.
    """
    found = spec(game_of_file(file))
    edition = found.edition(file)
    require_book_values(found, edition, str(file))
    counts = Counter(edition.sources.values())
    marks = ", ".join(f"{counts[source]} {source}" for source in SOURCES)
    console.print(f"{file}: a valid edition of {edition.game}, '{edition.title}'", soft_wrap=True)
    console.print(f"{len(edition.values)} values: {marks}; digest {edition.digest}", style="dim")
    for warning in edition.warnings:
        console.print(Text(f"warning: {warning}", style="yellow"), soft_wrap=True)


def show_edition(game: str, which: str | None, source: str | None) -> None:
    """Every value with the mark of where it comes from."""
    if source is not None and source not in SOURCES:
        raise UnknownName("source", source, SOURCES)
    edition = spec(game).edition(which)
    console.print(Text(f"{spec(game).title}, edition {edition.title}", style="bold"))
    console.print(edition.about)
    console.print(values_table(edition, source))


def values_table(edition: Edition, source: str | None) -> Table:
    table = Table("value", "is", "source", box=None, pad_edge=False)
    for key, value in edition.values.items():
        mark = edition.sources[key]
        if source in (None, mark):
            table.add_row(key, value_text(value), Text(mark, style=STYLES[mark]))
    return table


def value_text(value: object) -> str:
    if isinstance(value, list):
        return ", ".join(str(item) for item in value) or "none"
    if isinstance(value, bool):
        return "yes" if value else "no"
    return str(value) if value != "" else "none"
