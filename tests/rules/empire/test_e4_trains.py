"""E4.5–E4.9: trains, their passengers and their way home."""

import pytest

from smokestack import Game
from smokestack.games.empire.model.cards import Cards
from smokestack.games.empire.model.state import Phase
from tests.rules.empire.editions import redrawn
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def test_E4_5_a_train_shows_one_on_the_first_link(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory").lay("add_train").acts(PURPLE).claim("add_train")
    assert t.may("train") == t.numbers("brickworks", "toy-factory")
    t.play("train toy-factory")
    assert t.train("toy-factory") == (1, 0, 0)
    assert t.train("brickworks") == (0, 0, 0)
    assert t.to_move == BEIGE


def test_E4_5_the_only_factory_without_a_train_gets_one_unasked(table: Tables) -> None:
    t = table().lay("add_train").acts(PURPLE).claim("add_train")
    assert t.train("brickworks") == (1, 0, 0)
    assert t.to_move == BEIGE


def test_E4_5_refuses_a_second_train(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory", train=2, link=1).factory(PURPLE, "cement-works")
    t.lay("add_train").acts(PURPLE).claim("add_train")
    t.refuses("train toy-factory", "has_train", "E4.5", what="toy-factory")


@pytest.mark.parametrize("key", ["glassworks", "piano-workshop"])
def test_E4_5_refuses_a_factory_that_is_not_yours(table: Tables, key: str) -> None:
    t = table().factory(PURPLE, "toy-factory").lay("add_train").acts(PURPLE).claim("add_train")
    t.refuses(f"train {key}", "not_your_factory", "E4.5", what=key)


def test_E4_5_all_six_trains_may_be_out(table: Tables) -> None:
    t = table()
    for key in ("brickworks", "private-bank", "piano-workshop"):
        t.factory(PURPLE, key, train=1)
    t.factory(BEIGE, "toy-factory", train=1).factory(BEIGE, "cement-works", train=1)
    t.lay("add_train").acts(BEIGE).claim("add_train")
    assert [works.train for works in t.s.works] == [1] * 6


def test_E4_5_with_fewer_trains_than_factories_the_last_one_is_the_last(game: Game) -> None:
    def one_train(cards: Cards) -> None:
        cards.trains = 1

    t = Table(redrawn(game, one_train)).lay("add_train", "add_train").acts(PURPLE)
    t.claim("add_train", card=1).claim("add_train", card=2)
    assert (t.train("brickworks"), t.train("glassworks")) == ((1, 0, 0), (0, 0, 0))
    assert t.to_move == PURPLE


@pytest.mark.parametrize("link", [0, 2])
def test_E4_6_a_passenger_raises_an_own_train_standing_or_under_way(table: Tables, link: int) -> None:
    t = table().factory(PURPLE, "brickworks", train=5, link=link).lay("passenger_own").acts(PURPLE)
    t.claim("passenger_own")
    assert t.train("brickworks") == (6, link, 0)
    assert t.to_move == BEIGE


def test_E4_6_with_two_trains_one_is_chosen(table: Tables) -> None:
    t = two_trains(table()).claim("passenger_own")
    assert t.may("board") == t.numbers("brickworks", "toy-factory")
    t.play("board toy-factory")
    assert (t.train("brickworks"), t.train("toy-factory")) == ((1, 0, 0), (4, 0, 0))
    assert t.to_move == BEIGE


def two_trains(t: Table) -> Table:
    """PURPLE has to choose between two trains for a passenger or a move."""
    t.lay("passenger_own", "move_one", "move_two")
    return t.factory(PURPLE, "brickworks", train=1).factory(PURPLE, "toy-factory", train=3).acts(PURPLE)


def test_E4_6_refuses_a_full_train(table: Tables) -> None:
    t = two_trains(table()).factory(PURPLE, "cement-works", train=6).claim("passenger_own")
    t.refuses("board cement-works", "train_full", "E4.6", what="cement-works", have=6)


def test_E4_6_a_full_train_alone_asks_nothing(table: Tables) -> None:
    t = table().factory(PURPLE, "brickworks", train=6).lay("passenger_own").acts(PURPLE).claim("passenger_own")
    assert (t.train("brickworks"), t.to_move) == ((6, 0, 0), BEIGE)


def test_E4_6_the_other_players_trains_are_not_asked_about(table: Tables) -> None:
    t = two_trains(table()).factory(BEIGE, "glassworks", train=2).claim("passenger_own")
    assert t.may("board") == t.numbers("brickworks", "toy-factory")
    assert t.may("done") == set()


def riding(t: Table, *stations: str) -> Table:
    """PURPLE may ride on three trains of BEIGE."""
    t.lay("passenger_other", "produce", "passenger_other")
    t.own(PURPLE, *stations).factory(BEIGE, "glassworks", train=2, link=1)
    return t.factory(BEIGE, "toy-factory", train=1).factory(BEIGE, "cement-works", train=5, riders=2).acts(PURPLE)


def test_E4_7_a_cube_joins_the_others_train(table: Tables) -> None:
    t = riding(table(), "P1").claim("passenger_other")
    assert t.may("board") == t.numbers("glassworks", "toy-factory", "cement-works")
    t.play("board cement-works")
    assert t.train("cement-works") == (6, 0, 3)
    assert t.to_move == BEIGE


def test_E4_7_the_only_train_is_boarded_unasked(table: Tables) -> None:
    t = table().lay("passenger_other").own(PURPLE, "P1").factory(BEIGE, "glassworks", train=2).acts(PURPLE)
    t.claim("passenger_other")
    assert (t.train("glassworks"), t.to_move) == ((3, 0, 1), BEIGE)


def test_E4_7_without_a_station_nothing_happens(table: Tables) -> None:
    t = riding(table()).claim("passenger_other")
    assert t.to_move == BEIGE
    assert t.train("glassworks") == (2, 1, 0)


def test_E4_7_each_station_serves_one_more_train(table: Tables) -> None:
    t = riding(table(), "P1", "P2").claim("passenger_other").play("board glassworks")
    assert t.may("board") == t.numbers("toy-factory", "cement-works")
    t.play("board toy-factory")
    assert t.to_move == BEIGE
    assert (t.train("glassworks"), t.train("toy-factory")) == ((3, 1, 1), (2, 0, 1))
    assert t.train("cement-works") == (5, 0, 2)


def test_E4_7_further_passengers_may_be_left_at_home(table: Tables) -> None:
    t = riding(table(), "P1", "P2").claim("passenger_other").play("board glassworks", "done")
    assert t.to_move == BEIGE


def test_E4_7_a_second_station_is_of_no_use_with_one_train(table: Tables) -> None:
    t = table().lay("passenger_other").own(PURPLE, "P1", "P2").factory(BEIGE, "glassworks", train=2).acts(PURPLE)
    assert t.claim("passenger_other").to_move == BEIGE


def test_E4_7_refuses_to_leave_the_first_passenger_at_home(table: Tables) -> None:
    t = riding(table(), "P1").claim("passenger_other")
    t.refuses("done", "must_ride", "E4.7", what=8)


def test_E4_6_refuses_to_leave_the_passenger_at_home(table: Tables) -> None:
    two_trains(table()).claim("passenger_own").refuses("done", "must_do", "E4.2", what=7)


def test_E4_7_refuses_a_train_boarded_in_the_same_action(table: Tables) -> None:
    t = riding(table(), "P1", "P2").claim("passenger_other").play("board glassworks")
    t.refuses("board glassworks", "boarded", "E4.7", what="glassworks")


def test_E4_7_a_train_takes_another_cube_in_a_later_action(table: Tables) -> None:
    t = riding(table(), "P1").purse(20, 0).claim("passenger_other", card=1).play("board glassworks")
    t.claim("produce").claim("passenger_other", card=2).play("board glassworks")
    assert t.train("glassworks") == (4, 1, 2)


def test_E4_7_refuses_ones_own_train(table: Tables) -> None:
    t = riding(table(), "P1").factory(PURPLE, "brickworks", train=1).claim("passenger_other")
    t.refuses("board brickworks", "own_train", "E4.7", what="brickworks")


def test_E4_7_refuses_a_full_train(table: Tables) -> None:
    t = riding(table(), "P1").factory(BEIGE, "piano-workshop", train=6).claim("passenger_other")
    assert t.refusal("board piano-workshop").code == "others_train_full"


def test_E4_7_refuses_a_factory_without_a_train(table: Tables) -> None:
    t = riding(table(), "P1").factory(BEIGE, "piano-workshop").claim("passenger_other")
    assert t.refusal("board piano-workshop").code == "no_train_to_join"


def test_E4_7_with_six_cubes_out_nothing_happens(table: Tables) -> None:
    t = riding(table(), "P1").factory(BEIGE, "piano-workshop", train=5, riders=4).claim("passenger_other")
    assert t.to_move == BEIGE


def test_E4_7_with_more_stations_than_cubes_the_cubes_decide(table: Tables) -> None:
    t = riding(table(), "P1", "P2").factory(BEIGE, "piano-workshop", train=5, riders=3)
    t.claim("passenger_other").play("board glassworks")
    assert t.to_move == BEIGE
    assert (t.train("glassworks"), t.train("toy-factory")) == ((3, 1, 1), (1, 0, 0))


def test_E4_8_the_rulebooks_example_of_a_train_with_three_passengers(table: Tables) -> None:
    t = table()
    assert t.side("cement-works").links == 4
    t.factory(PURPLE, "cement-works", train=3, link=3, riders=1).lay("move_one").acts(PURPLE).claim("move_one")
    assert t.money == [32, 24]
    assert t.train("cement-works") == (0, 0, 0)
    assert t.to_move == BEIGE


def test_E4_8_a_link_on_the_way_pays_nothing(table: Tables) -> None:
    t = table()
    left = t.side("cement-works").links - 2
    t.factory(PURPLE, "cement-works", train=3, link=left, riders=1).lay("move_one").acts(PURPLE).claim("move_one")
    assert t.money == [20, 20]
    assert t.train("cement-works") == (3, left + 1, 1)


def test_E4_8_a_factory_with_three_links_pays_after_three(table: Tables) -> None:
    t = table()
    key = next(key for key in t.sides if t.side(key).links == 3)
    t.no_factories().factory(PURPLE, key, train=6, link=2, riders=5).lay("move_one").acts(PURPLE).claim("move_one")
    assert t.money == [38, 35]


def test_E4_8_cubes_come_home_and_may_ride_again(table: Tables) -> None:
    t = table().lay("move_one", "passenger_other").own(BEIGE, "P1").acts(PURPLE)
    t.factory(PURPLE, "brickworks", train=4, link=t.last("brickworks"), riders=3)
    t.factory(PURPLE, "toy-factory", train=4, riders=3)
    t.claim("move_one").play("move brickworks").claim("passenger_other")
    assert t.train("toy-factory") == (5, 0, 4)


def test_E4_8_with_two_trains_one_is_chosen(table: Tables) -> None:
    t = two_trains(table()).claim("move_one")
    assert t.may("move") == t.numbers("brickworks", "toy-factory")
    t.play("move toy-factory")
    assert (t.train("brickworks"), t.train("toy-factory")) == ((1, 0, 0), (3, 1, 0))
    assert t.to_move == BEIGE


def test_E4_8_the_cube_may_stay_for_both_actions(table: Tables) -> None:
    t = table().lay("move_one", "passenger_own").factory(PURPLE, "brickworks", train=1).acts(PURPLE)
    t.claim("move_one").claim("passenger_own").claim("move_one")
    assert t.train("brickworks") == (1, 2, 0)
    assert t.s.players[PURPLE].spot == t.spot("move_one")


def test_E4_8_refuses_a_factory_without_a_train(table: Tables) -> None:
    t = two_trains(table()).factory(PURPLE, "cement-works").claim("move_one")
    t.refuses("move cement-works", "no_train", "E4.8", what="cement-works")


def test_E4_8_refuses_not_to_move(table: Tables) -> None:
    two_trains(table()).claim("move_one").refuses("done", "must_do", "E4.2", what=9)


def test_E4_9_two_links_with_one_train_go_unasked(table: Tables) -> None:
    t = table().factory(PURPLE, "brickworks", train=2).lay("move_two").acts(PURPLE).claim("move_two")
    assert (t.train("brickworks"), t.to_move) == ((2, 2, 0), BEIGE)


def test_E4_9_each_link_with_any_train(table: Tables) -> None:
    t = two_trains(table()).claim("move_two").play("move brickworks", "move toy-factory")
    assert (t.train("brickworks"), t.train("toy-factory")) == ((1, 1, 0), (3, 1, 0))
    assert t.to_move == BEIGE


def test_E4_9_both_links_with_one_of_two_trains(table: Tables) -> None:
    t = two_trains(table()).claim("move_two").play("move brickworks", "move brickworks")
    assert (t.train("brickworks"), t.train("toy-factory")) == ((1, 2, 0), (3, 0, 0))
    assert t.to_move == BEIGE


def test_E4_9_refuses_to_skip_the_second_link(table: Tables) -> None:
    t = two_trains(table()).claim("move_two").play("move brickworks")
    t.refuses("done", "must_move_on", "E4.9", what=10)
    assert t.may("move") == t.numbers("brickworks", "toy-factory")


def test_E4_9_the_train_that_is_left_goes_the_second_link_unasked(table: Tables) -> None:
    t = two_trains(table()).factory(PURPLE, "brickworks", train=4, link=table().last("brickworks"))
    t.claim("move_two").play("move brickworks")
    home = 20 + 4 * t.side("brickworks").links
    assert (t.money, t.train("brickworks"), t.train("toy-factory")) == ([home, 20], (0, 0, 0), (3, 1, 0))
    assert t.to_move == BEIGE


def test_E4_9_move_one_is_one_link_with_one_train(table: Tables) -> None:
    t = table().factory(PURPLE, "brickworks", train=2).lay("move_one").acts(PURPLE).claim("move_one")
    assert (t.train("brickworks"), t.to_move) == ((2, 1, 0), BEIGE)


def test_E4_9_refuses_to_skip_the_first_link(table: Tables) -> None:
    two_trains(table()).claim("move_two").refuses("done", "must_do", "E4.2", what=10)


def test_E4_9_after_the_only_train_is_home_nothing_is_asked(table: Tables) -> None:
    t = table().lay("move_two").acts(PURPLE)
    t.factory(PURPLE, "brickworks", train=2, link=t.last("brickworks")).claim("move_two")
    assert (t.money, t.to_move) == ([20 + 2 * t.side("brickworks").links, 20], BEIGE)


def test_E4_9_a_train_that_came_home_pays_before_the_second_link(table: Tables) -> None:
    t = two_trains(table())
    t.factory(PURPLE, "cement-works", train=2, link=t.last("cement-works")).claim("move_two").play("move cement-works")
    assert t.money == [20 + 2 * t.side("cement-works").links, 20]
    assert t.may("move") == t.numbers("brickworks", "toy-factory")


@pytest.mark.parametrize("used", [False, True])
def test_E4_9_refuses_move_two_twice_in_a_round(table: Tables, used: bool) -> None:
    t = table().lay("move_two", "passenger_own", "move_two").acts(PURPLE)
    if used:
        t.factory(PURPLE, "brickworks", train=2)
    t.claim("move_two", card=1).claim("passenger_own")
    t.refuses(t.icon("move_two", card=2), "moved_two", "E4.9", what=t.spot("move_two", card=2))


def test_E4_9_each_player_may_move_two_and_again_in_the_next_round(table: Tables) -> None:
    t = table().lay("move_two", "passenger_own", "move_two", "passenger_own").acts(PURPLE)
    t.claim("move_two", card=1).claim("move_two", card=2)
    t.claim("passenger_own", card=1).claim("passenger_own", card=2).draw()
    assert t.s.phase == Phase.ROLL
    assert t.lay("move_two").acts(PURPLE).claim("move_two").to_move == BEIGE
