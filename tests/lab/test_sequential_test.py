"""The sequential test: seldom wrong, and it finds what is so."""

from collections import Counter
from dataclasses import replace

import numpy as np

from smokestack.lab.arena.sequential_test import Trial, Verdict, anytime_interval
from smokestack.lab.arena.standing import standing_of
from smokestack.lab.arena.words import conclusion
from tests.lab.by_hand import by_hand, short_plan


def verdicts(mean: float, reach: float, runs: int, deals: int) -> Counter[Verdict]:
    """What trials say of results that are `reach` above or below the mean, as coins fall."""
    rng = np.random.default_rng(7)
    found: Counter[Verdict] = Counter()
    for _ in range(runs):
        trial = Trial()
        for heads in rng.random(deals) < 0.5:
            trial.see(mean + reach if heads else mean - reach)
            if trial.verdict is not Verdict.OPEN:
                break
        found[trial.verdict] += 1
    return found


def test_equal_bots_are_rarely_called_unequal() -> None:
    found = verdicts(0.5, 0.5, runs=120, deals=150)
    assert found[Verdict.FIRST] + found[Verdict.SECOND] <= 0.05 * 120


def test_bots_five_points_apart_are_rarely_called_even() -> None:
    found = verdicts(0.5501, 0.15, runs=120, deals=250)
    assert found[Verdict.EVEN] + found[Verdict.SECOND] <= 0.05 * 120
    assert found[Verdict.FIRST] > 100


def test_what_is_so_is_found() -> None:
    assert verdicts(0.7, 0.3, runs=40, deals=120)[Verdict.FIRST] >= 38
    assert verdicts(0.3, 0.3, runs=40, deals=120)[Verdict.SECOND] >= 38
    assert verdicts(0.5, 0.15, runs=40, deals=300)[Verdict.EVEN] >= 36


def test_the_interval_says_what_the_verdict_says() -> None:
    results: list[float] = []
    trial = Trial()
    while trial.verdict is Verdict.OPEN:
        low, high = anytime_interval(np.array(results))
        assert low <= 0.5 <= high
        results.append(0.75)
        trial.see(0.75)
    low, high = anytime_interval(np.array(results))
    assert trial.verdict is Verdict.FIRST
    assert 0.5 < low < 0.75 < high


def test_a_pairing_stops_when_it_is_sure_and_says_why() -> None:
    plan = replace(short_plan(["greedy", "random"], 200), until_sure=True)
    standing = standing_of(by_hand(plan, ["greedy", "random"], deals=100))
    assert 10 < standing.games < 30
    assert conclusion(standing.pairs[0], standing) == "stopped when sure: greedy is better"
