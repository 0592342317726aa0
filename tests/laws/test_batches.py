"""Many games at once are the same games as one after another."""

from typing import Any

import numpy as np
import pytest

from smokestack import OVER, IllegalAction, Position
from smokestack.gamekit.batch import Batch, random_games
from smokestack.gamekit.errors import NotationError
from smokestack.kernel.chance import Stream, below, seeded
from tests.laws.tables import Table, both_ways, every_table
from tests.laws.walk import choose

SIZE = 6
SEED = 51


class Single:
    """One game of a batch played alone: chance by the game's own stream, decisions from outside."""

    def __init__(self, table: Table, index: int) -> None:
        self.stream, self.position = seeded(SEED, index), table.new(compiled=True)
        self.let_chance_play()

    def let_chance_play(self) -> None:
        while self.position.chance:
            self.position.apply(choose(self.position, self.stream))

    def step(self, action: int) -> None:
        if not self.position.over:
            self.position.apply(action)
            self.let_chance_play()


@every_table
def test_a_batch_steps_like_single_positions(table: Table) -> None:
    batch = Batch(table.game(True), SIZE, SEED, threads=1, **table.options)
    singles, chooser = [Single(table, index) for index in range(SIZE)], seeded(SEED + 1)
    while not batch.over:
        assert_same(batch, [single.position for single in singles])
        actions = [pick(legal, chooser) for legal in batch.legal()]
        batch.step(actions)
        for single, action in zip(singles, actions, strict=True):
            single.step(action)
    assert_same(batch, [single.position for single in singles])


def pick(legal: Any, chooser: Stream) -> int:
    return int(legal[below(chooser, len(legal))]) if len(legal) else 0


def assert_same(batch: Batch, singles: list[Position]) -> None:
    assert [state.tobytes() for state in batch.states] == [bytes(position) for position in singles]
    assert batch.to_move.tolist() == [position.to_move for position in singles]
    assert [row.tolist() for row in batch.legal()] == [position.legal() for position in singles]
    assert batch.masks().tolist() == [position.mask() for position in singles]


@every_table
def test_a_batch_does_not_depend_on_threads(table: Table) -> None:
    alone, shared = (Batch(table.game(True), SIZE, SEED, threads, **table.options) for threads in (1, 2))
    chooser = seeded(SEED + 2)
    for _ in range(30):
        actions = [pick(legal, chooser) for legal in shared.legal()]
        assert alone.step(actions).tolist() == shared.step(actions).tolist()
        assert alone.states.tobytes() == shared.states.tobytes()


@every_table
def test_an_illegal_action_in_a_batch_changes_no_game(table: Table) -> None:
    batch = Batch(table.game(True), SIZE, SEED, **table.options)
    before, actions = batch.states.tobytes(), [int(legal[0]) for legal in batch.legal()]
    forbidden = batch.masks()[SIZE - 2].tolist().index(False)
    with pytest.raises(IllegalAction, match=f"game {SIZE - 2}: "):
        batch.step([*actions[: SIZE - 2], forbidden, actions[-1]])
    with pytest.raises(NotationError, match=f"game 0: {batch.game.actions} is no action"):
        batch.step([batch.game.actions, *actions[1:]])
    with pytest.raises(NotationError, match=f"one action for each of the {SIZE} games"):
        batch.step(actions[:-1])
    assert batch.states.tobytes() == before


@every_table
def test_reset_starts_the_same_games_again(table: Table) -> None:
    batch = Batch(table.game(True), SIZE, SEED, **table.options)
    before = batch.states.tobytes()
    batch.step([int(legal[0]) for legal in batch.legal()])
    assert batch.states.tobytes() != before
    batch.reset(SEED)
    assert batch.states.tobytes() == before
    batch.reset(SEED + 1)
    assert batch.states.tobytes() != before


@every_table
def test_random_games_do_not_depend_on_threads_or_chunks(table: Table) -> None:
    game = table.game(True)
    alone, decisions = random_games(game, 40, SEED, threads=1, **table.options)
    shared, again = random_games(game, 40, SEED, threads=2, **table.options)
    later, rest = random_games(game, 15, SEED, threads=1, offset=25, **table.options)
    assert shared.tobytes() == alone.tobytes()
    assert later.tobytes() == alone[25:].tobytes()
    assert np.array_equal(again, decisions)
    assert np.array_equal(rest, decisions[25:])


@every_table
@both_ways
def test_random_games_are_those_of_single_positions(table: Table, compiled: bool) -> None:
    final, decisions = random_games(table.game(compiled), 3, SEED, **table.options)
    for index in range(3):
        stream, position, made = seeded(SEED, index), table.new(compiled), 0
        while position.to_move != OVER:
            made += not position.chance
            position.apply(choose(position, stream))
        assert bytes(position) == final[index].tobytes()
        assert made == decisions[index]
