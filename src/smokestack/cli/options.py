"""Arguments and options that several commands have, each declared once: same name, same help, same bounds."""

from pathlib import Path
from typing import Annotated

import typer

GameArgument = Annotated[str, typer.Argument(help="The game, such as titans.")]
FirstGame = Annotated[str | None, typer.Argument(help="The game; the first of the front page without it.")]
EditionFileArgument = Annotated[Path, typer.Argument(help="An edition file.")]

EditionOption = Annotated[str | None, typer.Option("--edition", help="An edition's name, or a .toml file.")]
PlayersOption = Annotated[int | None, typer.Option("--players", "-p", help="How many players.")]
SetOption = Annotated[list[str] | None, typer.Option("--set", help="A game option, as NAME=VALUE; may be repeated.")]
BotsOption = Annotated[str, typer.Option(help="The bots, separated by commas; they rotate over the seats.")]
SeedOption = Annotated[int, typer.Option(help="Seed of the run: the same seed gives the same games.", min=0)]
GamesOption = Annotated[int, typer.Option("--games", "-n", help="How many games.", min=1)]
SomeGamesOption = Annotated[int | None, typer.Option("--games", "-n", help="How many games.", min=2)]
"""Without it the command knows how many games it needs."""

InterpretedFlag = Annotated[bool, typer.Option("--interpreted", help="Run plain Python instead of machine code.")]
JsonFlag = Annotated[bool, typer.Option("--json", help="Print the result as JSON.")]
QuickFlag = Annotated[bool, typer.Option("--quick", help="Fewer games: done within two minutes on two cores.")]
