"""`smokestack warm`: compile the rules ahead of use, each game in a process of its own, as many at once as cores."""

import multiprocessing
import time
from concurrent.futures import ProcessPoolExecutor, as_completed

from smokestack.bots.warm import warm_rules, warm_search
from smokestack.cli.show import console
from smokestack.gamekit.registry import game as make_game
from smokestack.gamekit.registry import names, spec
from smokestack.kernel.batch import cores
from smokestack.lab.plan import plan_run
from smokestack.lab.workers import prepare


def warm_up(name: str | None) -> None:
    """Compile every door into a game's rules, its bots and the lab, or load them from the cache."""
    wanted = names() if name is None else [spec(name).name]
    spawn = multiprocessing.get_context("spawn")
    with (
        console.status(f"Compiling the rules and bots of {' and '.join(spec(each).title for each in wanted)} …"),
        ProcessPoolExecutor(min(cores(), len(wanted)), spawn) as pool,
    ):
        jobs = {pool.submit(warm_game, each): each for each in wanted}
        for job in as_completed(jobs):
            console.print(f"{spec(jobs[job]).title}: compiled rules and bots ready after {job.result():.1f} s")


def warm_game(name: str) -> float:
    """Touch every door of a game; how long it took."""
    began = time.perf_counter()
    warm_rules(name)
    warm_search(name)
    prepare(plan_run(make_game(name), games=1, seed=0, bots=["greedy"]), compiled=True)
    return time.perf_counter() - began
