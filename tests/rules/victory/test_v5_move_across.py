"""V5.3: moving a factory to or from another player's complex, with their consent."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, CAT, Table, Tables

PAIR = "wo FOn IMn"


def handing(table: Tables) -> Table:
    """ANN offers BEN her iron mine, below his forest and turned."""
    return table(players=3).complex(ANN, PAIR).play("at q16", "hand 2", "at p17", "turn e")


def fetching(table: Tables) -> Table:
    """ANN asks BEN for his coal mine, to lie left of her forest."""
    t = table(players=3).complex(ANN, ".. FOn wo").complex(BEN, ".. FOn CMn")
    return t.play("fetch 2", "at q16", "at o16", "turn n")


def test_V5_3_the_offer_names_factory_cell_and_turn(table: Tables) -> None:
    t = table(players=3).complex(ANN, PAIR).complex(BEN, ".. FOn st").play("at q16", "hand 2")
    assert t.to_move == ANN
    assert t.may("at") == {"o15", "p15", "q15", "o16", "o17", "p17", "q17"}
    t.play("at p17")
    assert (t.to_move, t.may("turn")) == (ANN, {"n", "e"})
    t.play("turn e")
    assert (t.to_move, t.verbs) == (BEN, {"accept", "decline"})


def test_V5_3_with_consent_it_belongs_to_the_complex_it_lies_in(table: Tables) -> None:
    t = handing(table).play("accept")
    t.shows(ANN, "FOn")
    t.shows(BEN, "p16: \n FOn \n IMe")
    assert (t.to_move, t.phase, t.s.actions, t.idle) == (ANN, Phase.MANAGE, 1, True)


def test_V5_3_until_then_nothing_moves_and_nothing_is_paid(table: Tables) -> None:
    t = handing(table)
    t.shows(ANN, PAIR)
    t.shows(BEN, "FOn")


def test_V5_3_without_consent_nothing_happens(table: Tables) -> None:
    t = handing(table).play("decline")
    t.shows(ANN, PAIR)
    t.shows(BEN, "FOn")
    assert (t.to_move, t.phase, t.s.actions, t.idle) == (ANN, Phase.MANAGE, 0, True)


def test_V5_3_a_factory_of_another_comes_over(table: Tables) -> None:
    t = table(players=3).complex(ANN, ".. FOn wo").complex(BEN, ".. FOn CMn").play("fetch 2")
    assert (t.to_move, t.may("at")) == (ANN, {"p16", "q16"})
    t.play("at q16")
    assert t.may("at") == {"o15", "p15", "q15", "o16", "o17", "p17", "q17"}
    t.play("at o16", "turn n")
    assert (t.to_move, t.verbs) == (BEN, {"accept", "decline"})
    t.play("accept").shows(ANN, "o16: \n CMn FOn")
    t.shows(BEN, "FOn")
    assert (t.to_move, t.s.actions, t.idle) == (ANN, 1, True)


def test_V5_3_the_complexes_may_lie_anywhere_on_their_tables(table: Tables) -> None:
    t = table().complex(ANN, "ad30: \n FOn wo").complex(BEN, "a1: \n FOn CMn st").play("fetch 2")
    assert t.may("at") == {"a1", "b1"}
    t.play("at b1")
    assert t.may("at") == {"ac29", "ad29", "ae29", "ac30", "ac31", "ad31", "ae31"}
    t.play("at ad31", "turn n", "accept")
    assert (t.to_move, t.may("at")) == (BEN, {"b1", "a2"})
    t.play("at a2").shows(BEN, "a1: \n FOn \n st")
    t.shows(ANN, "ad30: \n FOn \n CMn")


def test_V5_3_declined_it_stays_where_it_was(table: Tables) -> None:
    t = fetching(table).play("decline")
    t.shows(ANN, ".. FOn wo")
    t.shows(BEN, ".. FOn CMn")
    assert (t.to_move, t.idle) == (ANN, True)


@pytest.mark.parametrize("action", ["done", "send", "at p16", "turn n"])
def test_V5_3_refuses_other_answers_than_yes_and_no(table: Tables, action: str) -> None:
    handing(table).refuses(action, "other_moment", "V3.1")


def test_V5_3_the_mover_pays_from_their_own_complex(table: Tables) -> None:
    t = table().complex(ANN, ".. co .. \n wo FOn .. \n .. .. ..").complex(BEN, "wo FOn CMn")
    t.play("fetch 2", "at q16", "at q16", "turn n", "accept")
    assert (t.to_move, t.may("at")) == (ANN, {"p15", "o16"})
    t.play("at p15").shows(ANN, "wo FOn CMn")
    t.shows(BEN, "o16: \n wo FOn")


def test_V5_3_refuses_to_hand_over_what_cannot_be_paid(table: Tables) -> None:
    t = table().complex(ANN, "st FOn IMn").complex(BEN, "wo FOn wo").play("at q16")
    t.refuses("hand 2", "cannot_pay_move", "V5.3", what="iron_mine", need=1)


def test_V5_3_refuses_to_fetch_what_cannot_be_paid(table: Tables) -> None:
    t = table().complex(ANN, "st FOn ..").complex(BEN, "wo FOn CMn")
    t.refuses("fetch 2", "cannot_pay_move", "V5.3", what="coal_mine", need=1)
    t.complex(ANN, "co FOn ..").play("fetch 2")
    t.refuses("at p16", "cannot_pay_move", "V5.3", what="forest", need=1)
    assert t.may("at") == {"q16"}


def test_V5_3_refuses_to_hand_over_the_only_factory(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").play("at p16")
    t.refuses("hand 2", "only_factory_stays", "V5.3", what="forest", where="p16", have=1, need=2)


def test_V5_3_refuses_to_fetch_an_only_factory(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..")
    t.refuses("fetch 2", "only_factory_stays", "V5.3", what="forest", where="p16", have=1, need=2)


BRIDGE = "FOn IMn CMn"


def test_V5_3_refuses_to_hand_over_what_leaves_a_complex_apart(table: Tables) -> None:
    t = table().complex(ANN, f"wo .. .. \n {BRIDGE} \n wo .. ..").play("at p16")
    t.refuses("hand 2", "would_fall_apart", "V5.3", what="iron_mine", where="p16")
    assert t.verbs == {"scrap", "shift"}


def test_V5_3_refuses_to_fetch_what_leaves_a_complex_apart(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, BRIDGE).play("fetch 2")
    t.refuses("at p16", "would_fall_apart", "V5.3", what="iron_mine", where="p16")
    assert t.may("at") == {"o16", "q16"}


@pytest.mark.parametrize("cell", ["p15", "a1"])
def test_V5_3_refuses_to_fetch_where_no_factory_lies(table: Tables, cell: str) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, BRIDGE).play("fetch 2")
    t.refuses(f"at {cell}", "no_factory_there", "V5.3", what=BEN, where=cell)


def test_V5_3_refuses_a_place_that_touches_none_of_their_factories(table: Tables) -> None:
    t = table().complex(ANN, PAIR).complex(BEN, "a1: \n FOn").play("at q16", "hand 2")
    t.refuses("at p17", "touches_none", "V1.3", where="p17")
    t.refuses("at a1", "cell_taken", "V1.4", where="a1")
    assert t.may("at") == {"b1", "a2", "b2"}


FULL = "wo wo wo \n wo FOn wo \n wo wo wo"


def test_V5_3_refuses_to_hand_over_where_there_is_no_room(table: Tables) -> None:
    t = table().complex(ANN, PAIR).complex(BEN, FULL).play("at q16")
    t.refuses("hand 2", "no_room", "V5.3", what=BEN, need=1)


@pytest.mark.parametrize("hole", range(8))
def test_V5_3_any_empty_cell_around_is_room_enough(table: Tables, hole: int) -> None:
    cells = FULL.split("wo")
    full = "wo".join(cells[: hole + 1]) + ".." + "wo".join(cells[hole + 1 :])
    t = table().complex(ANN, PAIR).complex(BEN, full).play("at q16", "hand 2")
    assert len(t.may("at")) == 1
    t = table().complex(ANN, full).complex(BEN, BRIDGE).play("fetch 2", "at q16")
    assert len(t.may("at")) == 1


def test_V5_3_refuses_to_fetch_without_room(table: Tables) -> None:
    t = table().complex(ANN, FULL).complex(BEN, BRIDGE)
    t.refuses("fetch 2", "no_room", "V5.3", what=ANN, need=1)


@pytest.mark.parametrize("verb", ["hand", "fetch"])
def test_V5_3_refuses_to_ask_oneself(table: Tables, verb: str) -> None:
    t = table().complex(ANN, PAIR)
    if verb == "hand":
        t.play("at q16")
    t.refuses(f"{verb} 1", "yourself", "V5.5")


def test_V5_3_who_handed_it_over_settles_their_stranded_products(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn IMn st").play("at p16", "hand 2", "at p17", "turn n", "accept")
    assert (t.to_move, t.phase, t.s.cell) == (ANN, Phase.STRANDED, t.number("q16"))
    assert t.may("at") == {"n16", "o15", "p16", "o17"}
    t.play("at o15").shows(ANN, "o15: \n st \n FOn")
    assert (t.to_move, t.phase, t.s.actions) == (ANN, Phase.MANAGE, 1)


def test_V5_3_whose_factory_was_fetched_settles_their_stranded_products(table: Tables) -> None:
    t = table().complex(ANN, ".. FOn wo").complex(BEN, "o16: \n FOn CMn st \n .. br ..")
    t.play("fetch 2", "at p16", "at o16", "turn n", "accept")
    assert (t.to_move, t.phase, t.s.cell) == (BEN, Phase.STRANDED, t.number("q16"))
    assert (t.may("at"), t.verbs) == ({"o15", "n16", "p16", "o17"}, {"at", "throw"})
    t.play("at p16")
    assert (t.to_move, t.s.cell) == (BEN, t.number("p17"))
    t.play("throw").shows(BEN, "o16: \n FOn st")
    assert (t.to_move, t.phase, t.s.actions, t.idle) == (ANN, Phase.MANAGE, 1, True)


def test_V5_3_these_offers_count_among_the_three(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn IMn").complex(BEN, ".. FOn CMn")
    t.play("at q16", "hand 2", "at o15", "turn n", "decline", "fetch 2", "at q16", "at p15", "turn n", "decline")
    t.play("offer 2", "give wood", "send", "decline")
    t.refuses("fetch 2", "asked_enough", "V5.5", what=BEN, have=3, need=3)
    t.refuses("offer 2", "asked_enough", "V5.5", what=BEN, have=3, need=3)
    t.play("at q16").refuses("hand 2", "asked_enough", "V5.5", what=BEN, have=3, need=3)
    assert t.may("hand") == {"3"}


def test_V5_3_the_third_player_has_no_part_in_it(table: Tables) -> None:
    t = fetching(table).complex(CAT, "wo FOn wo").play("accept")
    t.shows(CAT, "wo FOn wo")


def test_V5_3_a_second_only_factory_stays_too(table: Tables) -> None:
    t = fetching(table).play("accept").complex(ANN, "wo FOn CMn")
    t.refuses("fetch 2", "only_factory_stays", "V5.3", what="forest", where="p16", have=1, need=2)
