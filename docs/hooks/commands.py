"""The command line, described by the commands themselves: they stand where a page says `<!-- commands -->`."""

import re
from typing import Any

import typer
from typer.cli import get_docs_for_click

from smokestack.cli.app import app

MARK = "<!-- commands -->"
LIST = re.compile(r"\*\*Commands\*\*:\n\n(\* .*\n)+\n")
"""Commands with the beginning of what they do; each stands below in full."""


def on_page_markdown(markdown: str, **_: Any) -> str:
    return markdown.replace(MARK, commands()) if MARK in markdown else markdown


def commands() -> str:
    """Every command with its arguments and options, each under a heading of its own."""
    command = typer.main.get_command(app)
    context = typer.Context(command, info_name="smokestack")
    return LIST.sub("", get_docs_for_click(obj=command, ctx=context, name="smokestack", indent=1))
