"""T7: real estate."""

import pytest

from smokestack import CHANCE, OVER, Game
from tests.rules.titans.ages import TOWN, goods_for_homestead
from tests.rules.titans.editions import every_edition, problems
from tests.rules.titans.table import BLUE, GREEN, RED, Tables

RED_GRIDS = {"wood": "c-com", "stone": "c-ind", "steel": "c-tra", "research": "r"}
RESIDENTIAL, COMMERCIAL, TRANSPORTATION, INDUSTRIAL = range(4)

SPACES = [
    ("homestead", [], "wood stone"),
    ("garden-suburb", ["homestead"], "wood wood stone"),
    ("garden-city", ["homestead", "garden-suburb"], "wood wood stone steel"),
    ("general-store", [], "wood steel"),
    ("arcade", ["general-store"], "wood stone steel"),
    ("shopping-mile", ["general-store", "arcade"], "wood stone steel steel"),
    ("coach-stop", [], "steel steel"),
    ("ferry-terminal", ["coach-stop"], "wood steel steel"),
    ("union-station", ["coach-stop", "ferry-terminal"], "wood steel steel research"),
    ("workshop-yard", [], "stone steel"),
    ("cannery-row", ["workshop-yard"], "stone stone steel"),
    ("power-station", ["workshop-yard", "cannery-row"], "stone stone steel research"),
]
"""A card for each space, what must stand there before it, and the goods printed on the space."""


@pytest.mark.parametrize(("card", "before", "goods"), SPACES)
def test_T7_1_building_buys_the_goods_printed_on_the_lowest_free_space(
    table: Tables, card: str, before: list[str], goods: str
) -> None:
    t = table().build(GREEN, *before)
    for good, grid in RED_GRIDS.items():
        t.cubes(BLUE, grid, *range(1, goods.split().count(good) + 1))
    price = sum(price + 1 for good in RED_GRIDS for price in range(goods.split().count(good)))
    t.play(f"develop {card}")
    assert t.owner(card) == RED
    assert [t.on(grid) for grid in RED_GRIDS.values()] == [{}] * 4
    assert t.money == [50 - price, 50 + price, 50]
    assert t.s.spaces_built[t.cards.estates[t.number(card)].side] == len(before) + 1


def test_T7_1_each_side_grows_by_itself(table: Tables) -> None:
    t = table().age(2).build(BLUE, *TOWN[:3]).build(GREEN, "homestead")
    t.fill(RED, "c-com", "c-tra", "c-ind", "r")
    assert t.may("develop") == {
        *("garden-suburb", "brownstones", "apartment-block"),
        *("coach-stop", "wagon-yard", "filling-station"),
        *("workshop-yard", "tool-shed", "boiler-house"),
    }


def test_T7_1_refuses_a_side_whose_spaces_are_all_built(table: Tables) -> None:
    t = table().age(2).build(BLUE, *TOWN[:3]).fill(RED, "c-com", "c-tra", "c-ind")
    t.refuses("develop market-hall", "side_full", "T7.1", what=COMMERCIAL, have=3)


def test_T7_1_refuses_without_the_goods_of_the_space(table: Tables) -> None:
    t = table().cubes(RED, "c-com", 1, 2)
    t.refuses("develop homestead", "missing_good", "T2.6", what="stone", where="c-ind", have=0, need=1)


def test_T7_1_refuses_an_edition_with_a_space_that_no_card_fits(game: Game) -> None:
    found = problems(game, *[('side = "industrial"\nlevel = 3\ndemand', 'side = "industrial"\nlevel = 2\ndemand')] * 2)
    assert found == ["estates: has no industrial card of level 3 for its space"]


def test_T7_2_any_card_of_the_type_and_level_may_be_chosen(table: Tables) -> None:
    t = table().cubes(RED, "c-com", 1).cubes(RED, "c-ind", 1)
    assert t.may("develop") == {"homestead", "cottage-row", "boarding-house"}
    t.play("develop boarding-house")
    assert (t.owner("boarding-house"), t.owner("homestead"), t.owner("cottage-row")) == (RED, -1, -1)


@pytest.mark.parametrize(("card", "demand"), [("general-store", [1, 1, 2]), ("roadside-stand", [1, 2, 1])])
def test_T7_2_the_card_chosen_decides_what_its_people_want(table: Tables, card: str, demand: list[int]) -> None:
    t = table().cubes(RED, "c-com", 1).cubes(RED, "c-tra", 1).play(f"develop {card}")
    assert t.s.demand == [[0, 0, 0], demand, [0, 0, 0], [0, 0, 0]]


@every_edition
def test_T7_2_refuses_a_card_that_is_built(table: Tables) -> None:
    t = table().build(BLUE, "homestead").fill(RED, "c-com", "c-ind")
    t.refuses("develop homestead", "built", "T7.2", what="homestead")


@every_edition
def test_T7_2_refuses_a_card_of_a_higher_level(table: Tables) -> None:
    t = table().fill(RED, "c-com", "c-tra", "c-ind")
    t.refuses(
        "develop ferry-terminal", "wrong_level", "T7.2", what="ferry-terminal", where=TRANSPORTATION, have=2, need=1
    )


@every_edition
def test_T7_2_refuses_a_card_of_a_lower_level(table: Tables) -> None:
    t = table().build(BLUE, "workshop-yard", "cannery-row").fill(RED, "c-com", "c-tra", "c-ind", "r")
    t.refuses("develop tool-shed", "wrong_level", "T7.2", what="tool-shed", where=INDUSTRIAL, have=1, need=3)


def test_T7_3_the_card_pays_at_the_start_of_each_turn_to_come(table: Tables) -> None:
    t = table().cubes(RED, "c-tra", 1, 2).play("develop coach-stop")
    assert t.money == [50, 50, 50]
    t.play("build lumber-camp", "build lumber-camp")
    assert (t.to_move, t.money) == (RED, [52, 50, 50])
    t.play("build lumber-camp", "build stone-quarry", "build stone-quarry")
    assert (t.to_move, t.money) == (RED, [54, 50, 50])


def test_T7_3_the_builder_becomes_first_on_the_track(table: Tables) -> None:
    t = table(order=[GREEN, BLUE, RED]).cubes(BLUE, "c-tra", 1, 2).turn_of(BLUE)
    assert t.play("develop coach-stop").order == [BLUE, GREEN, RED]


@every_edition
@pytest.mark.parametrize("built", range(9))
def test_T7_4_the_third_sixth_and_ninth_card_end_an_age(table: Tables, built: int) -> None:
    t = goods_for_homestead(table().age(built // 3 + 1).build(BLUE, *TOWN[:built]).turn_of(RED))
    t.play("develop homestead")
    ages_over, mover = {3: (1, CHANCE), 6: (2, CHANCE), 9: (3, OVER)}.get(built + 1, (built // 3, BLUE))
    assert t.s.age == ages_over
    assert t.to_move == mover
