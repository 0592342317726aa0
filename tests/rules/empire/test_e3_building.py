"""E3.1–E3.3: dice, prices, rerolls and limits."""

import pytest

from smokestack import CHANCE
from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Tables

NINE = ("1-1", "1-2", "1-3", "1-4", "2-1", "2-2", "2-4", "2-5", "3-2")


def test_E3_1_the_rulebooks_example_of_a_three_a_five_and_a_two(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.pips == {"3-5": 1}
    assert t.plot("3-5").owner == PURPLE
    assert t.money == [18, 20]
    assert t.to_move == CHANCE


def test_E3_1_three_different_dice_name_six_buildings(table: Tables) -> None:
    assert table().throw(3, 5, 2).may("build") == {"2 3", "2 5", "3 2", "3 5", "5 2", "5 3"}


@pytest.mark.parametrize(
    ("building", "price"), [("2 3", 5), ("2 5", 3), ("3 2", 5), ("3 5", 2), ("5 2", 3), ("5 3", 2)]
)
def test_E3_1_the_price_is_the_die_left_over(table: Tables, building: str, price: int) -> None:
    assert table().throw(5, 2, 3).play(f"build {building}").money == [20 - price, 20]


def test_E3_1_a_double_names_three_buildings(table: Tables) -> None:
    t = table().throw(4, 2, 4)
    assert t.may("build") == {"2 4", "4 2", "4 4"}


@pytest.mark.parametrize(("building", "price"), [("2 4", 4), ("4 2", 4), ("4 4", 2)])
def test_E3_1_with_a_double_too_the_price_is_the_die_left_over(table: Tables, building: str, price: int) -> None:
    t = table().throw(4, 2, 4).play(f"build {building}")
    assert t.money == [20 - price, 20]


def test_E3_1_a_triple_names_one_building(table: Tables) -> None:
    t = table().throw(2, 2, 2)
    assert t.may("build") == {"2 2"}
    assert t.play("build 2 2").money == [18, 20]


@pytest.mark.parametrize("building", ["3 3", "1 3", "3 6", "2 2"])
def test_E3_1_refuses_a_building_the_dice_do_not_name(table: Tables, building: str) -> None:
    t = table().throw(3, 5, 2)
    t.refuses(f"build {building}", "not_these_dice", "E3.1", what=building.replace(" ", "-"))


@pytest.mark.parametrize("owner", [PURPLE, BEIGE])
def test_E3_1_refuses_a_building_that_is_taken(table: Tables, owner: int) -> None:
    t = table().own(owner, "3-5").throw(3, 5, 2)
    t.refuses("build 3 5", "taken", "E3.1", what="3-5")
    assert t.may("build") == {"2 3", "2 5", "3 2", "5 2", "5 3"}


def test_E3_1_both_players_roll_three_dice_of_their_own(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.may_fall() == [f"roll {face}" for face in range(1, 7)]
    t.throw(6, 6, 1)
    assert t.to_move == BEIGE
    t.play("build 6 6")
    assert t.plot("6-6").owner == BEIGE
    assert t.money == [18, 19]
    assert t.may_fall() == [f"market {face}" for face in range(1, 7)]


def test_E3_2_a_reroll_costs_two_dollars_and_changes_one_die(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("reroll 5")
    assert t.money == [18, 20]
    assert t.to_move == CHANCE
    t.throw(6)
    assert t.to_move == PURPLE
    assert t.may("build") == {"2 3", "2 6", "3 2", "3 6", "6 2", "6 3"}
    assert t.play("build 6 2").money == [15, 20]


def test_E3_2_one_of_two_equal_dice_is_rerolled(table: Tables) -> None:
    t = table().throw(4, 2, 4)
    assert t.may("reroll") == {"2", "4"}
    assert t.play("reroll 4", "roll 1").may("build") == {"1 2", "1 4", "2 1", "2 4", "4 1", "4 2"}


def test_E3_2_refuses_a_second_reroll(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("reroll 5", "roll 5")
    t.refuses("reroll 5", "rerolled", "E3.2")


def test_E3_2_each_player_may_reroll(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("reroll 5", "roll 5", "decline").throw(1, 1, 1)
    assert t.to_move == BEIGE
    assert t.play("reroll 1").money == [18, 18]


def test_E3_2_refuses_a_die_that_is_not_there(table: Tables) -> None:
    table().throw(3, 5, 2).refuses("reroll 4", "no_such_die", "E3.2", need=4)


def test_E3_2_refuses_a_reroll_without_two_dollars(table: Tables) -> None:
    t = table().purse(1, 20).throw(1, 1, 1)
    t.refuses("reroll 1", "no_money_to_reroll", "E3.2", have=1, need=2)


def test_E3_2_the_two_dollars_are_gone_before_the_price_is_paid(table: Tables) -> None:
    t = table().purse(5, 20).throw(3, 5, 2).play("reroll 2", "roll 3")
    t.refuses("build 3 3", "too_dear", "E3.3", what="3-3", have=3, need=5)
    assert t.may("build") == {"3 5", "5 3"}


def test_E3_3_declining_costs_nothing(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("decline")
    assert (t.money, t.pips) == ([20, 20], {})
    assert t.throw(1, 1, 1).to_move == BEIGE


def test_E3_3_refuses_a_building_dearer_than_the_capital(table: Tables) -> None:
    t = table().purse(2, 20).throw(3, 5, 2)
    t.refuses("build 3 2", "too_dear", "E3.3", what="3-2", have=2, need=5)
    assert t.may("build") == {"3 5", "5 3"}
    assert t.play("build 5 3").money == [0, 20]


def test_E3_3_profit_does_not_pay_the_die(table: Tables) -> None:
    t = table().purse(1, 20).points(30, 5).throw(6, 2, 2)
    assert t.to_move == CHANCE
    assert t.throw(1, 1, 1).to_move == BEIGE


def test_E3_3_who_can_only_decline_is_not_asked(table: Tables) -> None:
    t = table().purse(1, 1).throw(3, 5, 2).throw(4, 4, 4)
    assert t.s.phase == Phase.MARKET
    assert t.money == [1, 1]


def test_E3_3_who_can_only_decline_after_a_reroll_is_not_asked(table: Tables) -> None:
    t = table().purse(2, 20).own(BEIGE, "2-5", "5-2").throw(5, 2, 5).play("reroll 5", "roll 5").throw(1, 1, 1)
    assert t.to_move == BEIGE
    assert t.money == [0, 20]


def test_E3_3_who_can_reroll_is_asked_though_nothing_can_be_built(table: Tables) -> None:
    t = table().own(BEIGE, "2-2").throw(2, 2, 2)
    assert t.to_move == PURPLE
    assert t.may("build") == set()
    assert t.may("reroll") == {"2"}
    assert t.may("decline") == {""}


def test_E3_3_the_ninth_building_may_be_built(table: Tables) -> None:
    t = table().own(PURPLE, *NINE[:8]).throw(3, 5, 2).play("build 3 5")
    assert len(t.pips) == 9


def test_E3_3_refuses_a_tenth_building(table: Tables) -> None:
    t = table().own(PURPLE, *NINE)
    t.s.phase, t.s.seat, t.s.rolled, t.s.dice = Phase.BUILD, PURPLE, 3, [2, 3, 5]
    t.refuses("build 3 5", "all_built", "E3.3", what="3-5", have=9)
    assert t.may("build") == set()


def test_E3_3_who_owns_nine_is_not_asked(table: Tables) -> None:
    t = table().own(PURPLE, *NINE).throw(3, 5, 2)
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_3_nine_buildings_of_the_other_player_do_not_count(table: Tables) -> None:
    t = table().own(BEIGE, *NINE).throw(3, 5, 2).play("build 3 5")
    assert t.plot("3-5").owner == PURPLE
