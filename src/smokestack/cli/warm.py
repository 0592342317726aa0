"""`smokestack warm`: compile the rules ahead of use, each game in a process of its own, as many at once as cores."""

import time

from smokestack.bots.warm import warm_rules, warm_search
from smokestack.bots.workers import BotError, WorkerLost, WorkerPool
from smokestack.cli.show import console
from smokestack.gamekit.registry import game as make_game
from smokestack.gamekit.registry import names, spec
from smokestack.kernel.batch import cores
from smokestack.lab.plan import plan_run
from smokestack.lab.workers import prepare


def warm_up(name: str | None) -> None:
    """Compile every kernel of a game's rules, its bots and the lab, or load them from the cache."""
    wanted = names() if name is None else [spec(name).name]
    with (
        console.status(f"Compiling the rules and bots of {' and '.join(spec(each).title for each in wanted)} …"),
        WorkerPool() as pool,
    ):
        try:
            for warmed, seconds in pool.imap_unordered(warm_game, wanted, cores()):
                console.print(f"{spec(warmed).title}: compiled rules and bots ready after {seconds:.1f} s")
        except WorkerLost as error:
            raise BotError(
                f"a process that compiled is lost ({error}); what it said stands above. If it said nothing, memory "
                "may be short: compile one game at a time, such as smokestack warm titans"
            ) from None


def warm_game(name: str) -> tuple[str, float]:
    """Use everything of a game that is compiled; which game it was, and how many seconds it took."""
    began = time.perf_counter()
    warm_rules(name)
    warm_search(name)
    prepare(plan_run(make_game(name), games=1, seed=0, bots=["greedy"]), compiled=True)
    return name, time.perf_counter() - began
