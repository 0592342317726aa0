"""Editions with one thing changed: what their reader says to them, and games played with them."""

import pytest

import smokestack
from smokestack import Game
from smokestack.gamekit.errors import EditionError


def changed(game: Game, *changes: tuple[str, str]) -> str:
    """The edition's text with these texts replaced, each once."""
    text = game.edition.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def problems(game: Game, *changes: tuple[str, str]) -> list[str]:
    """Why the edition with these changes is refused."""
    with pytest.raises(EditionError) as caught:
        game.spec.read(changed(game, *changes), "changed.toml")
    return caught.value.problems


def without(game: Game, kind: str, start: str) -> tuple[str, str]:
    """The change that takes one table out of the file: the first that begins with this text."""
    block = next(b for b in game.edition.text.split(f"[[{kind}]]\n") if b.startswith(start))
    ending = min((block.find(mark) for mark in ("\n[[", "\n#") if mark in block), default=len(block))
    return f"[[{kind}]]\n{block[:ending]}", ""


def variant(game: Game, *changes: tuple[str, str]) -> Game:
    """The same game with a changed edition."""
    edition = game.spec.read(changed(game, *changes), "changed.toml")
    return smokestack.game("empire", edition=edition, compiled=game.compiled)
