"""V5.1: building a factory."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, Tables

NYLON_PRICES = [
    ("na", "na"),
    ("na", "cl"),
    ("na", "pa"),
    ("na", "wo"),
    ("cl", "cl"),
    ("cl", "pa"),
    ("cl", "wo"),
    ("pa", "pa"),
    ("pa", "wo"),
    ("wo", "wo"),
]
"""The rulebook's list of what builds a nylon factory."""


@pytest.mark.parametrize(("one", "other"), NYLON_PRICES)
def test_V5_1_the_rulebooks_prices_of_a_nylon_factory(table: Tables, one: str, other: str) -> None:
    t = table().complex(ANN, f"{one} FOn {other}").play("build nylon_factory", "at q16", "turn n")
    t.shows(ANN, "p16: \n FOn NFn")
    assert t.on_stack("nylon_factory") == 3
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


@pytest.mark.parametrize(("one", "other", "have"), [("na", "oi", 1), ("oi", "ru", 0), ("wo", "st", 1), ("fu", "fu", 0)])
def test_V5_1_refuses_products_the_factory_has_nothing_to_do_with(
    table: Tables, one: str, other: str, have: int
) -> None:
    t = table().complex(ANN, f"{one} FOn {other}")
    t.refuses("build nylon_factory", "cannot_pay", "V5.1", what="nylon_factory", have=have, need=2)


@pytest.mark.parametrize(("drawing", "have"), [("FOn", 0), (".. FOn wo", 1)])
def test_V5_1_refuses_to_build_for_less_than_two(table: Tables, drawing: str, have: int) -> None:
    t = table().complex(ANN, drawing).complex(BEN, "wo FOn wo")
    t.refuses("build forest", "cannot_pay", "V5.1", what="forest", have=have, need=2)
    assert t.may("build") == set()


def test_V5_1_wood_builds_every_factory(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo")
    assert t.may("build") == set(t.game.edition.words["factory"][:26])


def test_V5_1_an_input_choice_pays_with_either(table: Tables) -> None:
    t = table().complex(ANN, "ct FOn ng")
    assert "ammunition_factory" in t.may("build")
    assert "engine_plant" not in t.may("build")


def test_V5_1_which_cards_pay_is_asked_where_there_are_more(table: Tables) -> None:
    t = table().complex(ANN, ".. io .. \n wo IMn co \n .. wo ..").play("build iron_mine")
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16", "p17"})
    t.play("at o16")
    assert t.may("at") == {"p15", "p17"}
    t.play("at p15")
    assert t.phase == Phase.PLACE
    t.play("at p15", "turn e").shows(ANN, "p15: \n IMe .. \n IMn co \n wo ..")


def test_V5_1_refuses_a_card_that_does_not_pay(table: Tables) -> None:
    t = table().complex(ANN, ".. io .. \n wo IMn co \n .. wo ..").play("build iron_mine")
    t.refuses("at q16", "does_not_pay", "V5.1", what="coal", where="q16", need="iron_mine")
    t.refuses("at p16", "no_product_there", "V5.1", where="p16")
    t.refuses("at r16", "no_product_there", "V5.1", where="r16")


def test_V5_1_refuses_a_card_of_another_player(table: Tables) -> None:
    t = table().complex(ANN, ".. io .. \n wo IMn co \n .. wo ..").complex(BEN, "FOn wo wo wo \n .. wo .. ..")
    t.play("build iron_mine").refuses("at o17", "no_product_there", "V5.1", where="o17")


def test_V5_1_products_pay_from_anywhere_in_the_complex(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn .. .. \n .. .. FOn .. \n .. .. .. FOn \n .. .. .. wo").play("build forest")
    assert t.stock(ANN) == []
    assert t.phase == Phase.PLACE


def test_V5_1_the_cell_of_a_card_that_paid_is_free(table: Tables) -> None:
    t = table().complex(ANN, "st wo st \n wo FOn st \n st st st").play("build forest")
    assert t.may("at") == {"p15", "o16"}


@pytest.mark.parametrize("cell", ["p16", "p15", "q16"])
def test_V5_1_refuses_a_cell_with_a_card(table: Tables, cell: str) -> None:
    t = table().complex(ANN, ".. FOn .. \n wo FOn co \n .. wo ..").play("build forest")
    t.refuses(f"at {cell}", "cell_taken", "V1.4", where=cell)


def test_V5_1_a_corner_is_enough_and_products_are_no_hindrance(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn cl \n .. cl ..").play("build zinc_mine", "at q17", "turn e")
    t.shows(ANN, "p16: \n FOn cl \n cl ZMe")


def test_V5_1_the_complex_of_another_does_not_matter(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").complex(BEN, "wo FOn wo").play("build coal_mine", "at o16", "turn n")
    t.shows(BEN, "wo FOn wo")
    t.shows(ANN, "o16: \n CMn FOn")


def test_V5_1_any_number_may_be_built_in_a_move(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn wo \n .. wo ..")
    t.play("build forest", "at p15", "at p17", "at p15", "turn n", "build coal_mine", "at p17", "turn n")
    t.shows(ANN, "p15: \n FOn \n FOn \n CMn")
    assert t.s.actions == 2
