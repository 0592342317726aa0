"""`smokestack lab`: many games as tables, and single ones of them as saved matches."""

from pathlib import Path
from typing import Annotated

import typer

from smokestack.cli.options import (
    BotsOption,
    EditionFileArgument,
    EditionOption,
    GameArgument,
    GamesOption,
    InterpretedFlag,
    JsonFlag,
    PlayersOption,
    QuickFlag,
    SeedOption,
    SetOption,
    SomeGamesOption,
)

lab_app = typer.Typer(no_args_is_help=True, help="Play many games and keep them as tables, for reports and research.")


@lab_app.command("simulate")
def lab_simulate(
    game: GameArgument,
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder for the tables; a run there goes on.")],
    games: GamesOption = 1000,
    bots: BotsOption = "greedy",
    players: PlayersOption = None,
    seed: SeedOption = 0,
    edition: EditionOption = None,
    option: SetOption = None,
    rows: Annotated[str, typer.Option(help="The tables: games, seats, taken, decisions.")] = "games,seats,taken",
    count_every: Annotated[
        int,
        typer.Option(
            help="Count what is legal in every N-th game only, which saves up to a quarter of the time.", min=1
        ),
    ] = 1,
    block: Annotated[
        int | None,
        typer.Option(help="Games in one part of the tables; without it 500, or 5 when a bot searches.", min=1),
    ] = None,
    cluster: Annotated[bool, typer.Option("--cluster", help="Play on Ray: on this machine, or at --address.")] = False,
    address: Annotated[str | None, typer.Option(help="A Ray cluster's address, for more machines.")] = None,
    json: JsonFlag = False,
) -> None:
    """Let bots play many games on all cores, into Parquet tables; run again, it goes on where it was left."""
    from smokestack.cli.lab_simulate import Wanted, simulate_to_tables
    from smokestack.lab.cluster import HERE

    simulate_to_tables(
        Wanted(game, edition, games, seed, bots, players, option or [], rows, count_every, block or 0),
        out,
        address or (HERE if cluster else None),
        json,
    )


@lab_app.command("game")
def lab_game(
    folder: Annotated[Path, typer.Argument(help="The folder of a run.")],
    number: Annotated[int, typer.Argument(help="The game's number in the run.", min=0)],
    save: Annotated[Path, typer.Option("--save", help="Where to save it, for replay and for the page.")],
) -> None:
    """Save one game of a run as a match."""
    from smokestack.cli.lab_game import save_game

    save_game(folder, number, save)


@lab_app.command("balance")
def lab_balance(
    game: GameArgument,
    quick: QuickFlag = False,
    games: SomeGamesOption = None,
    bots: BotsOption = "greedy",
    players: PlayersOption = None,
    seed: SeedOption = 0,
    edition: EditionOption = None,
    prices: Annotated[
        int | None,
        typer.Option(help="Games for the price of each thing, 0 for no prices; without it as --games allows.", min=0),
    ] = None,
    out: Annotated[Path | None, typer.Option("--out", "-o", help="A folder, or the report's name.html.")] = None,
) -> None:
    """Write a report on a game's balance: seats, length, leaders, what is taken and what nobody wants."""
    from smokestack.cli.lab_balance import Asked, report_balance

    report_balance(Asked(game, edition, games, seed, bots, players, quick, prices), out)


@lab_app.command("alive")
def lab_alive(
    game: GameArgument,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games in each setting.", min=1)] = 200,
    bots: BotsOption = "greedy",
    players: Annotated[
        str | None,
        typer.Option("--players", "-p", help="Numbers of players with commas, such as 2,4; without it all there are."),
    ] = None,
    seed: SeedOption = 0,
    edition: EditionOption = None,
    out: Annotated[
        Path | None,
        typer.Option("--out", "-o", help="A folder for games, alive.json and alive.csv; a run there goes on."),
    ] = None,
    json: JsonFlag = False,
) -> None:
    """Show what of a game occurs in play: kinds of action, cards and clauses, and name what is dead."""
    from smokestack.cli.lab_alive import Asked, show_alive

    show_alive(Asked(game, edition, games, seed, bots, players), out, json)


@lab_app.command("teach")
def lab_teach(
    game: Annotated[str, typer.Argument(help="The game, one whose search can learn.")],
    games: Annotated[
        int | None,
        typer.Option("--games", "-n", help="How many games to learn from; as many as suit the game without it.", min=1),
    ] = None,
    seed: SeedOption = 1,
    edition: EditionOption = None,
    out: Annotated[Path, typer.Option("--out", "-o", help="The folder for what was learned.")] = Path("weights"),
    origin: Annotated[
        Path | None,
        typer.Option("--from", help="Begin with what a similar edition taught: the .lessons.npz of its teaching."),
    ] = None,
) -> None:
    """Let the search bot learn to judge an edition by playing against itself."""
    from smokestack.cli.lab_teach import teach_edition

    teach_edition(game, edition, games, seed, out, origin)


@lab_app.command("compare")
def lab_compare(
    game: GameArgument,
    a: Annotated[str, typer.Argument(help="An edition: its name, or a .toml file.")],
    b: Annotated[str, typer.Argument(help="The edition to compare it with.")],
    games: Annotated[int, typer.Option("--games", "-n", help="How many games of each.", min=2)] = 5_000,
    bots: BotsOption = "greedy",
    players: PlayersOption = None,
    seed: SeedOption = 0,
    json: Annotated[bool, typer.Option("--json", help="Print every difference as JSON.")] = False,
) -> None:
    """Play two editions on the same luck and show what differs."""
    from smokestack.cli.lab_compare import Asked, show_comparison

    show_comparison(game, a, b, Asked(games, seed, bots, players), json)


@lab_app.command("try")
def lab_try(
    file: EditionFileArgument,
    quick: QuickFlag = False,
    games: SomeGamesOption = None,
    bots: BotsOption = "greedy",
    players: PlayersOption = None,
    seed: SeedOption = 0,
) -> None:
    """Check an edition, play it against the game's default, and tell the five largest changes."""
    from smokestack.cli.lab_compare import Asked, try_edition

    try_edition(file, games, quick, Asked(0, seed, bots, players))


@lab_app.command("price")
def lab_price(
    game: GameArgument,
    things: Annotated[
        list[str] | None,
        typer.Argument(metavar="[THING]...", help="Things or kinds by name, or turn; everything without them."),
    ] = None,
    games: Annotated[int, typer.Option("--games", "-n", help="How many games for each thing.", min=2)] = 1_000,
    bots: BotsOption = "greedy",
    players: PlayersOption = None,
    seed: SeedOption = 0,
    edition: EditionOption = None,
    option: SetOption = None,
    when: Annotated[
        str, typer.Option(help="Interfere at the first moment at which a thing is on offer, or at any of them.")
    ] = "first",
    out: Annotated[
        Path | None, typer.Option("--out", "-o", help="A .json or .csv file for the prices; a .json goes on.")
    ] = None,
    interpreted: InterpretedFlag = False,
    json: JsonFlag = False,
) -> None:
    """Measure what things and turns are worth and cost: given, forbidden and forced on the same luck."""
    from smokestack.cli.lab_price import Asked, show_prices

    asked = Asked(edition, games, seed, bots, players, option or [], when, not interpreted)
    show_prices(game, things or [], asked, out, json)


@lab_app.command("judge")
def lab_judge(
    edition: Annotated[str, typer.Argument(help="The edition to judge: a .toml file, or a name of the game's.")],
    goals: Annotated[Path, typer.Option("--goals", help="A goals file: what is wanted.")],
    bots: Annotated[str | None, typer.Option("--bots", help="Who plays, instead of those the goals name.")] = None,
    games: Annotated[
        int | None, typer.Option("--games", "-n", help="Games for each number of players, not evidence's.", min=2)
    ] = None,
    seed: Annotated[int | None, typer.Option("--seed", help="Another seed than held_out.", min=0)] = None,
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The folder for the figures; a judgement there goes on.")
    ] = Path("judged"),
    interpreted: InterpretedFlag = False,
) -> None:
    """Play an edition and tell which goals its games meet."""
    from smokestack.cli.lab_judge import Asked, judge_edition

    judge_edition(Asked(edition, goals, out, bots, games, seed, interpreted))


@lab_app.command("seek")
def lab_seek(
    edition: Annotated[str, typer.Argument(help="The edition to start from: a .toml file, or a name of the game's.")],
    goals: Annotated[Path, typer.Option("--goals", help="A goals file: what may vary, and what is wanted.")],
    out: Annotated[
        Path, typer.Option("--out", "-o", help="The folder for what is found; a search there goes on.")
    ] = Path("sought"),
    name: Annotated[str, typer.Option("--name", help="What the new edition is called.")] = "sought",
    tries: Annotated[
        int | None,
        typer.Option("--tries", help="Editions to try, by the dozen; 400 when no --minutes are given.", min=1),
    ] = None,
    minutes: Annotated[float | None, typer.Option("--minutes", help="Stop trying after so long.", min=0.01)] = None,
    seed: SeedOption = 0,
    interpreted: InterpretedFlag = False,
) -> None:
    """Vary what is not from the book until games come near to their goals, and write the best as an edition."""
    from smokestack.cli.lab_seek import Asked, seek_edition

    seek_edition(Asked(edition, goals, out, name, tries, minutes, seed, interpreted))
