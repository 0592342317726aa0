"""Recorded games are the games `simulate` plays, and both ways to run record the same."""

from typing import Any

import numpy as np
import pytest

import smokestack
from smokestack.bots.simulate import simulate
from smokestack.lab import block
from smokestack.lab.block import Recording, record_block
from smokestack.lab.plan import plan_run
from tests.lab.runs import OPTIONS, recorded, short_run

MIXED = ["greedy", "random"]


def same(one: Recording, other: Recording) -> bool:
    logs = all((a == b).all() for a, b in zip(one.steps, other.steps, strict=True))
    arrays = ((one.results, other.results), (one.counts, other.counts), (one.tallies, other.tallies))
    return logs and all((a == b).all() for a, b in arrays)


@pytest.mark.parametrize("name", smokestack.game_names())
def test_results_are_those_of_simulate(name: str) -> None:
    found = recorded(name)
    expected = simulate(smokestack.game(name, compiled=True), 6, 4, ["greedy"], **OPTIONS[name])
    results, seats = found.recording.results, found.meta.seats
    assert found.meta.bots == expected.bots
    assert (results["scores"][:, :seats] == expected.scores).all()
    assert (results["ranks"][:, :seats] == expected.ranks).all()
    for ours, theirs in (("decisions", "decisions"), ("rounds", "rounds"), ("reason", "reasons")):
        assert (results[ours] == getattr(expected, theirs)).all()


def test_bots_rotate_as_in_simulate() -> None:
    plain = smokestack.game("titans")
    meta = plan_run(plain, 3, seed=2, bots=MIXED, round_limit=4)
    expected = simulate(plain, 3, 2, MIXED, round_limit=4)
    assert (record_block(meta, plain, range(3)).results["scores"][:, :2] == expected.scores).all()
    seated = [[meta.bot_at(game, seat) for seat in range(2)] for game in range(3)]
    assert seated == [[MIXED[k] for k in row] for row in expected.seating.tolist()]


def test_archie_keeps_his_seat() -> None:
    meta = plan_run(smokestack.game("empire"), 2, seed=1, bots=["greedy"], archie=1)
    assert [meta.bot_at(game, 1) for game in range(2)] == ["archie", "archie"]


@pytest.mark.parametrize(
    ("name", "options"),
    [
        ("titans", {"players": 3, "round_limit": 6}),
        ("empire", {"archie": 2}),
        ("victory", {"players": 2, "round_limit": 3}),
    ],
)
def test_interpreted_and_compiled_record_the_same(name: str, options: dict[str, Any]) -> None:
    plain, fast = smokestack.game(name), smokestack.game(name, compiled=True)
    meta = plan_run(plain, 2, seed=5, bots=["greedy"], counted_every=2, **options)
    assert same(record_block(meta, plain, range(2)), record_block(meta, fast, range(2)))


def test_a_game_longer_than_what_is_kept_is_played_again_and_kept_whole(monkeypatch: pytest.MonkeyPatch) -> None:
    meta, game = short_run(4), smokestack.game("titans")
    whole = record_block(meta, game, range(4))
    lengths = whole.results["steps"]
    monkeypatch.setattr(block, "STEPS_KEPT", int(lengths.max()) - 1)
    assert (lengths < lengths.max()).any()
    assert same(record_block(meta, game, range(4)), whole)


def test_blocks_do_not_matter() -> None:
    meta, game = short_run(4), smokestack.game("titans")
    whole, second = record_block(meta, game, range(4)), record_block(meta, game, range(2, 4))
    assert (whole.results[2:] == second.results).all()
    first = record_block(meta, game, range(2))
    assert np.array_equal(first.tallies + second.tallies, whole.tallies)
