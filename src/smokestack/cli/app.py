"""The commands and their options; each command's work stands in its own file."""

from pathlib import Path
from typing import Annotated

import typer

from smokestack.cli.lab import lab_app
from smokestack.cli.options import (
    BotsOption,
    EditionFileArgument,
    EditionOption,
    FirstGame,
    GameArgument,
    GamesOption,
    InterpretedFlag,
    JsonFlag,
    PlayersOption,
    SeedOption,
    SetOption,
)

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Games of industry on one table: play them, research them, design them.",
)
edition_app = typer.Typer(no_args_is_help=True, help="Check and show editions: the cards and boards as data.")
app.add_typer(edition_app, name="edition")
app.add_typer(lab_app, name="lab")


@app.command()
def play(
    game: FirstGame = None,
    seats: Annotated[
        str | None,
        typer.Option(help="Who sits where, in order: human (or a name), or a bot: easy, hard, program:./mybot …"),
    ] = None,
    edition: EditionOption = None,
    resume: Annotated[Path | None, typer.Option(help="Go on with a saved match.")] = None,
    save: Annotated[Path | None, typer.Option(help="Where to save; the match is saved after every turn.")] = None,
    seed: Annotated[int | None, typer.Option(help="Seed for chance; without it the operating system decides.")] = None,
    option: SetOption = None,
) -> None:
    """Play in the terminal, alone against bots or several people at one keyboard."""
    from smokestack.cli.play import play_in_terminal
    from smokestack.gamekit.registry import names

    play_in_terminal(game or names()[0], seats, edition, resume, save, seed, option or [])


@app.command()
def serve(
    host: Annotated[str, typer.Option(help="Where to listen; 0.0.0.0 lets other machines in.")] = "127.0.0.1",
    port: Annotated[int, typer.Option(help="The port; if it is taken, one of the next.", min=0, max=65_000)] = 8600,
    db: Annotated[str | None, typer.Option(help="A database: a file's name, or an address.")] = None,
    browser: Annotated[bool, typer.Option(help="Open the page, where there is a screen.")] = True,
    workers: Annotated[int, typer.Option(help="Processes for bots, no more than cores.", min=1, max=64)] = 2,
    warm: Annotated[bool, typer.Option(help="Warm all bots and rules meanwhile, not only what a table needs.")] = False,
    limits: Annotated[
        float, typer.Option(help="Times the usual number of tables a guest may open in an hour; 0: any.", min=0)
    ] = 1.0,
) -> None:
    """Play in the browser: alone, at one screen, or with friends by a link."""
    from smokestack.cli.serve import serve as run_server

    run_server(host, port, db, browser, workers, warm, limits)


@app.command()
def simulate(
    game: GameArgument,
    games: GamesOption = 1000,
    players: PlayersOption = None,
    seed: SeedOption = 0,
    bots: BotsOption = "random",
    edition: EditionOption = None,
    option: SetOption = None,
    interpreted: InterpretedFlag = False,
    json: JsonFlag = False,
) -> None:
    """Let bots play many games on all cores and show who wins."""
    from smokestack.cli.simulate import run_simulation

    run_simulation(game, games, players, seed, bots, edition, option or [], interpreted, json)


@app.command()
def arena(
    game: GameArgument,
    bots: Annotated[
        str, typer.Option(help="The bots that meet, separated by commas; program:./mybot is another program.")
    ] = "greedy,random",
    games: Annotated[
        int, typer.Option("--games", "-n", help="Games of each pairing, at most; whole deals are played.", min=1)
    ] = 200,
    players: PlayersOption = None,
    seed: Annotated[int, typer.Option(help="Seed of the arena: the same seed starts with the same luck.", min=0)] = 0,
    edition: EditionOption = None,
    option: SetOption = None,
    until_sure: Annotated[
        bool,
        typer.Option("--until-sure", help="Stop a pairing as soon as it is sure who is better, or that neither is."),
    ] = False,
    workers: Annotated[int, typer.Option(help="Games at a time; 0 for one on each core.", min=0, max=64)] = 0,
    interpreted: InterpretedFlag = False,
    json: JsonFlag = False,
    out: Annotated[Path | None, typer.Option("--out", help="Write the result as one page to this file.")] = None,
) -> None:
    """Measure how strong bots are: everyone against everyone, at all seats, with the same luck."""
    from smokestack.cli.arena import show_arena

    show_arena(game, bots, games, players, seed, edition, option or [], until_sure, workers, interpreted, json, out)


@app.command()
def program(
    bot: Annotated[str, typer.Option(help="Which bot answers.")] = "hard",
) -> None:
    """Answer another program's questions as a bot, by lines of JSON: so a later release can meet it in its arena."""
    from smokestack.cli.program import answer_questions

    answer_questions(bot)


@app.command()
def replay(
    file: Annotated[Path, typer.Argument(help="A saved match.")],
    at: Annotated[int | None, typer.Option("--at", help="Show the table after this entry.")] = None,
    ledger: Annotated[bool, typer.Option("--ledger", help="Show what moved from where to where.")] = False,
    svg: Annotated[Path | None, typer.Option("--svg", help="Write a picture of the table to this file.")] = None,
    html: Annotated[Path | None, typer.Option("--html", help="Write the match as one page to this file.")] = None,
) -> None:
    """Tell a saved match move by move, show the table at one moment, or write it as a picture or a page."""
    from smokestack.cli.replay import show_replay

    if svg is not None or html is not None:
        from smokestack.cli.export import export_replay

        export_replay(file, at, svg, html)
        return

    show_replay(file, at, ledger)


@app.command()
def rules(
    game: GameArgument,
    clause: Annotated[str | None, typer.Argument(help="One clause, such as T2.3, or a chapter, such as T2.")] = None,
) -> None:
    """Read the rules, all of them or one clause."""
    from smokestack.cli.rules import show_rules

    show_rules(game, clause)


@app.command()
def perft(
    game: GameArgument,
    depth: Annotated[int, typer.Option("--depth", "-d", help="How many steps to count.", min=1, max=12)] = 3,
    players: PlayersOption = None,
    edition: EditionOption = None,
    option: SetOption = None,
    divide: Annotated[bool, typer.Option("--divide", help="Count for each first step.")] = False,
) -> None:
    """Count every way to go on from the start: a fingerprint of the rules."""
    from smokestack.cli.perft import show_perft

    show_perft(game, depth, players, edition, option or [], divide)


@app.command()
def bench(
    game: FirstGame = None,
    seconds: Annotated[float, typer.Option(help="How long each measurement takes.", min=0.1)] = 2.0,
    json: JsonFlag = False,
) -> None:
    """Measure decisions per second on this machine, interpreted and compiled."""
    from smokestack.cli.bench import show_bench
    from smokestack.gamekit.registry import names

    show_bench(game or names()[0], seconds, json)


@app.command()
def warm(
    game: Annotated[str | None, typer.Argument(help="The game; all of them without it.")] = None,
) -> None:
    """Compile rules and bots ahead, so that the first compiled use does not wait."""
    from smokestack.cli.warm import warm_up

    warm_up(game)


@edition_app.command("check")
def edition_check(file: EditionFileArgument) -> None:
    """Check an edition file completely and name every problem."""
    from smokestack.cli.edition import check_edition

    check_edition(file)


@edition_app.command("show")
def edition_show(
    game: GameArgument,
    edition: EditionOption = None,
    source: Annotated[str | None, typer.Option(help="Only values from here: book, ruling or edition.")] = None,
) -> None:
    """Show every value of an edition with its source."""
    from smokestack.cli.edition import show_edition

    show_edition(game, edition, source)
