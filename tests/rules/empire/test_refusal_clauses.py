"""A refusal names the clause of the action it refuses, though its words are the same for several actions."""

import pytest

from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def everything(t: Table) -> Table:
    """PURPLE has two trains, Goods of two colours, a Station, a Town Hall and money; BEIGE has two trains."""
    t.factory(PURPLE, "brickworks", goods=1, train=2).factory(PURPLE, "toy-factory", goods=1, train=2)
    t.factory(PURPLE, "cement-works", goods=1).factory(BEIGE, "glassworks", train=2)
    t.factory(BEIGE, "piano-workshop", train=6).own(PURPLE, "R1", "P1", "T1", "M1").own(PURPLE, "R2", pips=t.most("R2"))
    return t.factory(BEIGE, "private-bank", train=3).acts(PURPLE)


@pytest.mark.parametrize(
    ("actions", "refused", "clause"),
    [
        (["passenger_own"], "board glassworks", "E4.6"),
        (["passenger_own"], "board cement-works", "E4.6"),
        (["passenger_other"], "board cement-works", "E4.7"),
        (["passenger_other"], "board piano-workshop", "E4.7"),
        (["passenger_other"], "board brickworks", "E4.7"),
        (["passenger_other"], "done", "E4.7"),
        (["move_one"], "move glassworks", "E4.8"),
        (["move_two"], "move glassworks", "E4.8"),
        (["move_two", "move brickworks"], "done", "E4.9"),
        (["produce"], "make glassworks", "E4.10"),
        (["upgrade_residential", "raise R1"], "spend glassworks", "E4.11"),
        (["upgrade_any"], "raise R2", "E4.13"),
        (["upgrade_any"], "raise R3", "E4.13"),
        (["upgrade_any"], "raise M1", "E4.15"),
    ],
)
def test_the_clause_is_that_of_the_action(table: Tables, actions: list[str], refused: str, clause: str) -> None:
    t = everything(table()).lay(actions[0]).claim(actions[0]).play(*actions[1:])
    assert t.refusal(refused).clause == clause
