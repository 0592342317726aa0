"""Compile ahead what bots and simulations need; what is in the cache already is only loaded."""

from smokestack.bots.decide import decide
from smokestack.bots.search.tree import search
from smokestack.bots.simulate import simulate
from smokestack.gamekit.errors import SmokestackError
from smokestack.gamekit.registry import game as make_game
from smokestack.gamekit.warm import compile_all
from smokestack.kernel.cache import cache_folder, cache_root


class CacheError(SmokestackError):
    """Machine code cannot be kept, so that every process would have to compile it again."""


def fill_cache(name: str) -> None:
    """Compile a game's search for other processes."""
    if not cache_folder(search):
        raise CacheError(f"the folder {cache_root()} cannot be written; name another with SMOKESTACK_CACHE")
    warm_search(name)


def warm_search(name: str) -> None:
    """Compile the one entry point that searching bots need, in the page and in the terminal."""
    position = make_game(name).new()
    while position.chance:
        position.apply(position.outcomes()[0][0])
    decide(make_game(name, compiled=True), position, "search:2", seed=0)


def warm_rules(name: str) -> None:
    """Compile every entry point of a game's rules, and its simulation."""
    game = make_game(name, compiled=True)
    compile_all(game)
    simulate(game, 1, seed=0, bots=["greedy"] * game.new().seats)
