"""T2: buying goods."""

import pytest

from smokestack import Game
from tests.rules.titans.ages import LAST_CARD, before_age_two
from tests.rules.titans.editions import every_edition, problems
from tests.rules.titans.table import BLUE, GREEN, RED, Tables


def test_T2_1_the_cheapest_cube_goes_first_whoever_made_it(table: Tables) -> None:
    t = table().cubes(BLUE, "c-com", 3).cubes(GREEN, "c-com", 2).cubes(RED, "c-com", 4)
    t.play("build farm")
    assert t.on("c-com") == {"$3": BLUE, "$4": RED}
    assert t.money == [48, 50, 52]


def test_T2_1_at_fifteen_the_leftmost_goes_and_the_others_slide_left(table: Tables) -> None:
    t = table().cubes(BLUE, "c-com", 15).cubes(GREEN, "c-com", 15).cubes(BLUE, "c-com", 15)
    t.play("build farm")
    assert t.on("c-com") == {"$15/1": GREEN, "$15/2": BLUE}
    assert t.money == [35, 65, 50]


def test_T2_1_cubes_also_slide_when_one_takes_ones_own(table: Tables) -> None:
    t = table().cubes(RED, "c-com", 15).cubes(GREEN, "c-com", 15)
    t.play("build farm")
    assert t.on("c-com") == {"$15/1": GREEN}
    assert t.money == [50, 50, 50]


def test_T2_1_cubes_of_another_price_do_not_slide(table: Tables) -> None:
    t = table().cubes(BLUE, "c-com", 13, 14).cubes(GREEN, "c-com", 15, 15)
    t.play("build farm")
    assert t.on("c-com") == {"$14": BLUE, "$15/1": GREEN, "$15/2": GREEN}


def test_T2_2_a_cube_sold_to_a_player_gives_one_share_at_once(table: Tables) -> None:
    t = table().cubes(BLUE, "c-tra", 1, 2)
    t.play("develop coach-stop")
    assert t.share == [0, 2, 0]


def test_T2_2_a_cube_sold_to_consumers_gives_one_share_once(table: Tables) -> None:
    t = before_age_two(table()).cubes(RED, "c-res", 3).cubes(BLUE, "c-tra", 4)
    t.play(LAST_CARD)
    assert t.share == [1 + 1, 1 + 1, 1]


def test_T2_3_own_goods_are_free(table: Tables) -> None:
    t = table().purse(0, 50, 50).cubes(RED, "c-com", 6)
    t.play("build farm")
    assert t.size(RED, "farm") == 1
    assert t.on("c-com") == {}
    assert t.money == [0, 50, 50]
    assert t.share == [0, 0, 0]


def test_T2_3_own_goods_stay_while_another_is_cheaper(table: Tables) -> None:
    t = table().cubes(BLUE, "c-com", 1).cubes(RED, "c-com", 2)
    t.play("build farm")
    assert t.on("c-com") == {"$2": RED}
    assert t.money == [49, 51, 50]
    assert t.share == [0, 1, 0]


def test_T2_4_players_buy_from_the_red_grid_even_when_another_is_cheaper(table: Tables) -> None:
    t = table().cubes(BLUE, "c-tra", 9).cubes(GREEN, "d-ti", 1)
    t.play("build machine-works")
    assert t.on("c-tra") == {}
    assert t.on("d-ti") == {"$1": GREEN}
    assert t.money == [41, 59, 50]


@every_edition
def test_T2_4_research_is_bought_from_the_centre(table: Tables) -> None:
    t = table().cubes(BLUE, "r", 4)
    t.play("build oil-well")
    assert t.on("r") == {}
    assert t.money == [46, 54, 50]


@pytest.mark.parametrize(
    ("grid", "action", "good", "red_grid"),
    [
        ("d-ti", "build machine-works", "steel", "c-tra"),
        ("d-rc", "build university", "stone", "c-ind"),
        ("e-ri", "build farm", "wood", "c-com"),
    ],
)
def test_T2_4_refuses_goods_that_lie_only_on_durables_or_energy(
    table: Tables, grid: str, action: str, good: str, red_grid: str
) -> None:
    t = table().cubes(BLUE, grid, 1, 2, 3)
    t.refuses(action, "missing_good", "T2.6", what=good, where=red_grid, have=0, need=1)


def test_T2_4_refuses_an_edition_with_a_good_on_two_red_grids(game: Game) -> None:
    found = problems(game, ('goods = ["wood"]\nsides', 'goods = ["corn"]\nsides'))
    assert "grids[c-com].goods: corn has a red grid already" in found


@pytest.mark.parametrize("price", [1, 7, 14, 15])
def test_T2_5_the_buyer_pays_the_price_of_the_space_to_the_maker(table: Tables, price: int) -> None:
    t = table().cubes(GREEN, "c-com", price)
    t.play("build farm")
    assert t.money == [50 - price, 50, 50 + price]


def test_T2_6_goods_are_bought_one_after_another_each_the_cheapest_left(table: Tables) -> None:
    t = table().purse(8, 50, 50).cubes(BLUE, "c-tra", 3, 6).cubes(GREEN, "c-tra", 5)
    t.play("develop coach-stop")
    assert t.on("c-tra") == {"$6": BLUE}
    assert t.money == [0, 53, 55]


def test_T2_6_only_the_cubes_of_others_cost_money(table: Tables) -> None:
    t = table().purse(9, 50, 50).cubes(RED, "c-tra", 2).cubes(BLUE, "c-tra", 9)
    t.play("develop coach-stop")
    assert t.money == [0, 59, 50]
    assert t.share == [0, 1, 0]


def test_T2_6_refuses_when_a_good_is_missing(table: Tables) -> None:
    t = table().cubes(BLUE, "c-tra", 3)
    t.refuses("develop coach-stop", "missing_good", "T2.6", what="steel", where="c-tra", have=1, need=2)


def test_T2_6_refuses_when_the_money_does_not_reach_to_the_end(table: Tables) -> None:
    t = table().purse(7, 50, 50).cubes(BLUE, "c-tra", 3).cubes(GREEN, "c-tra", 5)
    t.refuses("develop coach-stop", "too_dear", "T2.6", have=7, need=8)


def test_T2_6_refuses_when_different_goods_together_are_too_dear(table: Tables) -> None:
    t = table().purse(10, 50, 50).cubes(BLUE, "c-com", 6).cubes(GREEN, "c-ind", 5)
    t.refuses("develop homestead", "too_dear", "T2.6", have=10, need=11)


def test_T2_7_goods_are_bought_only_as_part_of_an_action(table: Tables) -> None:
    t = table().own(RED, "oil-well").cubes(BLUE, "c-com", 1, 2).cubes(BLUE, "c-tra", 1, 2).cubes(BLUE, "r", 1)
    verbs = {t.game.text(action).split()[0] for action in t.position.legal()}
    assert verbs == {"build", "expand", "produce", "buy", "develop"}
    t.play("build farm")
    assert [t.on(grid) for grid in ("c-com", "c-tra", "r")] == [{"$2": BLUE}, {"$1": BLUE, "$2": BLUE}, {"$1": BLUE}]


def test_T2_7_what_is_produced_goes_straight_onto_the_grids(table: Tables) -> None:
    t = table().own(RED, "lumber-camp").play("produce lumber-camp 1")
    assert t.may("place") == {f"{grid} ${price}" for grid in ("c-com", "e-ri") for price in range(1, 16)}
    assert len(t.position.legal()) == 30
