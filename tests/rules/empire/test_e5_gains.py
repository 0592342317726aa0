"""E5: income, and the cube that Capital above $50 binds."""

import pytest

from smokestack import CHANCE, OVER
from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


@pytest.mark.parametrize(
    ("building", "income"), [("R1", 2), ("C1", 1), ("M1", 2), ("I1", 1), ("L1", 0), ("P1", 0), ("T1", 0)]
)
def test_E5_1_each_type_has_its_income(table: Tables, building: str, income: int) -> None:
    assert table().own(PURPLE, building).end_round().money == [20 + income, 20]


def test_E5_1_the_die_does_not_matter_and_every_building_counts(table: Tables) -> None:
    t = table().own(PURPLE, "R1", pips=6).own(PURPLE, "R2").own(BEIGE, "C1", pips=4).own(BEIGE, "C2", "M1")
    assert t.end_round().money == [24, 24]


def test_E5_1_factory_cards_without_a_building_bring_nothing(table: Tables) -> None:
    assert table().factory(PURPLE, "private-bank").end_round().money == [20, 20]


def six_out(t: Table, *trains: int) -> Table:
    """PURPLE's cubes ride on BEIGE's Glassworks and Cement Works, three on each unless told."""
    left, right = trains or (3, 3)
    t.factory(BEIGE, "glassworks", train=5, riders=left).factory(BEIGE, "cement-works", train=4, riders=right)
    return t


def test_E5_2_above_fifty_dollars_with_six_cubes_out_one_comes_off(table: Tables) -> None:
    t = six_out(table()).purse(49, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    assert t.money == [51, 20]
    assert (t.to_move, t.may("release")) == (PURPLE, t.numbers("glassworks", "cement-works"))
    t.play("release glassworks")
    assert (t.train("glassworks"), t.train("cement-works")) == ((5, 0, 2), (4, 0, 3))
    assert (t.to_move, t.s.phase, t.s.rounds) == (CHANCE, Phase.ROLL, 2)


def test_E5_2_at_fifty_dollars_no_cube_is_bound(table: Tables) -> None:
    t = six_out(table()).purse(48, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    assert (t.money, t.to_move) == ([50, 20], CHANCE)


def test_E5_2_a_free_cube_is_bound_first(table: Tables) -> None:
    t = six_out(table(), 3, 2).purse(49, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    assert (t.money, t.to_move) == ([51, 20], CHANCE)


def test_E5_2_above_a_hundred_dollars_no_third_cube_is_bound(table: Tables) -> None:
    t = six_out(table(), 3, 2).purse(99, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    assert (t.money, t.to_move) == ([101, 20], CHANCE)


def test_E5_2_with_cubes_on_one_train_only_nothing_is_asked(table: Tables) -> None:
    t = six_out(table(), 6, 0).purse(49, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    assert t.train("glassworks") == (5, 0, 5)
    assert (t.to_move, t.s.rounds) == (CHANCE, 2)


def both_out(t: Table) -> Table:
    """Six cubes of each ride with the other, and both will have $51."""
    six_out(t).factory(PURPLE, "brickworks", train=4, riders=3).factory(PURPLE, "toy-factory", train=4, riders=3)
    return t.purse(49, 49).own(PURPLE, "R1").own(BEIGE, "R2")


def test_E5_2_both_may_have_to_take_a_cube_off(table: Tables) -> None:
    t = both_out(table()).points(6, 5).end_round("reduce_pollution")
    assert (t.to_move, t.may("release")) == (BEIGE, t.numbers("brickworks", "toy-factory"))
    t.play("release toy-factory")
    assert (t.to_move, t.may("release")) == (PURPLE, t.numbers("glassworks", "cement-works"))
    t.play("release cement-works")
    assert (t.to_move, t.s.seat) == (CHANCE, BEIGE)
    assert (t.train("toy-factory"), t.train("cement-works")) == ((4, 0, 2), (4, 0, 2))


def test_E5_2_both_come_off_at_once_where_nothing_is_asked(table: Tables) -> None:
    t = both_out(table()).factory(BEIGE, "glassworks").factory(BEIGE, "cement-works", train=6, riders=6)
    t.factory(PURPLE, "brickworks").factory(PURPLE, "toy-factory", train=6, riders=6).end_round("reduce_pollution")
    assert (t.train("cement-works"), t.train("toy-factory")) == ((6, 0, 5), (6, 0, 5))


def test_E5_2_the_second_is_asked_at_once_when_the_first_is_not(table: Tables) -> None:
    t = both_out(table()).factory(BEIGE, "glassworks").factory(BEIGE, "cement-works", train=6, riders=6)
    t.end_round("reduce_pollution")
    assert t.train("cement-works") == (6, 0, 5)
    assert (t.to_move, t.may("release")) == (BEIGE, t.numbers("brickworks", "toy-factory"))


def arriving(t: Table) -> Table:
    """PURPLE will have $51 when the train of the Brickworks comes home with its next link."""
    t.factory(PURPLE, "brickworks", train=1, link=t.last("brickworks"))
    return t.purse(51 - t.side("brickworks").links, 20)


def test_E5_2_an_arrival_binds_a_cube_before_the_other_players_turn(table: Tables) -> None:
    t = arriving(six_out(table())).lay("move_one", "reduce_pollution").acts(PURPLE).claim("move_one")
    assert t.money == [51, 20]
    assert (t.to_move, t.may("release")) == (PURPLE, t.numbers("glassworks", "cement-works"))
    t.play("release cement-works")
    assert t.to_move == BEIGE
    assert t.claim("reduce_pollution").to_move == PURPLE


def test_E5_2_an_arrival_binds_a_cube_between_two_links(table: Tables) -> None:
    t = arriving(six_out(table())).factory(PURPLE, "toy-factory", train=1)
    t.lay("move_two").acts(PURPLE).claim("move_two").play("move brickworks")
    assert (t.may("release"), t.train("toy-factory")) == (t.numbers("glassworks", "cement-works"), (1, 0, 0))
    t.play("release cement-works")
    assert (t.train("toy-factory"), t.to_move) == ((1, 1, 0), BEIGE)


def test_E5_2_a_cube_comes_off_unasked_before_the_second_link(table: Tables) -> None:
    t = arriving(six_out(table(), 6, 0)).factory(PURPLE, "toy-factory", train=1)
    t.lay("move_two").acts(PURPLE).claim("move_two").play("move brickworks")
    assert (t.train("glassworks"), t.train("toy-factory"), t.to_move) == ((5, 0, 5), (1, 1, 0), BEIGE)


def test_E5_2_on_arrival_cubes_go_home_first(table: Tables) -> None:
    t = six_out(table()).purse(49, 20).lay("move_one").acts(BEIGE)
    t.factory(BEIGE, "glassworks", train=5, link=t.last("glassworks"), riders=3)
    t.claim("move_one").play("move glassworks")
    links = t.side("glassworks").links
    assert t.money == [49 + 3 * links, 20 + 5 * links]
    assert t.to_move == PURPLE
    assert t.may("release") == set()
    assert t.train("cement-works") == (4, 0, 3)


def test_E5_2_a_bound_cube_is_free_again_below_fifty(table: Tables) -> None:
    t = six_out(table(), 3, 2).lay("exchange_2", "upgrade_leisure", "passenger_other").purse(51, 20).own(PURPLE, "P1")
    t.acts(PURPLE).claim("exchange_2").play("exchange 1")
    t.claim("upgrade_leisure")
    t.claim("passenger_other").play("board cement-works")
    assert t.train("cement-works") == (5, 0, 3)


def test_E5_2_refuses_a_train_without_a_cube_of_yours(table: Tables) -> None:
    t = six_out(table()).factory(BEIGE, "toy-factory", train=3).factory(PURPLE, "brickworks", train=3, riders=2)
    t.purse(49, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    for key in ("toy-factory", "brickworks", "private-bank"):
        t.refuses(f"release {key}", "no_rider", "E5.2", what=key, need=1)


@pytest.mark.parametrize("action", ["icon 1 1", "done", "decline", "move 2"])
def test_E5_2_refuses_anything_else_first(table: Tables, action: str) -> None:
    t = six_out(table()).purse(49, 20).own(PURPLE, "R1").end_round("reduce_pollution")
    t.refuses(action, "other_moment", "E2.2")


def test_E5_2_after_the_last_round_nothing_is_asked(table: Tables) -> None:
    t = six_out(table()).purse(49, 20).own(PURPLE, "R1").round(15).end_round("reduce_pollution")
    assert t.to_move == OVER
