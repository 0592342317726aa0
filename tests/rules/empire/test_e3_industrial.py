"""E3.4: Industrial Factories and their cards."""

import pytest

from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables

CHOICE = ("private-bank", "piano-workshop", "toy-factory", "cement-works")
"""The row of every fresh table."""


def industrial(t: Table) -> Table:
    """PURPLE builds an Industrial Factory for $2 and has to take a card."""
    return t.throw_for("I1", price=2).play("build I1")


def by_cost(t: Table) -> list[str]:
    """The cards of the row, the cheapest first."""
    return sorted(CHOICE, key=lambda key: t.side(key).cost)


def test_E3_4_an_industrial_factory_brings_a_card_of_ones_choice(table: Tables) -> None:
    t = industrial(table())
    assert t.s.phase == Phase.TAKE
    assert t.may("take") == t.numbers(*CHOICE)
    cost = t.side("toy-factory").cost
    t.play("take toy-factory", f"pay {cost}")
    assert t.factories(PURPLE) == {"brickworks", "toy-factory"}
    assert t.row == ["private-bank", "piano-workshop", "cement-works"]
    assert t.works("toy-factory").goods == 0
    assert t.pips == t.shown(I1=1)
    assert (t.money, t.profit) == ([20 - 2 - cost, 20], [5, 5])


@pytest.mark.parametrize("points", range(4))
def test_E3_4_the_card_is_paid_in_any_split(table: Tables, points: int) -> None:
    t = industrial(table().points(20, 5)).play("take toy-factory")
    cost = t.side("toy-factory").cost
    assert t.may("pay") == {str(capital) for capital in range(cost + 1)}
    t.play(f"pay {cost - points}")
    assert (t.money, t.profit) == ([20 - 2 - cost + points, 20], [20 - points, 5])


def test_E3_4_the_card_is_paid_in_profit_alone(table: Tables) -> None:
    t = industrial(table().points(20, 5)).play("take toy-factory", "pay 0")
    assert (t.money, t.profit) == ([18, 20], [20 - t.side("toy-factory").cost, 5])


def test_E3_4_refuses_a_split_that_takes_profit_below_zero(table: Tables) -> None:
    t = table()
    cost = t.side("cement-works").cost
    industrial(t.points(cost - 2, 5)).play("take cement-works")
    assert t.may("pay") == {str(capital) for capital in range(2, cost + 1)}
    t.refuses("pay 1", "bad_split", "E3.4", have=2, need=cost)


def test_E3_4_refuses_a_split_that_takes_capital_below_zero(table: Tables) -> None:
    t = table()
    cost = t.side("toy-factory").cost
    industrial(t.purse(2 + cost - 1, 20).points(cost, 5)).play("take toy-factory")
    assert t.may("pay") == {str(capital) for capital in range(cost)}
    t.refuses(f"pay {cost}", "bad_split", "E3.4", have=0, need=cost - 1)
    t.play(f"pay {cost - 1}")
    assert (t.money, t.profit) == ([0, 20], [cost - 1, 5])


def test_E3_4_refuses_to_pay_more_than_the_card_costs(table: Tables) -> None:
    t = table()
    cost = t.side("toy-factory").cost
    t = industrial(t.points(cost, 5)).play("take toy-factory")
    t.refuses(f"pay {cost + 1}", "bad_split", "E3.4", have=0, need=cost)


@pytest.mark.parametrize("track", ["capital", "profit"])
def test_E3_4_one_possible_split_is_not_asked(table: Tables, track: str) -> None:
    t = table()
    money = max(t.side(key).cost for key in CHOICE)
    t.purse(2 + money if track == "capital" else 2, 20).points(money if track == "profit" else 0, 5)
    industrial(t).play("take private-bank")
    left = money - t.side("private-bank").cost
    assert (t.money, t.profit) == (([left, 20], [0, 5]) if track == "capital" else ([0, 20], [left, 5]))
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_4_refuses_a_card_that_is_not_on_offer(table: Tables) -> None:
    t = industrial(table())
    t.refuses("take brickworks", "not_offered", "E3.4", what="brickworks")
    t.refuses("take glassworks", "not_offered", "E3.4", what="glassworks")


def test_E3_4_refuses_a_card_that_is_too_dear(table: Tables) -> None:
    t = table()
    *_, dear, dearest = sorted({t.side(key).cost for key in CHOICE})
    assert dear < dearest
    industrial(t.purse(2 + dear - 1, 20).points(1, 5))
    payable = [key for key in CHOICE if t.side(key).cost <= dear]
    assert t.may("take") == t.numbers(*payable)
    unpaid = next(key for key in CHOICE if key not in payable)
    t.refuses(f"take {unpaid}", "factory_too_dear", "E3.4", what=unpaid, have=dear, need=dearest)


def test_E3_4_refuses_to_build_when_no_card_can_be_paid_on_top_of_the_die(table: Tables) -> None:
    t = table()
    cheapest = t.side(by_cost(t)[0]).cost
    t.purse(3, 20).points(cheapest - 2, 5).throw_for("I1", price=2)
    t.refuses("build I1", "no_factory", "E3.4", what="I1", have=cheapest - 1)


def test_E3_4_the_cheapest_card_on_top_of_the_die_is_enough_and_taken_unasked(table: Tables) -> None:
    t = table()
    cheapest, *_, dearest = by_cost(t)
    assert t.side(cheapest).cost < t.side(dearest).cost
    industrial(t.offer(dearest, cheapest).purse(3, 20).points(t.side(cheapest).cost - 1, 5))
    assert t.works(cheapest).owner == PURPLE
    assert (t.money, t.profit) == ([0, 20], [0, 5])
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_4_refuses_to_build_when_no_card_is_left(table: Tables) -> None:
    t = table().offer().throw_for("I1", price=2)
    t.refuses("build I1", "no_factory", "E3.4", what="I1", have=23)


def test_E3_4_refuses_to_pay_the_die_in_profit(table: Tables) -> None:
    t = table().purse(3, 20).points(40, 5).throw_for("I1", price=4)
    t.refuses("build I1", "too_dear", "E3.3", what="I1", have=3, need=4)


def test_E3_4_then_it_is_the_other_players_turn(table: Tables) -> None:
    t = industrial(table().points(5, 20)).play("take piano-workshop")
    piano, bank = t.side("piano-workshop").cost, t.side("private-bank").cost
    t.play(f"pay {piano}").throw_for("I2", price=3)
    assert t.to_move == BEIGE
    t.play("build I2")
    assert t.may("take") == t.numbers("private-bank", "toy-factory", "cement-works")
    t.play("take private-bank", "pay 0")
    assert (t.money, t.profit) == ([20 - 2 - piano, 20 - 3], [5, 20 - bank])
    assert t.s.phase == Phase.MARKET


def test_E3_4_other_buildings_bring_no_card(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.row == list(CHOICE)
    assert t.s.phase == Phase.ROLL
