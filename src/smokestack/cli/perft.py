"""`smokestack perft`: how many ways to go on there are, depth by depth."""

import time

from rich.table import Table

from smokestack.cli.progress import progress_bar
from smokestack.cli.reading import read_options
from smokestack.cli.show import console
from smokestack.gamekit.perft import branches, divide, perft
from smokestack.gamekit.position import Position
from smokestack.gamekit.registry import game as make_game


def show_perft(
    name: str, depth: int, players: int | None, edition: str | None, given: list[str], by_step: bool
) -> None:
    """A table of counts; the last depth shows progress by first step."""
    game = make_game(name, edition)
    position = game.new(**read_options(given, players))
    table = Table("depth", "ways", "seconds", box=None, pad_edge=False)
    for level in range(1, depth):
        table.add_row(str(level), *timed(position, level))
    counts, seconds = divided(position, depth)
    table.add_row(str(depth), f"{sum(counts.values()):,}", f"{seconds:.2f}")
    console.print(table)
    if by_step:
        for action, count in counts.items():
            console.print(f"{game.text(action):<30}{count:>14,}")


def timed(position: Position, depth: int) -> tuple[str, str]:
    began = time.perf_counter()
    return f"{perft(position, depth):,}", f"{time.perf_counter() - began:.2f}"


def divided(position: Position, depth: int) -> tuple[dict[int, int], float]:
    """The counts by first step, with a progress bar."""
    began = time.perf_counter()
    counts: dict[int, int] = {}
    with progress_bar(len(branches(position)), f"depth {depth}") as bar:
        for action, count in divide(position, depth):
            counts[action] = count
            bar.show(len(counts), doing=f"depth {depth}")
    return counts, time.perf_counter() - began
