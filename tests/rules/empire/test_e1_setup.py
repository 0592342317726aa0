"""E1: set-up."""

import re

import pytest

from smokestack import CHANCE, Game
from smokestack.gamekit.errors import OptionError
from smokestack.games.empire.model.state import FREE
from tests.rules.empire.editions import found_in, problems, without
from tests.rules.empire.table import BEIGE, DEALT, FLIPPED, PURPLE, Table, Tables


def before_flips(table: Tables, game: Game, starter: int = 1) -> Table:
    t = table()
    t.go_on_from(game.new(starter=starter))
    return t


def test_E1_1_six_blocks_of_six_buildings_stand_free(table: Tables) -> None:
    t = table()
    assert len(t.cards.city) == 36
    assert [(plot.owner, plot.pips) for plot in t.s.city] == [(FREE, 0)] * 36


def test_E1_1_refuses_an_edition_with_a_building_missing(game: Game) -> None:
    found = problems(game, without(game, "buildings", "block = 4\nnumber = 3"))
    assert found == ["buildings: there are 35; it must be exactly 36"]


def test_E1_1_refuses_an_edition_with_a_building_listed_twice(game: Game) -> None:
    (found,) = problems(game, ("block = 4\nnumber = 3", "block = 4\nnumber = 2"))
    assert found.endswith("block 4 has a building 2 already")


def test_E1_2_six_cards_have_two_different_sides(table: Tables) -> None:
    t = table()
    assert len(t.cards.factories) == 6
    assert len(set(t.game.edition.names["factory_key"])) == 12


def test_E1_2_three_cards_are_turned_over_by_chance(table: Tables, game: Game) -> None:
    t = before_flips(table, game)
    assert t.may_fall() == [f"flip {card}" for card in range(1, 7)]
    t.play("flip 6", "flip 2")
    assert t.may_fall() == ["flip 1", "flip 3", "flip 4", "flip 5"]
    t.play("flip 3")
    assert t.may_fall() == [f"deal {card}" for card in range(1, 7)]
    assert [works.side for works in t.s.works] == [0, 1, 1, 0, 0, 1]


def test_E1_2_refuses_to_turn_a_card_twice(table: Tables, game: Game) -> None:
    before_flips(table, game).play("flip 6").refuses("flip 6", "flipped", "E1.2", what=5)


def test_E1_2_each_player_is_dealt_a_factory_with_one_good(table: Tables) -> None:
    t = table()
    assert t.factories(PURPLE) == {"brickworks"}
    assert t.factories(BEIGE) == {"glassworks"}
    assert (t.works("brickworks").goods, t.works("glassworks").goods) == (1, 1)
    assert t.pips == {}


def test_E1_2_the_starter_is_dealt_the_first_card(table: Tables) -> None:
    t = table(starter=2)
    assert t.factories(BEIGE) == {"brickworks"}
    assert t.factories(PURPLE) == {"glassworks"}


def test_E1_2_four_cards_lie_in_a_row_without_goods(table: Tables) -> None:
    t = table()
    assert t.row == ["private-bank", "piano-workshop", "toy-factory", "cement-works"]
    assert [works.goods for works in t.s.works] == [0, 1, 0, 1, 0, 0]


def test_E1_2_refuses_to_deal_a_card_twice(table: Tables, game: Game) -> None:
    t = before_flips(table, game).play(*FLIPPED, "deal 2", "deal 4", "deal 1")
    t.refuses("deal 2", "dealt", "E1.2", what=1)
    t.refuses("deal 1", "dealt", "E1.2", what=0)
    assert t.may_fall() == ["deal 3", "deal 5", "deal 6"]


@pytest.mark.parametrize("deals", [("deal 1", "deal 2"), ("deal 2", "deal 1")])
def test_E1_2_a_dealt_private_bank_becomes_the_bacon_factory(table: Tables, game: Game, deals: tuple[str, str]) -> None:
    t = before_flips(table, game).play(*FLIPPED, *deals)
    owner = deals.index("deal 1")
    assert t.factories(owner) == {"bacon-factory"}
    assert t.works("bacon-factory").goods == 1


def test_E1_2_a_dealt_bacon_factory_stays_as_it_is(table: Tables, game: Game) -> None:
    t = before_flips(table, game).play("flip 2", "flip 3", "flip 4", "deal 1")
    assert t.factories(PURPLE) == {"bacon-factory"}


def test_E1_2_a_private_bank_on_offer_is_taken_as_it_lies(table: Tables) -> None:
    t = table().points(20, 5).builds(PURPLE).throw_for("I1", price=1).play("build I1", "take private-bank", "pay 0")
    assert t.factories(PURPLE) == {"brickworks", "private-bank"}
    assert t.works("private-bank").goods == 0
    t.lay("add_train").acts(PURPLE).claim("add_train").play("train private-bank")
    assert t.train("private-bank") == (1, 0, 0)


def test_E1_2_refuses_an_edition_with_a_card_that_makes_nothing(game: Game) -> None:
    bacon = found_in(game, r'key = "bacon-factory"\n(.*\n)*?track = \d+')
    idle = re.sub(r'good = "\w+"', 'good = ""', re.sub(r"track = \d+", "track = 0", bacon))
    assert problems(game, (bacon, idle)) == ["factories: card 1 makes no Good on either side"]


def test_E1_3_two_of_eight_action_cards_are_turned_up(table: Tables, game: Game) -> None:
    t = before_flips(table, game).play(*FLIPPED, *DEALT)
    assert t.may_fall() == [f"draw {card}" for card in range(1, 9)]
    t.play("draw 5")
    assert t.may_fall() == ["draw 1", "draw 2", "draw 3", "draw 4", "draw 6", "draw 7", "draw 8"]
    t.play("draw 3")
    assert t.s.shown == [4, 2]
    assert t.may_fall() == [f"roll {face}" for face in range(1, 7)]


@pytest.mark.parametrize("number", range(1, 9))
def test_E1_3_each_card_has_its_five_icons(table: Tables, number: int) -> None:
    t = table().show(number, 9 - number)
    assert [t.icon_at(spot) for spot in range(10)] == printed_icons(t, number) + printed_icons(t, 9 - number)


def printed_icons(t: Table, number: int) -> list[str]:
    """The icons of an Action card as the edition's file has them."""
    values = t.game.edition.values
    place = next(k for k in range(1, 9) if values[f"action_cards[{k}].number"] == number)
    return list(values[f"action_cards[{place}].icons"])


def test_E1_3_refuses_an_edition_without_exactly_eight_action_cards(game: Game) -> None:
    found = problems(game, without(game, "action_cards", "number = 7"))
    assert found == ["action_cards: there are 7; it must be exactly 8"]


def test_E1_4_each_player_has_twenty_dollars_and_five_profit(table: Tables) -> None:
    t = table()
    assert t.money == [20, 20]
    assert t.profit == [5, 5]


def test_E1_4_chance_names_the_starter(table: Tables, game: Game) -> None:
    t = table()
    t.go_on_from(game.new())
    assert t.to_move == CHANCE
    assert t.may_fall() == ["starter 1", "starter 2"]
    t.play("starter 2", *FLIPPED, *DEALT, "draw 1", "draw 2")
    assert (t.s.starter, t.s.first) == (BEIGE, BEIGE)


@pytest.mark.parametrize("starter", [1, 2])
def test_E1_4_the_table_may_name_the_starter(table: Tables, starter: int) -> None:
    t = table(starter=starter)
    assert (t.s.starter, t.s.first, t.s.seat) == (starter - 1, starter - 1, starter - 1)


@pytest.mark.parametrize("starter", [-1, 3])
def test_E1_4_refuses_a_starter_who_does_not_play(game: Game, starter: int) -> None:
    with pytest.raises(OptionError, match=rf"starter is {starter}; it is a whole number from 0 to 2 .*E1\.4"):
        game.new(starter=starter)


def test_E1_5_no_trains_pollution_or_years_at_the_start(table: Tables, game: Game) -> None:
    t = before_flips(table, game)
    assert (t.s.pollution, t.s.rounds) == (0, 0)
    assert [works.train for works in t.s.works] == [0] * 6
    assert t.cards.trains == 6


@pytest.mark.parametrize(("capital", "boarding"), [(50, 6), (51, 5)])
def test_E1_6_six_of_nine_cubes_ride_and_one_less_above_fifty_dollars(
    table: Tables, capital: int, boarding: int
) -> None:
    t = table().lay("passenger_other").own(PURPLE, "P1", "P2").purse(capital, 20)
    t.factory(BEIGE, "glassworks", train=2).factory(BEIGE, "cement-works", train=5, riders=boarding - 1)
    t.acts(PURPLE).claim("passenger_other").play("board glassworks")
    assert t.train("glassworks") == (3, 0, 1)
    assert t.to_move == BEIGE
