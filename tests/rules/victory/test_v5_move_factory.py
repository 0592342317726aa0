"""V5.3: moving a factory within a complex."""

import pytest

import smokestack
from smokestack.games.victory.model.state import Phase
from tests.rules.victory.editions import table_with
from tests.rules.victory.table import ANN, BEN, Tables

PAIR = "wo FOn IMn"


def test_V5_3_a_factory_moves_for_one_product(table: Tables) -> None:
    t = table().complex(ANN, PAIR).play("at q16", "shift")
    assert t.stock(ANN) == []
    t.play("at p15", "turn e").shows(ANN, "p15: \n IMe \n FOn")
    assert t.on_stack("iron_mine") == 4
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


def test_V5_3_the_cell_it_leaves_and_the_card_that_paid_make_room(table: Tables) -> None:
    t = table().complex(ANN, PAIR).play("at q16", "shift")
    assert t.may("at") == {"o15", "p15", "q15", "o16", "q16", "o17", "p17", "q17"}


@pytest.mark.parametrize("paying", ["wo", "io"])
def test_V5_3_it_is_paid_with_what_would_build_it(table: Tables, paying: str) -> None:
    t = table().complex(ANN, f"{paying} FOn IMn").play("at q16", "shift", "at p17", "turn n")
    assert t.stock(ANN) == []


@pytest.mark.parametrize("drawing", [".. FOn IMn", "co FOn IMn", "st FOn IMn"])
def test_V5_3_refuses_to_move_what_cannot_be_paid(table: Tables, drawing: str) -> None:
    t = table().complex(ANN, drawing).complex(BEN, "wo FOn wo").play("at q16")
    t.refuses("shift", "cannot_pay_move", "V5.3", what="iron_mine", need=1)


def test_V5_3_which_card_pays_is_asked_where_there_are_more(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn IMn \n .. io co").play("at q15", "shift")
    assert t.may("at") == {"o15", "p16"}
    t.refuses("at q16", "does_not_pay", "V5.1", what="coal", where="q16", need="iron_mine")
    t.play("at p16", "at p16", "turn n").shows(ANN, "o15: \n wo FOn .. \n .. IMn co")


def test_V5_3_it_may_turn_in_its_place(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn SMn").play("at q16", "shift", "at q16")
    assert t.may("turn") == {"e", "s", "w"}
    t.play("turn s").shows(ANN, "p16: \n FOn SMs")


def test_V5_3_refuses_to_leave_it_as_it_was(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn SMe").play("at q16", "shift", "at q16")
    t.refuses("turn e", "same_place", "V5.3", what="steel_mill", where="q16")
    t = table().complex(ANN, "wo FOn IMn").play("at q16", "shift", "at q16")
    assert t.may("turn") == {"e"}


def test_V5_3_elsewhere_it_may_be_turned_as_before(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn SMe").play("at q16", "shift", "at q15", "turn e")
    t.shows(ANN, "p15: \n .. SMe \n FOn ..")


SAME_ALL_ROUND = ('n = "out zinc"\ns = "out zinc"', 'n = "out zinc"\ne = "out zinc"\ns = "out zinc"\nw = "out zinc"')
"""A zinc mine that looks the same however turned."""


def test_V5_3_a_factory_that_looks_the_same_all_round_lies_at_once(game: smokestack.Game) -> None:
    t = table_with(game, SAME_ALL_ROUND).complex(ANN, "wo FOn ZMn").play("at q16", "shift", "at p15")
    t.shows(ANN, "p15: \n ZMn \n FOn")


def test_V5_3_refuses_the_same_place_to_a_factory_that_looks_the_same_all_round(game: smokestack.Game) -> None:
    t = table_with(game, SAME_ALL_ROUND).complex(ANN, "wo FOn ZMn").play("at q16", "shift")
    t.refuses("at q16", "same_place", "V5.3", what="zinc_mine", where="q16")


BRIDGE = ".. wo .. \n FOn IMn CMn \n .. .. .."


def test_V5_3_connection_is_judged_when_it_lies_again(table: Tables) -> None:
    t = table().complex(ANN, BRIDGE).play("at p16", "shift")
    assert t.may("at") == {"p15", "p16", "p17"}
    t.play("at p17", "turn n").shows(ANN, "o16: \n FOn .. CMn \n .. IMn ..")


@pytest.mark.parametrize("cell", ["o15", "n16", "r17"])
def test_V5_3_refuses_a_place_from_which_the_complex_falls_apart(table: Tables, cell: str) -> None:
    t = table().complex(ANN, BRIDGE).play("at p16", "shift")
    t.refuses(f"at {cell}", "does_not_join", "V1.3", where=cell)


def test_V5_3_refuses_a_place_that_touches_only_the_cell_it_left(table: Tables) -> None:
    t = table().complex(ANN, PAIR).play("at q16", "shift")
    t.refuses("at r16", "touches_none", "V1.3", where="r16")
    t.refuses("at p16", "cell_taken", "V1.4", where="p16")


def test_V5_3_the_only_factory_goes_to_its_own_cell_or_one_that_touches_it(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").play("at p16", "shift")
    assert t.may("at") == {"o15", "p15", "q15", "o16", "p16", "q16", "o17", "p17", "q17"}
    t.play("at q17", "turn n").shows(ANN, "q17: \n FOn")
    t = table().complex(ANN, "wo FOn ..").play("at p16", "shift", "at p16")
    assert t.may("turn") == {"e"}


@pytest.mark.parametrize("cell", ["r16", "n14", "p18", "a1"])
def test_V5_3_refuses_to_take_the_only_factory_further(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "wo FOn ..").play("at p16", "shift")
    t.refuses(f"at {cell}", "too_far", "V5.3", where=cell)


def test_V5_3_the_only_factory_leaves_products_stranded_too(table: Tables) -> None:
    t = table().complex(ANN, ".. st .. \n wo FOn br \n .. cl ..").play("at p16", "shift", "at o15", "turn n")
    assert (t.phase, t.s.cell) == (Phase.STRANDED, t.number("q16"))
    t.play("at o16")
    assert t.s.cell == t.number("p17")
    t.play("at n15").shows(ANN, "n15: \n cl FOn st \n .. br ..")
    assert (t.phase, t.idle) == (Phase.MANAGE, True)


def test_V5_3_stranded_products_are_settled_after_it_lies(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn IMn st").play("at p16", "shift", "at n15", "turn n")
    assert (t.phase, t.s.cell) == (Phase.STRANDED, t.number("q16"))
    assert (t.may("at"), t.verbs) == ({"n14", "m15", "o15", "n16", "p16", "o17"}, {"at", "throw"})
    t.play("at p16").shows(ANN, "n15: \n IMn .. .. \n .. FOn st")
    assert (t.phase, t.s.actions) == (Phase.MANAGE, 1)


def test_V5_3_products_it_still_lies_beside_are_not_stranded(table: Tables) -> None:
    t = table().complex(ANN, "o16: \n .. IMn st \n wo FOn ..").play("at p16", "shift", "at q17", "turn n")
    t.shows(ANN, "p16: \n .. st \n FOn IMn")
    assert t.phase == Phase.MANAGE
