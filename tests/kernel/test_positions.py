"""Positions as programs carry them about."""

import pickle

import pytest

import smokestack
from smokestack.kernel.record import RecordError


def test_a_position_can_be_pickled() -> None:
    position = smokestack.game("titans").new(players=3).apply("order 2")
    twin = pickle.loads(pickle.dumps(position))
    assert twin == position
    assert twin.game.name == "titans"


def test_bytes_that_are_no_position_are_refused() -> None:
    game = smokestack.game("titans")
    size = len(bytes(game.new()))
    with pytest.raises(RecordError, match="these bytes are no position of titans"):
        game.position(b"x" * size)
    with pytest.raises(RecordError, match=f"needs {size} bytes, got 3"):
        game.position(b"abc")
