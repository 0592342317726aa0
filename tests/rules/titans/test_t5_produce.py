"""T5: producing goods and pricing them."""

import pytest

from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, GREEN, RED, Tables

PRICES = {
    "lumber-camp": (0, 4, 12),
    "stone-quarry": (1, 5, 13),
    "steel-forge": (2, 7, 16),
    "farm": (0, 3, 9),
    "oil-well": (0, 5, 15),
    "machine-works": (3, 9, 18),
    "university": (2, 8, 18),
}
"""What one, two and three uses cost in all."""


@pytest.mark.parametrize("uses", [1, 2, 3])
@pytest.mark.parametrize("facility", PRICES)
def test_T5_1_the_printed_figure_is_the_whole_price(table: Tables, facility: str, uses: int) -> None:
    t = table().own(RED, facility).play(f"produce {facility} {uses}")
    assert t.money == [50 - PRICES[facility][uses - 1], 50, 50]
    assert t.s.cubes_left == uses


@every_edition
def test_T5_1_the_last_dollar_is_enough(table: Tables) -> None:
    t = table().own(RED, "oil-well").purse(15, 0, 0)
    assert t.may("produce") == {"oil-well 1", "oil-well 2", "oil-well 3"}
    assert t.play("produce oil-well 3").money == [0, 0, 0]


@every_edition
@pytest.mark.parametrize(("cash", "uses", "price"), [(4, 2, 5), (14, 3, 15)])
def test_T5_1_refuses_uses_that_cannot_be_paid(table: Tables, cash: int, uses: int, price: int) -> None:
    t = table().own(RED, "oil-well").purse(cash, 50, 50)
    t.refuses(f"produce oil-well {uses}", "cannot_pay_uses", "T5.1", what="oil-well", have=cash, need=price)


@every_edition
def test_T5_1_refuses_a_facility_of_another_player(table: Tables) -> None:
    t = table().own(BLUE, "farm")
    t.refuses("produce farm 1", "nothing_to_run", "T5.1", what="farm", have=0, need=1)


@pytest.mark.parametrize(("size", "uses", "goods"), [(1, 1, 1), (2, 2, 4), (2, 3, 6), (3, 3, 9), (5, 1, 5)])
def test_T5_2_each_use_makes_as_many_goods_as_the_facility_has_cards(
    table: Tables, size: int, uses: int, goods: int
) -> None:
    t = table().own(RED, "farm", size).play(f"produce farm {uses}")
    t.play(*(f"place c-res ${price}" for price in range(1, goods + 1)))
    assert t.on("c-res") == {f"${price}": RED for price in range(1, goods + 1)}
    assert t.to_move == BLUE


@pytest.mark.parametrize("cash", [0, 1])
def test_T5_3_who_cannot_pay_for_one_use_gives_all_and_uses_it_once(table: Tables, cash: int) -> None:
    t = table().own(RED, "steel-forge", 2).purse(cash, 50, 50).play("produce steel-forge 1")
    assert t.money == [0, 50, 50]
    assert t.s.cubes_left == 2


def test_T5_3_any_one_facility_may_be_used_for_all_one_has(table: Tables) -> None:
    t = table().own(RED, "steel-forge").own(RED, "machine-works", 2).purse(1, 50, 50)
    assert t.may("produce") == {"steel-forge 1", "machine-works 1"}
    t.play("produce machine-works 1")
    assert t.money == [0, 50, 50]
    assert t.s.cubes_left == 2


def test_T5_3_a_facility_whose_grids_are_full_does_not_count(table: Tables) -> None:
    t = table().own(RED, "steel-forge").own(RED, "lumber-camp").fill(BLUE, "c-com", "e-ri").purse(1, 50, 50)
    assert t.may("produce") == {"steel-forge 1"}
    assert t.play("produce steel-forge 1").money == [0, 50, 50]


@pytest.mark.parametrize(("cash", "other"), [(0, "lumber-camp"), (1, "stone-quarry"), (2, "university")])
def test_T5_3_refuses_to_plead_while_another_facility_can_be_paid(table: Tables, cash: int, other: str) -> None:
    t = table().own(RED, "machine-works").own(RED, other).purse(cash, 50, 50)
    t.refuses("produce machine-works 1", "not_poor", "T5.3", what="machine-works", where=other, have=cash, need=3)
    assert t.may("produce") == {f"{other} 1"}


def test_T5_3_refuses_a_second_use_to_who_cannot_pay_it(table: Tables) -> None:
    t = table().own(RED, "steel-forge").purse(1, 50, 50)
    t.refuses("produce steel-forge 2", "cannot_pay_uses", "T5.1", what="steel-forge", have=1, need=7)


def test_T5_3_a_plea_is_the_whole_action_where_two_facilities_may_be_used(table: Tables) -> None:
    t = table(two_facilities=1).own(RED, "steel-forge").own(RED, "machine-works").purse(1, 50, 50)
    assert t.play("produce steel-forge 1", "place c-tra $5").to_move == BLUE


def test_T5_3_what_the_first_facility_cost_makes_nobody_poor(table: Tables) -> None:
    t = table(two_facilities=1).own(RED, "steel-forge").own(RED, "stone-quarry").purse(2, 50, 50)
    assert t.play("produce steel-forge 1", "place c-tra $5").to_move == BLUE


def test_T5_3_refuses_a_plea_for_the_second_facility(table: Tables) -> None:
    t = table(two_facilities=1).own(RED, "steel-forge").own(RED, "stone-quarry").own(RED, "lumber-camp")
    t.purse(2, 50, 50).play("produce steel-forge 1", "place c-tra $5")
    t.refuses("produce stone-quarry 1", "cannot_pay_uses", "T5.1", what="stone-quarry", have=0, need=1)
    assert t.may("produce") == {"lumber-camp 1"}


def test_T5_3_poverty_helps_again_in_a_later_turn(table: Tables) -> None:
    t = table(players=2).own(RED, "steel-forge").sell_out().purse(0, 0)
    t.play("produce steel-forge 1", "place d-ti $5", "pass", "produce steel-forge 1", "place d-ti $6")
    assert t.on("d-ti") == {"$5": RED, "$6": RED}


def test_T5_4_steel_may_go_on_any_free_space_of_both_grids_that_show_it(table: Tables) -> None:
    t = table().own(RED, "steel-forge").cubes(BLUE, "c-tra", 3).cubes(RED, "d-ti", 1, 15)
    t.play("produce steel-forge 2")
    free = {f"c-tra ${price}" for price in range(1, 16)} | {f"d-ti ${price}" for price in range(1, 16)}
    assert t.may("place") == free - {"c-tra $3", "d-ti $1"}
    t.play("place c-tra $4", "place d-ti $2")
    assert t.on("c-tra") == {"$3": BLUE, "$4": RED}
    assert t.on("d-ti") == {"$1": RED, "$2": RED, "$15/1": RED}


def test_T5_4_a_cube_at_fifteen_takes_the_leftmost_free_space(table: Tables) -> None:
    t = table().own(RED, "lumber-camp").cubes(BLUE, "c-com", 15).cubes(GREEN, "c-com", 15)
    t.play("produce lumber-camp 2", "place c-com $15", "place c-com $15")
    assert t.on("c-com") == {"$15/1": BLUE, "$15/2": GREEN, "$15/3": RED, "$15/4": RED}


def test_T5_4_research_goes_to_the_centre_only(table: Tables) -> None:
    t = table().own(RED, "university").play("produce university 1")
    assert t.may("place") == {f"r ${price}" for price in range(1, 16)}


@every_edition
def test_T5_4_refuses_a_grid_that_does_not_show_the_good(table: Tables) -> None:
    t = table().own(RED, "steel-forge").play("produce steel-forge 1")
    t.refuses("place c-com $4", "wrong_grid", "T5.4", what="steel", where="c-com")


@every_edition
def test_T5_4_refuses_a_space_with_a_cube(table: Tables) -> None:
    t = table().own(RED, "steel-forge").cubes(BLUE, "c-tra", 3).play("produce steel-forge 1")
    t.refuses("place c-tra $3", "space_taken", "T5.4", where="c-tra", have=3)


def test_T5_4_refuses_fifteen_when_all_six_spaces_have_cubes(table: Tables) -> None:
    t = table().own(RED, "steel-forge").cubes(BLUE, "d-ti", *[15] * 6).play("produce steel-forge 1")
    t.refuses("place d-ti $15", "space_taken", "T5.4", where="d-ti", have=15)


@pytest.mark.parametrize("action", ["build lumber-camp", "produce steel-forge 1", "done", "pass"])
def test_T5_4_refuses_anything_else_before_all_cubes_are_placed(table: Tables, action: str) -> None:
    t = table().own(RED, "steel-forge").play("produce steel-forge 3", "place c-tra $5")
    t.refuses(action, "place_first", "T5.4", need=2)


def test_T5_5_cubes_left_over_when_the_grids_are_full_are_lost(table: Tables) -> None:
    t = table().own(RED, "lumber-camp").fill(BLUE, "c-com").cubes(BLUE, "e-ri", *range(1, 7), *range(8, 15), *[15] * 6)
    t.play("produce lumber-camp 3", "place e-ri $7")
    assert len(t.on("e-ri")) == 20
    assert t.on("e-ri")["$7"] == RED
    assert (t.to_move, t.s.cubes_left) == (BLUE, 0)
    assert t.money == [50 - 12, 50, 50]


@every_edition
def test_T5_5_refuses_to_produce_without_a_free_space(table: Tables) -> None:
    t = table().own(RED, "lumber-camp").fill(BLUE, "c-com", "e-ri")
    t.refuses("produce lumber-camp 1", "grids_full", "T5.5", what="wood", have=0, need=1)
