"""Turns, fulfilment and the end told: what happens by itself is told too, in its order."""

from tests.rules.victory.table import ANN, BEN, CAT, Tables
from tests.rules.victory.told import clauses, told


def test_the_second_move_and_the_next_turn(table: Tables) -> None:
    t = table()
    assert told(t, "done") == "Ann ends the move. Ann's second move begins."
    assert told(t, "manage") == "Ann makes a non-production move."
    assert told(t, "done") == "Ann ends the move. It is Ben's turn."


def test_a_new_round_is_told_before_the_turn(table: Tables) -> None:
    t = table().first(ANN, 4).manages(BEN, move=2)
    assert told(t, "done") == "Ben ends the move. Round 5 begins. It is Ann's turn."


def test_a_turn_without_a_factory_that_can_run(table: Tables) -> None:
    t = table().complex(BEN, "SMn").manages(ANN, move=2)
    assert told(t, "done").endswith(
        "It is Ben's turn. None of Ben's factories can run, so it is a non-production move."
    )


def test_contracts_are_lost_for_lack_of_product_after_the_turn_began(table: Tables) -> None:
    t = table().contracts(BEN, "wood", "steel", "trucks").complex(BEN, "wo FOn ..").tokens(BEN).manages(ANN, move=2)
    assert told(t, "done") == (
        "Ann ends the move. It is Ben's turn. "
        "Ben loses the contract for steel, for lack of it: it is unclaimed again. "
        "Ben loses the contract for trucks, for lack of it: it is unclaimed again. "
        "Ben has the fulfilment token and may deliver wood."
    )


def test_a_holder_without_contracts_only_passes_the_token(table: Tables) -> None:
    t = table(players=3).tokens(BEN).manages(ANN, move=2)
    assert clauses(t, "done") == ["V3.1", "V3.1", "V7.2"]
    assert told(t, "done") == "Ann ends the move. It is Ben's turn. Ben passes the fulfilment token to Ann."


def test_a_delivery_and_then_the_token(table: Tables) -> None:
    t = table(players=3).contracts(BEN, "wood").complex(BEN, "wo FOn wo").tokens(BEN).turn_of(BEN)
    assert told(t, "fulfil wood") == "Ben is about to deliver wood."
    assert told(t, "at q16") == (
        "Ben delivers the wood at q16 and keeps the contract for wood. Ben passes the fulfilment token to Ann."
    )


def test_a_contract_is_given_up_by_choice(table: Tables) -> None:
    t = table().contracts(BEN, "wood").complex(BEN, "wo FOn ..").tokens(BEN).turn_of(BEN)
    assert told(t, "lose wood").startswith("Ben gives up the contract for wood: it is unclaimed again.")


def test_after_fulfilment_a_move_begins_by_itself(table: Tables) -> None:
    t = table().contracts(BEN, "coal").complex(BEN, "co SMn ..").tokens(BEN).turn_of(BEN)
    assert told(t, "fulfil coal").endswith("None of Ben's factories can run, so it is a non-production move.")


def test_a_move_is_cut_after_its_last_action(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").manages(ANN, actions=199).play("at o16")
    assert told(t, "at q16") == (
        "Ann moves the wood from o16 to q16. After 200 actions the move is over. Ann's second move begins."
    )


def test_five_fulfilled_end_the_game(table: Tables) -> None:
    goods = ("wood", "coal", "oil", "zinc", "steel")
    t = table().contracts(BEN, *goods).complex(BEN, ".. wo co\noi FOn FOn\n.. zi st").tokens(BEN).turn_of(BEN)
    t.play(*(f"fulfil {product}" for product in goods[:4]))
    assert told(t, "fulfil steel") == (
        "Ben delivers the steel at q17 and keeps the contract for steel. Ben passes the fulfilment token to Ann. "
        "Ben has fulfilled 5 contracts at once: the game is over. "
        "Ann scores 0 for products and 0 for contracts: 0. "
        "Ben scores 0 for products and 24 for contracts: 24. Ben wins with 24 points."
    )


def test_the_eighth_contract_ends_the_game(table: Tables) -> None:
    held = ("coal", "oil", "zinc", "steel", "brass", "cloth", "copper")
    t = table().contracts(ANN, *held).tokens(BEN).complex(ANN, "wo FOn ..")
    assert "Ann holds 8 contracts: the game is over." in told(t, "claim wood")


def test_the_last_contract_ends_the_game(table: Tables) -> None:
    t = table().unclaimed("wood").tokens(BEN).complex(ANN, "wo FOn ..")
    story = told(t, "claim wood")
    assert "No contract is left unclaimed: the game is over." in story
    assert story.endswith("Ann wins with 4 points.")


def test_the_last_round_ends_the_game_and_a_tie_goes_to_more_contracts(table: Tables) -> None:
    t = table(players=3, round_limit=4).first(ANN, 4).manages(CAT, move=2)
    t.contracts(ANN, "wood").complex(BEN, "st FOn wo")
    assert told(t, "done") == (
        "Cat ends the move. Round 4 was the last: the game is over. "
        "Ann scores 0 for products and 4 for contracts: 4. "
        "Ben scores 4 for products and 0 for contracts: 4. "
        "Cat scores 0 for products and 0 for contracts: 0. "
        "Ann wins with 4 points, by more contracts."
    )


def test_a_full_tie_is_shared(table: Tables) -> None:
    t = table(round_limit=4).first(ANN, 4).manages(BEN, move=2)
    assert told(t, "done").endswith("Ann and Ben share the win with 0 points.")
