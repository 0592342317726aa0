"""T6.1: the cards that work for the rest of the game, each on its own."""

import pytest

from tests.rules.titans.ages import LAST_CARD, before_age_two
from tests.rules.titans.table import BLUE, GREEN, RED, Tables

SALES = {
    "wood": ("c-com", "farm"),
    "stone": ("c-ind", "university"),
    "steel": ("c-tra", "machine-works"),
    "research": ("r", "oil-well"),
}
"""Where a good is bought, and a facility that takes one of it to build."""


@pytest.mark.parametrize(
    ("card", "good", "dollars"),
    [
        ("dynamite", "stone", 1),
        ("circular-saw", "wood", 1),
        ("bessemer-process", "steel", 1),
        ("patent-office", "research", 2),
    ],
)
def test_T6_1_the_bank_adds_to_each_sale_of_its_good(table: Tables, card: str, good: str, dollars: int) -> None:
    grid, facility = SALES[good]
    t = table().hold(BLUE, card).cubes(BLUE, grid, 4).play(f"build {facility}")
    assert t.money == [50 - 4, 50 + 4 + dollars, 50]
    assert t.share == [0, 1, 0]


@pytest.mark.parametrize(("card", "good"), [("trade-journal", "research"), ("standard-gauge", "steel")])
def test_T6_1_each_sale_of_its_good_brings_a_second_share(table: Tables, card: str, good: str) -> None:
    grid, facility = SALES[good]
    t = table().hold(BLUE, card).cubes(BLUE, grid, 4).play(f"build {facility}")
    assert t.money == [46, 54, 50]
    assert t.share == [0, 2, 0]


SALE_CARDS = {
    "dynamite": "stone",
    "circular-saw": "wood",
    "bessemer-process": "steel",
    "patent-office": "research",
    "trade-journal": "research",
    "standard-gauge": "steel",
}


@pytest.mark.parametrize(("card", "good"), SALE_CARDS.items())
def test_T6_1_a_sale_card_does_nothing_for_other_goods(table: Tables, card: str, good: str) -> None:
    for grid, facility in (place for other, place in SALES.items() if other != good):
        t = table().hold(BLUE, card).cubes(BLUE, grid, 4).play(f"build {facility}")
        assert (t.money, t.share) == ([46, 54, 50], [0, 1, 0])


@pytest.mark.parametrize(("card", "good"), SALE_CARDS.items())
def test_T6_1_a_sale_card_does_nothing_for_ones_own_purchase(table: Tables, card: str, good: str) -> None:
    grid, facility = SALES[good]
    t = table().hold(BLUE, card).cubes(BLUE, grid, 4).turn_of(BLUE).play(f"build {facility}")
    assert (t.money, t.share) == ([50, 50, 50], [0, 0, 0])


@pytest.mark.parametrize(("card", "good"), SALE_CARDS.items())
def test_T6_1_a_sale_card_does_nothing_for_another_makers_sale(table: Tables, card: str, good: str) -> None:
    grid, facility = SALES[good]
    t = table().hold(BLUE, card).cubes(GREEN, grid, 4).play(f"build {facility}")
    assert (t.money, t.share) == ([46, 50, 54], [0, 0, 1])


def test_T6_1_dynamite_counts_every_cube(table: Tables) -> None:
    t = table().hold(BLUE, "dynamite").own(RED, "farm", 2).cubes(RED, "c-com", 1).cubes(BLUE, "c-ind", 2, 3)
    t.play("expand farm")
    assert t.money == [50 - 2 - 3, 50 + 2 + 3 + 1 + 1, 50]


@pytest.mark.parametrize(
    ("card", "grid"),
    [("dynamite", "d-rc"), ("circular-saw", "c-com"), ("bessemer-process", "c-tra"), ("standard-gauge", "d-ti")],
)
def test_T6_1_a_sale_card_does_nothing_for_sales_to_consumers(table: Tables, card: str, grid: str) -> None:
    t = before_age_two(table()).hold(BLUE, card).cubes(BLUE, grid, 4).play(LAST_CARD)
    assert t.money == [50, 50 + 4, 50]
    assert t.share == [1, 1 + 1 + 5, 1]


def test_T6_1_seed_drill_adds_a_dollar_for_each_cube_sold_on_the_corn_grid(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "seed-drill").cubes(BLUE, "c-res", 3, 5, 9).play(LAST_CARD)
    assert t.money == [50, 50 + 2 * 3 + 2, 50]


def test_T6_1_seed_drill_leaves_corn_on_energy_and_the_corn_of_others_alone(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "seed-drill").cubes(BLUE, "e-ct", 3).cubes(GREEN, "c-res", 4)
    assert t.play(LAST_CARD).money == [50, 50 + 3, 50 + 4]


def test_T6_1_land_office_makes_each_card_pay_three_dollars(table: Tables) -> None:
    t = table().hold(BLUE, "land-office").build(BLUE, "homestead").build(GREEN, "coach-stop")
    t.play("build lumber-camp")
    assert t.money == [50, 53, 50]
    t.play("build lumber-camp")
    assert t.money == [50, 53, 52]


@pytest.mark.parametrize(
    ("cards", "facility", "uses", "price"),
    [
        (["night-shift"], "lumber-camp", 1, 0),
        (["night-shift"], "lumber-camp", 2, 4 - 3),
        (["night-shift"], "lumber-camp", 3, 12 - 3),
        (["night-shift"], "farm", 2, 3 - 3),
        (["night-shift"], "machine-works", 1, 3),
        (["night-shift"], "university", 3, 18 - 3),
        (["conveyor-belt"], "lumber-camp", 2, 0),
        (["conveyor-belt"], "stone-quarry", 1, 1),
        (["conveyor-belt"], "stone-quarry", 2, 1),
        (["conveyor-belt"], "stone-quarry", 3, 13 - 5),
        (["night-shift", "conveyor-belt"], "steel-forge", 2, 2),
        (["night-shift", "conveyor-belt"], "machine-works", 2, 3),
        (["night-shift", "conveyor-belt"], "machine-works", 3, 18 - 3 - 5),
    ],
)
def test_T6_1_uses_cost_less_but_never_less_than_one_use(
    table: Tables, cards: list[str], facility: str, uses: int, price: int
) -> None:
    t = table().hold(RED, *cards).own(RED, facility).purse(price, 0, 0)
    t.play(f"produce {facility} {uses}")
    assert t.money == [0, 0, 0]
    assert t.s.cubes_left == uses


def test_T6_1_refuses_uses_beyond_the_discounted_price(table: Tables) -> None:
    t = table().hold(RED, "night-shift").own(RED, "lumber-camp").purse(8, 0, 0)
    t.refuses("produce lumber-camp 3", "cannot_pay_uses", "T5.1", what="lumber-camp", have=8, need=9)


def test_T6_1_night_shift_helps_each_facility_of_one_action(table: Tables) -> None:
    t = table(two_facilities=1).hold(RED, "night-shift").own(RED, "lumber-camp").own(RED, "steel-forge")
    t.play("produce lumber-camp 2", "place c-com $5", "place c-com $6", "produce steel-forge 2")
    assert t.money == [50 - (4 - 3) - (7 - 3), 50, 50]


@pytest.mark.parametrize(("price", "pays"), [(1, 0), (2, 0), (3, 1), (9, 7), (15, 13)])
def test_T6_1_bulk_buyer_pays_two_dollars_less_and_the_bank_the_difference(
    table: Tables, price: int, pays: int
) -> None:
    t = table().hold(RED, "bulk-buyer").purse(pays, 50, 50).cubes(BLUE, "c-com", price)
    t.play("build farm")
    assert t.money == [0, 50 + price, 50]
    assert t.share == [0, 1, 0]


def test_T6_1_bulk_buyer_saves_on_every_good_but_not_on_ones_own(table: Tables) -> None:
    t = table().hold(RED, "bulk-buyer").own(RED, "oil-well", 2)
    t.cubes(GREEN, "r", 6).cubes(RED, "c-tra", 1).cubes(BLUE, "c-tra", 7)
    t.play("expand oil-well")
    assert t.money == [50 - 4 - 5, 50 + 7, 50 + 6]


def test_T6_1_bulk_buyer_does_nothing_for_other_buyers(table: Tables) -> None:
    t = table().hold(BLUE, "bulk-buyer").cubes(GREEN, "c-com", 6).play("build farm")
    assert t.money == [44, 50, 56]


def test_T6_1_refuses_a_bulk_buyer_who_cannot_pay_the_rest(table: Tables) -> None:
    t = table().hold(RED, "bulk-buyer").cubes(BLUE, "c-com", 9).purse(6, 50, 50)
    t.refuses("build farm", "too_dear", "T2.6", have=6, need=7)
