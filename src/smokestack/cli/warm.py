"""`smokestack warm`: compile the rules ahead of use."""

import time

from smokestack.cli.show import console
from smokestack.kernel.game import game as make_game
from smokestack.kernel.game import names, spec
from smokestack.kernel.warm import compile_all


def warm_up(name: str | None) -> None:
    """Compile every door into a game's rules, or load them from the cache."""
    for each in names() if name is None else [spec(name).name]:
        began = time.perf_counter()
        with console.status(f"Compiling the rules of {spec(each).title} …"):
            compile_all(make_game(each, compiled=True))
        console.print(f"{spec(each).title}: compiled rules ready after {time.perf_counter() - began:.1f} s")
