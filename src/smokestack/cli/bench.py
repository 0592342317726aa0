"""`smokestack bench`: decisions per second on this machine."""

import json as jsonlib
import time

from rich.table import Table

from smokestack.cli.show import console
from smokestack.gamekit.batch import random_games
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import game as make_game
from smokestack.kernel.batch import cores

PLAYERS = 4
"""At the table, where the game leaves a choice."""


def show_bench(name: str, seconds: float, json: bool) -> None:
    """Random play interpreted, compiled on one core, and compiled on all cores."""
    plain, fast = make_game(name), make_game(name, compiled=True)
    random_games(fast, 1, seed=0, **agreed(fast))
    rates = {
        "interpreted": decisions_per_second(plain, seconds, 1),
        "compiled, 1 core": decisions_per_second(fast, seconds, 1),
    }
    if cores() > 1:
        rates[f"compiled, {cores()} cores"] = decisions_per_second(fast, seconds, cores())
    if json:
        console.print_json(jsonlib.dumps({"game": name, **agreed(fast), "decisions_per_second": rates}))
        return
    table = Table("random play", "decisions/s", "ratio", box=None, pad_edge=False)
    for way, rate in rates.items():
        table.add_row(way, f"{rate:,.0f}", f"{rate / rates['interpreted']:.1f}")
    console.print(table)


def agreed(game: Game) -> dict[str, int]:
    return {"players": PLAYERS} if any(option.name == "players" for option in game.spec.options) else {}


def decisions_per_second(game: Game, seconds: float, threads: int) -> float:
    """Whole random games, block by block, until the time is up."""
    block = 4_000 * threads if game.compiled else 1
    decisions, played, began = 0, 0, time.perf_counter()
    while time.perf_counter() - began < seconds:
        _, made = random_games(game, block, seed=1, threads=threads, offset=played, **agreed(game))
        decisions += int(made.sum())
        played += block
    return decisions / (time.perf_counter() - began)
