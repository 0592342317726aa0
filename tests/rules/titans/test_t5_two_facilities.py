"""T5.6: two facilities in one Produce action, for three players."""

import pytest

from smokestack import Game
from smokestack.gamekit.errors import OptionError
from tests.rules.titans.table import BLUE, RED, Table, Tables


def trio(table: Tables) -> Table:
    """Three players who may use two facilities."""
    return table(two_facilities=1)


def test_T5_6_pay_and_place_the_first_then_pay_and_place_the_second(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "steel-forge")
    t.play("produce lumber-camp 2", "place c-com $5", "place e-ri $6")
    assert t.to_move == RED
    assert t.money == [50 - 4, 50, 50]
    assert t.may("produce") == {"steel-forge 1", "steel-forge 2", "steel-forge 3"}
    t.play("produce steel-forge 1", "place c-tra $7")
    assert t.money == [50 - 4 - 2, 50, 50]
    assert (t.on("c-com"), t.on("e-ri"), t.on("c-tra")) == ({"$5": RED}, {"$6": RED}, {"$7": RED})


def test_T5_6_there_is_no_third_facility(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "steel-forge").own(RED, "farm")
    t.play("produce lumber-camp 1", "place c-com $5", "produce steel-forge 1", "place c-tra $7")
    assert t.to_move == BLUE


def test_T5_6_one_facility_may_be_enough(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "steel-forge")
    t.play("produce lumber-camp 1", "place c-com $5", "done")
    assert t.to_move == BLUE
    assert t.money == [50, 50, 50]


def test_T5_6_money_is_judged_when_each_is_activated(table: Tables) -> None:
    t = trio(table).own(RED, "steel-forge").own(RED, "stone-quarry").purse(10, 50, 50)
    assert t.may("produce") == {"steel-forge 1", "steel-forge 2", "stone-quarry 1", "stone-quarry 2"}
    t.play("produce steel-forge 2", "place c-tra $5", "place c-tra $6")
    assert t.may("produce") == {"stone-quarry 1"}


def test_T5_6_refuses_uses_of_the_second_that_the_first_left_no_money_for(table: Tables) -> None:
    t = trio(table).own(RED, "steel-forge").own(RED, "stone-quarry").purse(10, 50, 50)
    t.play("produce steel-forge 2", "place c-tra $5", "place c-tra $6")
    t.refuses("produce stone-quarry 2", "cannot_pay_uses", "T5.1", what="stone-quarry", have=3, need=5)


def test_T5_6_refuses_the_same_facility_twice(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "steel-forge").play("produce lumber-camp 1", "place c-com $5")
    t.refuses("produce lumber-camp 1", "same_facility", "T5.6", what="lumber-camp")


def test_T5_6_the_next_player_may_use_the_facility_the_last_one_used(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(BLUE, "lumber-camp").play("produce lumber-camp 1", "place c-com $5")
    t.play("produce lumber-camp 1", "place c-com $6")
    assert t.on("c-com") == {"$5": RED, "$6": BLUE}


@pytest.mark.parametrize("action", ["build farm", "pass", "place c-com $6"])
def test_T5_6_refuses_anything_but_a_second_facility(table: Tables, action: str) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "steel-forge").play("produce lumber-camp 1", "place c-com $5")
    t.refuses(action, "second_first", "T5.6")


@pytest.mark.parametrize("players", [2, 4, 5, 6])
def test_T5_6_refuses_the_option_with_other_numbers_of_players(game: Game, players: int) -> None:
    with pytest.raises(OptionError, match=r"two_facilities is 1; it is always 0 here .*T5\.6"):
        game.new(players=players, two_facilities=1)


@pytest.mark.parametrize("options", [{"players": 4}, {"players": 2}, {"players": 3}])
def test_T5_6_without_the_option_one_facility_ends_the_turn(table: Tables, options: dict[str, int]) -> None:
    t = table(**options).own(RED, "lumber-camp").own(RED, "steel-forge")
    assert t.play("produce lumber-camp 1", "place c-com $5").to_move == BLUE


def test_T5_6_the_turn_ends_when_there_is_no_other_facility(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").play("produce lumber-camp 1", "place c-com $5")
    assert t.to_move == BLUE


def test_T5_6_the_turn_ends_when_the_other_facility_finds_no_free_space(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "farm").fill(BLUE, "c-res", "e-ct")
    assert t.play("produce lumber-camp 1", "place c-com $5").to_move == BLUE


def test_T5_6_the_turn_ends_when_the_other_facility_cannot_be_paid(table: Tables) -> None:
    t = trio(table).own(RED, "lumber-camp").own(RED, "stone-quarry").purse(0, 50, 50)
    assert t.play("produce lumber-camp 1", "place c-com $5").to_move == BLUE
