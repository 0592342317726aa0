"""T4: building and expanding facilities."""

import pytest

from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, RED, Tables


@pytest.mark.parametrize(
    ("facility", "grid"), [("farm", "c-com"), ("oil-well", "r"), ("machine-works", "c-tra"), ("university", "c-ind")]
)
def test_T4_1_building_buys_the_build_good_and_takes_a_card(table: Tables, facility: str, grid: str) -> None:
    t = table().cubes(BLUE, grid, 4, 9)
    t.play(f"build {facility}")
    assert (t.size(RED, facility), t.pile(facility)) == (1, 7)
    assert t.on(grid) == {"$9": BLUE}
    assert t.money == [46, 54, 50]


@every_edition
@pytest.mark.parametrize("facility", ["lumber-camp", "stone-quarry", "steel-forge"])
def test_T4_1_three_facilities_cost_nothing_to_build(table: Tables, facility: str) -> None:
    t = table().purse(0, 0, 0)
    all_cards = t.pile(facility)
    t.play(f"build {facility}")
    assert (t.size(RED, facility), t.pile(facility)) == (1, all_cards - 1)
    assert (t.money, t.share, t.to_move) == ([0, 0, 0], [0, 0, 0], BLUE)


def test_T4_2_the_type_one_owns_can_be_expanded_instead(table: Tables) -> None:
    t = table().own(RED, "farm").cubes(BLUE, "c-com", 1).cubes(BLUE, "c-ind", 1)
    assert t.may("build") == {"lumber-camp", "stone-quarry", "steel-forge", "university"}
    assert t.may("expand") == {"farm"}


@every_edition
def test_T4_2_refuses_to_build_a_type_one_owns(table: Tables) -> None:
    t = table().own(RED, "farm", 2).cubes(BLUE, "c-com", 4)
    t.refuses("build farm", "owned", "T4.2", what="farm", have=2)


@every_edition
def test_T4_3_the_first_expansion_takes_one_of_each_good(table: Tables) -> None:
    t = table().own(RED, "oil-well").cubes(BLUE, "r", 4).cubes(BLUE, "c-tra", 5, 6)
    left = t.pile("oil-well")
    t.play("expand oil-well")
    assert (t.size(RED, "oil-well"), t.pile("oil-well")) == (2, left - 1)
    assert t.on("c-tra") == {"$6": BLUE}
    assert t.money == [50 - 4 - 5, 50 + 4 + 5, 50]


@every_edition
def test_T4_3_an_oil_well_of_size_two_needs_one_research_and_two_steel(table: Tables) -> None:
    t = table().own(RED, "oil-well", 2).cubes(BLUE, "r", 4, 5).cubes(BLUE, "c-tra", 6, 7, 9)
    left = t.pile("oil-well")
    t.play("expand oil-well")
    assert (t.size(RED, "oil-well"), t.pile("oil-well")) == (3, left - 1)
    assert (t.on("r"), t.on("c-tra")) == ({"$5": BLUE}, {"$9": BLUE})
    assert t.money == [50 - 4 - 6 - 7, 50 + 4 + 6 + 7, 50]
    assert t.share == [0, 3, 0]


@pytest.mark.parametrize(
    ("facility", "size", "build_grid", "expansion_grid"),
    [
        ("farm", 4, "c-com", "c-ind"),
        ("machine-works", 2, "c-tra", "r"),
        ("university", 3, "c-ind", "c-res"),
        ("oil-well", 5, "r", "c-tra"),
    ],
)
def test_T4_3_every_size_takes_one_build_good_and_an_expansion_good_for_each_card(
    table: Tables, facility: str, size: int, build_grid: str, expansion_grid: str
) -> None:
    t = table().own(RED, facility, size).fill(BLUE, build_grid, expansion_grid).purse(100, 0, 0)
    t.play(f"expand {facility}")
    assert t.size(RED, facility) == size + 1
    assert len(t.on(build_grid)) == 20 - 1
    assert len(t.on(expansion_grid)) == 20 - size
    assert t.money == [100 - 1 - sum(range(1, size + 1)), 1 + sum(range(1, size + 1)), 0]


@pytest.mark.parametrize(
    ("facility", "grid"), [("lumber-camp", "c-tra"), ("stone-quarry", "c-com"), ("steel-forge", "c-ind")]
)
def test_T4_3_without_a_build_good_only_expansion_goods_are_needed(table: Tables, facility: str, grid: str) -> None:
    t = table().own(RED, facility, 3).cubes(BLUE, grid, 1, 2, 3)
    t.play(f"expand {facility}")
    assert t.size(RED, facility) == 4
    assert t.money == [50 - 1 - 2 - 3, 50 + 1 + 2 + 3, 50]


@every_edition
def test_T4_3_refuses_to_expand_what_one_does_not_own(table: Tables) -> None:
    t = table().own(BLUE, "farm").cubes(BLUE, "c-com", 4).cubes(BLUE, "c-ind", 4)
    t.refuses("expand farm", "not_owned", "T4.3", what="farm", have=0, need=1)


@every_edition
def test_T4_3_refuses_with_too_few_expansion_goods(table: Tables) -> None:
    t = table().own(RED, "oil-well", 2).cubes(BLUE, "r", 4).cubes(BLUE, "c-tra", 5)
    t.refuses("expand oil-well", "missing_good", "T2.6", what="steel", where="c-tra", have=1, need=2)


def test_T4_4_one_card_ends_the_turn(table: Tables) -> None:
    t = table().own(RED, "farm").cubes(RED, "c-com", 1, 2).cubes(RED, "c-ind", 1, 2, 3)
    t.play("expand farm")
    assert t.size(RED, "farm") == 2
    assert t.to_move == BLUE


@every_edition
def test_T4_4_the_last_card_of_a_pile_can_be_taken(table: Tables) -> None:
    t = table()
    t.own(BLUE, "lumber-camp", t.pile("lumber-camp") - 1).play("build lumber-camp")
    assert (t.size(RED, "lumber-camp"), t.pile("lumber-camp")) == (1, 0)


@every_edition
def test_T4_4_refuses_to_build_from_an_empty_pile(table: Tables) -> None:
    t = table()
    t.own(BLUE, "lumber-camp", t.pile("lumber-camp"))
    t.refuses("build lumber-camp", "pile_empty", "T4.4", what="lumber-camp", have=0, need=1)


@every_edition
def test_T4_4_refuses_to_expand_from_an_empty_pile(table: Tables) -> None:
    t = table().own(RED, "lumber-camp", 2)
    t.own(BLUE, "lumber-camp", t.pile("lumber-camp")).fill(RED, "c-tra", "c-res")
    t.refuses("expand lumber-camp", "pile_empty", "T4.4", what="lumber-camp", have=0, need=1)
