"""E4.13–E4.15: upgrades for money, pollution, and what never rises."""

import pytest

from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def any_building(t: Table, *buildings: str) -> Table:
    """PURPLE has these buildings and takes Upgrade any; Reduce pollution is open too."""
    return t.show(6, 8).own(PURPLE, *buildings).acts(PURPLE).claim("upgrade_any")


@pytest.mark.parametrize("building", ["3-5", "2-1", "3-2"])
def test_E4_13_three_dollars_for_each_step_of_one_building(table: Tables, building: str) -> None:
    t = any_building(table(), building)
    action = f"raise {building.replace('-', ' ')}"
    t.play(action, action, "done")
    assert t.pips == {building: 3}
    assert (t.money, t.works("brickworks").goods, t.to_move) == ([14, 20], 1, BEIGE)


def test_E4_13_one_may_take_no_step(table: Tables) -> None:
    t = any_building(table(), "3-5").play("done")
    assert (t.money, t.pips, t.to_move) == ([20, 20], {"3-5": 1}, BEIGE)


def test_E4_13_refuses_a_second_building(table: Tables) -> None:
    t = any_building(table(), "3-5", "1-1").play("raise 3 5")
    t.refuses("raise 1 1", "one_building", "E4.13", what="3-5")
    assert t.may("raise") == {"3 5"}


def test_E4_13_at_the_maximum_the_action_ends(table: Tables) -> None:
    t = any_building(table(), "2-5", "3-5").play("raise 2 5")
    assert (t.money, t.to_move) == ([17, 20], BEIGE)


def test_E4_13_the_money_ends_the_action(table: Tables) -> None:
    t = any_building(table().purse(5, 20), "3-5").play("raise 3 5")
    assert (t.money, t.to_move) == ([2, 20], BEIGE)


def test_E4_13_without_three_dollars_nothing_is_asked(table: Tables) -> None:
    assert any_building(table().purse(2, 20), "3-5").to_move == BEIGE


@pytest.mark.parametrize("building", ["2-3", "3-1"])
def test_E4_13_refuses_parking_and_industry_without_a_town_hall(table: Tables, building: str) -> None:
    t = any_building(table(), building, "3-5").own(BEIGE, "2-6")
    t.refuses(f"raise {building.replace('-', ' ')}", "no_town_hall", "E4.13", what=building, need=1)


@pytest.mark.parametrize("building", ["2-3", "3-1"])
def test_E4_13_parking_and_industry_rise_with_a_town_hall(table: Tables, building: str) -> None:
    t = any_building(table(), building, "2-6")
    action = f"raise {building.replace('-', ' ')}"
    t.play(action, action)
    assert t.pips == {building: 3, "2-6": 1}
    assert (t.money, t.to_move) == ([14, 20], BEIGE)


@pytest.mark.parametrize("icon", ["upgrade_residential", "upgrade_commercial", "upgrade_leisure", "upgrade_industrial"])
def test_E4_13_refuses_to_raise_parking_with_goods(table: Tables, icon: str) -> None:
    t = table().show(8, 1).own(PURPLE, "2-3", "2-6", "3-5", "2-1", "3-2", "3-1")
    t.factory(PURPLE, "foundry", goods=1).factory(PURPLE, "toy-factory", goods=1).acts(PURPLE).claim(icon)
    assert t.refusal("raise 2 3").code == "wrong_type"


def test_E4_14_each_industrial_step_pollutes(table: Tables) -> None:
    t = any_building(table().pollute(4), "3-1", "2-6").play("raise 3 1", "raise 3 1")
    assert t.s.pollution == 6


def test_E4_14_industrial_steps_with_goods_pollute(table: Tables) -> None:
    t = table().show(8, 1).factory(PURPLE, "brickworks", goods=3).own(PURPLE, "3-1", "4-4", "2-6").acts(PURPLE)
    t.claim("upgrade_industrial").play("raise 3 1", "raise 4 4", "raise 4 4")
    assert t.s.pollution == 3
    assert t.pips == {"3-1": 2, "4-4": 3, "2-6": 1}


@pytest.mark.parametrize("building", ["3-5", "2-1", "3-2", "2-3"])
def test_E4_14_other_buildings_do_not_pollute(table: Tables, building: str) -> None:
    t = any_building(table(), building, "2-6").play(f"raise {building.replace('-', ' ')}")
    assert t.s.pollution == 0


def test_E4_14_building_industry_does_not_pollute(table: Tables) -> None:
    t = table().throw(3, 1, 1).play("build 3 1", "take toy-factory", "pay 4")
    assert t.s.pollution == 0


def test_E4_14_the_step_to_thirteen_is_the_last(table: Tables) -> None:
    t = any_building(table().pollute(12), "4-4", "2-6").play("raise 4 4")
    assert (t.s.pollution, t.plot("4-4").pips, t.to_move) == (13, 2, BEIGE)


def test_E4_14_refuses_an_industrial_upgrade_at_thirteen(table: Tables) -> None:
    t = any_building(table().pollute(13), "4-4", "2-6", "3-5")
    t.refuses("raise 4 4", "polluted", "E4.14", what="4-4", have=13)
    t.play("raise 3 5")
    assert t.s.pollution == 13


def test_E4_14_at_thirteen_upgrade_industrial_asks_nothing(table: Tables) -> None:
    t = table().show(8, 1).pollute(13).own(PURPLE, "4-4", "2-6").acts(PURPLE).claim("upgrade_industrial")
    assert (t.to_move, t.plot("4-4").pips) == (BEIGE, 1)


@pytest.mark.parametrize(("before", "after"), [(13, 12), (1, 0)])
def test_E4_14_reduce_pollution_may_take_one_value_off(table: Tables, before: int, after: int) -> None:
    t = table().pollute(before).acts(PURPLE).claim("reduce_pollution")
    assert (t.s.pollution, t.to_move) == (before, PURPLE)
    assert [t.game.text(action) for action in t.position.legal()] == ["reduce", "done"]
    t.play("reduce")
    assert (t.s.pollution, t.to_move) == (after, BEIGE)


def test_E4_14_pollution_may_be_left_as_it_is(table: Tables) -> None:
    t = table().pollute(5).acts(PURPLE).claim("reduce_pollution").play("done")
    assert (t.s.pollution, t.to_move) == (5, BEIGE)


def test_E4_14_without_pollution_nothing_is_asked(table: Tables) -> None:
    t = table().acts(PURPLE).claim("reduce_pollution")
    assert (t.s.pollution, t.to_move) == (0, BEIGE)


def test_E4_14_refuses_to_lower_pollution_with_another_icon(table: Tables) -> None:
    t = any_building(table().pollute(5), "3-5")
    t.refuses("reduce", "other_moment", "E2.2")


def test_E4_14_refuses_anything_else_while_it_is_asked(table: Tables) -> None:
    t = table().pollute(5).acts(PURPLE).claim("reduce_pollution")
    for action in ("icon 1 1", "make 2", "raise 3 1"):
        t.refuses(action, "other_moment", "E2.2")


@pytest.mark.parametrize("building", ["1-5", "2-6"])
def test_E4_15_mixed_development_and_town_hall_are_not_offered(table: Tables, building: str) -> None:
    t = any_building(table(), building, "2-6", "3-5")
    assert t.may("raise") == {"3 5"}


@pytest.mark.parametrize("building", ["1-5", "2-6"])
def test_E4_15_refuses_to_raise_mixed_development_and_town_hall(table: Tables, building: str) -> None:
    t = any_building(table(), building, "3-5")
    refusal = t.refusal(f"raise {building.replace('-', ' ')}")
    assert refusal.clause == "E4.15"


@pytest.mark.parametrize("icon", ["upgrade_residential", "upgrade_commercial"])
def test_E4_15_refuses_to_raise_mixed_development_with_goods(table: Tables, icon: str) -> None:
    t = table().show(8, 1).own(PURPLE, "1-5", "3-5", "2-1").factory(PURPLE, "foundry", goods=1).acts(PURPLE)
    assert t.claim(icon).refusal("raise 1 5").clause == "E4.15"
