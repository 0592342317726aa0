"""V5.8: claiming a contract, and the token that comes with the first."""

import pytest

from smokestack.games.victory.model.state import FREE, Phase
from tests.rules.victory.table import ANN, BEN, CAT, Tables


def test_V5_8_a_contract_costs_one_of_its_product(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").unclaimed("wood", "steel", "trucks").play("claim steel")
    assert (t.held(ANN), t.on_table) == (["steel"], ["wood", "trucks"])
    t.shows(ANN, "o16: \n wo FOn")
    assert (t.phase, t.s.actions, t.idle) == (Phase.MANAGE, 1, True)


def test_V5_8_all_contracts_that_can_be_paid_are_on_offer(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").complex(BEN, "co FOn ..").unclaimed("wood", "coal", "trucks")
    assert t.may("claim") == {"wood"}


def test_V5_8_several_may_be_claimed_in_a_move(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("claim steel", "claim wood")
    assert t.held(ANN) == ["wood", "steel"]


def test_V5_8_which_card_is_turned_in_is_asked_where_there_are_more(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn st \n .. .. ..").play("claim wood")
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16"})
    t.refuses("at q16", "claim_card", "V5.8", what="wood", where="q16")
    t.play("at o16").shows(ANN, ".. wo .. \n .. FOn st \n .. .. ..")
    assert t.held(ANN) == ["wood"]


def test_V5_8_refuses_a_contract_without_its_product(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "st FOn ..")
    t.refuses("claim steel", "no_product", "V5.8", what="steel", need=1)


def test_V5_8_refuses_a_contract_that_is_not_on_the_table(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").unclaimed("wood").contracts(BEN, "steel")
    t.refuses("claim steel", "no_contract", "V5.8", what="steel", need=1)
    t.refuses("claim product#30", "no_contract", "V5.8", what=29, need=1)


def test_V5_8_with_two_copies_there_may_be_two_for_a_product(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, "wo FOn wo").unclaimed("wood", "wood", "coal")
    t.play("claim wood", "at o16", "claim wood")
    assert (t.held(ANN), t.on_table) == (["wood", "wood"], ["coal"])


def test_V5_8_the_first_claim_of_the_game_takes_the_token(table: Tables) -> None:
    t = table(players=3).complex(BEN, "wo FOn st").manages(BEN)
    assert t.token_at == [FREE, FREE]
    t.play("claim steel")
    assert t.token_at == [BEN, FREE]


def test_V5_8_later_claims_leave_the_token_where_it_is(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn st").complex(BEN, "wo FOn st").manages(ANN, move=2)
    t.play("claim steel", "claim wood", "done", "manage")
    assert t.token_at == [ANN, FREE]
    t.unclaimed("wood", "coal").play("claim wood")
    assert t.token_at == [ANN, FREE]


def test_V5_8_the_new_holder_does_not_fulfil_in_that_turn(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").play("claim steel", "done")
    assert (t.to_move, t.s.moves, t.held(ANN)) == (ANN, 1, ["steel"])


@pytest.mark.parametrize("held", [6, 7])
def test_V5_8_nobody_has_more_than_eight(table: Tables, held: int) -> None:
    t = table(players=3).complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * held)
    t.unclaimed("wood", "steel", "oil").play("claim wood")
    assert t.position.over == (held == 7)


def test_V5_8_refuses_a_ninth_contract(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * 7).play("claim wood")
    t.refuses("claim steel", "over", "V6.1")


def test_V7_5_with_two_copies_the_second_token_goes_across(table: Tables) -> None:
    t = table(players=8, copies=2).complex(CAT, "wo FOn ..").manages(CAT).play("claim wood")
    assert t.token_at == [CAT, 6]


@pytest.mark.parametrize(
    ("players", "seat", "across"),
    [(7, 0, 3), (7, 5, 1), (8, 0, 4), (8, 6, 2), (9, 1, 5), (10, 9, 4), (11, 3, 8), (11, 7, 1), (12, 11, 5)],
)
def test_V7_5_across_is_half_the_players_rounded_down_to_the_left(
    table: Tables, players: int, seat: int, across: int
) -> None:
    t = table(players=players, copies=2).complex(seat, "wo FOn ..").manages(seat).play("claim wood")
    assert t.token_at == [seat, across]


def test_V7_5_one_copy_has_one_token(table: Tables) -> None:
    t = table(players=6).complex(ANN, "wo FOn ..").play("claim wood")
    assert t.token_at == [ANN, FREE]
