"""Production told: what runs, what it takes in and puts out, and why a move is over."""

from tests.rules.victory.table import ANN, Tables
from tests.rules.victory.told import told

SECOND = "Ann's second move begins."
MANAGE = "None of Ann's factories can run, so it is a non-production move."


def test_the_only_one_that_can_run_does_so_unasked(table: Tables) -> None:
    t = table().complex(ANN, "co SMn io").chooses(ANN)
    assert told(t, "produce steel_mill") == (
        "Ann makes a production move: Steel mill. The Steel mill at p16 turns iron ore and coal into steel at p17. "
        f"{SECOND} {MANAGE}"
    )


def test_products_of_a_kind_share_the_word(table: Tables) -> None:
    t = table().complex(ANN, "CFn").chooses(ANN)
    assert "The Cattle farm at p16 puts out leather at q16 and o16 and tallow at p17." in told(t, "produce cattle_farm")


def test_several_are_run_one_by_one(table: Tables) -> None:
    t = table().complex(ANN, "FOn FOn").chooses(ANN)
    assert told(t, "produce forest") == "Ann makes a production move: Forest, of which 2 can run."
    assert told(t, "at o16") == "The Forest at o16 puts out wood at o15 and o17."
    assert told(t, "at p16") == f"The Forest at p16 puts out wood at p15 and p17. {SECOND} {MANAGE}"


def test_a_player_may_stop_before_all_have_run(table: Tables) -> None:
    t = table().complex(ANN, "FOn FOn").chooses(ANN).play("produce forest", "at o16")
    assert told(t, "done") == f"Ann lets no other Forest run. {SECOND}"


def test_a_move_that_ends_by_itself_says_why(table: Tables) -> None:
    t = table().complex(ANN, ".. wo\nFOn FOn").chooses(ANN)
    assert told(t, "produce forest") == (
        "Ann makes a production move: Forest. The Forest at o16 puts out wood at o15 and o17. "
        f"No other Forest can run. {SECOND} {MANAGE}"
    )


def test_a_choice_of_outputs_is_put_to_the_player(table: Tables) -> None:
    t = table().complex(ANN, "na\nNFn").chooses(ANN)
    assert told(t, "produce nylon_factory") == (
        "Ann makes a production move: Nylon factory. The Nylon factory at p16 takes in naphtha. "
        "Ann chooses cloth or parachutes."
    )
    assert told(t, "want parachutes") == (f"The Nylon factory at p16 puts out parachutes at p17. {SECOND} {MANAGE}")
