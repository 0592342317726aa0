"""T8.8: Mail-Order Catalogue and Recycling, the cards that look at what consumers leave behind."""

from tests.rules.titans.ages import LAST_CARD, before_age_two
from tests.rules.titans.table import BLUE, GREEN, RED, Tables


def test_T8_8_mail_order_sells_a_cube_where_nothing_is_wanted(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue").cubes(BLUE, "c-ind", 9, 12)
    t.play(LAST_CARD)
    assert t.money == [50, 50 + 9, 50]
    assert t.share == [1, 1 + 1 + 5, 1]


def test_T8_8_mail_order_sells_one_cube_in_each_market(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue")
    t.cubes(BLUE, "c-ind", 9, 12).cubes(GREEN, "d-ti", 1).cubes(BLUE, "d-ti", 7, 8).cubes(GREEN, "e-ri", 1)
    t.cubes(BLUE, "e-ri", 5, 6).play(LAST_CARD)
    assert t.money == [50, 50 + 9 + 7 + 5, 50 + 1 + 1]
    assert t.share == [1, 1 + 3 + 5, 1 + 2]


def test_T8_8_mail_order_takes_the_cheapest_of_the_unsold_cubes(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue")
    t.cubes(BLUE, "c-tra", 3, 4, 10).cubes(BLUE, "c-com", 2, 8).cubes(BLUE, "c-ind", 9).play(LAST_CARD)
    assert t.money == [50, 50 + 2 * 3 + 2 * 2, 50]
    assert t.share == [1, 1 + 2 + 2 + 5, 1]


def test_T8_8_at_equal_prices_mail_order_takes_the_grid_listed_first(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue")
    t.cubes(BLUE, "c-tra", 3, 4, 9).cubes(BLUE, "c-ind", 9).play(LAST_CARD)
    assert t.money == [50, 50 + 3 * 3, 50]


def test_T8_8_at_equal_prices_of_fifteen_the_grid_listed_first_counts_not_the_place_in_the_row(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue")
    t.cubes(BLUE, "c-tra", 3, 4).cubes(GREEN, "c-tra", 15).cubes(BLUE, "c-tra", 15).cubes(BLUE, "c-ind", 15)
    assert t.play(LAST_CARD).money == [50, 50 + 3 * 3, 50]


def test_T8_8_a_cube_sold_by_mail_can_win_the_market(table: Tables) -> None:
    t = before_age_two(table()).cubes(GREEN, "d-ti", 1).cubes(BLUE, "d-ti", 2).cubes(BLUE, "d-rc", 3)
    with_card = before_age_two(table()).hold(BLUE, "mail-order-catalogue")
    with_card.cubes(GREEN, "d-ti", 1).cubes(BLUE, "d-ti", 2).cubes(BLUE, "d-rc", 3)
    assert t.play(LAST_CARD).share == [1, 1 + 1, 1 + 1]
    assert with_card.play(LAST_CARD).share == [1, 1 + 2 + 5, 1 + 1]


def test_T8_8_mail_order_never_takes_research_or_the_cubes_of_others(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue").cubes(BLUE, "r", 4).cubes(GREEN, "c-ind", 5)
    t.play(LAST_CARD)
    assert t.money == [50, 50, 50]
    assert t.on("r") == {"$4": BLUE}


def test_T8_8_recycling_pays_two_dollars_for_each_cube_left_unsold(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "recycling")
    t.cubes(BLUE, "c-ind", 5, 6).cubes(BLUE, "c-res", 3, 4, 8).cubes(GREEN, "c-ind", 7).cubes(BLUE, "r", 1)
    assert t.play(LAST_CARD).money == [50, 50 + 2 * 3 + 3 * 2, 50]


def test_T8_8_recycling_pays_after_mail_order_has_sold(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "mail-order-catalogue", "recycling").cubes(BLUE, "c-ind", 5, 6, 8)
    t.play(LAST_CARD)
    assert t.money == [50, 50 + 5 + 2 * 2, 50]
    assert t.share == [1, 1 + 1 + 5, 1]


def test_T8_8_recycling_pays_nothing_for_a_replaced_cube(table: Tables) -> None:
    t = before_age_two(table()).hold(BLUE, "recycling").show("price-war").cubes(RED, "r", 1, 2)
    t.cubes(BLUE, "c-ind", 5).play("buy price-war", "replace c-ind $5").reveal().turn_of(RED)
    assert t.money == [50, 52, 50]
    assert t.play(LAST_CARD).money == [50, 52, 50]


def test_T8_8_recycling_pays_nothing_for_a_cube_lost_when_placing(table: Tables) -> None:
    t = table().hold(RED, "recycling").own(RED, "lumber-camp").fill(BLUE, "c-com")
    t.cubes(BLUE, "e-ri", *range(1, 7), *range(8, 15), *[15] * 6).play("produce lumber-camp 2", "place e-ri $7")
    assert t.money == [50 - 4, 50, 50]
