"""T8: the end of an age."""

import pytest

from smokestack import CHANCE, OVER
from smokestack.games.titans.model.state import At
from tests.rules.titans.ages import LAST_CARD, TOWN, before_age_two, before_the_end, goods_for_homestead
from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, GREEN, RED, Tables

CONSUMER_GRIDS = ("c-res", "c-com", "c-tra", "c-ind", "d-rc", "d-ti", "e-ri", "e-ct")


def test_T8_1_two_residential_cards_with_five_consumables_sell_the_five_cheapest_corn(table: Tables) -> None:
    t = table().build(GREEN, "homestead").build(BLUE, "general-store").cubes(RED, "c-com", 1, 2).cubes(RED, "c-ind", 1)
    t.cubes(BLUE, "c-res", 1, 3, 5, 7).cubes(GREEN, "c-res", 2, 4, 6)
    t.play("develop garden-suburb")
    assert t.money == [50, 50 + 3 * 1, 50 + 2 * 2]
    assert t.share == [1, 1 + 3 + 5, 1 + 2]


def test_T8_1_an_energy_grid_adds_the_icons_of_both_its_sides(table: Tables) -> None:
    t = table().build(BLUE, "boarding-house").build(GREEN, "boiler-house").cubes(RED, "c-tra", 1, 2)
    t.cubes(BLUE, "e-ri", 2, 3, 6).cubes(GREEN, "e-ri", 4, 8, 9)
    t.play("develop coach-stop")
    assert t.money == [50, 50 + 3 * 2, 50 + 1 * 4]
    assert t.share == [1, 1 + 3 + 5, 1 + 1]


@pytest.mark.parametrize(
    ("grid", "demand"),
    [("c-res", 2), ("c-com", 1), ("c-tra", 2), ("c-ind", 0), ("d-rc", 2), ("d-ti", 1), ("e-ri", 1), ("e-ct", 3)],
)
def test_T8_1_each_grid_sells_as_much_as_its_sides_want(table: Tables, grid: str, demand: int) -> None:
    t = before_age_two(table()).cubes(GREEN, grid, 2, 3, 4, 5, 6).play(LAST_CARD)
    assert t.money == [50, 50, 50 + demand * 2]
    assert t.share == [1, 1, 1 + demand + (5 if demand else 0)]


def test_T8_1_at_fifteen_the_leftmost_are_sold_first(table: Tables) -> None:
    t = before_age_two(table()).cubes(BLUE, "c-res", 15).cubes(GREEN, "c-res", 15).cubes(BLUE, "c-res", 15)
    assert t.play(LAST_CARD).money == [50, 65, 65]


def test_T8_1_unsold_cubes_go_back_for_nothing_and_research_stays(table: Tables) -> None:
    t = before_age_two(table()).cubes(BLUE, "c-ind", 5, 6).cubes(GREEN, "r", 1, 9).play(LAST_CARD)
    assert t.on("c-ind") == {}
    assert t.on("r") == {"$1": GREEN, "$9": GREEN}
    assert t.money == [50, 50, 50]
    assert t.share == [1, 1, 1]


def test_T8_1_cards_of_every_age_count(table: Tables) -> None:
    t = table().age(2).build(RED, "homestead", "garden-suburb").build(BLUE, "general-store", "arcade")
    t.build(GREEN, "coach-stop").cubes(RED, "c-com", 1, 2).cubes(RED, "c-ind", 1).cubes(RED, "c-tra", 1)
    t.cubes(GREEN, "c-res", *range(1, 12)).play("develop garden-city")
    assert t.money == [50, 50, 50 + (2 + 3 + 4) * 1]


def test_T8_2_each_cube_sold_is_one_share(table: Tables) -> None:
    t = before_age_two(table()).cubes(RED, "c-res", 2).cubes(BLUE, "c-res", 3, 4).cubes(RED, "d-rc", 5)
    t.cubes(GREEN, "d-rc", 6).cubes(BLUE, "e-ct", 7).cubes(GREEN, "e-ct", 8).play(LAST_CARD)
    assert t.share == [1 + 2, 1 + 2, 1 + 2]


@every_edition
def test_T8_3_each_real_estate_card_is_one_share_at_every_age_end(table: Tables) -> None:
    t = goods_for_homestead(table().age(2).build(BLUE, *TOWN[:3]).build(GREEN, *TOWN[3:5]))
    t.play(LAST_CARD)
    assert t.share == [1, 3 + 5, 2]


@pytest.mark.parametrize(("grid", "other_grid"), [("c-res", "c-tra"), ("d-rc", "d-ti"), ("e-ct", "e-ri")])
def test_T8_4_most_sold_cubes_on_the_grids_of_a_market_bring_five_share(
    table: Tables, grid: str, other_grid: str
) -> None:
    t = before_age_two(table()).cubes(BLUE, grid, 2).cubes(GREEN, grid, 3).cubes(BLUE, other_grid, 4)
    assert t.play(LAST_CARD).share == [1, 1 + 2 + 5, 1 + 1]


def test_T8_4_only_sold_cubes_count(table: Tables) -> None:
    t = before_age_two(table()).cubes(BLUE, "c-res", 1, 2).cubes(GREEN, "c-res", 3).cubes(GREEN, "c-ind", 2, 3, 4)
    assert t.play(LAST_CARD).share == [1, 1 + 2 + 5, 1]


@pytest.mark.parametrize(
    ("makers", "bonus"),
    [
        ([RED, BLUE, BLUE, GREEN, BLUE], [0, 5, 0]),
        ([RED, RED, RED, BLUE, GREEN], [5, 0, 0]),
        ([RED, GREEN, GREEN, BLUE, GREEN], [0, 0, 5]),
        ([BLUE, BLUE, GREEN, GREEN, RED], [0, 0, 0]),
        ([RED, RED, BLUE, BLUE, GREEN], [0, 0, 0]),
        ([RED, RED, BLUE, GREEN, GREEN], [0, 0, 0]),
        ([], [0, 0, 0]),
    ],
)
def test_T8_4_a_tie_or_nobody_wins_no_market(table: Tables, makers: list[int], bonus: list[int]) -> None:
    t = goods_for_homestead(table().build(BLUE, "general-store").build(GREEN, "filling-station"))
    for price, maker in enumerate(makers, start=1):
        t.cubes(maker, "e-ct" if price <= 4 else "e-ri", price)
    t.play(LAST_CARD)
    assert t.share == [1 + makers.count(seat) + bonus[seat] for seat in (RED, BLUE, GREEN)]


@every_edition
@pytest.mark.parametrize(
    ("owners", "bonus"),
    [
        ([BLUE, BLUE, BLUE, GREEN, GREEN], [0, 5, 0]),
        ([BLUE, BLUE, GREEN, GREEN, GREEN], [0, 0, 5]),
        ([RED, RED, RED, BLUE, BLUE], [5, 0, 0]),
        ([BLUE, BLUE, GREEN, GREEN, RED], [0, 0, 0]),
        ([RED, RED, BLUE, BLUE, BLUE], [0, 0, 0]),
    ],
)
def test_T8_4_most_real_estate_of_all_ages_brings_five_share(
    table: Tables, owners: list[int], bonus: list[int]
) -> None:
    t = goods_for_homestead(table().age(2))
    for owner, card in zip(owners, TOWN, strict=False):
        t.build(owner, card)
    t.play(LAST_CARD)
    owned = [*owners, RED]
    assert t.share == [owned.count(seat) + bonus[seat] for seat in (RED, BLUE, GREEN)]


def test_T8_5_the_rulebooks_example_of_steel(table: Tables) -> None:
    t = table().age(2).build(GREEN, "coach-stop", "ferry-terminal", "union-station")
    goods_for_homestead(t.build(BLUE, "general-store", "arcade"))
    t.cubes(RED, "c-tra", 3, 4, 6, 15).cubes(BLUE, "c-tra", 8, 9, 10)
    t.cubes(RED, "d-ti", 1, 2).cubes(BLUE, "d-ti", 4)
    t.play(LAST_CARD)
    assert t.money == [50 + 4 * 3 + 2 * 1, 50 + 3 * 8 + 1 * 4, 50]


def test_T8_5_each_grid_pays_by_itself(table: Tables) -> None:
    t = before_age_two(table()).cubes(BLUE, "c-res", 1).cubes(BLUE, "c-tra", 9, 10).cubes(GREEN, "c-res", 2)
    assert t.play(LAST_CARD).money == [50, 50 + 1 * 1 + 2 * 9, 50 + 1 * 2]


def test_T8_5_the_cubes_come_off(table: Tables) -> None:
    t = before_age_two(table()).cubes(RED, "r", 3)
    for grid in CONSUMER_GRIDS:
        t.cubes(BLUE, grid, 2, 15)
    t.play(LAST_CARD)
    assert [t.on(grid) for grid in CONSUMER_GRIDS] == [{}] * 8
    assert [grid.count for grid in t.s.grids] == [0] * 8 + [1]


def test_T8_6_the_old_cards_go_and_four_of_the_new_age_are_turned_up(table: Tables) -> None:
    t = before_age_two(table()).hold(GREEN, "land-office").play(LAST_CARD)
    age_one, age_two = t.game.edition.words["advancement"][:8], t.game.edition.words["advancement"][8:16]
    assert t.to_move == CHANCE
    assert {card for card in age_one if t.owner(card) == At.GONE} == set(age_one) - {"land-office"}
    assert t.owner("land-office") == GREEN
    assert t.position.outcomes() == [(t.game.number(f"reveal {card}"), 1) for card in age_two]
    four = ("bulk-buyer", "recycling", "price-war", "trade-journal")
    t.play(*(f"reveal {card}" for card in four))
    assert t.shown() == set(four)
    assert t.to_move == RED


@every_edition
def test_T8_6_after_age_three_nothing_is_turned_up(table: Tables) -> None:
    t = before_the_end(table()).show("trust").play(LAST_CARD)
    assert t.to_move == OVER
    assert t.shown() == set()
    assert t.owner("trust") == At.GONE


@pytest.mark.parametrize(
    ("builder", "order"), [(RED, [RED, BLUE, GREEN]), (BLUE, [BLUE, RED, GREEN]), (GREEN, [GREEN, RED, BLUE])]
)
def test_T8_7_the_builder_of_the_last_card_starts_the_new_age(table: Tables, builder: int, order: list[int]) -> None:
    t = table().build(RED, "general-store", "arcade").cubes(builder, "c-tra", 1, 2).turn_of(builder)
    t.play("develop coach-stop").reveal()
    assert t.to_move == builder
    assert t.order == order
    assert t.s.rounds == 2
