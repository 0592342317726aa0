"""Offers told with both sides in words, and what becomes of them."""

from tests.rules.victory.table import ANN, BEN, Tables
from tests.rules.victory.told import clauses, told


def test_an_offer_grows_and_is_made(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").complex(BEN, "pa FOn ..")
    assert told(t, "offer 2") == "Ann begins an offer to Ben."
    assert told(t, "give wood") == "Ann's offer to Ben so far: 1 wood for nothing."
    t.play("give wood")
    assert told(t, "want parachutes") == "Ann's offer to Ben so far: 2 wood for 1 parachute."
    assert told(t, "send") == "Ann offers Ben 2 wood for 1 parachute."
    assert (
        told(t, "accept")
        == "Ben accepts. Ann hands over the wood at o16 and q16. Ben hands over the parachutes at o16."
    )
    assert told(t, "at q16") == "Ben lays the wood at q16."
    t.play("at o16")
    assert told(t, "at q16") == "Ann lays the parachutes at q16."


def test_one_of_several_cards_is_handed_over_by_choice(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn wo").play("offer 2", "give wood")
    assert told(t, "send") == "Ann offers Ben 1 wood as a gift."
    assert told(t, "accept") == "Ben accepts."
    assert told(t, "at q16") == "Ann hands over the wood at q16."


def test_asking_for_a_gift_and_declining_it(table: Tables) -> None:
    t = table().complex(BEN, "br FOn ..").play("offer 2", "want brass")
    assert told(t, "send") == "Ann asks Ben for 1 brass as a gift."
    assert told(t, "decline") == "Ben declines."


def test_what_finds_no_room_is_thrown_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, ".. co ..\nco FOn co\n.. co ..")
    t.play("offer 2", "give wood", "send")
    assert told(t, "accept") == (
        "Ben accepts. Ann hands over the wood at o16. The wood finds no room in Ben's complex and is thrown away."
    )


def test_a_factory_is_given_away(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn CMn").play("at q16")
    assert told(t, "hand 2") == "Ann would like to give Ben the Coal mine at q16."
    assert told(t, "at q16") == "Ann chooses q16 for the Coal mine."
    assert told(t, "turn e") == (
        "Ann asks Ben to agree: the Coal mine goes from Ann's q16 to Ben's q16, its top to the east."
    )
    assert clauses(t, "accept") == ["V5.3", "V5.1", "V5.3"]
    assert told(t, "accept") == (
        "Ben agrees. Ann pays with the wood at o16. "
        "The Coal mine goes from Ann's q16 to Ben's q16, its top to the east."
    )


def test_a_factory_is_fetched_and_its_old_owner_settles_what_is_stranded(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "FOn CMn co")
    assert told(t, "fetch 2") == "Ann would like a factory of Ben's."
    assert told(t, "at p16") == "Ann would like Ben's Coal mine at p16."
    t.play("at q16", "turn n")
    assert told(t, "accept") == (
        "Ben agrees. Ann pays with the wood at o16. "
        "The Coal mine goes from Ben's p16 to Ann's q16, its top to the north. "
        "The coal at q16 is stranded: Ben has to move it or throw it away."
    )
    assert told(t, "at p16") == "Ben moves the stranded coal from q16 to p16."


def test_a_factory_move_is_declined(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").complex(BEN, "FOn CMn").play("fetch 2", "at p16", "at q16", "turn n")
    assert clauses(t, "decline") == ["V5.3"]
    assert told(t, "decline") == "Ben declines."
