"""A refusal names the clause of the action it refuses, though its words are the same for several actions."""

import pytest

from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def everything(t: Table) -> Table:
    """PURPLE has two trains, Goods of two colours, a Station, a Town Hall and money; BEIGE has two trains."""
    t.factory(PURPLE, "brickworks", goods=1, train=2).factory(PURPLE, "toy-factory", goods=1, train=2)
    t.factory(PURPLE, "cement-works", goods=1).factory(BEIGE, "glassworks", train=2)
    t.factory(BEIGE, "piano-workshop", train=6).own(PURPLE, "3-5", "2-3", "2-6", "1-5").own(PURPLE, "2-5", pips=2)
    return t.factory(BEIGE, "private-bank", train=3).acts(PURPLE)


@pytest.mark.parametrize(
    ("shown", "actions", "refused", "clause"),
    [
        ((2, 1), ["passenger_own"], "board glassworks", "E4.6"),
        ((2, 1), ["passenger_own"], "board cement-works", "E4.6"),
        ((3, 1), ["passenger_other"], "board cement-works", "E4.7"),
        ((3, 1), ["passenger_other"], "board piano-workshop", "E4.7"),
        ((2, 1), ["move_one"], "move glassworks", "E4.8"),
        ((2, 1), ["move_two"], "move glassworks", "E4.8"),
        ((2, 1), ["produce"], "make glassworks", "E4.10"),
        ((2, 1), ["upgrade_residential", "raise 3 5"], "spend glassworks", "E4.11"),
        ((6, 1), ["upgrade_any"], "raise 2 5", "E4.13"),
        ((6, 1), ["upgrade_any"], "raise 1 1", "E4.13"),
        ((6, 1), ["upgrade_any"], "raise 1 5", "E4.15"),
    ],
)
def test_the_clause_is_that_of_the_action(
    table: Tables, shown: tuple[int, int], actions: list[str], refused: str, clause: str
) -> None:
    t = everything(table()).show(*shown).claim(actions[0]).play(*actions[1:])
    assert t.refusal(refused).clause == clause
