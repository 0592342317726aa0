"""E2: rounds and their phases."""

import pytest

from smokestack import CHANCE, OVER
from tests.rules.empire.table import BEIGE, PURPLE, YOU, Tables


@pytest.mark.parametrize("starter", [PURPLE, BEIGE])
def test_E2_1_the_starter_opens_round_one(table: Tables, starter: int) -> None:
    t = table(starter=starter + 1)
    assert (t.s.rounds, t.s.first) == (1, starter)
    assert t.throw(1, 1, 1).to_move == starter


@pytest.mark.parametrize(
    ("profit", "starter", "first"),
    [
        ((4, 5), PURPLE, PURPLE),
        ((5, 4), PURPLE, BEIGE),
        ((4, 5), BEIGE, PURPLE),
        ((5, 4), BEIGE, BEIGE),
        ((5, 5), PURPLE, PURPLE),
        ((5, 5), BEIGE, BEIGE),
    ],
)
def test_E2_1_less_profit_goes_first_and_in_a_tie_the_starter(
    table: Tables, profit: tuple[int, int], starter: int, first: int
) -> None:
    t = table(starter=starter + 1).points(*profit).end_round()
    assert (t.s.rounds, t.s.first, t.s.seat) == (2, first, first)


def test_E2_1_the_order_holds_for_the_round_though_profit_is_spent(table: Tables) -> None:
    t = table().points(20, 19).end_round()
    assert t.s.first == BEIGE
    t.throw(1, 1, 1).play("decline").throw_for("I1", price=1).play("build I1", "take private-bank", "pay 0")
    assert t.profit == [20 - t.side("private-bank").cost, 19]
    assert t.profit[PURPLE] < t.profit[BEIGE]
    t.play("market 1")
    assert t.to_move == BEIGE
    t.lay("add_train").claim("add_train")
    assert t.to_move == PURPLE


def test_E2_1_the_order_holds_when_profit_is_won_in_actions(table: Tables) -> None:
    t = table().lay("exchange_2", "move_one").acts(PURPLE).claim("exchange_2").play("exchange 10")
    assert t.profit == [15, 5]
    assert t.to_move == BEIGE
    assert t.claim("move_one").to_move == PURPLE


def test_E2_1_fifteen_rounds_of_two_years(table: Tables) -> None:
    t = table().round(14).end_round()
    assert (t.s.rounds, t.s.rounds * t.cards.years) == (15, 30)
    assert t.to_move == CHANCE
    assert t.end_round().to_move == OVER


def test_E2_1_against_archie_you_go_first_with_more_profit_too(table: Tables) -> None:
    t = table(archie=1).points(50, 20).end_round()
    assert (t.s.rounds, t.s.first) == (2, YOU)
    assert t.throw(1, 1, 1).to_move == YOU
    assert t.profit == [50, 20]


def test_E2_2_building_then_actions_then_gains(table: Tables) -> None:
    t = table().lay("move_one", "reduce_pollution", "add_train", "passenger_own").own(PURPLE, "3-5")
    t.throw(1, 1, 1).play("decline").throw(2, 2, 2).play("decline", "market 6")
    assert t.money == [20, 20]
    t.claim("move_one").claim("reduce_pollution").claim("add_train").claim("passenger_own")
    assert t.money == [20, 20]
    t.draw()
    assert t.money == [22, 20]
    assert t.s.rounds == 2


@pytest.mark.parametrize("action", ["build 1 1", "icon 1 1", "decline", "done", "release 1"])
def test_E2_2_refuses_a_players_action_before_the_dice_fall(table: Tables, action: str) -> None:
    table().refuses(action, "chance_first", "E2.2")


@pytest.mark.parametrize("action", ["roll 1", "market 1", "flip 1", "deal 1", "draw 3", "starter 1"])
def test_E2_2_refuses_dice_and_cards_while_a_player_decides(table: Tables, action: str) -> None:
    table().throw(1, 1, 1).refuses(action, "not_chance", "E2.2")


@pytest.mark.parametrize(
    "action",
    [
        *("icon 1 1", "take 1", "pay 1", "exchange 1", "train 1", "board 1", "move 1", "make 1", "raise 1 1"),
        *("spend 1", "reduce"),
    ],
)
def test_E2_2_refuses_actions_during_building(table: Tables, action: str) -> None:
    table().throw(1, 1, 1).refuses(action, "other_moment", "E2.2")


@pytest.mark.parametrize(
    "action", ["build 1 1", "decline", "reroll 1", "take 1", "pay 0", "done", "release 1", "move 2", "make 2", "reduce"]
)
def test_E2_2_refuses_building_and_unclaimed_actions_when_an_icon_is_due(table: Tables, action: str) -> None:
    table().acts(PURPLE).refuses(action, "other_moment", "E2.2")


@pytest.mark.parametrize("outcome", ["market 1", "draw 1", "flip 2", "deal 3", "starter 2"])
def test_E2_2_refuses_another_roll_than_the_one_due(table: Tables, outcome: str) -> None:
    table().refuses(outcome, "other_moment", "E2.2")
