"""T3: turns and rounds."""

import pytest

from tests.rules.titans.editions import every_edition
from tests.rules.titans.table import BLUE, GOLD, GREEN, RED, Table, Tables

EVERY_GRID = ("c-res", "c-com", "c-tra", "c-ind", "d-rc", "d-ti", "e-ri", "e-ct", "r")


@every_edition
def test_T3_1_a_turn_begins_with_two_dollars_for_each_card(table: Tables) -> None:
    t = table().build(BLUE, "homestead", "garden-suburb").build(RED, "coach-stop").age(2)
    t.play("build lumber-camp")
    assert t.to_move == BLUE
    assert t.money == [50, 54, 50]


@every_edition
def test_T3_1_without_real_estate_there_is_no_rent(table: Tables) -> None:
    assert table().play("build lumber-camp").money == [50, 50, 50]


@pytest.mark.parametrize(
    "actions",
    [
        ["build lumber-camp"],
        ["expand farm"],
        ["produce farm 1", "place c-res $5"],
        ["buy dynamite", "reveal land-office"],
        ["develop homestead"],
    ],
)
def test_T3_2_one_action_and_the_turn_is_over(table: Tables, actions: list[str]) -> None:
    t = table().own(RED, "farm").cubes(RED, "c-com", 1).cubes(RED, "c-ind", 1).cubes(RED, "r", 1)
    assert t.play(*actions).to_move == BLUE


@every_edition
@pytest.mark.parametrize("action", ["done", "place c-com $4", "replace c-com $4"])
def test_T3_2_refuses_what_is_none_of_the_four_actions(table: Tables, action: str) -> None:
    t = table().own(RED, "lumber-camp").cubes(BLUE, "c-com", 4)
    t.refuses(action, "choose_first", "T3.2")


def test_T3_3_who_can_do_nothing_collects_rent_and_passes(table: Tables) -> None:
    t = table().own(RED, "lumber-camp").build(BLUE, "homestead").sell_out()
    t.play("produce lumber-camp 1", "place e-ri $9")
    assert t.to_move == BLUE
    assert t.position.legal() == [t.game.number("pass")]
    t.play("pass")
    assert t.to_move == GREEN
    assert t.money == [50, 52, 50]


@every_edition
def test_T3_3_refuses_to_pass_while_something_can_be_done(table: Tables) -> None:
    table().refuses("pass", "can_do_more", "T3.3", have=3)


def test_T3_3_who_could_only_plead_may_pass(table: Tables) -> None:
    t = table().own(RED, "steel-forge").sell_out().purse(1, 50, 50)
    assert [t.game.text(action) for action in t.position.legal()] == ["pass", "produce steel-forge 1"]
    t.play("pass")
    assert t.to_move == BLUE
    assert t.money == [1, 50, 50]


def test_T3_3_refuses_to_pass_when_a_use_can_be_paid(table: Tables) -> None:
    t = table().own(RED, "steel-forge").sell_out().purse(2, 50, 50)
    t.refuses("pass", "can_do_more", "T3.3", have=1)


def test_T3_3_refuses_to_pass_when_there_is_more_to_do_than_plead(table: Tables) -> None:
    t = table().own(RED, "steel-forge").purse(0, 50, 50)
    assert t.may("produce") == {"steel-forge 1"}
    t.refuses("pass", "can_do_more", "T3.3", have=3)


@every_edition
def test_T3_4_a_round_gives_each_player_one_turn_in_track_order(table: Tables) -> None:
    t = table(order=[GREEN, RED, BLUE])
    movers = []
    for facility in ["lumber-camp"] * 3 + ["stone-quarry"] * 3:
        movers.append((t.s.rounds, t.to_move))
        t.play(f"build {facility}")
    assert movers == [(1, GREEN), (1, RED), (1, BLUE), (2, GREEN), (2, RED), (2, BLUE)]


def test_T3_5_a_builder_in_mid_round_goes_to_the_front_and_the_next_still_follows(table: Tables) -> None:
    t = table().cubes(BLUE, "c-tra", 1, 2).turn_of(BLUE)
    t.play("develop coach-stop")
    assert t.order == [BLUE, RED, GREEN]
    assert (t.to_move, t.s.rounds) == (GREEN, 1)
    t.play("build lumber-camp")
    assert (t.to_move, t.s.rounds) == (BLUE, 2)
    t.play("build lumber-camp")
    assert t.to_move == RED


def test_T3_5_a_builder_who_was_first_stays_first(table: Tables) -> None:
    t = table().cubes(RED, "c-tra", 1, 2)
    t.play("develop coach-stop")
    assert t.order == [RED, BLUE, GREEN]
    assert (t.to_move, t.s.rounds) == (BLUE, 1)


def test_T3_5_a_builder_who_was_last_opens_the_next_round_at_once(table: Tables) -> None:
    t = table().cubes(GREEN, "c-tra", 1, 2).turn_of(GREEN)
    t.play("develop coach-stop")
    assert t.order == [GREEN, RED, BLUE]
    assert (t.to_move, t.s.rounds) == (GREEN, 2)
    assert t.money == [50, 50, 52]


def test_T3_6_an_age_that_ends_in_mid_round_drops_the_turns_still_owed(table: Tables) -> None:
    t = table(players=4).build(RED, "homestead", "garden-suburb").cubes(BLUE, "c-tra", 1, 2).turn_of(BLUE)
    t.play("develop coach-stop").reveal()
    assert t.order == [BLUE, RED, GREEN, GOLD]
    movers = []
    for _ in range(4):
        movers.append((t.s.rounds, t.to_move))
        t.play("build lumber-camp")
    assert movers == [(2, BLUE), (2, RED), (2, GREEN), (2, GOLD)]


def standstill(t: Table) -> Table:
    """Nobody has money or enough cubes of their own, no facility card is left, and every grid is full."""
    t.purse(0, 0, 0).own(RED, "lumber-camp").sell_out().show("patent-office", "land-office", "night-shift")
    t.cubes(RED, "r", 1).cubes(GREEN, "c-tra", 1).fill(RED, "c-com").fill(BLUE, "c-tra", "c-ind", "r")
    return t.fill(GREEN, *EVERY_GRID)


def test_T3_7_when_all_pass_in_one_round_each_takes_five_dollars(table: Tables) -> None:
    t = standstill(table()).play("pass", "pass")
    assert t.money == [0, 0, 0]
    t.play("pass")
    assert t.money == [5, 5, 5]
    assert (t.to_move, t.s.rounds) == (RED, 2)
    assert t.may("pass") == set()


def test_T3_7_no_relief_when_one_player_can_act(table: Tables) -> None:
    t = standstill(table()).purse(0, 0, 1).play("pass", "pass", "develop general-store")
    assert t.money == [1, 0, 2]


def test_T3_7_passes_of_different_rounds_do_not_add_up(table: Tables) -> None:
    t = table(players=2).own(BLUE, "lumber-camp").sell_out()
    t.play("pass", "produce lumber-camp 1", "place e-ri $9", "pass", "produce lumber-camp 1", "place e-ri $8")
    assert t.s.rounds == 3
    assert t.money == [50, 50]
