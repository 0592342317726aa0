"""Editions with one thing changed: what their reader says to them, and games played with them."""

import re
from collections.abc import Callable, Mapping, Sequence
from dataclasses import replace

import pytest

import smokestack
from smokestack import Game
from smokestack.gamekit.errors import EditionError
from smokestack.games.empire.model.cards import CHOICES, ICONS, SIDES, Cards, Icon
from smokestack.games.empire.model.reader import CHOICE_KEYS, ICON_KEYS


def changed(game: Game, *changes: tuple[str, str]) -> str:
    """The edition's text with these texts replaced, each once."""
    text = game.edition.text
    for old, new in changes:
        assert old in text
        text = text.replace(old, new, 1)
    return text


def problems(game: Game, *changes: tuple[str, str]) -> list[str]:
    """Why the edition with these changes is refused, besides what it is forgiven as it stands."""
    with pytest.raises(EditionError) as caught:
        game.spec.read(changed(game, *changes), "changed.toml")
    return [problem for problem in caught.value.problems if problem not in game.edition.warnings]


def without(game: Game, kind: str, start: str) -> tuple[str, str]:
    """The change that takes one table out of the file: the first that begins with this text."""
    block = next(b for b in game.edition.text.split(f"[[{kind}]]\n") if b.startswith(start))
    ending = min((block.find(mark) for mark in ("\n[[", "\n#") if mark in block), default=len(block))
    return f"[[{kind}]]\n{block[:ending]}", ""


def found_in(game: Game, pattern: str) -> str:
    """The first place in the file that a pattern fits."""
    found = re.search(pattern, game.edition.text)
    assert found
    return found[0]


def redrawn(game: Game, draw: Callable[[Cards], None]) -> Game:
    """The same game with other values printed, also where no file could have them."""
    cards = game.edition.cards.copy()
    assert isinstance(cards, Cards)
    draw(cards)
    return smokestack.game("empire", edition=replace(game.edition, cards=cards), compiled=game.compiled)


def with_icons(game: Game, printed: Mapping[int, Sequence[str]]) -> Game:
    """The game with other icons on Action cards, by their numbers."""

    def draw(cards: Cards) -> None:
        for number, icons in printed.items():
            assert len(icons) == ICONS
            cards.action_cards[number - 1].icons = [ICON_KEYS.index(icon) for icon in icons]

    return redrawn(game, draw)


def with_row(game: Game, took: str, choices: Sequence[str]) -> Game:
    """The game in which Archie tries these choices after an icon."""

    def draw(cards: Cards) -> None:
        assert len(choices) == CHOICES
        cards.archie[ICON_KEYS.index(took)].choices = [CHOICE_KEYS.index(choice) for choice in choices]

    return redrawn(game, draw)


def with_sides(game: Game, what: str, printed: Mapping[str, int]) -> Game:
    """The game with another cost or number of links on sides of Factory cards, by their keys."""
    keys = game.edition.names["factory_key"]

    def draw(cards: Cards) -> None:
        for key, value in printed.items():
            card, side = divmod(keys.index(key), SIDES)
            setattr(cards.factories[card].sides[side], what, value)

    return redrawn(game, draw)


def row_of(game: Game, took: str) -> list[str]:
    """What Archie tries after an icon in this edition."""
    cards = game.edition.cards
    assert isinstance(cards, Cards)
    return [CHOICE_KEYS[choice] for choice in cards.archie[Icon[took.upper()]].choices]
