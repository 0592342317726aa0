"""V5.4, V5.6, V5.7, V5.9: moving a product, the bank, throwing away, and how long a move can last."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, Tables


def test_V5_4_a_product_moves_to_any_valid_empty_cell(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st .. \n .. .. .. IMn").play("at n15")
    assert t.may("at") == {"o14", "o16", "q15", "p16", "r16", "q17"}
    t.play("at q17").shows(ANN, "o15: \n FOn st .. \n .. .. IMn \n .. .. wo")
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


def test_V5_4_the_cell_it_leaves_is_free_for_the_next(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", "at q16", "at o16")
    t.shows(ANN, "o15: \n .. wo \n st FOn")


def test_V5_4_refuses_a_cell_where_no_product_may_lie(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16")
    t.refuses("at o15", "no_factory_beside", "V1.4", where="o15")
    t.refuses("at q16", "cell_taken", "V1.4", where="q16")
    t.refuses("at o16", "cell_taken", "V1.4", where="o16")


@pytest.mark.parametrize("cell", ["p15", "r16", "a1"])
def test_V5_4_refuses_to_lift_where_no_card_lies(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "wo FOn st").complex(BEN, "wo FOn st wo")
    t.refuses(f"at {cell}", "nothing_there", "V5.4", where=cell)


def test_V5_4_every_card_may_be_chosen_that_can_be_moved_or_torn_down(table: Tables) -> None:
    t = table().complex(ANN, "st FOn IMn")
    assert t.may("at") == {"o16", "p16", "q16"}
    assert table().complex(ANN, "st FOn ..").may("at") == {"o16"}


@pytest.mark.parametrize(
    ("three", "wanted"),
    [("rubber", "parachutes"), ("rubber", "wood"), ("oil", "wood"), ("oil", "oil"), ("steel", "cloth")],
)
def test_V5_6_three_of_a_kind_for_one_of_the_same_or_lower_value(table: Tables, three: str, wanted: str) -> None:
    code = {"rubber": "ru", "oil": "oi", "steel": "st"}[three]
    t = table().complex(ANN, f".. {code} .. \n {code} FOn {code} \n .. .. ..").play(f"bank {three}")
    assert (t.phase, t.stock(ANN), t.verbs) == (Phase.BANK, [], {"want"})
    t.play(f"want {wanted}")
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16", "q16", "p17"})
    t.play("at p17")
    assert (t.stock(ANN), t.phase, t.s.actions, t.idle) == ([wanted], Phase.MANAGE, 1, True)


def test_V5_6_all_that_is_worth_as_much_or_less_is_on_offer(table: Tables) -> None:
    t = table().complex(ANN, ".. ru .. \n ru FOn ru \n .. .. ..").play("bank rubber")
    cheap = {"wood", "iron_ore", "coal", "oil", "cotton", "leather", "tallow", "copper", "zinc", "nitrate", "naphtha"}
    assert t.may("want") == cheap | {"fuel", "rubber", "parachutes", "cloth"}


def test_V5_6_refuses_a_product_that_is_worth_more(table: Tables) -> None:
    t = table().complex(ANN, ".. ru .. \n ru FOn ru \n .. .. ..").play("bank rubber")
    t.refuses("want steel", "worth_more", "V5.6", what="steel", where="rubber", have=2, need=3)


def test_V5_6_refuses_a_product_the_edition_does_not_have(table: Tables) -> None:
    t = table().complex(ANN, ".. ru .. \n ru FOn ru \n .. .. ..").play("bank rubber")
    t.refuses("want product#30", "no_such_product", "V5.6", what=29, have=29)


@pytest.mark.parametrize(
    ("drawing", "have"), [("ru FOn ru", 2), (".. wo .. \n ru FOn ru \n .. wo ..", 2), ("wo FOn wo", 0)]
)
def test_V5_6_refuses_fewer_than_three_of_a_kind(table: Tables, drawing: str, have: int) -> None:
    t = table().complex(ANN, drawing).complex(BEN, ".. ru .. \n ru FOn ru \n .. .. ..")
    t.refuses("bank rubber", "bank_wants_more", "V5.6", what="rubber", have=have, need=3)
    assert t.may("bank") == set()


def test_V5_6_which_three_go_is_asked_of_four(table: Tables) -> None:
    t = table().complex(ANN, ".. ru .. \n ru FOn ru \n .. ru ..").play("bank rubber")
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16", "q16", "p17"})
    t.play("at p15", "at q16")
    assert t.may("at") == {"o16", "p17"}
    t.play("at p17", "want wood", "at q16").shows(ANN, "o16: \n ru FOn wo")


def test_V5_6_refuses_another_product_in_its_stead(table: Tables) -> None:
    t = table().complex(ANN, "n15: \n .. ru .. ru .. \n ru FOn ru FOn wo").play("bank rubber")
    t.refuses("at r16", "bank_card", "V5.6", what="rubber", where="r16")
    t.refuses("at o16", "bank_card", "V5.6", what="rubber", where="o16")


@pytest.mark.parametrize(
    ("cell", "code"), [("o15", "no_factory_beside"), ("p16", "cell_taken"), ("r16", "no_factory_beside")]
)
def test_V5_6_refuses_a_place_where_it_may_not_lie(table: Tables, cell: str, code: str) -> None:
    t = table().complex(ANN, ".. ru .. \n ru FOn ru \n .. .. ..").play("bank rubber", "want cloth")
    t.refuses(f"at {cell}", code, "V1.4", where=cell)


def test_V5_6_the_rulebooks_three_oil_for_one_wood_that_helps_to_build(table: Tables) -> None:
    t = table().complex(ANN, ".. oi .. \n oi IMn oi \n .. io ..").play("bank oil", "want wood", "at p15")
    t.play("build iron_mine", "at q16", "turn n").shows(ANN, "p16: \n IMn IMn")


def test_V5_7_a_product_is_thrown_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16")
    assert t.verbs == {"at", "throw"}
    t.play("throw").shows(ANN, "p16: \n FOn st")
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


def test_V5_7_refuses_to_throw_away_a_factory(table: Tables) -> None:
    table().complex(ANN, "wo FOn IMn").play("at q16").refuses("throw", "other_moment", "V3.1")


def test_V5_9_any_number_of_actions_in_any_order(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn st \n .. wo ..")
    t.play("at q16", "throw", "at p15", "at q16", "build forest", "at o16", "at p17")
    t.play("at p17", "turn n", "at p17", "scrap", "claim wood")
    assert t.s.actions == 5
    t.shows(ANN, "p16: \n FOn")


@pytest.mark.parametrize(("done", "goes_on"), [(198, True), (199, False)])
def test_V5_9_two_hundred_actions_end_the_move(table: Tables, done: int, goes_on: bool) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn st \n .. wo ..").manages(ANN, actions=done).play("at o16", "throw")
    assert (t.s.moves == 0) == goes_on
    assert (t.s.actions, t.phase) == ((199, Phase.MANAGE) if goes_on else (0, Phase.MANAGE))
    assert t.to_move == ANN


def test_V5_9_the_last_action_of_the_second_move_ends_the_turn(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").manages(ANN, move=2, actions=199).play("at o16", "at q16")
    assert t.to_move == BEN


def test_V5_9_an_action_that_was_begun_is_completed(table: Tables) -> None:
    t = table().complex(ANN, "o14: \n .. st .. \n co IMn cl \n .. br FOn").manages(ANN, actions=199)
    t.play("at p15", "scrap", "throw")
    assert (t.phase, t.s.moves) == (Phase.STRANDED, 0)
    t.play("throw")
    assert t.s.moves == 1


def test_V5_9_a_declined_offer_is_no_action(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").manages(ANN, actions=199).play("offer 2", "give wood", "send", "decline")
    assert (t.s.actions, t.s.moves) == (199, 0)


def test_V5_9_refuses_to_move_a_product_straight_back(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", "at p15")
    t.refuses("at o16", "straight_back", "V5.9", where="o16")
    assert t.may("at") == {"p17"}


def test_V5_9_by_a_detour_it_may_go_back(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", "at p15", "at p17", "at p17")
    assert t.may("at") == {"o16"}
    t.play("at o16").shows(ANN, "wo FOn st")


@pytest.mark.parametrize(
    "between",
    [
        ["at q16", "throw"],
        ["at q16", "at p17"],
        ["claim steel"],
        ["offer 2", "give steel", "send", "accept", "at o16"],
    ],
)
def test_V5_9_after_anything_else_it_may_go_back(table: Tables, between: list[str]) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", *between, "at p15")
    assert "o16" in t.may("at")


def test_V5_9_refuses_to_move_back_after_a_declined_offer(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", "offer 2", "give steel", "send", "decline", "at p15")
    t.refuses("at o16", "straight_back", "V5.9", where="o16")


def test_V5_9_another_product_may_go_where_it_was(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("at o16", "at p15", "at q16", "at o16")
    t.shows(ANN, "o15: \n .. wo \n st FOn")


def test_V5_9_in_the_next_move_it_may_go_back(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").manages(ANN).play("at o16", "at p15", "done", "at p15", "at o16")
    t.shows(ANN, "wo FOn st")
