"""`smokestack simulate`: many games between bots, with a progress bar and a table."""

import json as jsonlib

from rich.table import Table

from smokestack.bots.results import Results
from smokestack.bots.simulate import simulate
from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import read_options, split
from smokestack.cli.show import console
from smokestack.gamekit.registry import game as make_game


def run_simulation(
    name: str,
    games: int,
    players: int | None,
    seed: int,
    bots: str,
    edition: str | None,
    given: list[str],
    interpreted: bool,
    json: bool,
) -> None:
    """Play, then print a table, or JSON for other programs."""
    game = make_game(name, edition, compiled=not interpreted)
    options = read_options(given, players)
    with progress_bar(games, "compiling" if game.compiled else "playing") as bar:
        results = simulate(game, games, seed, bots=split(bots), on_progress=bar.show, **options)
    if json:
        print(jsonlib.dumps(as_json(results)))
    else:
        print_results(results)


def as_json(results: Results) -> dict[str, object]:
    return {
        "game": results.game,
        "seed": results.seed,
        "games": results.games,
        "bots": results.rows(),
        "seats": [{"seat": rate.name, "wins": rate.wins, "rate": rate.rate} for rate in results.wins_by_seat()],
        "ends": results.ends(),
        "mean_rounds": float(results.rounds.mean()),
        "mean_decisions": float(results.decisions.mean()),
        "seconds": results.seconds,
    }


def print_results(results: Results) -> None:
    """Wins with their 95% intervals, mean scores, length and speed."""
    decisions = int(results.decisions.sum())
    console.print(
        f"{results.games:,} games of {results.game} with {results.players} players in {results.seconds:.2f} s "
        f"({decisions / max(results.seconds, 1e-9):,.0f} decisions a second)"
    )
    table = Table("bot", "wins", "95 % interval", "mean score", box=None, pad_edge=False)
    for row in results.rows():
        interval = f"{row['low']:.1%} to {row['high']:.1%}"
        table.add_row(str(row["bot"]), f"{row['rate']:.1%}", interval, f"{row['mean score']:.1f}")
    console.print(table)
    seats = ", ".join(f"{rate.name} {rate.rate:.1%}" for rate in results.wins_by_seat())
    ends = ", ".join(f"{reason} {count:,}" for reason, count in results.ends().items() if count)
    length = f"{results.rounds.mean():.1f} rounds, {results.decisions.mean():.0f} decisions"
    console.print(f"Wins by seat: {seats}")
    console.print(f"Ends: {ends}; mean length {length}")
