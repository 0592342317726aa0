"""Games are found, not listed: every package may bring some, under the entry points of `smokestack.games`."""

from collections.abc import Sequence
from functools import lru_cache
from importlib.metadata import EntryPoint, entry_points
from pathlib import Path

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import ManifestError, UnknownName
from smokestack.gamekit.game import Game
from smokestack.gamekit.spec import GameSpec

GROUP = "smokestack.games"
"""An entry point of this group is called like its game and leads to the game's SPEC."""


@lru_cache
def found() -> dict[str, EntryPoint]:
    """Every installed game by its name."""
    games: dict[str, EntryPoint] = {}
    for each in entry_points(group=GROUP):
        other = games.setdefault(each.name, each)
        if other.value != each.value:
            raise ManifestError(
                f"two packages bring a game named {each.name}: {brought_by(other)} and {brought_by(each)}; "
                "uninstall one of them"
            )
    return games


def brought_by(entry: EntryPoint) -> str:
    """The package an entry point comes from, and where it leads."""
    return f"{entry.dist.name} ({entry.value})" if entry.dist else entry.value


def spec(name: str) -> GameSpec:
    """A game's manifest by its name."""
    if name not in found():
        raise UnknownName("game", name, found())
    entry = found()[name]
    try:
        loaded = entry.load()
    except (ImportError, AttributeError, TypeError, ValueError) as error:
        raise ManifestError(f"the game {name} of {brought_by(entry)} cannot be loaded: {error}") from error
    if not isinstance(loaded, GameSpec) or loaded.name != name:
        raise ManifestError(f"the entry point {name} leads to {entry.value}, which is no manifest of {name}")
    return loaded


@lru_cache
def names() -> Sequence[str]:
    """The names of all games, in the order in which they are shown.

    Examples:
        >>> import smokestack
        >>> smokestack.game_names()
        ('titans', 'empire', 'victory')
    """
    return tuple(sorted(found(), key=lambda name: (spec(name).order, name)))


def game(name: str, edition: str | Path | Edition | None = None, compiled: bool = False) -> Game:
    """A game by name, with an edition by name or file.

    Args:
        name: One of `smokestack.game_names()`.
        edition: An edition's name, the path of a `.toml` file, or an edition at hand; the game's default without it.
        compiled: Whether its rules run through Numba: the first use compiles, for up to a minute, and is then cached.

    Examples:
        >>> import smokestack
        >>> smokestack.game("empire", edition="nano-3")
        <game empire, edition nano-3, interpreted>
    """
    made = spec(name)
    return Game(made, edition if isinstance(edition, Edition) else made.edition(edition), compiled)
