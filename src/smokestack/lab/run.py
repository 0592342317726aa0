"""Play a run into a folder; played again, it goes on where it was left.

meta = plan_run(smokestack.game("titans"), games=100_000, seed=1, bots=["greedy"], players=4)
run = play_run(meta, Path("my-run"))
"""

from collections.abc import Callable
from pathlib import Path

from smokestack.lab.folder import open_folder, sweep, write_block
from smokestack.lab.meta import Meta
from smokestack.lab.tables import Run, read
from smokestack.lab.workers import Threads, Workers, played


def play_run(
    meta: Meta,
    folder: Path,
    workers: Callable[[Meta], Workers] = Threads,
    on_progress: Callable[[int], object] | None = None,
) -> Run:
    """Play what is missing; `on_progress(games)` is told at the start and after every block how many are there."""
    missing = open_folder(folder, meta)
    there = meta.games - sum(len(meta.games_of(block)) for block in missing)
    tell = on_progress or (lambda games: None)
    tell(there)
    if missing:
        team = workers(meta)
        try:
            for block, parts in played(team, missing):
                write_block(folder, block, parts)
                there += len(meta.games_of(block))
                tell(there)
        finally:
            team.close()
    sweep(folder)
    return read(folder)
