"""V7: fulfilment at the start of a turn with the token."""

import pytest

from smokestack import OVER
from smokestack.games.victory.model.state import FREE, Phase
from tests.rules.victory.table import ANN, BEN, CAT, DAN, Tables


def test_V7_1_each_contract_is_fulfilled_or_lost_in_any_order(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, "wood", "steel").tokens(ANN).turn_of(ANN)
    assert (t.phase, t.may("fulfil"), t.may("lose")) == (Phase.FULFIL, {"wood", "steel"}, {"wood", "steel"})
    t.play("fulfil steel")
    assert (t.may("fulfil"), t.may("lose")) == ({"wood"}, {"wood"})
    t.play("lose wood").shows(ANN, "o16: \n wo FOn")
    assert (t.held(ANN), "wood" in t.on_table) == (["steel"], True)
    assert (t.to_move, t.phase, t.idle) == (ANN, Phase.MOVE, True)


def test_V7_1_the_rulebooks_oil_is_delivered_and_brass_lost(table: Tables) -> None:
    t = (
        table()
        .complex(ANN, ".. oi .. \n oi OWe .. \n .. oi ..")
        .contracts(ANN, "oil", "brass")
        .tokens(ANN)
        .turn_of(ANN)
    )
    assert (t.held(ANN), t.may("lose"), "brass" in t.on_table) == (["oil"], {"oil"}, True)
    t.play("fulfil oil")
    assert t.may("at") == {"p15", "o16", "p17"}
    t.play("at o16")
    assert (t.held(ANN), t.token_at) == (["oil"], [BEN, FREE])


def test_V7_1_what_cannot_be_delivered_is_lost_unasked(table: Tables) -> None:
    t = table().complex(ANN, "co FOn ..").complex(BEN, "wo FOn st").contracts(ANN, "wood", "steel").tokens(ANN)
    t.turn_of(ANN)
    assert (t.held(ANN), t.phase, t.token_at) == ([], Phase.MOVE, [BEN, FREE])


def test_V7_1_which_card_is_spent_is_asked_where_there_are_more(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n wo FOn st \n .. .. ..").contracts(ANN, "wood").tokens(ANN).turn_of(ANN)
    t.play("fulfil wood")
    assert (t.verbs, t.may("at")) == ({"at"}, {"p15", "o16"})
    t.refuses("at q16", "fulfil_card", "V7.1", what="wood", where="q16")
    t.play("at p15").shows(ANN, "wo FOn st")


@pytest.mark.parametrize("verb", ["fulfil", "lose"])
def test_V7_1_refuses_a_contract_that_is_not_waiting(table: Tables, verb: str) -> None:
    t = (
        table()
        .complex(ANN, "wo FOn st")
        .contracts(ANN, "wood", "steel")
        .contracts(BEN, "coal")
        .tokens(ANN)
        .turn_of(ANN)
    )
    t.play("fulfil wood")
    t.refuses(f"{verb} wood", "not_due", "V7.1", what="wood", need=1)
    t.refuses(f"{verb} coal", "not_due", "V7.1", what="coal", need=1)


def test_V7_1_refuses_to_move_on_before_all_are_settled(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, "wood").tokens(ANN).turn_of(ANN)
    t.refuses("manage", "other_moment", "V3.1")
    t.refuses("done", "other_moment", "V3.1")


def test_V7_1_a_fulfilled_contract_stays_and_comes_up_again(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").contracts(ANN, "wood").tokens(ANN).turn_of(ANN).play("fulfil wood", "at o16")
    assert t.held(ANN) == ["wood"]
    t.tokens(ANN).turn_of(ANN)
    assert t.may("fulfil") == {"wood"}


def test_V7_1_two_contracts_for_a_product_take_two_of_it(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, "wo FOn wo").contracts(ANN, "wood", "wood").tokens(ANN, DAN)
    t.turn_of(ANN).play("fulfil wood", "at o16")
    assert (t.may("fulfil"), t.may("lose")) == ({"wood"}, {"wood"})
    t.play("fulfil wood").shows(ANN, "FOn")
    assert (t.held(ANN), t.phase) == (["wood", "wood"], Phase.MOVE)


def test_V7_1_of_two_for_a_product_one_may_be_lost(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, ".. FOn wo").contracts(ANN, "wood", "wood").tokens(ANN, DAN)
    t.turn_of(ANN)
    assert (t.held(ANN), t.may("fulfil")) == (["wood"], {"wood"})
    t.play("fulfil wood")
    assert (t.held(ANN), t.stock(ANN)) == (["wood"], [])


@pytest.mark.parametrize(
    ("players", "holder", "next_holder"), [(2, ANN, BEN), (3, ANN, CAT), (4, CAT, BEN), (6, BEN, ANN)]
)
def test_V7_2_the_token_passes_to_the_right(table: Tables, players: int, holder: int, next_holder: int) -> None:
    t = table(players=players).complex(holder, "wo FOn ..").contracts(holder, "wood").tokens(holder).turn_of(holder)
    assert t.token_at == [holder, FREE]
    t.play("fulfil wood")
    assert t.token_at == [next_holder, FREE]


def test_V7_2_without_contracts_it_only_passes(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn ..").tokens(ANN).turn_of(ANN)
    assert (t.token_at, t.phase, t.stock(ANN)) == ([CAT, FREE], Phase.MOVE, ["wood"])


@pytest.mark.parametrize(("players", "rounds"), [(2, 1), (3, 2), (4, 3), (6, 5)])
def test_V7_2_it_meets_each_player_every_players_less_one_rounds(table: Tables, players: int, rounds: int) -> None:
    t = table(players=players)
    for seat in range(players):
        t.complex(seat, "p15: \n wo \n FOn")
    t.tokens(ANN).turn_of(ANN)
    began, met = t.s.rounds, list[int]()
    for _ in range(players * rounds):
        holder = t.token_at[0]
        t.play("done", "done")
        if t.to_move == ANN and holder == ANN:
            met.append(t.s.rounds - began)
    assert met == [rounds]


def test_V7_2_with_two_players_it_comes_back_every_round(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "st FOn ..").contracts(ANN, "wood").contracts(BEN, "steel")
    t.tokens(BEN).turn_of(BEN).play("fulfil steel", "manage", "done", "manage", "done")
    assert (t.to_move, t.verbs) == (ANN, {"fulfil", "lose"})


FIVE = ".. wo .. \n st FOn co \n .. oi .. \n cl FOn br"
CONTRACTS = ("wood", "steel", "coal", "oil", "cloth", "brass")


def test_V7_3_four_fulfilled_do_not_end_it(table: Tables) -> None:
    t = table().complex(ANN, FIVE).contracts(ANN, *CONTRACTS[:5]).tokens(ANN).turn_of(ANN)
    t.play("lose wood", *(f"fulfil {product}" for product in CONTRACTS[1:5]))
    assert (t.to_move, t.position.end_reason()) == (ANN, "")


def test_V7_3_the_rest_is_settled_first_and_the_token_passes(table: Tables) -> None:
    t = table(players=3).complex(ANN, FIVE).contracts(ANN, *CONTRACTS).tokens(ANN).turn_of(ANN)
    t.play(*(f"fulfil {product}" for product in CONTRACTS[:5]))
    assert (t.to_move, t.may("lose")) == (ANN, {"brass"})
    t.play("lose brass")
    assert (t.to_move, t.token_at, len(t.held(ANN))) == (OVER, [CAT, FREE], 5)


def test_V7_3_six_fulfilled_end_it_too(table: Tables) -> None:
    t = table().complex(ANN, FIVE).contracts(ANN, *CONTRACTS).tokens(ANN).turn_of(ANN)
    t.play(*(f"fulfil {product}" for product in CONTRACTS))
    assert (t.to_move, t.position.end_reason(), t.stock(ANN)) == (OVER, "five fulfilled", [])


def test_V7_3_five_in_two_fulfilments_do_not_end_it(table: Tables) -> None:
    t = table().complex(ANN, FIVE).contracts(ANN, *CONTRACTS[:4]).tokens(ANN).turn_of(ANN)
    t.play(*(f"fulfil {product}" for product in CONTRACTS[:4]))
    t.complex(ANN, FIVE).tokens(ANN).turn_of(ANN).play(*(f"fulfil {product}" for product in CONTRACTS[:4]))
    assert t.to_move == ANN


def test_V7_4_a_lost_contract_lies_on_the_table_for_others(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "wo FOn ..").unclaimed("wood", "coal").contracts(ANN, "wood")
    t.tokens(ANN).turn_of(ANN).play("lose wood", "manage", "done", "manage", "done", "manage", "claim wood")
    assert (t.held(ANN), t.held(BEN), t.on_table) == ([], ["wood"], ["coal"])


@pytest.mark.parametrize("move", [["manage"], ["manage", "done", "manage"]])
def test_V7_4_refuses_to_claim_it_again_in_the_same_turn(table: Tables, move: list[str]) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "wood").tokens(ANN).turn_of(ANN).play("lose wood", *move)
    t.refuses("claim wood", "just_lost", "V7.4", what="wood", need=1)


def test_V7_4_what_was_lost_unasked_cannot_be_claimed_either(table: Tables) -> None:
    t = table().complex(ANN, "st FOn ..").contracts(ANN, "wood").tokens(ANN).turn_of(ANN)
    t.play("produce forest")
    t.refuses("claim wood", "just_lost", "V7.4", what="wood", need=1)


def test_V7_4_in_the_next_turn_it_may_be_claimed(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "wood").tokens(ANN).turn_of(ANN).play("lose wood")
    t.turn_of(ANN).play("manage", "claim wood")
    assert t.held(ANN) == ["wood"]


def test_V7_4_with_two_copies_the_other_contract_may_be_claimed(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, ".. wo .. \n wo FOn wo \n .. .. ..").unclaimed("wood", "wood", "coal")
    t.contracts(ANN, "wood").tokens(ANN, DAN).turn_of(ANN).play("lose wood", "claim wood", "at o16")
    assert (t.held(ANN), t.on_table) == (["wood"], ["wood", "coal"])
    t.refuses("claim wood", "just_lost", "V7.4", what="wood", need=1)


def test_V7_5_each_token_brings_its_own_fulfilment(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, "wo FOn ..").complex(DAN, "st FOn ..")
    t.contracts(ANN, "wood").contracts(DAN, "steel").tokens(ANN, DAN).turn_of(DAN)
    assert (t.to_move, t.may("fulfil")) == (DAN, {"steel"})
    t.play("fulfil steel")
    assert t.token_at == [ANN, CAT]
    t.turn_of(ANN).play("fulfil wood")
    assert t.token_at == [6, CAT]


def test_V7_5_both_tokens_in_one_hand_are_one_fulfilment(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, "wo FOn ..").contracts(ANN, "wood").tokens(ANN, ANN).turn_of(ANN)
    t.play("fulfil wood")
    assert (t.token_at, t.phase) == ([6, 6], Phase.MOVE)


def test_V7_6_the_token_goes_round_though_nobody_has_a_contract(table: Tables) -> None:
    t = table(players=3).tokens(ANN).turn_of(ANN).play("manage", "done", "manage", "done")
    assert t.token_at == [CAT, FREE]
    t.play("manage", "done", "manage", "done")
    assert (t.to_move, t.token_at) == (CAT, [BEN, FREE])


def test_V7_6_a_first_claim_after_that_does_not_bring_it_back(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn ..").tokens(BEN).manages(ANN).play("claim wood")
    assert t.token_at == [BEN, FREE]


def test_V7_6_the_token_stays_aside_until_a_claim(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "wood").turn_of(ANN)
    assert (t.token_at, t.verbs) == ([FREE, FREE], {"produce", "manage"})
