"""Numbered choices in a terminal, and what a typed answer means."""

from collections.abc import Mapping, Sequence
from itertools import groupby

from rich.columns import Columns
from rich.text import Text

from smokestack.cli.show import console
from smokestack.gamekit.errors import NotationError
from smokestack.gamekit.position import Position
from smokestack.gamekit.telling import Label
from smokestack.gamekit.words import TextSheet

_HELP = """Type the number of a choice, or an action as it stands in the log.
  u         take back your last choice
  r         do again what you took back
  h         a hint from the best bot at the table, with its reason
  w ACTION  why an action is not possible
  o N       answer N offers a move, decline the others (o all: answer all)
  b         the board
{sheets}  s [FILE]  save now, or to another file
  q         leave; the match is saved
  ?         this help"""
SHORT = 14
"""Details up to this length stand in columns, longer ones get a line each."""


def help_text(sheets: Mapping[str, TextSheet]) -> str:
    """All commands, those that a game adds among them."""
    return _HELP.format(sheets="".join(f"  {word:<10}{sheet.about}\n" for word, sheet in sheets.items()))


def ask(prompt: str) -> str:
    """A line from the keyboard, without spaces around it."""
    return console.input(Text(prompt, style="bold")).strip()


def print_choices(position: Position, names: Sequence[str]) -> None:
    """All legal actions in groups, numbered through."""
    labels = list(enumerate(position.labels(position.legal(), names), start=1))
    for group, rows in groupby(labels, key=lambda row: row[1].group):
        console.print(Text(group, style="bold"))
        print_group(list(rows))


def print_group(rows: list[tuple[int, Label]]) -> None:
    lines = [
        Text.assemble((f"{number:>4}", "cyan"), f" {label.text}", (f"  {label.detail}" if label.detail else "", "dim"))
        for number, label in rows
    ]
    if all(len(label.detail) <= SHORT for _, label in rows):
        console.print(Columns(lines, padding=(0, 2), column_first=False))
    else:
        for line in lines:
            console.print(line)


def read_choice(position: Position, answer: str) -> int:
    """The action behind a number or a notation."""
    if not answer.isdigit():
        return position.game.number(answer)
    legal = position.legal()
    if not 1 <= int(answer) <= len(legal):
        raise NotationError(f"there is no choice {answer}; they go from 1 to {len(legal)}")
    return legal[int(answer) - 1]
