"""Actions told one by one: each verb in its moment, and what is only about to happen."""

from tests.rules.victory.table import ANN, Tables
from tests.rules.victory.told import clauses, told


def test_chance_reveals_contracts_and_names_the_first_to_choose(table: Tables) -> None:
    t = table(drawn=False)
    assert told(t, "reveal trucks") == "A contract for trucks is turned up, worth 36."
    t.fall(7)
    assert told(t, "starter 2") == "Ben is the first to choose from the starting set."


def test_the_draft_passes_the_set_and_returns_what_nobody_took(table: Tables) -> None:
    t = table(drawn=False).fall(8).play("starter 1")
    assert told(t, "pick oil_well") == "Ann takes an Oil well; the set goes to Ben."
    for kind in ("forest", "forest", "forest", "forest", "coal_mine", "iron_mine"):
        t.play(f"pick {kind}")
    assert told(t, "pick cattle_farm") == (
        "Ben takes a Cattle farm. What nobody took goes to the stacks: 1 × Cotton plantation. "
        "Ben chose last and will have the first turn. Ben lays out their factories."
    )


def test_laying_out_names_the_next_player_and_the_first_turn(table: Tables) -> None:
    t = table(players=6, drawn=False).fall(24).play("starter 1", *["pick forest"] * 4, "pick coal_mine")
    t.play("pick cattle_farm")
    assert told(t, "turn w") == "Ben lays a Cattle farm at p16, its top to the west. Cat lays out their factories."
    t.play("turn n", "turn n", "turn n", "turn n")
    assert told(t, "turn e") == "Ann lays a Forest at p16, its top to the east. Round 1 begins. It is Ben's turn."


def test_a_factory_to_lay_is_named_when_there_is_a_choice(table: Tables) -> None:
    t = table(drawn=False).fall(8).play("starter 1")
    for kind in ("oil_well", "forest", "forest", "forest", "forest", "coal_mine", "iron_mine", "cattle_farm"):
        t.play(f"pick {kind}")
    assert told(t, "pick cattle_farm") == "Ben lays the Cattle farm next."
    t.play("turn n", "pick forest")
    assert told(t, "at q17") == "Ben chooses q17 for the Forest."


def test_a_product_is_lifted_then_moved(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..")
    assert told(t, "at o16") == "Ann lifts the wood at o16."
    assert told(t, "at q16") == "Ann moves the wood from o16 to q16."


def test_a_lifted_product_is_thrown_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").play("at o16")
    assert clauses(t, "throw") == ["V5.7"]
    assert told(t, "throw") == "Ann throws away the wood from o16."


def test_a_build_is_announced_paid_and_laid(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\nst .. ..")
    assert told(t, "build steel_mill") == "Ann is about to build a Steel mill."
    assert told(t, "at o15") == "Ann pays with the wood at o15."
    assert told(t, "at q15") == "Ann pays with the wood at q15."
    assert told(t, "at q16") == "Ann chooses q16 for the Steel mill."
    assert told(t, "turn s") == "Ann builds a Steel mill at q16, its top to the south."


def test_what_has_to_pay_pays_in_one_sentence(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn co\n.. wo ..")
    assert told(t, "build iron_mine") == "Ann is about to build an Iron mine. Ann pays with the wood at o15 and p16."


def test_a_claim_tells_the_card_the_contract_and_the_token(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo")
    assert told(t, "claim wood") == "Ann is about to claim the contract for wood."
    assert told(t, "at o16") == (
        "Ann turns in the wood at o16 and takes the contract for wood, worth 4. "
        "As the first to claim, Ann also takes the fulfilment token."
    )


def test_the_second_token_goes_across(table: Tables) -> None:
    t = table(players=7, copies=2).complex(ANN, "wo FOn ..")
    assert told(t, "claim wood").endswith("The second token goes to Dan, who sits across.")


def test_the_bank_takes_three_and_gives_one(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\n.. wo ..")
    assert told(t, "bank wood") == "Ann gives the bank the wood at o15, q15 and p16."
    assert told(t, "want oil") == "The bank gives Ann oil."
    assert told(t, "at o15") == "Ann lays the oil at o15."


def test_the_bank_asks_which_of_more_than_three(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\n.. wo ..\n.. FOn wo")
    assert told(t, "bank wood") == "Ann is about to trade 3 wood with the bank."
    assert told(t, t.game.text(t.position.legal()[0])).startswith("Ann gives the bank the wood at")


def test_a_torn_down_factory_leaves_stranded_products(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn\n.. .. ..").play("at p15")
    assert told(t, "scrap") == (
        "Ann tears down the Forest at p15. The wood at o15 is stranded: Ann has to move it or throw it away."
    )
    assert clauses(t, "at p15") == ["V5.2"]
    assert told(t, "at p15") == "Ann moves the stranded wood from o15 to p15."


def test_a_stranded_product_is_thrown_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at p16", "scrap")
    assert told(t, "throw") == "Ann throws away the stranded wood from o16."


def test_a_complex_that_falls_apart_is_joined_again(table: Tables) -> None:
    t = table().complex(ANN, "CMn FOn CMn\nwo .. wo").play("at p15")
    assert told(t, "scrap") == (
        "Ann tears down the Forest at p15. The complex falls apart: Ann has to build what joins it again."
    )
    assert told(t, "build zinc_mine") == "Ann is about to build a Zinc mine. Ann pays with the wood at o16 and q16."
    t.play("at p15")
    assert told(t, "turn e") == "Ann joins the complex again with a Zinc mine at p15, its top to the east."


def test_a_factory_is_moved_or_turned_in_its_place(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\n.. CMn ..")
    assert told(t, "at p15") == "Ann points at the Forest at p15."
    assert told(t, "shift") == "Ann is about to move the Forest at p15."
    assert told(t, "at o15") == "Ann pays with the wood at o15. Ann takes up the Forest at p15."
    t.play("at p15")
    assert told(t, "turn e") == "Ann lays the Forest back at p15, its top to the east."
    t.play("at p16", "shift", "at o16")
    assert told(t, "turn n") == "Ann lays the Coal mine at o16, its top to the north."
