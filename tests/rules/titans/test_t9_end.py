"""T9: the end of the game."""

import pytest

from smokestack import OVER
from tests.rules.titans.ages import LAST_CARD, TOWN, before_age_two, before_the_end, goods_for_homestead
from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, GREEN, RED, Table, Tables


@every_edition
@pytest.mark.parametrize(("cash", "share", "left"), [(0, 0, 0), (2, 0, 2), (3, 1, 0), (50, 16, 2)])
def test_T9_1_every_three_dollars_become_one_share(table: Tables, cash: int, share: int, left: int) -> None:
    t = before_the_end(table()).purse(0, cash, 0).play(LAST_CARD)
    assert t.to_move == OVER
    assert t.share == [1, 4 + share, 4]
    assert t.money == [0, left, 0]
    assert t.position.end_reason() == "three ages"


def test_T9_1_the_last_sales_are_paid_before_the_exchange(table: Tables) -> None:
    t = before_the_end(table()).cubes(BLUE, "c-res", 7).play(LAST_CARD)
    assert t.share == [1, 4 + 1 + 5 + 2, 4]
    assert t.money == [0, 1, 0]


@every_edition
@pytest.mark.parametrize("action", ["build lumber-camp", "pass", "done", "reveal trust", "order 1"])
def test_T9_1_refuses_any_action_after_the_end(table: Tables, action: str) -> None:
    before_the_end(table()).play(LAST_CARD).refuses(action, "over", "T9.1")


@every_edition
def test_T9_2_most_share_wins(table: Tables) -> None:
    t = before_the_end(table()).purse(0, 2, 3)
    assert t.position.winners() == []
    t.play(LAST_CARD)
    assert t.position.scores() == [1, 4, 5]
    assert t.position.ranks() == [2, 1, 0]
    assert t.position.winners() == [GREEN]


@every_edition
def test_T9_2_a_tie_goes_to_who_has_most_money_left(table: Tables) -> None:
    t = before_the_end(table()).purse(0, 1, 2).play(LAST_CARD)
    assert t.position.scores() == [1, 4, 4]
    assert t.position.ranks() == [2, 1, 0]
    assert t.position.winners() == [GREEN]


@every_edition
def test_T9_2_money_counts_only_after_the_exchange(table: Tables) -> None:
    t = before_the_end(table()).purse(9, 3, 2)
    t.s.players[GREEN].share = 1
    t.play(LAST_CARD)
    assert t.position.scores() == [4, 5, 5]
    assert t.money == [0, 0, 2]
    assert t.position.winners() == [GREEN]


@every_edition
def test_T9_2_players_who_are_still_tied_share_the_win(table: Tables) -> None:
    t = before_the_end(table()).purse(0, 2, 2).play(LAST_CARD)
    assert t.position.ranks() == [2, 0, 0]
    assert t.position.winners() == [BLUE, GREEN]


def test_T9_3_after_the_last_round_the_age_and_the_game_end(table: Tables) -> None:
    t = table(round_limit=2).build(BLUE, "homestead").cubes(GREEN, "c-res", 4).purse(0, 0, 0)
    t.play(*["build lumber-camp"] * 3, *["build stone-quarry"] * 2)
    assert (t.to_move, t.s.rounds) == (GREEN, 2)
    t.play("build stone-quarry")
    assert t.to_move == OVER
    assert t.position.end_reason() == "round limit"
    assert t.share == [0, 1 + 5 + 4 // 3, 1 + 5 + 4 // 3]
    assert t.money == [0, 1, 1]


def told(t: Table, action: str) -> list[tuple[str, str]]:
    """What an action brings about, each sentence with its clause."""
    return [(sentence.clause, str(sentence)) for sentence in t.position.tell(action, ["Ann", "Ben", "Cleo"]).sentences]


@every_edition
def test_T9_3_the_end_by_the_limit_is_told_with_its_clause(table: Tables) -> None:
    said = told(table(round_limit=1).turn_of(GREEN), "build lumber-camp")
    assert ("T9.3", "The last round is over: Age I ends.") in said
    assert ("T9.3", "The game ends here: round 1 was to be the last.") in said


def test_T9_3_an_age_that_its_cards_end_in_the_last_round_is_told_as_such(table: Tables) -> None:
    said = told(before_age_two(table(round_limit=1)), LAST_CARD)
    assert ("T7.4", "Age I ends.") in said
    assert [clause for clause, _ in said].count("T9.3") == 1


@every_edition
def test_T9_3_without_a_limit_rounds_go_on(table: Tables) -> None:
    t = table().turn_of(GREEN)
    t.s.rounds = 10_000
    t.play("build lumber-camp")
    assert (t.to_move, t.s.rounds) == (RED, 10_001)


def test_T9_3_an_age_that_ends_in_the_last_round_is_scored_once(table: Tables) -> None:
    t = before_age_two(table(round_limit=1)).cubes(BLUE, "c-res", 4).purse(0, 0, 0).play(LAST_CARD)
    assert t.to_move == OVER
    assert t.position.end_reason() == "round limit"
    assert t.share == [1, 1 + 1 + 5 + 4 // 3, 1]
    assert t.money == [0, 1, 0]


def test_T9_3_an_age_that_ends_with_the_last_turn_of_the_last_round_is_scored_once(table: Tables) -> None:
    t = table(round_limit=1).build(RED, "general-store").build(BLUE, "coach-stop").turn_of(GREEN).purse(0, 0, 0)
    goods_for_homestead(t, GREEN).play(LAST_CARD)
    assert t.to_move == OVER
    assert t.share == [1, 1, 1]


def test_T9_3_age_three_cut_short_by_the_limit_still_scores_its_cards(table: Tables) -> None:
    t = table(round_limit=1).age(3).build(BLUE, *TOWN[:4]).build(GREEN, *TOWN[4:7]).show().purse(0, 0, 0)
    t.hold(GREEN, "grand-exposition").turn_of(GREEN).play("build lumber-camp")
    assert t.share == [0, 4 + 5, 3 + 8]
    assert t.position.end_reason() == "round limit"


@every_edition
def test_T9_3_the_ninth_card_in_the_last_round_ends_the_game_by_itself(table: Tables) -> None:
    t = before_the_end(table(round_limit=1)).play(LAST_CARD)
    assert t.share == [1, 4, 4]
    assert t.position.end_reason() == "three ages"


def test_T9_3_simulation_stops_after_400_rounds_and_people_play_without_limit(table: Tables) -> None:
    t = table()
    assert t.s.options.round_limit == 0
    assert t.game.spec.simulation == {"round_limit": 400}
