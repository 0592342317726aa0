"""V5.5: trading with another player."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, CAT, Table, Tables


def trading(table: Tables) -> Table:
    """ANN has two wood, BEN has steel and brass."""
    return table(players=3).complex(ANN, "wo FOn wo").complex(BEN, "st FOn br")


def test_V5_5_an_offer_is_put_together_piece_by_piece(table: Tables) -> None:
    t = trading(table).play("offer 2")
    assert (t.to_move, t.may("give"), t.may("want"), t.may("send")) == (ANN, {"wood"}, {"steel", "brass"}, set())
    t.play("give wood")
    assert t.may("send") == {""}
    t.play("want steel", "give wood")
    assert (t.may("give"), t.may("want")) == (set(), {"brass"})
    t.play("send")
    assert (t.to_move, t.verbs) == (BEN, {"accept", "decline"})
    t.shows(ANN, "wo FOn wo")
    t.shows(BEN, "st FOn br")


def test_V5_5_accepted_the_other_lays_out_first_then_the_mover(table: Tables) -> None:
    t = trading(table).play("offer 2", "give wood", "give wood", "want steel", "send", "accept")
    assert (t.to_move, t.phase) == (BEN, Phase.RECEIVE)
    assert (t.stock(ANN), t.stock(BEN)) == ([], ["brass"])
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16", "p17"})
    t.play("at p15")
    assert (t.to_move, t.may("at")) == (BEN, {"o16", "p17"})
    t.play("at o16")
    assert (t.to_move, t.may("at")) == (ANN, {"p15", "o16", "q16", "p17"})
    t.play("at p17").shows(ANN, "p16: \n FOn \n st")
    t.shows(BEN, "o15: \n .. wo .. \n wo FOn br")
    assert (t.to_move, t.phase, t.s.actions, t.idle) == (ANN, Phase.MANAGE, 1, True)


def test_V5_5_declined_nothing_happens(table: Tables) -> None:
    t = trading(table).play("offer 2", "give wood", "want steel", "send", "decline")
    t.shows(ANN, "wo FOn wo")
    t.shows(BEN, "st FOn br")
    assert (t.to_move, t.phase, t.s.actions, t.idle) == (ANN, Phase.MANAGE, 0, True)


def test_V5_5_a_gift_has_one_side(table: Tables) -> None:
    t = trading(table).play("offer 3", "give wood", "give wood", "send", "accept")
    assert t.to_move == CAT
    t.play("at p15", "at p17").shows(CAT, "p15: \n wo \n FOn \n wo")
    assert (t.to_move, t.phase, t.stock(ANN)) == (ANN, Phase.MANAGE, [])


def test_V5_5_one_may_ask_for_a_gift(table: Tables) -> None:
    t = trading(table).play("offer 2", "want brass", "send", "accept")
    assert t.to_move == ANN
    t.play("at p15").shows(ANN, "o15: \n .. br .. \n wo FOn wo")
    t.shows(BEN, "o16: \n st FOn")


def test_V5_5_which_cards_go_is_asked_of_who_has_more(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn wo \n .. st ..")
    t.play("offer 2", "give steel", "give wood", "give wood", "send", "accept")
    assert (t.to_move, t.phase, t.may("at")) == (ANN, Phase.LEAVE, {"p15", "o16", "q16"})
    t.play("at q16")
    assert (t.to_move, t.may("at")) == (ANN, {"p15", "o16"})
    t.play("at p15").shows(ANN, "o16: \n wo FOn")
    assert (t.to_move, t.phase) == (BEN, Phase.RECEIVE)


def test_V5_5_the_partner_too_chooses_the_cards_that_go(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, ".. br .. \n br FOn br \n .. .. ..")
    t.play("offer 2", "give wood", "want brass", "want brass", "send", "accept")
    assert (t.to_move, t.phase, t.may("at")) == (BEN, Phase.LEAVE, {"p15", "o16", "q16"})
    t.play("at o16", "at p15")
    assert (t.to_move, t.phase) == (BEN, Phase.RECEIVE)
    t.play("at o16", "at p15", "at p17").shows(BEN, "wo FOn br")
    t.shows(ANN, "p15: \n br \n FOn \n br")


def test_V5_5_everybody_answers_for_their_own_complex(table: Tables) -> None:
    t = table().complex(ANN, "ad30: \n FOn wo").complex(BEN, "a1: \n FOn st \n st ..")
    t.play("offer 2", "give wood", "want steel", "send", "accept")
    assert (t.to_move, t.may("at")) == (BEN, {"b1", "a2"})
    t.play("at b1")
    assert (t.to_move, t.may("at")) == (BEN, {"b1"})
    t.play("at b1")
    assert (t.to_move, t.may("at")) == (ANN, {"ad29", "ac30", "ae30", "ad31"})
    t.play("at ad31").shows(ANN, "ad30: \n FOn \n st")
    t.shows(BEN, "a1: \n FOn wo \n st ..")


def test_V5_5_refuses_another_product_than_agreed(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn st \n .. .. ..").play("offer 2", "give wood", "send", "accept")
    t.refuses("at q16", "not_agreed", "V5.5", what="wood", where="q16")
    t.refuses("at p16", "not_agreed", "V5.5", what="wood", where="p16")
    t.refuses("done", "other_moment", "V3.1")


def test_V5_5_the_most_valuable_is_laid_out_first(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n st FOn cl \n .. am ..")
    t.play("offer 2", "give wood", "give steel", "give cloth", "give ammunition", "send", "accept")
    t.play("at p15", "at o16", "at q16", "at p17").shows(BEN, ".. am .. \n st FOn cl \n .. wo ..")


def test_V5_5_what_finds_no_place_is_thrown_away(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n st FOn cl \n .. am ..").complex(BEN, ".. co .. \n co FOn .. \n .. .. ..")
    t.play("offer 2", "give wood", "give steel", "give cloth", "give ammunition", "send", "accept")
    t.play("at q16", "at p17").shows(BEN, ".. co .. \n co FOn am \n .. st ..")
    assert (t.to_move, t.phase, t.idle) == (ANN, Phase.MANAGE, True)


def test_V5_5_without_any_room_all_is_thrown_away_unasked(table: Tables) -> None:
    full = ".. co .. \n co FOn co \n .. co .."
    t = (
        table()
        .complex(ANN, "wo FOn st")
        .complex(BEN, full)
        .play("offer 2", "give wood", "give steel", "send", "accept")
    )
    t.shows(BEN, full)
    t.shows(ANN, "FOn")
    assert (t.to_move, t.phase) == (ANN, Phase.MANAGE)


def test_V5_5_goods_that_leave_make_room(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, ".. co .. \n co FOn co \n .. st ..")
    t.play("offer 2", "give wood", "want steel", "send", "accept")
    assert (t.to_move, t.may("at")) == (BEN, {"p17"})
    t.play("at p17", "at o16").shows(ANN, "o16: \n st FOn")
    t.shows(BEN, ".. co .. \n co FOn co \n .. wo ..")


@pytest.mark.parametrize(("cell", "code"), [("o15", "no_factory_beside"), ("q16", "cell_taken"), ("p16", "cell_taken")])
def test_V5_5_refuses_a_place_where_a_product_may_not_lie(table: Tables, cell: str, code: str) -> None:
    t = trading(table).play("offer 2", "give wood", "give wood", "send", "accept")
    t.refuses(f"at {cell}", code, "V1.4", where=cell)
    t.refuses("throw", "other_moment", "V3.1")


def test_V5_5_refuses_to_give_more_than_one_has(table: Tables) -> None:
    t = trading(table).play("offer 2", "give wood", "give wood")
    t.refuses("give wood", "no_more_to_give", "V5.5", what="wood", have=2, need=3)
    t.refuses("give steel", "no_more_to_give", "V5.5", what="steel", need=1)


def test_V5_5_refuses_to_want_more_than_they_have(table: Tables) -> None:
    t = trading(table).play("offer 2", "want steel")
    t.refuses("want steel", "no_more_to_get", "V5.5", what="steel", where=BEN, have=1, need=2)
    t.refuses("want wood", "no_more_to_get", "V5.5", what="wood", where=BEN, need=1)


def test_V5_5_refuses_an_empty_offer(table: Tables) -> None:
    trading(table).play("offer 2").refuses("send", "empty_offer", "V5.5", need=1)


def test_V5_5_refuses_an_offer_to_oneself(table: Tables) -> None:
    trading(table).refuses("offer 1", "yourself", "V5.5")


def test_V5_5_refuses_an_offer_where_neither_has_anything(table: Tables) -> None:
    t = table(players=3).complex(BEN, "st FOn ..")
    t.refuses("offer 3", "nothing_to_trade", "V5.5", what=CAT, need=1)
    assert t.may("offer") == {"2"}


def test_V5_5_refuses_a_fourth_offer_to_a_player_in_a_move(table: Tables) -> None:
    t = trading(table)
    for _ in range(3):
        t.play("offer 2", "give wood", "want steel", "send", "decline")
    t.refuses("offer 2", "asked_enough", "V5.5", what=BEN, have=3, need=3)
    assert t.may("offer") == {"3"}
    t.play("done")
    assert t.s.moves == 1
    t.manages(ANN, move=2)
    assert t.may("offer") == {"2", "3"}


def test_V5_5_accepted_offers_count_too(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn wo \n .. wo ..")
    for cell in ("p15", "o16", "q16"):
        t.play("offer 2", "give wood", "send", "accept", f"at {cell}", f"at {cell}")
    t.refuses("offer 2", "asked_enough", "V5.5", what=BEN, have=3, need=3)


@pytest.mark.parametrize("action", ["offer 3", "manage", "done", "at q16"])
def test_V5_5_refuses_anything_but_an_answer(table: Tables, action: str) -> None:
    t = trading(table).play("offer 2", "give wood", "send")
    t.refuses(action, "other_moment", "V3.1")


def test_V5_5_only_the_mover_makes_offers(table: Tables) -> None:
    t = trading(table).play("offer 2", "give wood", "send", "decline")
    assert t.to_move == ANN
    t.refuses("accept", "other_moment", "V3.1")
