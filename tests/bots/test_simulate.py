"""Many games between bots."""

import numpy as np
import pytest

import smokestack
from smokestack.bots import simulate as module
from smokestack.bots.play import play_out
from smokestack.bots.results import Results, wilson
from smokestack.bots.simulate import simulate
from smokestack.gamekit.errors import OptionError, UnknownName

PLAIN = smokestack.game("titans")
FAST = smokestack.game("titans", compiled=True)
MIXED = ["greedy", "random", "greedy"]


def arrays(results: Results) -> list[list[int]]:
    kept = (results.scores, results.ranks, results.decisions, results.rounds, results.reasons)
    return [array.reshape(-1).tolist() for array in kept]


def test_interpreted_and_compiled_are_the_same_games() -> None:
    assert arrays(simulate(PLAIN, 5, 3, MIXED)) == arrays(simulate(FAST, 5, 3, MIXED))


def test_threads_do_not_matter() -> None:
    assert arrays(simulate(FAST, 50, 3, MIXED, threads=1)) == arrays(simulate(FAST, 50, 3, MIXED, threads=2))


def test_blocks_do_not_matter_and_report_progress(monkeypatch: pytest.MonkeyPatch) -> None:
    whole = simulate(FAST, 50, 3, MIXED)
    done: list[int] = []
    monkeypatch.setattr(module, "BLOCK", 20)
    assert arrays(simulate(FAST, 50, 3, MIXED, on_progress=done.append)) == arrays(whole)
    assert done == [20, 40, 50]


def test_games_differ_by_number_and_by_seed() -> None:
    first, other = simulate(FAST, 40, 3, MIXED), simulate(FAST, 40, 4, MIXED)
    assert arrays(first) != arrays(other)
    assert len({tuple(row) for row in first.scores.tolist()}) > 30


def test_bots_move_up_a_seat_from_game_to_game() -> None:
    results = simulate(FAST, 6, 3, ["greedy", "random", "random"])
    assert results.seating.tolist() == [[0, 1, 2], [2, 0, 1], [1, 2, 0]] * 2
    greedy_wins = [row.index(0) for row in results.ranks.tolist()]
    assert greedy_wins == [0, 1, 2, 0, 1, 2]
    assert results.of_bots(results.ranks)[:, 0].tolist() == [0] * 6


def test_game_0_is_what_play_out_plays() -> None:
    position = PLAIN.new(players=3, round_limit=400)
    actions = play_out(PLAIN, position, MIXED, seed=12)
    for action in actions:
        position.apply(action)
    results = simulate(FAST, 1, 12, MIXED)
    assert results.scores.tolist() == [position.scores()]
    assert results.ranks.tolist() == [position.ranks()]


def test_fewer_bots_take_turns_at_the_seats() -> None:
    assert simulate(FAST, 1, 1, ["greedy", "random"], players=5).bots == (
        "greedy",
        "random",
        "greedy",
        "random",
        "greedy",
    )
    assert simulate(FAST, 1, 1, ["random"]).players == PLAIN.options()["players"]


@pytest.mark.parametrize(("bots", "players"), [([], 3), (MIXED, 2)])
def test_too_few_or_too_many_bots_are_refused(bots: list[str], players: int) -> None:
    with pytest.raises(OptionError, match=f"{len(bots)} bots for {players} seats"):
        simulate(FAST, 1, 1, bots, players=players)


def test_unknown_bots_and_options_are_refused() -> None:
    with pytest.raises(UnknownName, match="no bot named 'clever'"):
        simulate(FAST, 1, 1, ["greedy", "clever"])
    with pytest.raises(UnknownName, match="no option named 'speed'"):
        simulate(FAST, 1, 1, ["greedy", "random"], speed=3)


def test_programs_are_refused() -> None:
    with pytest.raises(OptionError, match="only seated by smokestack arena and smokestack play"):
        simulate(smokestack.game("titans"), 2, seed=1, bots=["program:/bin/cat", "greedy"])


def test_options_reach_the_games() -> None:
    results = simulate(FAST, 4, 1, ["random"], players=4, round_limit=3)
    assert results.rounds.tolist() == [3] * 4
    assert results.ends() == {"three ages": 0, "round limit": 4}


def test_no_games_are_no_trouble() -> None:
    results = simulate(FAST, 0, 1, MIXED)
    assert results.games == 0
    assert results.mean_scores() == [0.0] * 3
    assert results.wins_by_seat()[0].interval == (0.0, 1.0)


def test_rates_count_shared_wins_for_each() -> None:
    results = Results.empty("titans", ("three ages",), ["greedy", "random", "random"], 1, 2)
    results.ranks[:] = [[0, 0, 2], [1, 2, 0]]
    results.scores[:] = [[9, 9, 1], [5, 4, 7]]
    assert [(rate.name, rate.wins) for rate in results.wins_by_bot()] == [("greedy", 1), ("random", 2)]
    assert [rate.wins for rate in results.wins_by_seat()] == [1, 1, 1]
    assert results.mean_scores() == [(9 + 4) / 2, (9 + 7) / 2, (1 + 5) / 2]
    assert [row["wins"] for row in results.rows()] == [1, 2, 0]
    assert str(results.wins_by_bot()[0]) == "greedy: 50.0% of 2 games (9.5% to 90.5%)"


@pytest.mark.parametrize(
    ("wins", "games", "low", "high"),
    [(0, 10, 0.0, 0.2775), (10, 10, 0.7225, 1.0), (50, 100, 0.4038, 0.5962), (950, 1000, 0.9347, 0.9619)],
)
def test_wilson_intervals_as_published(wins: int, games: int, low: float, high: float) -> None:
    assert wilson(wins, games) == pytest.approx((low, high), abs=5e-5)


def test_memory_stays_small() -> None:
    results = Results.empty("titans", ("three ages",), MIXED, 1, 100_000)
    per_game = sum(array.nbytes for array in vars(results).values() if isinstance(array, np.ndarray)) / 100_000
    assert per_game < 100
