"""V6: how the game ends, and who wins."""

import pytest

from smokestack import OVER
from tests.rules.victory.table import ANN, BEN, CAT, Tables


def test_V6_1_the_eighth_contract_ends_the_game_at_once(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * 7).play("claim wood")
    assert (t.to_move, t.position.end_reason()) == (OVER, "eight contracts")
    t.shows(ANN, "p16: \n FOn st")


def test_V6_1_seven_do_not(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * 6).contracts(BEN, *["oil"] * 7).play("claim wood")
    assert t.to_move == ANN


def test_V6_1_the_last_unclaimed_contract_ends_the_game_at_once(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").unclaimed("wood", "steel").play("claim wood")
    assert t.to_move == ANN
    t.play("claim steel")
    assert (t.to_move, t.position.end_reason()) == (OVER, "all claimed")


def test_V6_1_the_eighth_is_named_when_it_is_also_the_last(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * 7).unclaimed("wood").play("claim wood")
    assert t.position.end_reason() == "eight contracts"


def test_V6_1_five_fulfilled_at_once_end_the_game(table: Tables) -> None:
    t = table().complex(ANN, ".. wo .. \n st FOn co \n .. oi cl \n .. .. FOn").tokens(ANN)
    t.contracts(ANN, "wood", "steel", "coal", "oil", "cloth").turn_of(ANN)
    t.play("fulfil wood", "fulfil steel", "fulfil coal", "fulfil oil")
    assert t.to_move == ANN
    t.play("fulfil cloth")
    assert (t.to_move, t.position.end_reason()) == (OVER, "five fulfilled")
    assert len(t.held(ANN)) == 5


@pytest.mark.parametrize(
    "action", ["done", "claim steel", "at q16", "manage", "produce forest", "reveal wood", "accept"]
)
def test_V6_1_refuses_everything_after_the_end(table: Tables, action: str) -> None:
    t = table().complex(ANN, "wo FOn st").contracts(ANN, *["coal"] * 7).play("claim wood")
    t.refuses(action, "over", "V6.1")
    assert t.position.legal() == []


def test_V6_1_while_the_game_runs_there_is_no_reason_and_no_winner(table: Tables) -> None:
    t = table()
    assert (t.position.end_reason(), t.position.winners()) == ("", [])


def test_V6_2_products_and_contracts_count_what_is_printed(table: Tables) -> None:
    t = table(players=3).complex(ANN, ".. wo .. \n st FOn am \n .. tr ..").contracts(ANN, "rubber", "trucks")
    t.complex(BEN, ".. am .. \n am FOn am \n .. am .. \n am FOn ..")
    assert t.scores == [1 + 3 + 9 + 17 + 6 + 36, 45, 0]


def test_V6_2_two_contracts_for_a_product_count_twice(table: Tables) -> None:
    t = table(players=7, copies=2).contracts(ANN, "wood", "wood", "steel")
    assert t.scores == [4 + 4 + 8, 0, 0, 0, 0, 0, 0]


def test_V6_2_factories_and_tokens_count_nothing(table: Tables) -> None:
    t = table().complex(ANN, "FOn TPn APn").tokens(ANN)
    assert t.scores == [0, 0]


def test_V6_2_what_a_claim_turns_in_no_longer_counts(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn st")
    assert t.scores == [4, 0]
    assert t.play("claim steel").scores == [1 + 8, 0]


def test_V6_2_most_points_win(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn st").complex(CAT, "tr FOn tr").unclaimed("wood").play("claim wood")
    assert (t.scores, t.position.ranks(), t.position.winners()) == ([7, 0, 34], [1, 2, 0], [CAT])


def test_V6_2_in_a_tie_more_contracts_win(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn ..").complex(BEN, "wo FOn st").complex(CAT, "wo FOn st")
    t.unclaimed("wood").play("claim wood")
    assert (t.scores, t.position.ranks(), t.position.winners()) == ([4, 4, 4], [0, 1, 1], [ANN])


def test_V6_2_then_the_win_is_shared(table: Tables) -> None:
    t = table(players=3).complex(ANN, "wo FOn ..").contracts(BEN, "coal").complex(CAT, "wo FOn ..")
    t.unclaimed("wood").play("claim wood")
    assert (t.scores, t.position.ranks(), t.position.winners()) == ([4, 4, 1], [0, 0, 2], [ANN, BEN])


def test_V6_2_points_come_before_contracts(table: Tables) -> None:
    t = table().complex(ANN, "wo FOn ..").contracts(ANN, "coal", "oil").complex(BEN, "am FOn am")
    t.unclaimed("wood").play("claim wood")
    assert (t.scores, t.position.winners()) == ([12, 18], [BEN])


@pytest.mark.parametrize("first", [ANN, CAT])
def test_V6_3_the_game_ends_after_the_last_round(table: Tables, first: int) -> None:
    t = table(players=3, round_limit=2).first(first).manages(first)
    position = t.position
    for turn in range(6):
        assert position.to_move == (first + turn) % 3
        for _ in range(2):
            if "manage" in {t.game.text(action) for action in position.legal()}:
                position.apply("manage")
            position.apply("done")
    t.go_on_from(position)
    assert (t.to_move, t.position.end_reason(), t.s.rounds) == (OVER, "round limit", 2)


def test_V6_3_it_is_scored_the_same_way(table: Tables) -> None:
    t = table(round_limit=3).first(ANN, number=3).complex(ANN, "wo FOn ..").complex(BEN, "st FOn ..")
    t.manages(BEN, move=2).play("done")
    assert (t.to_move, t.scores, t.position.winners()) == (OVER, [1, 3], [BEN])


@pytest.mark.parametrize(("limit", "number"), [(0, 1), (0, 100), (5, 4)])
def test_V6_3_without_a_limit_or_before_it_the_next_round_begins(table: Tables, limit: int, number: int) -> None:
    t = table(round_limit=limit).first(ANN, number=number).manages(BEN, move=2).play("done")
    assert (t.to_move, t.s.rounds) == (ANN, number + 1)


def test_V6_3_people_play_without_a_limit_and_simulations_with_sixty(table: Tables) -> None:
    t = table()
    assert t.s.options.round_limit == 0
    assert t.game.spec.simulation == {"round_limit": 60}
