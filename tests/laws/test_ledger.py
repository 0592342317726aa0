"""The books balance: what the rules note as moved is exactly what changed on the table."""

from collections import Counter
from collections.abc import Iterable
from itertools import chain

from smokestack.kernel.game import spec
from smokestack.kernel.language import noting
from tests.laws.tables import Table, every_table
from tests.laws.walk import Step, walk

Movement = tuple[int, int, int, int, int]
Held = tuple[int, int]
"""A piece and the place that holds it."""


def noted(step: Step) -> list[Movement]:
    """The movements of a step, carried out once more."""
    with noting() as movements:
        step.before.copy().apply(step.action)
    return movements


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
    for step in chain.from_iterable(walk(table, False, seed) for seed in (61, 62, 63)):
        before, after, flow = holdings(step.before.record()), holdings(step.after.record()), net(noted(step))
        changes = {held: after.get(held, 0) - before.get(held, 0) for held in before | after}
        assert changes == {held: flow[held] for held in before | after}


@every_table
def test_a_movement_is_of_something_to_somewhere_else(table: Table) -> None:
    for step in walk(table, False, seed=64):
        for _, amount, source, target, _ in noted(step):
            assert amount > 0
            assert source != target


@every_table
def test_nothing_moves_while_a_player_only_asks(table: Table) -> None:
    position = table.new(compiled=False)
    with noting() as movements:
        position.legal(), position.outcomes(), position.scores(), position.ranks()
        for action in range(position.game.actions):
            position.check(action)
    assert movements == []


@every_table
def test_no_place_holds_less_than_nothing(table: Table) -> None:
    holdings = spec(table.name).holdings
    for step in walk(table, False, seed=65):
        assert min(holdings(step.after.record()).values()) >= 0
