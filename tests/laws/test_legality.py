"""One source of legality: `legal` and `outcomes` list exactly what `check` allows."""

from collections.abc import Callable

import numpy as np

from smokestack import Game, Position
from smokestack.kernel import entry_points
from smokestack.kernel.compile import compiled as compiled_kernel
from smokestack.kernel.why import ALLOWED, Why
from tests.laws.tables import Table, both_ways, every_table
from tests.laws.walk import allowed, positions, some_positions


def checked(position: Position) -> list[int]:
    """All ids that `check` says yes to."""
    return [action for action in range(position.game.actions) if position.check(action) is None]


def checker(game: Game) -> Callable[[Position], list[int]]:
    """The same straight through the compiled entry points, fast enough for whole games."""
    cards, why, check = game.edition.cards.to_array(), np.zeros(1, Why.dtype), compiled_kernel(entry_points.check_at)

    def checked_fast(position: Position) -> list[int]:
        data = np.frombuffer(bytes(position), game.spec.state.dtype).copy()
        return [action for action in range(game.actions) if check(cards, data, 0, action, why) == ALLOWED]

    return checked_fast


@every_table
@both_ways
def test_legal_is_what_check_allows(table: Table, compiled: bool) -> None:
    for position in some_positions(table, compiled, seed=11, every=20):
        assert allowed(position) == checked(position)


@every_table
def test_legal_is_what_check_allows_at_every_position(table: Table) -> None:
    checked_fast = checker(table.game(True))
    for seed in (12, 13, 14):
        for position in positions(table, True, seed):
            assert allowed(position) == checked_fast(position)


@every_table
@both_ways
def test_legal_ids_ascend_and_the_mask_shows_them(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=15):
        legal = position.legal()
        assert legal == sorted(set(legal))
        assert [action for action, yes in enumerate(position.mask()) if yes] == legal


@every_table
@both_ways
def test_outcomes_ascend_and_have_weights_above_zero(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=16):
        ids = [action for action, _ in position.outcomes()]
        assert ids == sorted(set(ids))
        assert all(weight > 0 for _, weight in position.outcomes())


@every_table
@both_ways
def test_players_never_act_for_chance_nor_chance_for_players(table: Table, compiled: bool) -> None:
    by_chance: set[int] = set()
    by_players: set[int] = set()
    for position in positions(table, compiled, seed=17):
        (by_chance if position.chance else by_players).update(allowed(position))
    assert by_chance.isdisjoint(by_players)
    for position in some_positions(table, compiled, seed=17, every=12):
        strangers = by_players if position.chance else by_chance
        assert all(position.check(action) is not None for action in strangers)


@every_table
@both_ways
def test_only_chance_has_outcomes_and_only_seats_have_legal_actions(table: Table, compiled: bool) -> None:
    for position in positions(table, compiled, seed=18):
        assert bool(position.outcomes()) == position.chance
        assert bool(position.legal()) == (position.to_move >= 0)
