"""T9.1: the advancements of Age III, each on its own. Without them BLUE ends with 4 share for real estate."""

import pytest

from tests.rules.titans.ages import LAST_CARD, before_the_end
from tests.rules.titans.table import BLUE, GREEN, RED, Tables


def test_T9_1_skyscrapers_score_two_share_for_each_real_estate_card(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "skyscrapers").play(LAST_CARD)
    assert t.share == [1, 4 + 2 * 4, 4]


def test_T9_1_skyscrapers_count_the_card_that_ends_the_game(table: Tables) -> None:
    t = before_the_end(table()).hold(RED, "skyscrapers").play(LAST_CARD)
    assert t.share == [1 + 2 * 1, 4, 4]


def test_T9_1_vertical_integration_scores_every_facility_card(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "vertical-integration").own(BLUE, "farm", 3).own(BLUE, "lumber-camp")
    assert t.own(GREEN, "farm", 2).play(LAST_CARD).share == [1, 4 + 3 + 1, 4]


def test_T9_1_diversified_holdings_score_two_share_for_each_type(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "diversified-holdings").own(BLUE, "farm", 3).own(BLUE, "lumber-camp")
    assert t.own(GREEN, "oil-well").play(LAST_CARD).share == [1, 4 + 2 * 2, 4]


def test_T9_1_think_tank_scores_two_share_for_each_advancement_itself_included(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "think-tank", "dynamite", "recycling").hold(GREEN, "land-office")
    assert t.play(LAST_CARD).share == [1, 4 + 2 * 3, 4]


@pytest.mark.parametrize(
    ("cash", "share", "left"),
    [(50, 36 // 2 + 14 // 3, 2), (39, 18 + 1, 0), (37, 18, 1), (36, 18, 0), (35, 17, 1), (7, 3, 1), (1, 0, 1)],
)
def test_T9_1_stock_exchange_changes_up_to_36_dollars_at_two_a_share(
    table: Tables, cash: int, share: int, left: int
) -> None:
    t = before_the_end(table()).hold(BLUE, "stock-exchange").purse(0, cash, 0).play(LAST_CARD)
    assert t.share == [1, 4 + share, 4]
    assert t.money == [0, left, 0]


def test_T9_1_grand_exposition_scores_eight_share(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "grand-exposition").play(LAST_CARD)
    assert t.share == [1, 4 + 8, 4]


def test_T9_1_research_campus_scores_ones_cubes_on_the_research_grid(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "research-campus").cubes(BLUE, "r", 2, 15, 15).cubes(GREEN, "r", 1, 3)
    assert t.play(LAST_CARD).share == [1, 4 + 3, 4]


def test_T9_1_trust_scores_three_share_for_each_bonus_of_the_last_age_end(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "trust").cubes(BLUE, "c-res", 1).cubes(BLUE, "d-rc", 1)
    t.play(LAST_CARD)
    assert t.share == [1, 4 + 2 + 2 * 5 + 2 * 3, 4]
    assert t.money == [0, 2, 0]


def test_T9_1_trust_forgets_the_bonuses_of_earlier_ages(table: Tables) -> None:
    t = before_the_end(table()).hold(BLUE, "trust")
    t.s.players[BLUE].bonuses = 4
    assert t.play(LAST_CARD).share == [1, 4, 4]


def test_T9_1_trust_counts_the_bonus_for_real_estate(table: Tables) -> None:
    t = before_the_end(table()).hold(GREEN, "trust")
    t.s.estates[t.number("coach-stop")] = GREEN
    t.s.players[BLUE].estates, t.s.players[GREEN].estates = 3, 5
    assert t.play(LAST_CARD).share == [1, 3, 5 + 5 + 3]
