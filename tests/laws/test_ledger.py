"""The books balance: what the rules note as moved is exactly what changed on the table."""

from collections import Counter
from collections.abc import Iterable

from smokestack.gamekit.registry import spec
from smokestack.kernel.language import noting
from tests.laws.tables import Table, both_ways, every_table
from tests.laws.walk import actions, ask_everything, positions, some_positions

Movement = tuple[int, int, int, int, int]
Held = tuple[int, int]
"""A piece and the place that holds it."""


def net(movements: Iterable[Movement]) -> Counter[Held]:
    """What came in less what went out."""
    flow: Counter[Held] = Counter()
    for piece, amount, source, target, _ in movements:
        flow[piece, source] -= amount
        flow[piece, target] += amount
    return flow


@every_table
def test_movements_explain_every_change(table: Table) -> None:
    holdings = spec(table.name).holdings
    for seed in (61, 62, 63):
        position = table.new(compiled=False)
        before = holdings(position.record())
        for action in actions(table, seed):
            with noting() as movements:
                position.apply(action)
            after, flow = holdings(position.record()), net(movements)
            changes = {held: after.get(held, 0) - before.get(held, 0) for held in before | after}
            assert changes == {held: flow[held] for held in before | after}
            before = after


@every_table
@both_ways
def test_what_is_carried_out_noted_is_what_the_rules_do_and_note(table: Table, compiled: bool) -> None:
    """Compiled rules note nothing, so the interpreted ones stand in for them."""
    position, twin = table.new(compiled), table.new(compiled=False)
    for action in actions(table, seed=67):
        before = bytes(position)
        with noting() as movements:
            twin.apply(action)
        applied = position.apply_noted(action)
        assert (bytes(applied.before), bytes(applied.after)) == (before, bytes(twin))
        assert bytes(position) == bytes(twin)
        assert (applied.action, list(applied.notes)) == (action, movements)


@every_table
def test_a_movement_is_of_something_to_somewhere_else(table: Table) -> None:
    position = table.new(compiled=False)
    with noting() as movements:
        for action in actions(table, seed=64):
            position.apply(action)
    assert movements
    assert all(amount > 0 and source != target for _, amount, source, target, _ in movements)


@every_table
def test_nothing_moves_while_a_player_only_asks(table: Table) -> None:
    for position in some_positions(table, False, seed=65, every=25):
        with noting() as movements:
            ask_everything(position)
        assert movements == []


@every_table
def test_no_place_holds_less_than_nothing(table: Table) -> None:
    holdings = spec(table.name).holdings
    for position in positions(table, False, seed=66):
        assert min(holdings(position.record()).values()) >= 0
