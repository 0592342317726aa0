"""E4.10–E4.12: producing Goods, and raising buildings with them."""

from itertools import permutations

import pytest

from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables


def test_E4_10_each_step_costs_the_price_of_its_colour(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory").factory(PURPLE, "foundry").market(1).lay("produce")
    t.acts(PURPLE).claim("produce")
    assert t.may("make") == t.numbers("brickworks", "toy-factory", "foundry")
    t.play("make toy-factory", "make toy-factory", "make foundry", "make brickworks", "done")
    assert [t.works(key).goods for key in ("toy-factory", "foundry", "brickworks")] == [2, 1, 2]
    red, blue, brown = (t.price(key) for key in ("toy-factory", "foundry", "brickworks"))
    assert t.money == [20 - 2 * red - blue - brown, 20]
    assert t.to_move == BEIGE


def test_E4_10_one_may_stop_at_once(table: Tables) -> None:
    t = table().lay("produce").acts(PURPLE).claim("produce").play("done")
    assert (t.money, t.works("brickworks").goods, t.to_move) == ([20, 20], 1, BEIGE)


def test_E4_10_production_ends_with_the_money(table: Tables) -> None:
    t = table().market(face_for(table(), "brickworks", least=2))
    price = t.price("brickworks")
    t.purse(2 * price + 1, 20).lay("produce").acts(PURPLE).claim("produce").play("make brickworks", "make brickworks")
    assert (t.money, t.works("brickworks").goods, t.to_move) == ([1, 20], 3, BEIGE)


def test_E4_10_production_ends_with_the_tracks(table: Tables) -> None:
    t = table().market(6)
    track = t.side("brickworks").track
    t.factory(PURPLE, "brickworks", goods=track - 2).lay("produce").acts(PURPLE).claim("produce")
    t.play("make brickworks", "make brickworks")
    left = 20 - 2 * t.cards.market[5].goods[t.side("brickworks").good]
    assert (t.money, t.works("brickworks").goods, t.to_move) == ([left, 20], track, BEIGE)


def test_E4_10_refuses_a_step_beyond_the_track(table: Tables) -> None:
    t = table()
    track = t.side("brickworks").track
    t.factory(PURPLE, "brickworks", goods=track).factory(PURPLE, "toy-factory").lay("produce").acts(PURPLE).claim(
        "produce"
    )
    t.refuses("make brickworks", "track_full", "E4.10", what="brickworks", have=track)


def test_E4_10_refuses_a_good_that_is_too_dear(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory")
    dear, cheap = next(
        (dear, cheap)
        for dear, cheap in permutations(("brickworks", "toy-factory"))
        if any(t.market(face).price(cheap) < t.price(dear) for face in range(1, 7))
    )
    price = t.price(dear)
    t.purse(price - 1, 20).lay("produce").acts(PURPLE).claim("produce")
    t.refuses(f"make {dear}", "good_too_dear", "E4.10", what=dear, have=price - 1, need=price)
    assert t.may("make") == t.numbers(cheap)


def test_E4_10_refuses_goods_from_the_private_bank(table: Tables) -> None:
    t = table().factory(PURPLE, "private-bank").lay("produce").acts(PURPLE).claim("produce")
    t.refuses("make private-bank", "makes_nothing", "E4.10", what="private-bank")


def test_E4_10_a_private_bank_alone_asks_nothing(table: Tables) -> None:
    t = table().no_factories().factory(PURPLE, "private-bank").lay("produce").acts(PURPLE)
    assert t.claim("produce").to_move == BEIGE


def face_for(t: Table, key: str, least: int) -> int:
    """A face of the market die at which a factory's Goods cost so much at least."""
    return next(face for face in range(1, 7) if t.market(face).price(key) >= least)


ICON = {"brickworks": "upgrade_residential", "foundry": "upgrade_commercial", "toy-factory": "upgrade_leisure"}


@pytest.mark.parametrize(("key", "building"), [("brickworks", "R1"), ("foundry", "C1"), ("toy-factory", "L1")])
def test_E4_11_brown_raises_residential_blue_commercial_red_leisure(table: Tables, key: str, building: str) -> None:
    t = table().lay(ICON[key]).no_factories().own(PURPLE, "R1", "C1", "L1").acts(PURPLE)
    for factory in ICON:
        t.factory(PURPLE, factory, goods=1)
    t.claim(ICON[key])
    assert t.may("raise") == t.names(building)
    t.play(f"raise {building}")
    assert t.pips == t.shown(R1=1, C1=1, L1=1) | t.shown(**{building: 2})
    assert t.works(key).goods == 0
    assert t.to_move == BEIGE


def test_E4_11_several_goods_raise_several_buildings(table: Tables) -> None:
    t = table().lay("upgrade_residential").factory(PURPLE, "brickworks", goods=3).own(PURPLE, "R1", "R2").acts(PURPLE)
    t.claim("upgrade_residential").play("raise R1", "raise R2", "raise R1")
    assert t.pips == t.shown(R1=3, R2=2)
    assert (t.works("brickworks").goods, t.money, t.to_move) == (0, [20, 20], BEIGE)


def test_E4_11_one_may_stop_before_the_goods_are_gone(table: Tables) -> None:
    t = table().lay("upgrade_residential").factory(PURPLE, "brickworks", goods=3).own(PURPLE, "R1").acts(PURPLE)
    t.claim("upgrade_residential").play("raise R1", "done")
    assert (t.pips, t.works("brickworks").goods, t.to_move) == (t.shown(R1=2), 2, BEIGE)


def test_E4_11_with_two_factories_of_the_colour_one_is_chosen(table: Tables) -> None:
    t = table().lay("upgrade_residential").factory(PURPLE, "cement-works", goods=2).own(PURPLE, "R1").acts(PURPLE)
    t.claim("upgrade_residential").play("raise R1")
    assert t.s.phase == Phase.SPEND
    assert t.may("spend") == t.numbers("brickworks", "cement-works")
    t.play("spend cement-works")
    assert (t.works("brickworks").goods, t.works("cement-works").goods) == (1, 1)
    assert t.pips == t.shown(R1=2)


def test_E4_11_refuses_to_rise_above_the_printed_maximum(table: Tables) -> None:
    t = table().lay("upgrade_residential").factory(PURPLE, "brickworks", goods=3)
    t.own(PURPLE, "R2", pips=t.most("R2")).own(PURPLE, "R1").acts(PURPLE)
    t.claim("upgrade_residential").refuses("raise R2", "at_most", "E4.11", what="R2", have=t.most("R2"))


def test_E4_11_at_the_maximum_the_action_ends(table: Tables) -> None:
    t = table().lay("upgrade_residential").factory(PURPLE, "brickworks", goods=3)
    t.own(PURPLE, "R1", pips=t.most("R1") - 1).acts(PURPLE).claim("upgrade_residential").play("raise R1")
    assert (t.works("brickworks").goods, t.to_move) == (2, BEIGE)


@pytest.mark.parametrize("building", ["R2", "R3"])
def test_E4_11_refuses_a_building_that_is_not_yours(table: Tables, building: str) -> None:
    t = table().lay("upgrade_residential").own(PURPLE, "R1").own(BEIGE, "R2").acts(PURPLE).claim("upgrade_residential")
    t.refuses(f"raise {building}", "not_your_building", "E4.11", what=building)


@pytest.mark.parametrize(("building", "kind"), [("C1", 1), ("L1", 3), ("I1", 6)])
def test_E4_11_refuses_a_building_of_another_type(table: Tables, building: str, kind: int) -> None:
    t = table().lay("upgrade_residential").own(PURPLE, "R1", "T1", building).acts(PURPLE).claim("upgrade_residential")
    t.refuses(f"raise {building}", "wrong_type", "E4.11", what=kind)


def industry(t: Table, *buildings: str) -> Table:
    """PURPLE has a Good of each colour and these buildings, and takes Upgrade industrial."""
    t.lay("upgrade_industrial").factory(PURPLE, "toy-factory", goods=1).factory(PURPLE, "foundry", goods=1)
    return t.own(PURPLE, *buildings).acts(PURPLE).claim("upgrade_industrial")


@pytest.mark.parametrize("key", ["brickworks", "toy-factory", "foundry"])
def test_E4_11_any_good_raises_industry_with_a_town_hall(table: Tables, key: str) -> None:
    t = industry(table(), "I1", "T1").play("raise I1")
    assert t.may("spend") == t.numbers("brickworks", "toy-factory", "foundry")
    t.play(f"spend {key}")
    assert t.plot("I1").pips == 2
    assert t.works(key).goods == 0


def test_E4_11_without_a_town_hall_industry_asks_nothing(table: Tables) -> None:
    t = industry(table(), "I1")
    assert (t.to_move, t.plot("I1").pips) == (BEIGE, 1)


def test_E4_11_refuses_a_good_from_a_factory_that_has_none(table: Tables) -> None:
    t = industry(table(), "I1", "T1").factory(PURPLE, "private-bank").play("raise I1")
    t.refuses("spend private-bank", "empty_track", "E4.11", what="private-bank", need=1)


def test_E4_11_refuses_to_leave_a_building_begun(table: Tables) -> None:
    industry(table(), "I1", "T1").play("raise I1").refuses("done", "other_moment", "E2.2")


def halls(t: Table, *town_halls: str, red: int = 1, blue: int = 1, brown: int = 0) -> Table:
    """PURPLE has Goods of three colours, a Residential and Town Halls, and takes Upgrade residential."""
    t.lay("upgrade_residential", "move_two", "upgrade_residential")
    t.factory(PURPLE, "brickworks", goods=brown).factory(PURPLE, "toy-factory", goods=red)
    t.factory(PURPLE, "foundry", goods=blue).own(PURPLE, "R1", *town_halls)
    return t.acts(PURPLE).claim("upgrade_residential")


@pytest.mark.parametrize("order", [("toy-factory", "foundry"), ("foundry", "toy-factory")])
def test_E4_12_two_goods_of_different_colours_are_one(table: Tables, order: tuple[str, str]) -> None:
    t = halls(table(), "T1").play("raise R1", f"spend {order[0]}")
    assert t.plot("R1").pips == 2
    assert (t.works("toy-factory").goods, t.works("foundry").goods) == (0, 0)
    assert t.to_move == BEIGE


def test_E4_12_the_partner_is_asked_for_where_there_is_a_choice(table: Tables) -> None:
    t = halls(table(), "T1", brown=1).play("raise R1")
    assert t.may("spend") == t.numbers("brickworks", "toy-factory", "foundry")
    t.play("spend foundry")
    assert t.plot("R1").pips == 1
    assert t.may("spend") == t.numbers("brickworks", "toy-factory")
    t.play("spend toy-factory")
    assert t.plot("R1").pips == 2
    assert t.works("brickworks").goods == 1


def test_E4_12_without_a_town_hall_only_matching_goods_count(table: Tables) -> None:
    assert halls(table()).to_move == BEIGE


def test_E4_12_two_goods_of_one_colour_are_no_pair(table: Tables) -> None:
    t = halls(table(), "T1", red=2, blue=0)
    assert (t.to_move, t.works("toy-factory").goods) == (BEIGE, 2)


def test_E4_12_each_town_hall_pairs_once_in_an_action(table: Tables) -> None:
    t = halls(table(), "T1", red=2, blue=2).play("raise R1", "spend foundry")
    assert t.plot("R1").pips == 2
    assert t.to_move == BEIGE


def test_E4_12_two_town_halls_pair_twice(table: Tables) -> None:
    t = halls(table(), "T1", "T2", red=3, blue=3).play("raise R1", "spend foundry", "raise R1", "spend foundry")
    assert t.plot("R1").pips == 3
    assert (t.works("toy-factory").goods, t.works("foundry").goods, t.to_move) == (1, 1, BEIGE)


def test_E4_12_the_town_hall_helps_again_in_the_next_action(table: Tables) -> None:
    t = halls(table(), "T1", red=2, blue=2).play("raise R1", "spend foundry")
    t.claim("move_two").claim("upgrade_residential", card=2).play("raise R1", "spend foundry")
    assert t.plot("R1").pips == 3


def test_E4_12_refuses_a_second_pair_with_one_town_hall(table: Tables) -> None:
    t = table().factory(PURPLE, "brickworks", goods=2).factory(PURPLE, "cement-works", goods=2).own(PURPLE, "R1", "T1")
    t.factory(PURPLE, "toy-factory", goods=2).factory(PURPLE, "glassworks", goods=2).lay("upgrade_residential")
    t.acts(PURPLE).claim("upgrade_residential").play("raise R1", "spend glassworks", "spend toy-factory", "raise R1")
    t.refuses("spend toy-factory", "wrong_good", "E4.12", what="toy-factory", have=1)
    assert t.may("spend") == t.numbers("brickworks", "cement-works")


def test_E4_12_refuses_a_good_that_does_not_match_when_no_town_hall_is_left(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory", goods=1).factory(PURPLE, "cement-works", goods=1).own(PURPLE, "R1")
    t.lay("upgrade_residential").acts(PURPLE).claim("upgrade_residential").play("raise R1")
    t.refuses("spend toy-factory", "wrong_good", "E4.12", what="toy-factory")


def test_E4_12_refuses_a_pair_of_one_colour(table: Tables) -> None:
    t = halls(table(), "T1", red=1, blue=1, brown=1).factory(PURPLE, "piano-workshop", goods=1)
    t.play("raise R1", "spend toy-factory")
    t.refuses("spend piano-workshop", "same_colour", "E4.12", what="piano-workshop")


def test_E4_12_a_good_of_the_other_player_is_none_of_yours(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory", goods=1).factory(PURPLE, "brickworks").own(PURPLE, "R1", "T1")
    assert t.lay("upgrade_residential").acts(PURPLE).claim("upgrade_residential").to_move == BEIGE


def test_E4_12_a_town_hall_built_this_round_counts(table: Tables) -> None:
    t = table().factory(PURPLE, "toy-factory", goods=1).factory(PURPLE, "foundry", goods=1).own(PURPLE, "R1")
    t.works("brickworks").goods = 0
    t.throw_for("T1", price=1).play("build T1").throw(1, 1, 1).play("decline", "market 1").lay("upgrade_residential")
    t.claim("upgrade_residential").play("raise R1", "spend foundry")
    assert t.plot("R1").pips == 2
