"""E4.13–E4.15: upgrades for money, pollution, and what never rises."""

import pytest

from smokestack import Game
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.registry import spec
from tests.rules.empire.editions import problems
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables

EMPIRE = spec("empire")


def any_building(t: Table, *buildings: str) -> Table:
    """PURPLE has these buildings and takes Upgrade any."""
    return t.lay("upgrade_any").own(PURPLE, *buildings).acts(PURPLE).claim("upgrade_any")


@pytest.mark.parametrize("building", ["R1", "C1", "L1"])
def test_E4_13_three_dollars_for_each_step_of_one_building(table: Tables, building: str) -> None:
    t = any_building(table(), building)
    t.play(f"raise {building}", f"raise {building}", "done")
    assert t.pips == t.shown(**{building: 3})
    assert (t.money, t.works("brickworks").goods, t.to_move) == ([14, 20], 1, BEIGE)


def test_E4_13_one_may_take_no_step(table: Tables) -> None:
    t = any_building(table(), "R1").play("done")
    assert (t.money, t.pips, t.to_move) == ([20, 20], t.shown(R1=1), BEIGE)


def test_E4_13_refuses_a_second_building(table: Tables) -> None:
    t = any_building(table(), "R1", "R2").play("raise R1")
    t.refuses("raise R2", "one_building", "E4.13", what="R1")
    assert t.may("raise") == t.names("R1")


def test_E4_13_at_the_maximum_the_action_ends(table: Tables) -> None:
    t = table()
    t = any_building(t.own(PURPLE, "R1", pips=t.most("R1") - 1), "R2").play("raise R1")
    assert (t.money, t.to_move) == ([17, 20], BEIGE)


def test_E4_13_the_money_ends_the_action(table: Tables) -> None:
    t = any_building(table().purse(5, 20), "R1").play("raise R1")
    assert (t.money, t.to_move) == ([2, 20], BEIGE)


def test_E4_13_without_three_dollars_nothing_is_asked(table: Tables) -> None:
    assert any_building(table().purse(2, 20), "R1").to_move == BEIGE


@pytest.mark.parametrize("building", ["P1", "I1"])
def test_E4_13_refuses_parking_and_industry_without_a_town_hall(table: Tables, building: str) -> None:
    t = any_building(table(), building, "R1").own(BEIGE, "T1")
    t.refuses(f"raise {building}", "no_town_hall", "E4.13", what=building, need=1)


@pytest.mark.parametrize("building", ["P1", "I1"])
def test_E4_13_parking_and_industry_rise_with_a_town_hall(table: Tables, building: str) -> None:
    t = table()
    t = any_building(t.own(PURPLE, building, pips=t.most(building) - 2), "T1")
    t.play(f"raise {building}", f"raise {building}")
    assert t.pips == t.shown(**{building: t.most(building)}, T1=1)
    assert (t.money, t.to_move) == ([14, 20], BEIGE)


@pytest.mark.parametrize("icon", ["upgrade_residential", "upgrade_commercial", "upgrade_leisure", "upgrade_industrial"])
def test_E4_13_refuses_to_raise_parking_with_goods(table: Tables, icon: str) -> None:
    t = table().lay(icon).own(PURPLE, "P1", "T1", "R1", "C1", "L1", "I1")
    t.factory(PURPLE, "foundry", goods=1).factory(PURPLE, "toy-factory", goods=1).acts(PURPLE).claim(icon)
    assert t.refusal("raise P1").code == "wrong_type"


def test_E4_14_each_industrial_step_pollutes(table: Tables) -> None:
    t = any_building(table().pollute(4), "I1", "T1").play("raise I1", "raise I1")
    assert t.s.pollution == 6


def test_E4_14_industrial_steps_with_goods_pollute(table: Tables) -> None:
    t = table().lay("upgrade_industrial").factory(PURPLE, "brickworks", goods=3).own(PURPLE, "I2", "I1", "T1")
    t.acts(PURPLE).claim("upgrade_industrial").play("raise I2", "raise I1", "raise I1")
    assert t.s.pollution == 3
    assert t.pips == t.shown(I2=2, I1=3, T1=1)


@pytest.mark.parametrize("building", ["R1", "C1", "L1", "P1"])
def test_E4_14_other_buildings_do_not_pollute(table: Tables, building: str) -> None:
    t = any_building(table(), building, "T1").play(f"raise {building}")
    assert t.plot(building).pips == 2
    assert t.s.pollution == 0


def test_E4_14_building_industry_does_not_pollute(table: Tables) -> None:
    t = table().points(20, 5).throw_for("I1", price=1).play("build I1", "take toy-factory", "pay 0")
    assert t.pips == t.shown(I1=1)
    assert t.s.pollution == 0


def test_E4_14_the_step_to_thirteen_is_the_last(table: Tables) -> None:
    t = any_building(table().pollute(12), "I1", "T1").play("raise I1")
    assert (t.s.pollution, t.plot("I1").pips, t.to_move) == (13, 2, BEIGE)


def test_E4_14_refuses_an_industrial_upgrade_at_thirteen(table: Tables) -> None:
    t = any_building(table().pollute(13), "I1", "T1", "R1")
    t.refuses("raise I1", "polluted", "E4.14", what="I1", have=13)
    t.play("raise R1")
    assert t.s.pollution == 13


def test_E4_14_at_thirteen_upgrade_industrial_asks_nothing(table: Tables) -> None:
    t = table().lay("upgrade_industrial").pollute(13).own(PURPLE, "I1", "T1").acts(PURPLE)
    t.claim("upgrade_industrial")
    assert (t.to_move, t.plot("I1").pips) == (BEIGE, 1)


def reducing(t: Table) -> Table:
    """PURPLE takes Reduce pollution."""
    return t.lay("reduce_pollution").acts(PURPLE).claim("reduce_pollution")


@pytest.mark.parametrize(("before", "after"), [(13, 12), (1, 0)])
def test_E4_14_reduce_pollution_may_take_one_value_off(table: Tables, before: int, after: int) -> None:
    t = reducing(table().pollute(before))
    assert (t.s.pollution, t.to_move) == (before, PURPLE)
    assert [t.game.text(action) for action in t.position.legal()] == ["reduce", "done"]
    t.play("reduce")
    assert (t.s.pollution, t.to_move) == (after, BEIGE)


def test_E4_14_pollution_may_be_left_as_it_is(table: Tables) -> None:
    t = reducing(table().pollute(5)).play("done")
    assert (t.s.pollution, t.to_move) == (5, BEIGE)


def test_E4_14_without_pollution_nothing_is_asked(table: Tables) -> None:
    t = reducing(table())
    assert (t.s.pollution, t.to_move) == (0, BEIGE)


def test_E4_14_refuses_to_lower_pollution_with_another_icon(table: Tables) -> None:
    t = any_building(table().pollute(5), "R1")
    t.refuses("reduce", "other_moment", "E2.2")


def test_E4_14_refuses_anything_else_while_it_is_asked(table: Tables) -> None:
    t = reducing(table().pollute(5))
    for action in ("icon 1 1", "make 2", "raise 3 1"):
        t.refuses(action, "other_moment", "E2.2")


@pytest.mark.parametrize("building", ["M1", "T1"])
def test_E4_15_mixed_development_and_town_hall_are_not_offered(table: Tables, building: str) -> None:
    t = any_building(table(), building, "T1", "R1")
    assert t.may("raise") == t.names("R1")


@pytest.mark.parametrize("building", ["M1", "T1"])
def test_E4_15_refuses_to_raise_mixed_development_and_town_hall(table: Tables, building: str) -> None:
    t = any_building(table(), building, "R1")
    refusal = t.refusal(f"raise {building}")
    assert refusal.clause == "E4.15"


@pytest.mark.parametrize("icon", ["upgrade_residential", "upgrade_commercial"])
def test_E4_15_refuses_to_raise_mixed_development_with_goods(table: Tables, icon: str) -> None:
    t = table().lay(icon).own(PURPLE, "M1", "R1", "C1").factory(PURPLE, "foundry", goods=1).acts(PURPLE)
    assert t.claim(icon).refusal("raise M1").clause == "E4.15"


FORGIVEN = ("nano", "nano-2", "nano-3", "nano-4")
TOO_FEW = (
    "buildings: the industrial ones can rise 12 steps together; it must be at least 13, as pollution_top says (E4.14)"
)


@pytest.mark.parametrize("edition", EMPIRE.editions())
def test_E4_14_the_top_of_pollution_is_within_reach_but_in_the_first_four_printings(edition: str) -> None:
    assert EMPIRE.edition(edition).warnings == ((TOO_FEW,) if edition in FORGIVEN else ())


@pytest.mark.parametrize("edition", FORGIVEN)
def test_E4_14_refuses_a_new_edition_whose_industry_rises_too_few_steps(edition: str) -> None:
    text = EMPIRE.edition(edition).text.replace("reroll_cost = 2", "reroll_cost = 3", 1)
    with pytest.raises(EditionError) as caught:
        EMPIRE.read(text, "mine.toml")
    assert caught.value.problems == [TOO_FEW]
    assert EMPIRE.read(text, "mine.toml", started=True).warnings == (TOO_FEW,)


@pytest.mark.parametrize("edition", FORGIVEN)
def test_E4_14_one_step_more_is_enough(edition: str) -> None:
    text = EMPIRE.edition(edition).text
    assert text.count('type = "industrial"\nmost = 5') == 1
    raised = EMPIRE.read(text.replace('type = "industrial"\nmost = 5', 'type = "industrial"\nmost = 6'), "mine.toml")
    assert raised.warnings == ()


def test_E4_14_only_a_whole_city_is_counted(game: Game) -> None:
    found = problems(game, ("block = 1\nnumber = 6", "block = 1\nnumber = 5"))
    assert not any("steps" in problem for problem in found)
