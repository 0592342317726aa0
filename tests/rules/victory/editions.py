"""Games with an edition in which one thing is changed."""

import smokestack
from smokestack import Game
from tests.rules.victory.table import Table


def changed(game: Game, *changes: tuple[str, str]) -> str:
    """The edition's text with these texts replaced, each once."""
    text = game.edition.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def table_with(game: Game, *changes: tuple[str, str]) -> Table:
    """A drawn table for two with a changed edition."""
    edition = game.spec.read(changed(game, *changes), "changed.toml")
    return Table(smokestack.game("victory", edition=edition, compiled=game.compiled))
