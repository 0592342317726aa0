"""`smokestack warm`: compile everything ahead of use, in processes of their own, as many at once as cores."""

import time
from collections import Counter
from collections.abc import Sequence
from dataclasses import dataclass

from smokestack.bots.gamebot import bot_of_game
from smokestack.bots.learned.teach import teach
from smokestack.bots.warm import warm_rules, warm_search
from smokestack.bots.workers import BotError, WorkerLost, WorkerPool
from smokestack.cli.show import console
from smokestack.gamekit.registry import game as make_game
from smokestack.gamekit.registry import names, spec
from smokestack.kernel.batch import cores
from smokestack.lab.plan import plan_run
from smokestack.lab.workers import prepare

RULES, SEARCH = "rules", "search"
"""The parts of a game; much of the second is compiled faster by who has just compiled the first."""
FEW_GAMES = 10
"""As many as one thread practises at a time."""


@dataclass(frozen=True)
class Work:
    """What one process compiles of a game."""

    game: str
    parts: Sequence[str] = (RULES, SEARCH)


def warm_up(name: str | None) -> None:
    """Compile every kernel of a game's rules, its bots and the lab, or load them from the cache."""
    wanted = names() if name is None else [spec(name).name]
    works, began = shared_out(wanted, cores()), time.perf_counter()
    left = Counter(work.game for work in works)
    with (
        console.status(f"Compiling the rules and bots of {' and '.join(spec(each).title for each in wanted)} …"),
        WorkerPool() as pool,
    ):
        try:
            for warmed in pool.imap_unordered(do_work, works, cores()):
                left[warmed] -= 1
                if not left[warmed]:
                    seconds = time.perf_counter() - began
                    console.print(f"{spec(warmed).title}: compiled rules and bots ready after {seconds:.1f} s")
        except WorkerLost as error:
            raise BotError(
                f"a process that compiled is lost ({error}); what it said stands above. If it said nothing, memory "
                "may be short: compile one game at a time, such as smokestack warm titans"
            ) from None


def shared_out(wanted: Sequence[str], at_once: int) -> list[Work]:
    """A game for each process, as long as there is one for each; of the games that are left, each part for itself."""
    alone = len(wanted) - len(wanted) % at_once
    whole = [Work(game) for game in wanted[:alone]]
    return [*whole, *(Work(game, [part]) for game in wanted[alone:] for part in (RULES, SEARCH))]


def do_work(work: Work) -> str:
    """Use everything compiled of these parts; which game it was."""
    if RULES in work.parts:
        warm_rules(work.game)
        prepare(plan_run(make_game(work.game), games=1, seed=0, bots=["greedy"]), compiled=True)
    if SEARCH in work.parts:
        warm_search(work.game)
        warm_teaching(work.game)
    return work.game


def warm_teaching(name: str) -> None:
    """A first lesson, where the search learns; nothing of it is kept."""
    if bot_of_game(spec(name)).learned is not None:
        next(teach(make_game(name, compiled=True), games=FEW_GAMES, each=FEW_GAMES))
