"""V3: a turn of two moves."""

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, CAT, Tables

TWO_FORESTS = "FOn .. FOn"


def test_V3_1_a_turn_has_two_moves_then_the_left_neighbour_plays(table: Tables) -> None:
    t = table(players=3).turn_of(ANN)
    assert (t.to_move, t.s.moves) == (ANN, 0)
    t.play("manage", "done")
    assert (t.to_move, t.s.moves) == (ANN, 1)
    t.play("manage", "done")
    assert (t.to_move, t.s.moves) == (BEN, 0)
    t.play("manage", "done", "manage", "done")
    assert t.to_move == CAT


def test_V3_1_both_moves_may_run_the_same_kind(table: Tables) -> None:
    t = table().complex(ANN, TWO_FORESTS).turn_of(ANN).play("produce forest", "at o16", "done", "produce forest")
    t.shows(ANN, "wo .. wo \n FOn .. FOn \n wo .. wo")
    assert t.to_move == BEN


@pytest.mark.parametrize(
    "moves",
    [
        ["produce forest", "produce iron_mine"],
        ["produce forest", "manage", "done"],
        ["manage", "done", "produce forest"],
        ["manage", "done", "manage", "done"],
    ],
)
def test_V3_1_production_and_non_production_in_any_order(table: Tables, moves: list[str]) -> None:
    t = table().complex(ANN, "FOn .. IMn").turn_of(ANN)
    assert t.may("produce") == {"forest", "iron_mine"}
    t.play(*moves[:-1])
    assert t.to_move == ANN
    assert t.play(moves[-1]).to_move == BEN


def test_V3_1_an_empty_move_changes_nothing(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").turn_of(ANN).play("manage", "done", "manage", "done")
    t.shows(ANN, "wo FOn st")
    assert t.s.rounds == 2


def test_V3_1_where_nothing_can_run_the_move_is_a_non_production_move(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n .. FOn .. \n .. .. ..").turn_of(ANN)
    assert t.phase == Phase.MANAGE
    assert t.play("at p15", "throw", "done").verbs == {"produce", "manage"}


def test_V3_1_refuses_production_where_nothing_can_run(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n .. FOn .. \n .. .. ..").turn_of(ANN)
    t.refuses("produce forest", "other_moment", "V3.1")


@pytest.mark.parametrize("action", ["done", "at p16", "build forest", "claim wood", "bank wood", "send", "turn n"])
def test_V3_1_refuses_what_belongs_to_another_moment(table: Tables, action: str) -> None:
    t = table().turn_of(ANN)
    assert t.verbs == {"produce", "manage"}
    t.refuses(action, "other_moment", "V3.1")


@pytest.mark.parametrize("action", ["produce forest", "manage", "scrap", "accept", "fulfil wood", "pick forest"])
def test_V3_1_refuses_in_a_non_production_move_what_is_none(table: Tables, action: str) -> None:
    table().refuses(action, "other_moment", "V3.1")


@pytest.mark.parametrize("outcome", ["reveal wood", "starter 1"])
def test_V3_1_refuses_chance_in_a_turn(table: Tables, outcome: str) -> None:
    table().refuses(outcome, "not_chance", "V3.1")


def test_V3_1_refuses_a_production_move_that_runs_nothing(table: Tables) -> None:
    t = table().complex(ANN, TWO_FORESTS).turn_of(ANN).play("produce forest")
    t.refuses("done", "must_run", "V3.1", what="forest", need=1)
    t.play("at q16", "done")
    t.shows(ANN, ".. .. wo \n FOn .. FOn \n .. .. wo")


def test_V3_1_refuses_to_run_a_factory_twice_in_a_move(table: Tables) -> None:
    t = table().complex(ANN, TWO_FORESTS).turn_of(ANN).play("produce forest", "at o16")
    t.refuses("at o16", "cell_used", "V4.2", what="forest", where="o15")
    assert t.may("at") == {"q16"}


def test_V3_1_in_the_second_move_it_may_run_again(table: Tables) -> None:
    t = table().complex(ANN, "ct \n TMn").turn_of(ANN).play("produce textile_mill")
    assert t.s.moves == 1
    t.complex(ANN, "ct \n TMn").chooses(ANN, move=2).play("produce textile_mill").shows(ANN, "p16: \n TMn \n cl")


def test_V3_1_fulfilment_comes_before_the_moves(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "wood").tokens(ANN).turn_of(ANN)
    assert t.verbs == {"fulfil", "lose"}
    t.refuses("produce forest", "other_moment", "V3.1")
    assert t.play("fulfil wood").verbs == {"produce", "manage"}


def test_V3_1_without_the_token_contracts_wait(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "wood").tokens(BEN).turn_of(ANN)
    assert t.verbs == {"produce", "manage"}
    assert t.held(ANN) == ["wood"]


def test_V3_1_a_new_move_forgets_what_ran_and_what_was_offered(table: Tables) -> None:
    t = table().complex(ANN, "FOn .. FOn").turn_of(ANN).play("produce forest", "at o16", "done")
    assert (t.s.ran, t.s.touched_count, t.idle) == (0, 0, True)
    t.play("manage", "offer 2", "give wood", "send", "decline", "done")
    assert (t.s.offers, t.s.actions) == ([0] * 12, 0)
