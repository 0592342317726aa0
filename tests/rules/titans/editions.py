"""Editions with one thing changed, and what their reader says to them."""

import pytest

from smokestack import Game
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.registry import spec
from tests.kernel.prototype import Data, row

every_edition = pytest.mark.parametrize("edition", spec("titans").editions(), scope="session")
"""For tests that hold whatever an edition prints: the rules of the book, and the values it gives."""


def problems(game: Game, *changes: tuple[str, str]) -> list[str]:
    """Why the edition with these texts replaced, each once, is refused."""
    text = game.edition.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    with pytest.raises(EditionError) as caught:
        game.spec.read(text, "changed.toml")
    return caught.value.problems


def without(game: Game, kind: str, key: str) -> tuple[str, str]:
    """The change that takes one table out of the file."""
    (block,) = [b for b in game.edition.text.split(f"[[{kind}]]\n") if b.startswith(f'key = "{key}"')]
    ending = min((block.find(mark) for mark in ("\n[[", "\n#") if mark in block), default=len(block))
    return f"[[{kind}]]\n{block[:ending]}", ""


def reprint(data: Data, key: str, **printed: str | int) -> None:
    """Another effect on an advancement, which keeps its name, age, cost and text."""
    card = row(data, "advancements", key)
    kept = {name: card[name] for name in ("key", "name", "age", "cost", "text")}
    card.clear()
    card.update(kept, source="edition", **printed)
