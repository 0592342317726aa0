"""V4: the production move."""

import pytest

import smokestack
from smokestack.games.victory.model.state import Phase
from tests.rules.victory.editions import table_with
from tests.rules.victory.table import ANN, BEN, Tables

MILL = "co SMn io"


def test_V4_1_the_rulebooks_steel_mill(table: Tables) -> None:
    t = table().complex(ANN, MILL).turn_of(ANN).play("produce steel_mill")
    t.shows(ANN, "o16: \n .. SMn .. \n .. st ..")


@pytest.mark.parametrize(
    ("kind", "before", "after"),
    [
        ("forest", "FOn", "wo \n FOn \n wo"),
        ("cattle_farm", "CFn", ".. .. .. \n le CFn le \n .. ta .."),
        ("oil_refinery", ".. oi .. \n .. ORn .. \n .. .. ..", ".. .. .. \n fu ORn na \n .. ru .."),
        ("truck_plant", ".. ti .. \n en TPn st \n .. .. ..", ".. .. .. \n .. TPn .. \n .. tr .."),
        ("aircraft_plant", ".. cl .. \n en APn fu \n .. .. ..", ".. .. .. \n .. APn .. \n .. ai .."),
        ("ammunition_factory", ".. wo .. \n ng AFn br \n .. .. ..", ".. .. .. \n .. AFn .. \n .. am .."),
    ],
)
def test_V4_1_inputs_are_consumed_and_every_output_cell_filled(
    table: Tables, kind: str, before: str, after: str
) -> None:
    t = table().complex(ANN, before).turn_of(ANN)
    assert t.may("produce") == {kind}
    t.play(f"produce {kind}").shows(ANN, after)


@pytest.mark.parametrize(
    ("drawing", "wanted", "side"),
    [
        ("..  SMn io", "coal", 3),
        ("co  SMn ..", "iron_ore", 1),
        ("io  SMn co", "iron_ore", 1),
        ("co  SMn st", "iron_ore", 1),
        ("co  SMn IMn", "iron_ore", 1),
        (".. co .. \n .. SMn io", "coal", 3),
    ],
)
def test_V4_1_refuses_a_factory_without_all_its_inputs(table: Tables, drawing: str, wanted: str, side: int) -> None:
    t = table().complex(ANN, drawing).chooses(ANN)
    t.refuses("produce steel_mill", "no_input", "V4.1", what=wanted, where="steel_mill", have=side)


@pytest.mark.parametrize(
    ("code", "cell", "product"), [("fu", "o16", "fuel"), ("ru", "p17", "rubber"), ("na", "q16", "naphtha")]
)
def test_V4_1_refuses_an_oil_refinery_with_one_of_three_outputs_blocked(
    table: Tables, code: str, cell: str, product: str
) -> None:
    full = ".. oi .. \n fu ORn na \n .. ru .."
    for other in {"fu", "na", "ru"} - {code}:
        full = full.replace(other, "..")
    t = table().complex(ANN, full).chooses(ANN)
    t.refuses("produce oil_refinery", "output_blocked", "V4.4", what=product, where=cell, need="oil_refinery")


def test_V4_1_refuses_a_kind_one_does_not_have(table: Tables) -> None:
    t = table().complex(BEN, MILL).turn_of(ANN)
    t.refuses("produce steel_mill", "no_such_factory", "V4.1", what="steel_mill", need=1)


def test_V4_1_products_of_others_are_no_inputs(table: Tables) -> None:
    t = table().complex(ANN, ".. FOn .. \n .. SMn ..").complex(BEN, "co FOn io \n .. .. ..").turn_of(ANN)
    assert t.may("produce") == set()
    assert t.phase == Phase.MANAGE


def test_V4_1_what_is_no_input_may_lie_on_a_plain_side(table: Tables) -> None:
    t = table().complex(ANN, ".. st .. \n co SMn io").turn_of(ANN).play("produce steel_mill")
    t.shows(ANN, "o15: \n .. st .. \n .. SMn .. \n .. st ..")


def test_V4_1_the_only_one_that_can_run_does_so_unasked(table: Tables) -> None:
    t = table().complex(ANN, "o16: \n FOn .. FOn \n wo .. ..").turn_of(ANN).play("produce forest")
    t.shows(ANN, "o15: \n .. .. wo \n FOn .. FOn \n wo .. wo")
    assert t.s.moves == 1


def test_V4_1_where_several_can_run_they_are_pointed_out(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. FOn").turn_of(ANN).play("produce forest")
    assert (t.may("at"), t.verbs) == ({"o16", "q16"}, {"at"})
    t.play("at q16")
    assert (t.may("at"), t.verbs) == ({"o16"}, {"at", "done"})


def test_V4_1_the_move_ends_when_none_is_left_that_can_run(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. FOn").turn_of(ANN).play("produce forest", "at q16", "at o16")
    assert (t.to_move, t.s.moves) == (ANN, 1)


@pytest.mark.parametrize("cell", ["p16", "q16", "p15", "r15"])
def test_V4_1_refuses_to_run_what_is_no_factory_of_the_kind(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "FOn .. FOn \n .. IMn ..").turn_of(ANN).play("produce forest")
    t.refuses(f"at {cell}", "not_that_kind", "V4.1", what="forest", where=cell)


def test_V4_1_refuses_to_point_out_one_that_cannot_run(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. FOn .. FOn \n wo .. .. .. ..").turn_of(ANN).play("produce forest")
    t.refuses("at n15", "output_blocked", "V4.4", what="wood", where="n16", need="forest")
    t.play("at p15", "at r15").shows(ANN, "n14: \n .. .. wo .. wo \n FOn .. FOn .. FOn \n wo .. wo .. wo")


def test_V4_2_the_rulebooks_three_textile_mills_of_which_two_run(table: Tables) -> None:
    t = table().complex(ANN, "ct ct .. \n TMn TMn TMn \n .. .. ..").turn_of(ANN)
    t.play("produce textile_mill", "at o16", "at p16").shows(ANN, "o16: \n TMn TMn TMn \n cl cl ..")


def test_V4_2_after_the_first_one_may_stop(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. FOn").turn_of(ANN).play("produce forest", "at o16", "done")
    t.shows(ANN, "wo .. .. \n FOn .. FOn \n wo .. ..")
    assert t.s.moves == 1


TWO_MILLS = "co SMn io SMs co"


@pytest.mark.parametrize(
    ("runs", "after"),
    [("o16", "n16: \n .. SMn .. SMs co \n .. st .. .. .."), ("q16", "n15: \n .. .. .. st .. \n co SMn .. SMs ..")],
)
def test_V4_2_a_product_between_two_factories_serves_one_of_them(table: Tables, runs: str, after: str) -> None:
    t = table().complex(ANN, TWO_MILLS).turn_of(ANN).play("produce steel_mill")
    assert t.may("at") == {"o16", "q16"}
    t.play(f"at {runs}").shows(ANN, after)
    assert t.s.moves == 1


def test_V4_2_refuses_a_product_that_has_served_another(table: Tables) -> None:
    t = table().complex(ANN, f"n16: \n {TWO_MILLS} \n .. .. .. .. .. \n .. co SMn io ..").turn_of(ANN)
    t.play("produce steel_mill", "at o16")
    t.refuses("at q16", "cell_used", "V4.2", what="steel_mill", where="p16")
    assert t.may("at") == {"p18"}


EMPTIED = "o15: \n co SMn io .. \n .. co SMn io \n .. .. .. .."
"""The upper mill would put out where the lower mill's coal lies."""


def test_V4_2_a_cell_emptied_in_the_move_is_not_free_yet(table: Tables) -> None:
    t = table().complex(ANN, EMPTIED).turn_of(ANN).play("produce steel_mill")
    t.shows(ANN, "o15: \n co SMn io .. \n .. .. SMn .. \n .. .. st ..")
    assert t.s.moves == 1
    t.play("produce steel_mill").shows(ANN, "p15: \n SMn .. .. \n st SMn .. \n .. st ..")


def test_V4_2_refuses_a_cell_emptied_in_the_move(table: Tables) -> None:
    t = table().complex(ANN, f"{EMPTIED} \n .. co SMn io").turn_of(ANN).play("produce steel_mill")
    t.refuses("at p15", "output_blocked", "V4.4", what="steel", where="p16", need="steel_mill")
    t.play("at q16")
    t.refuses("at p15", "cell_used", "V4.2", what="steel_mill", where="p16")
    assert t.may("at") == {"q18"}


COTTON_AGAIN = ('s = "out cloth"', 's = "out cotton"')
"""A textile mill that makes what it takes, so that one may feed another."""


def test_V4_2_what_is_put_out_in_the_move_is_no_input_in_it(game: smokestack.Game) -> None:
    t = table_with(game, COTTON_AGAIN).complex(ANN, "p14: \n ct \n TMn \n .. \n TMn").turn_of(ANN)
    t.play("produce textile_mill").shows(ANN, "p15: \n TMn \n ct \n TMn")
    assert t.s.moves == 1
    t.play("produce textile_mill").shows(ANN, "p15: \n TMn \n .. \n TMn \n ct")


def test_V4_2_refuses_an_input_put_out_in_the_move(game: smokestack.Game) -> None:
    drawing = "p14: \n ct .. ct \n TMn .. TMn \n .. .. .. \n TMn .. .."
    t = table_with(game, COTTON_AGAIN).complex(ANN, drawing).turn_of(ANN)
    t.play("produce textile_mill", "at p15")
    t.refuses("at p17", "cell_used", "V4.2", what="textile_mill", where="p16")
    assert t.may("at") == {"r15"}


def test_V4_3_either_product_of_an_input_choice_will_do(table: Tables) -> None:
    t = table().complex(ANN, ".. ct .. \n ng AFn br \n .. .. ..").turn_of(ANN)
    t.play("produce ammunition_factory").shows(ANN, "p16: \n AFn \n am")


def test_V4_3_each_factory_takes_what_lies_at_its_own_side(table: Tables) -> None:
    drawing = "m15: \n .. wo .. .. .. ct .. \n ng AFn br .. ng AFn br \n .. .. .. .. .. .. .."
    t = table().complex(ANN, drawing).turn_of(ANN).play("produce ammunition_factory", "at n16", "at r16")
    t.shows(ANN, "m16: \n .. AFn .. .. .. AFn .. \n .. am .. .. .. am ..")


def test_V4_3_refuses_a_product_that_is_neither(table: Tables) -> None:
    t = table().complex(ANN, ".. co .. \n ng AFn br \n .. .. ..").chooses(ANN)
    t.refuses(
        "produce ammunition_factory", "no_input_of_two", "V4.3", what="wood", where="ammunition_factory", need="cotton"
    )


NYLON = "na .. na .. na \n NFn .. NFn .. NFn \n .. .. .. .. .."


def test_V4_3_each_factory_chooses_its_output_on_its_own(table: Tables) -> None:
    t = table().complex(ANN, NYLON).turn_of(ANN).play("produce nylon_factory", "at p16")
    assert (t.may("want"), t.verbs) == ({"cloth", "parachutes"}, {"want"})
    t.play("want parachutes", "at n16", "want cloth", "at r16", "want parachutes")
    t.shows(ANN, "n16: \n NFn .. NFn .. NFn \n cl .. pa .. pa")


@pytest.mark.parametrize("product", ["naphtha", "steel", "product#30"])
def test_V4_3_refuses_an_output_the_side_does_not_show(table: Tables, product: str) -> None:
    t = table().complex(ANN, NYLON).turn_of(ANN).play("produce nylon_factory", "at p16")
    words = {"product#30": 29}
    what = words.get(product, product)
    t.refuses(f"want {product}", "not_its_output", "V4.3", what=what, where="nylon_factory")


def test_V4_3_a_choice_turns_with_its_factory(table: Tables) -> None:
    t = table().complex(ANN, ".. NFe na").turn_of(ANN).play("produce nylon_factory", "want cloth")
    t.shows(ANN, "cl NFe ..")


def test_V4_4_refuses_an_output_cell_with_a_factory(table: Tables) -> None:
    t = table().complex(ANN, "FOn \n IMe \n ..").chooses(ANN)
    t.refuses("produce forest", "output_blocked", "V4.4", what="wood", where="p16", need="forest")
    assert t.may("produce") == {"iron_mine"}


def test_V4_4_of_two_that_share_an_output_cell_one_runs(table: Tables) -> None:
    t = table().complex(ANN, "p15: \n FOn \n .. \n FOn").turn_of(ANN).play("produce forest")
    assert t.may("at") == {"p15", "p17"}
    t.play("at p17").shows(ANN, "p15: \n FOn \n wo \n FOn \n wo")
    assert t.s.moves == 1


def test_V4_4_refuses_the_second_of_two_that_share_an_output_cell(table: Tables) -> None:
    t = table().complex(ANN, "p15: \n FOn .. FOn \n .. .. .. \n FOn .. ..").turn_of(ANN)
    t.play("produce forest", "at p15")
    t.refuses("at p17", "cell_used", "V4.2", what="forest", where="p16")
    assert t.may("at") == {"r15"}
