"""Every choice reads as one: its group, its words, and what it costs or brings."""

from smokestack.gamekit.telling import Label
from tests.rules.victory.table import ANN, BEN, Table, Tables
from tests.rules.victory.told import label


def labels(table: Table) -> dict[str, Label]:
    """All legal actions of a position in notation, with their labels."""
    position = table.position
    return {table.game.text(action): position.label(action) for action in position.legal()}


def test_groups_stand_together_in_the_order_of_the_actions(table: Tables) -> None:
    """A terminal prints a group where it begins, so no group may be torn apart."""
    t = table(players=3).complex(ANN, ".. wo ..\nwo FOn CMn\n.. wo ..").complex(BEN, "FOn CMn")
    groups = [found.group for found in labels(t).values()]
    begun = [group for place, group in enumerate(groups) if place == 0 or groups[place - 1] != group]
    assert begun == [
        "Your cards",
        "Build, for 2 products of its inputs, outputs or wood",
        "Claim the contract for",
        "Bank",
        "Trade",
        "Move a factory here",
        "Or",
    ]


def test_a_non_production_move(table: Tables) -> None:
    t = table().complex(ANN, ".. wo ..\nwo FOn CMn\n.. wo ..").complex(BEN, "FOn CMn")
    found = labels(t)
    assert found["at o16"] == Label("Your cards", "Lift the wood at o16", "worth 1")
    assert found["at q16"] == Label("Your cards", "Change the Coal mine at q16")
    assert found["build steel_mill"].text == "Steel mill"
    assert found["build steel_mill"].detail == "iron ore, coal → steel; 4 left"
    assert found["build nylon_factory"].detail == "naphtha → cloth or parachutes; 4 left"
    assert found["build ammunition_factory"].detail == "wood/cotton, brass, nitroglycerin → ammunition; 4 left"
    assert found["claim wood"] == Label("Claim the contract for", "wood", "worth 4, for 1 of your 3")
    assert found["bank wood"] == Label("Bank", "Turn in 3 wood", "for a product worth up to 1")
    assert found["offer 2"] == Label("Trade", "Make Seat 2 an offer", "3 offers left")
    assert found["fetch 2"] == Label("Move a factory here", "From Seat 2", "3 offers left")
    assert found["done"] == Label("Or", "End this move")


def test_choices_call_players_by_their_names(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "FOn CMn")
    names = ["Ann", "Ben"]
    assert t.position.label("offer 2", names).text == "Make Ben an offer"
    t.play("fetch 2")
    assert t.position.label("at p16", names).group == "Ask Ben for"
    t.play("at p16", "at q16", "turn n")
    assert t.position.label("accept", names).detail == "your Coal mine at p16 goes to q16 of Ann"


def test_the_last_offer_is_announced(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..")
    t.s.offers[BEN] = 2
    assert label(t, "offer 2").detail == "your last offer"


def test_a_production_move_says_how_many_can_run_and_what_they_make(table: Tables) -> None:
    t = table().complex(ANN, "co SMn io .. FOn\n.. .. .. .. ..\nFOn .. CFn .. ..").chooses(ANN)
    assert labels(t) == {
        "produce forest": Label("Production move", "Forest", "2 can run, each makes 2 wood"),
        "produce cattle_farm": Label("Production move", "Cattle farm", "1 can run, makes 2 leather and tallow"),
        "produce steel_mill": Label("Production move", "Steel mill", "1 can run, makes steel"),
        "manage": Label("Or", "Non-production move", "move products, build, trade, claim"),
    }


def test_a_factory_to_run_names_the_cells_it_fills(table: Tables) -> None:
    t = table().complex(ANN, "FOn FOn").chooses(ANN).play("produce forest")
    assert label(t, "at o16") == Label("Run", "the Forest at o16", "→ o15, o17")
    t.play("at o16")
    assert label(t, "done") == Label("Or", "Run no more")


def test_an_output_is_chosen(table: Tables) -> None:
    t = table().complex(ANN, "na\nNFn").chooses(ANN).play("produce nylon_factory")
    assert label(t, "want cloth") == Label("To the south the Nylon factory at p16 makes", "cloth", "worth 2")


def test_a_product_finds_what_it_would_feed_and_block(table: Tables) -> None:
    t = table().complex(ANN, "co .. SMn .. ..\nFOn .. .. FOe ..\n.. .. .. .. ..").play("at n15")
    found = labels(t)
    assert found["at o15"] == Label("Lay the coal from n15 at", "o15", "feeds SM p15")
    assert found["at p16"].detail == "blocks SM p15, FO q16"
    assert found["at o16"].detail == ""
    assert found["throw"] == Label("Or", "Throw it away")


def test_payments_say_what_for_and_how_many_more(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\n.. wo ..\nwo FOn wo")
    assert label(t.play("build forest"), "at o15") == Label(
        "Pay for the Forest, 2 to go", "Use the wood at o15", "worth 1"
    )
    t.play("at o15", "at q15", "at o15", "turn n")
    assert label(t.play("claim wood"), "at o17").group == "Turn in for the contract for wood"
    t.play("at o17")
    t.complex(ANN, "wo FOn wo\n.. wo ..\nwo FOn wo")
    assert label(t.play("bank wood"), "at o15").group == "Give the bank wood, 3 to go"
    t.play("at o15", "at q15", "at p16")
    assert label(t, "want oil") == Label("The bank gives you", "oil", "worth 1")
    assert label(t.play("want oil"), "at o15").group == "Lay the oil you got at"


def test_a_delivery_and_a_loss(table: Tables) -> None:
    t = table().contracts(BEN, "wood").complex(BEN, "wo FOn wo").tokens(BEN).turn_of(BEN)
    assert label(t, "fulfil wood") == Label("Fulfil the contract for", "wood", "spend 1 of 2, keep 4 points")
    assert label(t, "lose wood") == Label("Lose the contract for", "wood", "lose 4 points")
    assert label(t.play("fulfil wood"), "at o16").group == "Deliver on the contract for wood"


def test_a_cell_to_build_in_says_what_lies_around(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo\nwo CMn wo").play("build steel_mill", "at o15", "at q15")
    assert label(t, "at o15") == Label("Lay the Steel mill at", "o15", "E FO S wo")
    assert label(t, "at o14").detail == "corner FO"
    t.play("at o15")
    assert label(t, "turn w") == Label("Turn the Steel mill at o15", "Top west", "iron ore N, coal S → steel E")


def test_a_factory_can_be_torn_down_moved_or_given_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at q16")
    assert labels(t) == {
        "hand 2": Label("Move it to another complex", "To Seat 2", "3 offers left"),
        "scrap": Label("Factory", "Tear it down", "the Coal mine at q16 returns to its stack"),
        "shift": Label("Factory", "Move or turn it", "the Coal mine at q16; pay 1 of 1"),
    }
    assert label(t.play("hand 2"), "at q16").group == "Lay the Coal mine in the complex of Seat 2 at"
    t.play("at q16", "turn e")
    assert label(t, "accept") == Label("Answer", "Accept", "the Coal mine comes to your q16, its top east")
    assert label(t, "decline") == Label("Answer", "Decline")


def test_a_factory_of_another_player_is_asked_for(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "FOn CMn").play("fetch 2")
    assert label(t, "at p16") == Label("Ask Seat 2 for", "the Coal mine at p16")
    t.play("at p16", "at q16", "turn n")
    assert label(t, "accept").detail == "your Coal mine at p16 goes to q16 of Seat 1"


def test_an_offer_counts_both_sides(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").complex(BEN, "pa FOn ..").play("offer 2", "give wood")
    assert label(t, "give wood") == Label("Trade: you give", "wood", "1 of 2 so far")
    assert label(t, "want parachutes") == Label("Trade: you get", "parachutes", "0 of 1 so far")
    t.play("want parachutes")
    assert label(t, "send") == Label("Or", "Send the offer to Seat 2", "1 wood for 1 parachute")
    t.play("send")
    assert label(t, "accept").detail == "you get 1 wood, you give 1 parachute"
    assert label(t.play("accept"), "at o16") == Label("Hand over wood, 1 to go", "the wood at o16")


def test_products_to_settle_are_called_stranded(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at p16", "scrap")
    assert label(t, "at p16") == Label("Lay the stranded wood from o16 at", "p16")


def test_joining_a_complex_has_its_own_words(table: Tables) -> None:
    t = table().complex(ANN, "CMn FOn CMn\nwo .. wo").play("at p15", "scrap")
    assert label(t, "build forest").group.startswith("Build to join your complex again, for 2 products")


def test_set_up(table: Tables) -> None:
    t = table(drawn=False)
    assert label(t, "reveal trucks") == Label("Contract turned up", "trucks", "worth 36")
    t.fall(8)
    assert label(t, "starter 2") == Label("First to choose", "Seat 2")
    t.play("starter 1")
    assert label(t, "pick forest") == Label("Take from the starting set", "Forest", "makes 2 wood; 4 in the set")
    for kind in ("oil_well", "forest", "forest", "forest", "forest", "coal_mine", "iron_mine", "cattle_farm"):
        t.play(f"pick {kind}")
    assert label(t, "pick forest") == Label("Lay out", "Forest", "makes 2 wood; 2 to lay")
