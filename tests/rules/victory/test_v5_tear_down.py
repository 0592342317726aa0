"""V5.2: tearing down, joining again what falls apart, and stranded products."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, Tables

BRIDGE = "FOn IMn CMn"
"""Without the iron mine the forest and the coal mine do not touch."""


def test_V5_2_the_card_returns_to_its_stack(table: Tables) -> None:
    t = table().complex(ANN, BRIDGE).play("at q16", "scrap")
    t.shows(ANN, "o16: \n FOn IMn")
    assert t.on_stack("coal_mine") == 5
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


def test_V5_2_tearing_down_costs_nothing(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n FOn IMn CMn").play("at q16", "scrap")
    t.shows(ANN, "o15: \n .. wo \n FOn IMn")


def test_V5_2_refuses_the_only_factory(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").play("at p16")
    t.refuses("scrap", "only_factory", "V5.2", what="forest", where="p16", have=1, need=2)
    t = table().complex(ANN, ".. FOn st")
    t.refuses("at p16", "only_factory", "V5.2", what="forest", where="p16", have=1, need=2)


@pytest.mark.parametrize("drawing", [BRIDGE, f".. he .. \n {BRIDGE} \n .. am ..", f"o16: \n {BRIDGE} \n .. he .."])
def test_V5_2_refuses_what_falls_apart_and_cannot_be_paid_for(table: Tables, drawing: str) -> None:
    t = table().complex(ANN, drawing)
    t.refuses("at p16", "cannot_rejoin", "V5.2", what="iron_mine", where="p16", need=2)
    assert {"o16", "q16"} <= t.may("at")


def test_V5_2_refuses_to_tear_down_what_could_only_be_moved(table: Tables) -> None:
    t = table().complex(ANN, f".. wo .. \n {BRIDGE} \n .. .. ..").play("at p16")
    t.refuses("scrap", "cannot_rejoin", "V5.2", what="iron_mine", where="p16", need=2)
    assert t.verbs == {"shift"}


def test_V5_2_a_way_round_holds_it_together(table: Tables) -> None:
    t = table().complex(ANN, ".. ZMn .. \n FOn IMn CMn \n .. .. ..").play("at p16", "scrap")
    t.shows(ANN, "o15: \n .. ZMn .. \n FOn .. CMn")
    assert t.phase == Phase.MANAGE


def test_V5_2_what_falls_apart_is_joined_at_full_price(table: Tables) -> None:
    t = table().complex(ANN, "wo .. .. \n FOn IMn CMn \n wo .. ..").play("at p16", "scrap")
    assert (t.phase, t.verbs) == (Phase.JOIN, {"build"})
    assert t.on_stack("iron_mine") == 5
    t.play("build steel_mill")
    assert t.stock(ANN) == []
    t.play("at p15", "turn e").shows(ANN, "o15: \n .. SMe .. \n FOn .. CMn")
    assert (t.phase, t.s.actions, t.on_stack("steel_mill")) == (Phase.MANAGE, 1, 3)


def test_V5_2_refuses_anything_else_before_it_is_joined(table: Tables) -> None:
    t = table().complex(ANN, "wo .. .. \n FOn IMn CMn \n wo .. ..").play("at p16", "scrap")
    t.refuses("done", "other_moment", "V3.1")
    t.refuses("at o15", "other_moment", "V3.1")
    t.refuses("claim wood", "other_moment", "V3.1")


@pytest.mark.parametrize("cell", ["n16", "n15", "r17", "o15"])
def test_V5_2_refuses_a_place_that_does_not_join_all_parts(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "wo .. .. \n FOn IMn CMn \n wo .. ..").play("at p16", "scrap", "build forest")
    t.refuses(f"at {cell}", "does_not_join", "V1.3", where=cell)
    assert t.may("at") == {"p15", "p16", "p17"}


def test_V5_2_refuses_a_place_that_joins_two_of_three_parts(table: Tables) -> None:
    star = "FOn .. CMn \n wo IMn wo \n .. ZMn .."
    t = table().complex(ANN, star).play("at p16", "scrap", "build forest")
    t.refuses("at p15", "does_not_join", "V1.3", where="p15")
    assert t.may("at") == {"p16"}


def test_V5_2_the_same_kind_may_be_built_from_the_returned_card(table: Tables) -> None:
    t = table().complex(ANN, "io .. .. \n FOn IMn CMn \n io .. ..").stack("iron_mine", 0).play("at p16", "scrap")
    assert t.may("build") == {"iron_mine", "steel_mill"}
    t.play("build iron_mine", "at p17", "turn e").shows(ANN, "o16: \n FOn .. CMn \n .. IMe ..")
    assert t.on_stack("iron_mine") == 0


def test_V5_2_only_the_returned_card_may_be_payable(table: Tables) -> None:
    t = table().complex(ANN, "io .. .. \n FOn IMn CMn \n io .. ..")
    t.stack("iron_mine", 0).stack("steel_mill", 0).play("at p16", "scrap")
    assert t.may("build") == {"iron_mine"}


def test_V5_2_refuses_when_only_an_empty_stack_could_be_paid(table: Tables) -> None:
    t = table().complex(ANN, "cl .. .. \n FOn IMn CMn \n le .. ..").stack("knapsack_factory", 0)
    t.refuses("at p16", "cannot_rejoin", "V5.2", what="iron_mine", where="p16", need=2)
    t.stack("knapsack_factory", 1).play("at p16", "scrap")
    assert t.may("build") == {"knapsack_factory"}


def test_V5_2_stranded_products_may_pay_for_the_joining_factory(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n FOn IMn CMn \n .. wo ..").play("at p16", "scrap", "build zinc_mine")
    t.play("at p17", "turn n").shows(ANN, "o16: \n FOn .. CMn \n .. ZMn ..")


def test_V5_2_which_of_them_pay_is_asked(table: Tables) -> None:
    t = table().complex(ANN, "wo wo .. \n FOn IMn CMn \n .. wo ..").play("at p16", "scrap", "build forest")
    assert t.may("at") == {"o15", "p15", "p17"}
    t.play("at o15", "at p15", "at p15", "turn e")
    assert (t.phase, t.s.cell) == (Phase.STRANDED, t.number("p17"))


def test_V5_2_rebuilt_in_its_place_nothing_is_stranded(table: Tables) -> None:
    t = table().complex(ANN, "wo st .. \n FOn IMn CMn \n wo .. ..").play("at p16", "scrap", "build zinc_mine")
    t.play("at p16", "turn n").shows(ANN, "o15: \n .. st .. \n FOn ZMn CMn")
    assert t.phase == Phase.MANAGE


STRANDED = "o14: \n .. st .. \n co IMn cl \n .. br FOn"
"""Without the iron mine steel and coal are stranded; cloth and brass lie at the forest too."""


def test_V5_2_a_stranded_product_goes_to_a_valid_cell_or_away(table: Tables) -> None:
    t = table().complex(ANN, STRANDED).play("at p15", "scrap")
    assert (t.phase, t.s.cell) == (Phase.STRANDED, t.number("p14"))
    assert (t.may("at"), t.verbs) == ({"r16", "q17"}, {"at", "throw"})
    t.play("at q17")
    assert t.s.cell == t.number("o15")
    assert (t.may("at"), t.verbs) == ({"r16"}, {"at", "throw"})
    t.play("throw").shows(ANN, "p15: \n .. cl \n br FOn \n .. st")
    assert (t.phase, t.s.actions) == (Phase.MANAGE, 1)


@pytest.mark.parametrize(
    ("drawing", "order"),
    [
        ("o14: \n .. st .. \n co IMn cl \n .. br FOn", ["p14", "o15"]),
        ("o14: \n FOn st .. \n co IMn cl \n .. br ..", ["q15", "p16"]),
        ("o14: \n .. FOn .. \n co IMn cl \n .. br ..", ["o15", "q15", "p16"]),
        ("o14: \n .. st .. \n co IMn cl \n .. FOn ..", ["p14", "o15", "q15"]),
    ],
)
def test_V5_2_stranded_products_come_row_by_row(table: Tables, drawing: str, order: list[str]) -> None:
    t = table().complex(ANN, drawing).play("at p15", "scrap")
    for cell in order:
        assert (t.phase, t.s.cell) == (Phase.STRANDED, t.number(cell))
        t.play("throw")
    assert (t.phase, t.idle) == (Phase.MANAGE, True)


@pytest.mark.parametrize(
    ("cell", "code"),
    [
        ("p14", "cell_taken"),
        ("q15", "cell_taken"),
        ("p16", "cell_taken"),
        ("p15", "no_factory_beside"),
        ("o14", "no_factory_beside"),
        ("r17", "no_factory_beside"),
    ],
)
def test_V5_2_refuses_a_cell_that_is_not_valid_for_a_stranded_product(table: Tables, cell: str, code: str) -> None:
    t = table().complex(ANN, STRANDED).play("at p15", "scrap")
    t.refuses(f"at {cell}", code, "V1.4", where=cell)


def test_V5_2_refuses_to_go_on_before_stranded_products_are_settled(table: Tables) -> None:
    t = table().complex(ANN, STRANDED).play("at p15", "scrap")
    t.refuses("done", "other_moment", "V3.1")
    t.refuses("build forest", "other_moment", "V3.1")


def test_V5_2_without_a_valid_cell_it_is_thrown_away(table: Tables) -> None:
    t = (
        table()
        .complex(ANN, "o14: \n .. st .. .. \n .. IMn cl .. \n .. br FOn wo \n .. .. wo ..")
        .play("at p15", "scrap")
    )
    assert t.verbs == {"throw"}
    t.play("throw").shows(ANN, "p15: \n .. cl .. \n br FOn wo \n .. wo ..")
