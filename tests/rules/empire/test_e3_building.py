"""E3.1–E3.3: dice, prices, rerolls and limits."""

from collections.abc import Iterable
from itertools import permutations

import pytest

from smokestack import CHANCE
from smokestack.games.empire.model.state import Phase
from tests.rules.empire.table import BEIGE, PURPLE, Table, Tables, named_by


def plain(t: Table) -> tuple[int, int, int]:
    """Three different dice that name six buildings, none of them Industrial."""
    return t.dice(lambda faces: len(set(faces)) == 3)


def doubled(t: Table) -> tuple[int, int, int]:
    """Two equal dice first and last, and another one."""
    return t.dice(lambda faces: faces[0] == faces[2] != faces[1])


def spaced(buildings: Iterable[str]) -> set[str]:
    return {building.replace("-", " ") for building in buildings}


def test_E3_1_the_rulebooks_example_of_a_three_a_five_and_a_two(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.pips == {"3-5": 1}
    assert t.plot("3-5").owner == PURPLE
    assert t.money == [18, 20]
    assert t.to_move == CHANCE


def test_E3_1_three_different_dice_name_six_buildings(table: Tables) -> None:
    t = table()
    one, two, three = plain(t)
    named = {(one, two), (one, three), (two, one), (two, three), (three, one), (three, two)}
    assert t.throw(one, two, three).may("build") == {f"{block} {number}" for block, number in named}


@pytest.mark.parametrize("order", list(permutations(range(3))))
def test_E3_1_the_price_is_the_die_left_over(table: Tables, order: tuple[int, int, int]) -> None:
    t = table()
    dice = plain(t)
    block, number, price = (dice[place] for place in order)
    assert t.throw(*dice).play(f"build {block} {number}").money == [20 - price, 20]


def test_E3_1_a_double_names_three_buildings(table: Tables) -> None:
    t = table()
    twice, once, _ = doubled(t)
    t.throw(twice, once, twice)
    assert t.may("build") == {f"{once} {twice}", f"{twice} {once}", f"{twice} {twice}"}


@pytest.mark.parametrize("order", [(0, 1, 2), (1, 0, 2), (0, 2, 1)])
def test_E3_1_with_a_double_too_the_price_is_the_die_left_over(table: Tables, order: tuple[int, int, int]) -> None:
    t = table()
    dice = doubled(t)
    block, number, price = (dice[place] for place in order)
    t.throw(*dice).play(f"build {block} {number}")
    assert t.money == [20 - price, 20]


def test_E3_1_a_triple_names_one_building(table: Tables) -> None:
    t = table()
    face, _, _ = t.dice(lambda faces: len(set(faces)) == 1)
    t.throw(face, face, face)
    assert t.may("build") == {f"{face} {face}"}
    assert t.play(f"build {face} {face}").money == [20 - face, 20]


@pytest.mark.parametrize("building", ["3 3", "1 3", "3 6", "2 2"])
def test_E3_1_refuses_a_building_the_dice_do_not_name(table: Tables, building: str) -> None:
    t = table().throw(3, 5, 2)
    t.refuses(f"build {building}", "not_these_dice", "E3.1", what=building.replace(" ", "-"))


@pytest.mark.parametrize("owner", [PURPLE, BEIGE])
def test_E3_1_refuses_a_building_that_is_taken(table: Tables, owner: int) -> None:
    t = table().own(owner, "3-5").throw(3, 5, 2)
    t.refuses("build 3 5", "taken", "E3.1", what="3-5")
    assert t.may("build") == spaced(named_by(3, 5, 2) - {"3-5"})


def test_E3_1_both_players_roll_three_dice_of_their_own(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("build 3 5")
    assert t.may_fall() == [f"roll {face}" for face in range(1, 7)]
    face, _, _ = t.dice(lambda faces: len(set(faces)) == 1)
    t.throw(face, face, face)
    assert t.to_move == BEIGE
    t.play(f"build {face} {face}")
    assert t.plot(f"{face}-{face}").owner == BEIGE
    assert t.money == [18, 20 - face]
    assert t.may_fall() == [f"market {face}" for face in range(1, 7)]


def test_E3_2_a_reroll_costs_two_dollars_and_changes_one_die(table: Tables) -> None:
    t = table()
    kept, other, new = plain(t)
    gone = next(face for face in range(1, 7) if face not in (kept, other, new))
    t.throw(kept, gone, other).play(f"reroll {gone}")
    assert t.money == [18, 20]
    assert t.to_move == CHANCE
    t.throw(new)
    assert t.to_move == PURPLE
    assert t.may("build") == spaced(named_by(kept, other, new))
    assert t.play(f"build {new} {kept}").money == [18 - other, 20]


def test_E3_2_one_of_two_equal_dice_is_rerolled(table: Tables) -> None:
    t = table().throw(4, 2, 4)
    assert t.may("reroll") == {"2", "4"}
    assert t.play("reroll 4", "roll 1").may("build") == {"1 2", "1 4", "2 1", "2 4", "4 1", "4 2"}


def test_E3_2_refuses_a_second_reroll(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("reroll 5", "roll 5")
    t.refuses("reroll 5", "rerolled", "E3.2")


def test_E3_2_each_player_may_reroll(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("reroll 5", "roll 5", "decline").throw(1, 1, 1)
    assert t.to_move == BEIGE
    assert t.play("reroll 1").money == [18, 18]


def test_E3_2_refuses_a_die_that_is_not_there(table: Tables) -> None:
    table().throw(3, 5, 2).refuses("reroll 4", "no_such_die", "E3.2", need=4)


def test_E3_2_refuses_a_reroll_without_two_dollars(table: Tables) -> None:
    t = table().purse(1, 20).throw(1, 1, 1)
    t.refuses("reroll 1", "no_money_to_reroll", "E3.2", have=1, need=2)


def test_E3_2_the_two_dollars_are_gone_before_the_price_is_paid(table: Tables) -> None:
    t = table()
    small, _, large = t.dice(lambda faces: faces[0] == faces[1] < faces[2])
    gone = next(face for face in range(1, 7) if face not in (small, large))
    t.purse(2 + small, 20).throw(small, large, gone).play(f"reroll {gone}", f"roll {small}")
    both = f"{small}-{small}"
    t.refuses(f"build {small} {small}", "too_dear", "E3.3", what=both, have=small, need=large)
    assert t.may("build") == {f"{small} {large}", f"{large} {small}"}


def test_E3_3_declining_costs_nothing(table: Tables) -> None:
    t = table().throw(3, 5, 2).play("decline")
    assert (t.money, t.pips) == ([20, 20], {})
    assert t.throw(1, 1, 1).to_move == BEIGE


def test_E3_3_refuses_a_building_dearer_than_the_capital(table: Tables) -> None:
    t = table()
    low, middle, high = sorted(plain(t))
    t.purse(low, 20).throw(low, middle, high)
    t.refuses(f"build {low} {middle}", "too_dear", "E3.3", what=f"{low}-{middle}", have=low, need=high)
    assert t.may("build") == {f"{middle} {high}", f"{high} {middle}"}
    assert t.play(f"build {high} {middle}").money == [0, 20]


def test_E3_3_profit_does_not_pay_the_die(table: Tables) -> None:
    t = table().purse(1, 20).points(30, 5).throw(6, 2, 2)
    assert t.to_move == CHANCE
    assert t.throw(1, 1, 1).to_move == BEIGE


def test_E3_3_who_can_only_decline_is_not_asked(table: Tables) -> None:
    t = table().purse(1, 1).throw(3, 5, 2).throw(4, 4, 4)
    assert t.s.phase == Phase.MARKET
    assert t.money == [1, 1]


def test_E3_3_who_can_only_decline_after_a_reroll_is_not_asked(table: Tables) -> None:
    t = table().purse(2, 20).own(BEIGE, "2-5", "5-2").throw(5, 2, 5).play("reroll 5", "roll 5").throw(1, 1, 1)
    assert t.to_move == BEIGE
    assert t.money == [0, 20]


def test_E3_3_who_can_reroll_is_asked_though_nothing_can_be_built(table: Tables) -> None:
    t = table().own(BEIGE, "2-2").throw(2, 2, 2)
    assert t.to_move == PURPLE
    assert t.may("build") == set()
    assert t.may("reroll") == {"2"}
    assert t.may("decline") == {""}


def owning(t: Table, seat: int, count: int) -> Table:
    """So many buildings of a player, none of them named by 3, 5 and 2."""
    return t.own(seat, *t.others(count, named_by(3, 5, 2)))


def test_E3_3_the_ninth_building_may_be_built(table: Tables) -> None:
    t = owning(table(), PURPLE, 8).throw(3, 5, 2).play("build 3 5")
    assert len(t.pips) == 9


def test_E3_3_refuses_a_tenth_building(table: Tables) -> None:
    t = owning(table(), PURPLE, 9)
    t.s.phase, t.s.seat, t.s.rolled, t.s.dice = Phase.BUILD, PURPLE, 3, [2, 3, 5]
    t.refuses("build 3 5", "all_built", "E3.3", what="3-5", have=9)
    assert t.may("build") == set()


def test_E3_3_who_owns_nine_is_not_asked(table: Tables) -> None:
    t = owning(table(), PURPLE, 9).throw(3, 5, 2)
    assert (t.s.phase, t.s.seat) == (Phase.ROLL, BEIGE)


def test_E3_3_nine_buildings_of_the_other_player_do_not_count(table: Tables) -> None:
    t = owning(table(), BEIGE, 9).throw(3, 5, 2).play("build 3 5")
    assert t.plot("3-5").owner == PURPLE
