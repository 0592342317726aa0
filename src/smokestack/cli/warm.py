"""`smokestack warm`: compile the rules ahead of use."""

import time

from smokestack.bots.simulate import simulate
from smokestack.cli.show import console
from smokestack.kernel.game import game as make_game
from smokestack.kernel.game import names, spec
from smokestack.kernel.warm import compile_all


def warm_up(name: str | None) -> None:
    """Compile every door into a game's rules and its greedy bot, or load them from the cache."""
    for each in names() if name is None else [spec(name).name]:
        began = time.perf_counter()
        with console.status(f"Compiling the rules of {spec(each).title} …"):
            game = make_game(each, compiled=True)
            compile_all(game)
            simulate(game, 1, seed=0, bots=["greedy"] * game.new().seats)
        console.print(f"{spec(each).title}: compiled rules ready after {time.perf_counter() - began:.1f} s")
