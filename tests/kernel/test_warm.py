"""Warming up leaves nothing to compile later."""

from collections.abc import Callable
from typing import Any

import pytest
from numba import types

import smokestack
from smokestack.gamekit.warm import compile_all
from smokestack.kernel import batch, entry_points, numba_backend
from smokestack.kernel.compile import KERNELS

ENTRY_POINTS: list[Callable[..., Any]] = [
    *(fn for fn, home in KERNELS.items() if home == entry_points.__name__),
    batch.play_random_games,
    batch.start_games,
    batch.step_games,
    batch.first_illegal,
    batch.legal_lists,
]


@pytest.mark.parametrize("name", smokestack.game_names())
def test_warming_up_compiles_every_entry_point(name: str) -> None:
    game = smokestack.game(name, compiled=True)
    compile_all(game)
    state = numba_backend.record_type(game.spec.state)
    for entry in ENTRY_POINTS:
        assert any(
            types.Array(state, 1, "C") in signature for signature in numba_backend.entry_point(entry).signatures
        ), entry
