"""What was recorded stays what it was: the same positions, legal lists, scores, sentences and pictures, to the byte."""

import os

import pytest

from smokestack.match.save import loads
from tests.corpus.corpus import GAMES, LOGS, Expected, expected, recorded, seen_in

WHOLE = "SMOKESTACK_WHOLE_CORPUS"
"""An environment variable: `make soak` looks at everything in every match, `make test` in a part of them."""
PART = 10
EVERY_MATCH = [pytest.param(game, found, id=found.name) for game in GAMES for found in expected(game)]
LOOKED_INTO = EVERY_MATCH if os.environ.get(WHOLE) else EVERY_MATCH[::PART]


def test_the_corpus_is_whole() -> None:
    assert [len(expected(game)) for game in GAMES] == [LOGS] * len(GAMES)


@pytest.mark.parametrize(("game", "found"), EVERY_MATCH)
def test_every_match_ends_in_the_recorded_position(game: str, found: Expected) -> None:
    text, final = recorded(game, found.name)
    match = loads(text, found.name)
    assert len(match.entries) == found.entries
    assert bytes(match.position) == final


@pytest.mark.parametrize(("game", "found"), LOOKED_INTO)
def test_all_on_the_way_is_as_recorded(game: str, found: Expected) -> None:
    text, _ = recorded(game, found.name)
    assert seen_in(found.name, text) == found
