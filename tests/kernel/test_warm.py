"""Warming up leaves nothing to compile later."""

from collections.abc import Callable
from typing import Any

import pytest
from numba import types

import smokestack
from smokestack.kernel import batch, entry, native
from smokestack.kernel.compile import KERNELS
from smokestack.kernel.warm import compile_all

DOORS: list[Callable[..., Any]] = [
    *(fn for fn, home in KERNELS.items() if home == entry.__name__),
    batch.play_random_games,
    batch.start_games,
    batch.step_games,
    batch.first_illegal,
    batch.legal_lists,
]


@pytest.mark.parametrize("name", smokestack.game_names())
def test_warming_up_compiles_every_door(name: str) -> None:
    game = smokestack.game(name, compiled=True)
    compile_all(game)
    state = native.record_type(game.spec.state)
    for door in DOORS:
        assert any(types.Array(state, 1, "C") in signature for signature in native.entry_point(door).signatures), door
