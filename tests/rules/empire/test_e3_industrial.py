"""E3.4: Industrial Factories and their cards."""

import pytest

from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables

CHOICE = ("private-bank", "piano-workshop", "toy-factory", "cement-works")
"""The row of every fresh table; they cost 3, 7, 4 and 7."""


def industrial(t: Table) -> Table:
    """PURPLE builds the Industrial Factory 3-1 for $2 and has to take a card."""
    return t.throw(3, 1, 2).play("build 3 1")


def test_E3_4_an_industrial_factory_brings_a_card_of_ones_choice(table: Tables) -> None:
    t = industrial(table())
    assert t.s.phase == Phase.TAKE
    assert t.may("take") == {"1", "3", "5", "6"}
    t.play("take toy-factory", "pay 4")
    assert t.factories(PURPLE) == {"brickworks", "toy-factory"}
    assert t.row == ["private-bank", "piano-workshop", "cement-works"]
    assert t.works("toy-factory").goods == 0
    assert t.pips == {"3-1": 1}
    assert (t.money, t.profit) == ([14, 20], [5, 5])


@pytest.mark.parametrize(("capital", "money", "profit"), [(4, 14, 5), (3, 15, 4), (1, 17, 2), (0, 18, 1)])
def test_E3_4_the_card_is_paid_in_any_split(table: Tables, capital: int, money: int, profit: int) -> None:
    t = industrial(table()).play("take toy-factory")
    assert t.may("pay") == {"0", "1", "2", "3", "4"}
    t.play(f"pay {capital}")
    assert (t.money, t.profit) == ([money, 20], [profit, 5])


def test_E3_4_refuses_a_split_that_takes_profit_below_zero(table: Tables) -> None:
    t = industrial(table()).play("take cement-works")
    assert t.may("pay") == {"2", "3", "4", "5", "6", "7"}
    t.refuses("pay 1", "bad_split", "E3.4", have=2, need=7)


def test_E3_4_refuses_a_split_that_takes_capital_below_zero(table: Tables) -> None:
    t = industrial(table().purse(5, 20)).play("take toy-factory")
    assert t.may("pay") == {"0", "1", "2", "3"}
    t.refuses("pay 4", "bad_split", "E3.4", have=0, need=3)
    t.play("pay 3")
    assert (t.money, t.profit) == ([0, 20], [4, 5])


def test_E3_4_refuses_to_pay_more_than_the_card_costs(table: Tables) -> None:
    industrial(table()).play("take toy-factory").refuses("pay 5", "bad_split", "E3.4", have=0, need=4)


@pytest.mark.parametrize(
    ("purse", "points", "left"),
    [(2, 5, ([0, 20], [2, 5])), (20, 0, ([15, 20], [0, 5]))],
)
def test_E3_4_one_possible_split_is_not_asked(
    table: Tables, purse: int, points: int, left: tuple[list[int], list[int]]
) -> None:
    t = industrial(table().purse(purse, 20).points(points, 5)).play("take private-bank")
    assert (t.money, t.profit) == left
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_4_refuses_a_card_that_is_not_on_offer(table: Tables) -> None:
    t = industrial(table())
    t.refuses("take brickworks", "not_offered", "E3.4", what="brickworks")
    t.refuses("take glassworks", "not_offered", "E3.4", what="glassworks")


def test_E3_4_refuses_a_card_that_is_too_dear(table: Tables) -> None:
    t = industrial(table().purse(4, 20).points(3, 5))
    assert t.may("take") == {"1", "5"}
    t.refuses("take cement-works", "factory_too_dear", "E3.4", what="cement-works", have=5, need=7)


def test_E3_4_refuses_to_build_when_no_card_can_be_paid_on_top_of_the_die(table: Tables) -> None:
    t = table().purse(3, 20).points(1, 5).throw(3, 1, 2)
    t.refuses("build 3 1", "no_factory", "E3.4", what="3-1", have=2)


def test_E3_4_the_cheapest_card_on_top_of_the_die_is_enough_and_taken_unasked(table: Tables) -> None:
    t = industrial(table().purse(3, 20).points(2, 5))
    assert t.s.works[0].owner == PURPLE
    assert (t.money, t.profit) == ([0, 20], [0, 5])
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_4_refuses_to_build_when_no_card_is_left(table: Tables) -> None:
    t = table().offer().throw(3, 1, 2)
    t.refuses("build 3 1", "no_factory", "E3.4", what="3-1", have=23)


def test_E3_4_refuses_to_pay_the_die_in_profit(table: Tables) -> None:
    t = table().purse(1, 20).points(40, 5).throw(3, 1, 2)
    t.refuses("build 3 1", "too_dear", "E3.3", what="3-1", have=1, need=2)


def test_E3_4_then_it_is_the_other_players_turn(table: Tables) -> None:
    t = industrial(table()).play("take piano-workshop", "pay 7").throw(3, 1, 6)
    assert t.to_move == BEIGE
    t.play("build 1 6")
    assert t.may("take") == {"1", "5", "6"}
    t.play("take private-bank", "pay 0")
    assert (t.money, t.profit) == ([11, 17], [5, 2])
    assert t.s.phase == Phase.MARKET


def test_E3_4_other_buildings_bring_no_card(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.row == list(CHOICE)
    assert t.s.phase == Phase.ROLL
