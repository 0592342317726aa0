"""What all commands print with: one console, seat colours, errors in words."""

import sys

from rich.console import Console
from rich.text import Text

SEAT_STYLES = {
    "●○": "#e69f00",
    "■□": "#56b4e9",
    "▲△": "#009e73",
    "◆◇": "#f0e442",
    "⬢⬡": "#d55e00",
    "★☆": "#cc79a7",
}
"""Okabe–Ito colours; a seat's shape always goes with its colour."""

console = Console(highlight=False, markup=False, emoji=False)
errors = Console(stderr=True, highlight=False, markup=False, emoji=False)


def coloured(text: str) -> Text:
    """Text with every seat's shape in its colour."""
    shown = Text(text)
    for shapes, style in SEAT_STYLES.items():
        shown.highlight_regex(f"[{shapes}]", style)
    return shown


def complain(error: Exception) -> None:
    """An error as a person wants to read it."""
    errors.print(Text(str(error), style="red"), soft_wrap=True)


def interactive() -> bool:
    """Whether a person sits at this terminal."""
    return sys.stdin.isatty() and sys.stdout.isatty()
