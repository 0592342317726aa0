"""V1: players, the grid, turning, connecting, and where products lie."""

import pytest

import smokestack
from smokestack.gamekit.errors import NotationError, OptionError
from tests.rules.victory.table import ANN, BEN, Tables


@pytest.mark.parametrize(("players", "copies"), [(2, 1), (6, 1), (7, 2), (12, 2)])
def test_V1_1_one_copy_serves_two_to_six_and_two_serve_seven_to_twelve(
    game: smokestack.Game, players: int, copies: int
) -> None:
    assert game.new(players=players, copies=copies).seats == players


@pytest.mark.parametrize(("players", "copies"), [(1, 1), (7, 1), (6, 2), (13, 2), (20, 3)])
def test_V1_1_refuses_other_numbers_of_players(game: smokestack.Game, players: int, copies: int) -> None:
    with pytest.raises(OptionError):
        game.new(players=players, copies=copies)


def test_V1_1_refuses_to_ask_a_player_who_is_not_there(table: Tables) -> None:
    t = table(players=3).complex(ANN, "FOn wo")
    assert t.may("offer") == {"2", "3"}
    t.refuses("offer 4", "no_such_player", "V1.1", what=3, have=3)
    t.refuses("fetch 12", "no_such_player", "V1.1", what=11, have=3)


def test_V1_1_two_copies_have_twice_the_cards(game: smokestack.Game) -> None:
    one, two = game.new(players=6).record(), game.new(players=7, copies=2).record()
    for field in ("deck", "stacks", "starting_set"):
        assert getattr(two, field) == [2 * cards for cards in getattr(one, field)]


@pytest.mark.parametrize("cell", ["a0", "a32", "af1", "16p", "p"])
def test_V1_2_refuses_a_cell_beyond_the_table(table: Tables, cell: str) -> None:
    with pytest.raises(NotationError):
        table().play(f"at {cell}")


def test_V1_2_the_table_ends_at_its_last_row_and_column(table: Tables) -> None:
    t = table().complex(ANN, "ad30: \n .. wo \n .. FOn").play("at ae30")
    assert t.may("at") == {"ad31"}
    t = table().complex(ANN, "a1: \n FOn wo").play("at b1")
    assert t.may("at") == {"a2"}


def test_V1_2_a_row_does_not_go_on_in_the_next(table: Tables) -> None:
    t = table().complex(ANN, "ad5: \n wo FOn").play("at ad5")
    t.refuses("at a6", "no_factory_beside", "V1.4", where="a6")
    t.refuses("at a5", "no_factory_beside", "V1.4", where="a5")
    assert t.may("at") == {"ae4", "ae6"}


def test_V1_2_factories_do_not_touch_around_the_edge(table: Tables) -> None:
    t = table().complex(ANN, "ad5: \n wo FOn \n wo ..").play("build forest")
    assert t.may("at") == {"ad4", "ae4", "ad5", "ad6", "ae6"}
    t.refuses("at a6", "touches_none", "V1.3", where="a6")


@pytest.mark.parametrize("drawing", ["p1: \n FOn", "p31: \n FOn", "a16: \n FOe", "ae16: \n FOe"])
def test_V1_2_refuses_to_put_out_beyond_the_table(table: Tables, drawing: str) -> None:
    t = table().complex(ANN, drawing).chooses(ANN)
    t.refuses("produce forest", "off_table", "V1.2", what="wood", where="forest")


def test_V1_2_a_factory_at_the_edge_runs_turned_along_it(table: Tables) -> None:
    t = table().complex(ANN, "p1: \n FOe").turn_of(ANN).play("produce forest")
    t.shows(ANN, "o1: \n wo FOe wo")


def test_V1_2_refuses_inputs_from_beyond_the_table(table: Tables) -> None:
    t = table().complex(ANN, "p1: \n TMn").chooses(ANN)
    t.refuses("produce textile_mill", "no_input", "V4.1", what="cotton", where="textile_mill")


MILLS = {
    "n": ("..  ..  .. \n co  SMn io \n ..  ..  ..", ".. .. .. \n .. SMn .. \n .. st .."),
    "e": ("..  co  .. \n ..  SMe .. \n ..  io  ..", ".. .. .. \n st SMe .. \n .. .. .."),
    "s": ("..  ..  .. \n io  SMs co \n ..  ..  ..", ".. st .. \n .. SMs .. \n .. .. .."),
    "w": ("..  io  .. \n ..  SMw .. \n ..  co  ..", ".. .. .. \n .. SMw st \n .. .. .."),
}


@pytest.mark.parametrize("top", MILLS)
def test_V1_3_a_turned_factory_turns_its_sides_clockwise(table: Tables, top: str) -> None:
    before, after = MILLS[top]
    table().complex(ANN, before).turn_of(ANN).play("produce steel_mill").shows(ANN, after)


@pytest.mark.parametrize(
    ("drawn", "top", "wanted", "side"),
    [("n", "e", "coal", 0), ("e", "w", "iron_ore", 0), ("s", "w", "iron_ore", 0), ("w", "n", "iron_ore", 1)],
)
def test_V1_3_refuses_inputs_that_lie_for_another_turn(
    table: Tables, drawn: str, top: str, wanted: str, side: int
) -> None:
    t = table().complex(ANN, MILLS[drawn][0].replace(f"SM{drawn}", f"SM{top}")).chooses(ANN)
    t.refuses("produce steel_mill", "no_input", "V4.1", what=wanted, where="steel_mill", have=side)


@pytest.mark.parametrize(
    ("factory", "turns"),
    [("forest", {"n", "e"}), ("steel_mill", {"n", "e", "s", "w"}), ("cattle_farm", {"n", "e", "s", "w"})],
)
def test_V1_3_turns_that_look_the_same_are_offered_once(table: Tables, factory: str, turns: set[str]) -> None:
    t = table().complex(ANN, "wo FOn wo").play(f"build {factory}", "at p15")
    assert t.may("turn") == turns


@pytest.mark.parametrize(("top", "number"), [("s", 2), ("w", 3)])
def test_V1_3_refuses_a_turn_that_looks_like_an_earlier_one(table: Tables, top: str, number: int) -> None:
    t = table().complex(ANN, "wo FOn wo").play("build forest", "at p15")
    t.refuses(f"turn {top}", "same_turn", "V1.3", what="forest", where=number, have=2, need=4)


def test_V1_3_factories_hang_together_by_edges_and_corners(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").play("build forest")
    around = {"o15", "p15", "q15", "o16", "q16", "o17", "p17", "q17"}
    assert t.may("at") == around
    t.play("at q17", "turn n").shows(ANN, "p16: \n FOn .. \n .. FOn")


@pytest.mark.parametrize("cell", ["p18", "r16", "n14", "a1", "r18"])
def test_V1_3_refuses_a_factory_that_touches_none(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "wo FOn wo").play("build forest")
    t.refuses(f"at {cell}", "touches_none", "V1.3", where=cell)


def test_V1_3_refuses_to_connect_through_a_product(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st \n .. wo ..").play("build forest")
    t.refuses("at r16", "touches_none", "V1.3", where="r16")


def test_V1_3_refuses_to_turn_a_laid_factory_but_by_moving_it(table: Tables) -> None:
    t = table().complex(ANN, ".. FOn wo").play("at p16")
    t.refuses("turn e", "other_moment", "V3.1")
    assert t.verbs == {"shift"}


def test_V1_4_a_product_lies_on_any_side_of_a_factory(table: Tables) -> None:
    t = table().complex(ANN, ".. SMn co").play("at q16")
    assert t.may("at") == {"p15", "o16", "p17"}


@pytest.mark.parametrize("cell", ["o15", "q15", "o17", "q17", "p14", "r16"])
def test_V1_4_refuses_a_cell_that_shares_no_edge_with_a_factory(table: Tables, cell: str) -> None:
    t = table().complex(ANN, ".. SMn co").play("at q16")
    t.refuses(f"at {cell}", "no_factory_beside", "V1.4", where=cell)


@pytest.mark.parametrize("cell", ["o16", "p16", "p15", "q16"])
def test_V1_4_refuses_a_cell_with_a_card(table: Tables, cell: str) -> None:
    t = table().complex(ANN, ".. FOn .. \n wo SMn co \n .. .. ..").play("at q16")
    t.refuses(f"at {cell}", "cell_taken", "V1.4", where=cell)


def test_V1_4_refuses_a_place_beside_the_factory_of_another(table: Tables) -> None:
    t = table().complex(BEN, "a1: \n FOn").complex(ANN, ".. FOn wo").play("at q16")
    t.refuses("at b1", "no_factory_beside", "V1.4", where="b1")


@pytest.mark.parametrize(("players", "copies", "cards"), [(2, 1, 4), (7, 2, 8)])
def test_V1_5_four_factories_of_each_kind_or_eight(table: Tables, players: int, copies: int, cards: int) -> None:
    t = table(players=players, copies=copies)
    assert t.on_stack("steel_mill") == cards
    t.complex(ANN, "wo FOn wo").play("build steel_mill", "at p15", "turn n")
    assert t.on_stack("steel_mill") == cards - 1


def test_V1_5_refuses_a_factory_of_an_empty_stack(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").stack("steel_mill", 0)
    t.refuses("build steel_mill", "stack_empty", "V1.5", what="steel_mill", need=1)
    assert "brass_foundry" in t.may("build")


def test_V1_5_refuses_a_kind_the_edition_does_not_have(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo")
    t.refuses("build factory#27", "no_such_kind", "V1.5", what=26, have=26)
    t.refuses("build factory#32", "no_such_kind", "V1.5", what=31, have=26)


def test_V1_5_products_never_run_out(table: Tables) -> None:
    everywhere = f"a15: \n {'wo ' * 31} \n {'FOn ' * 31} \n {'wo ' * 31}"
    t = table().complex(ANN, everywhere).complex(BEN, everywhere)
    t.play("at a15", "throw", "at a17", "throw", "done", "produce forest").shows(ANN, everywhere)


def test_V1_6_what_one_factory_puts_out_its_neighbour_takes_in(table: Tables) -> None:
    t = table().complex(ANN, "CMn .. .. \n .. SMn io \n .. .. ..").turn_of(ANN)
    t.play("produce coal_mine").shows(ANN, "o14: \n co .. .. \n CMn .. .. \n co SMn io \n .. .. ..")
    t.play("produce steel_mill").shows(ANN, "o14: \n co .. .. \n CMn .. .. \n .. SMn .. \n .. st ..")
