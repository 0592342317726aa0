"""E6: the end of the game."""

import pytest

from smokestack import OVER
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def last_round(t: Table) -> Table:
    """Round 15 without money, Profit or trains; each player has one factory."""
    return t.round(15).purse(0, 0).points(0, 0)


@pytest.mark.parametrize(
    ("building", "pips", "score"),
    [("R1", 4, 8), ("C1", 4, 4), ("M1", 1, 3), ("P1", 3, 3), ("T1", 1, 1), ("I1", 3, 3), ("R1", 1, 2)],
)
def test_E6_1_each_type_scores_by_its_die(table: Tables, building: str, pips: int, score: int) -> None:
    t = last_round(table()).own(PURPLE, building, pips=pips).end_round()
    assert t.to_move == OVER
    assert t.position.end_reason() == "last round"
    assert t.position.scores() == [score, 0]


def test_E6_1_everything_is_added_to_the_profit(table: Tables) -> None:
    t = last_round(table()).points(7, 5).own(PURPLE, "R1", "C1", pips=2).own(PURPLE, "M1", "M2")
    t.own(BEIGE, "P1", "I1", pips=4).own(BEIGE, "T1", "T2").end_round()
    assert t.position.scores() == [7 + 4 + 2 + 3 + 3, 5 + 4 + 4 + 1 + 1]
    assert t.profit == [19, 15]


def test_E6_1_before_the_end_the_profit_is_the_score(table: Tables) -> None:
    t = table().own(PURPLE, "R1", pips=4).points(3, 9)
    assert t.position.scores() == [3, 9]
    assert t.position.winners() == []


@pytest.mark.parametrize("action", ["icon 1 1", "roll 1", "done", "release 1", "draw 3"])
def test_E6_1_refuses_any_action_after_the_end(table: Tables, action: str) -> None:
    last_round(table()).end_round().refuses(action, "over", "E6.1")


def test_E6_2_more_leisure_buildings_score_twice_their_dice(table: Tables) -> None:
    t = last_round(table()).own(PURPLE, "L1", "L2").own(BEIGE, "L3", pips=4).own(PURPLE, "L4", pips=3)
    assert t.end_round().position.scores() == [2 * (1 + 1 + 3), 0]


def test_E6_2_one_against_none_is_a_majority(table: Tables) -> None:
    assert last_round(table()).own(BEIGE, "L1", pips=5).end_round().position.scores() == [0, 10]


def test_E6_2_in_a_tie_of_buildings_nobody_scores(table: Tables) -> None:
    t = last_round(table()).own(PURPLE, "L1", pips=5).own(BEIGE, "L2")
    assert t.end_round().position.scores() == [0, 0]


@pytest.mark.parametrize(("pollution", "more", "fewer"), [(13, 13, 6), (8, 8, 4), (1, 1, 0), (0, 0, 0)])
@pytest.mark.parametrize("seat", [PURPLE, BEIGE])
def test_E6_3_more_factories_lose_all_of_the_pollution_and_fewer_half(
    table: Tables, pollution: int, more: int, fewer: int, seat: int
) -> None:
    t = last_round(table()).points(20, 20).pollute(pollution).factory(seat, "private-bank").end_round()
    scores = t.position.scores()
    assert (scores[seat], scores[1 - seat]) == (20 - more, 20 - fewer)


def test_E6_3_equally_many_factories_lose_nothing(table: Tables) -> None:
    t = last_round(table()).points(20, 20).pollute(13).own(PURPLE, "I1", "I2").end_round()
    assert t.position.scores() == [20 + 2, 20]


def test_E6_3_scores_fall_below_zero(table: Tables) -> None:
    t = last_round(table()).points(2, 3).pollute(13).factory(PURPLE, "private-bank").end_round()
    assert t.position.scores() == [-11, -3]
    assert t.position.winners() == [BEIGE]


def test_E6_4_more_profit_wins_and_capital_counts_nothing(table: Tables) -> None:
    t = last_round(table()).purse(90, 0).points(4, 5).end_round()
    assert t.position.scores() == [4, 5]
    assert t.position.ranks() == [1, 0]
    assert t.position.winners() == [BEIGE]


def test_E6_4_goods_and_running_trains_count_nothing(table: Tables) -> None:
    t = last_round(table()).factory(PURPLE, "brickworks", goods=4, train=6, link=2).end_round()
    assert t.position.scores() == [0, 0]


@pytest.mark.parametrize(("purse", "winner"), [((3, 2), PURPLE), ((2, 3), BEIGE)])
def test_E6_4_a_tie_goes_to_more_capital(table: Tables, purse: tuple[int, int], winner: int) -> None:
    t = last_round(table()).purse(*purse).factory(1 - winner, "private-bank").end_round()
    assert t.position.scores() == [0, 0]
    assert t.position.winners() == [winner]


def test_E6_4_the_last_gains_count_in_a_tie(table: Tables) -> None:
    t = last_round(table()).purse(0, 1).points(1, 3).own(PURPLE, "R1").end_round()
    assert (t.position.scores(), t.money) == ([3, 3], [2, 1])
    assert t.position.winners() == [PURPLE]


@pytest.mark.parametrize("seat", [PURPLE, BEIGE])
def test_E6_4_then_to_more_factories(table: Tables, seat: int) -> None:
    t = last_round(table()).purse(5, 5).factory(seat, "private-bank").end_round()
    assert t.position.ranks() == [0 if seat == PURPLE else 1, 0 if seat == BEIGE else 1]
    assert t.position.winners() == [seat]


def test_E6_4_then_both_share_the_win(table: Tables) -> None:
    t = last_round(table()).purse(5, 5).end_round()
    assert t.position.ranks() == [0, 0]
    assert t.position.winners() == [PURPLE, BEIGE]
