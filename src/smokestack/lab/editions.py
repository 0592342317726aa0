"""The games of the lab's commands: an edition from a file must be honest about what is from the book."""

from smokestack.gamekit.book_marks import require_book_values
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import spec


def lab_game(name: str, edition: str | None = None, compiled: bool = False) -> Game:
    """A game with an edition by name or file, refused where the file calls something book that is not."""
    found = spec(name)
    chosen = found.edition(edition)
    require_book_values(found, chosen, edition or chosen.name)
    return Game(found, chosen, compiled)
