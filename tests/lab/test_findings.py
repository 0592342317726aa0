"""The figures of the hand-made run, worked out by hand."""

from math import sqrt

import polars as pl
import pytest

from smokestack.bots.results import wilson
from smokestack.lab import findings, wanted
from smokestack.lab.estimates import Estimate, beyond_chance, chance_of, games_needed, mean, rate
from smokestack.lab.findings import SeatFinding
from smokestack.lab.report.seats import says, seat_name
from smokestack.lab.sentences import percent
from smokestack.lab.tables import COLUMNS
from smokestack.lab.things import Thing
from tests.lab import handmade

GAMES, SEATS = handmade.games(), handmade.seats()


def test_seats_win_their_share_with_wilson_intervals() -> None:
    first, second = findings.by_seat(SEATS)
    assert (first.seat, first.wins.value, second.wins.value) == (0, 0.75, 0.5)
    assert (first.wins.low, first.wins.high) == wilson(3, 4)
    assert first.fair == 5 / 8  # five wins, one of them shared, over eight seats
    assert not first.unfair
    assert (first.score.value, second.score.value) == (8.0, 10.5)


@pytest.mark.parametrize(("wins", "way"), [(0.505, "a touch too often"), (0.515, "too often"), (0.48, "too rarely")])
def test_a_difference_that_only_many_games_find_is_called_small(wins: float, way: str) -> None:
    """E.g. 50.5 % of 100,000 games: beyond chance, and nobody would notice."""
    share, score = Estimate(wins, wins - 0.003, wins + 0.003, 100_000), Estimate(100, 99, 101, 100_000)
    found = SeatFinding(0, share, score, fair=0.5)
    assert found.unfair
    assert found.matters is ("touch" not in way)
    assert says([found], seat_name).startswith(f"Seat 1 wins {way}: {percent(wins)}")


def test_a_seat_that_always_wins_is_unfair() -> None:
    many = SEATS.with_columns(won=SEATS["seat"] == 0)
    first, second = findings.by_seat(many.vstack(many).vstack(many))
    assert first.unfair
    assert second.unfair


def test_mean_and_its_interval() -> None:
    score = mean([10, 12, 7, 3])
    variance = (4 + 16 + 1 + 25) / 3
    assert score.value == 8
    assert score.reach == pytest.approx(1.959964 * sqrt(variance / 4))


def test_one_value_has_no_spread_to_speak_of() -> None:
    assert mean([3]).excludes(1000) is False


def test_length() -> None:
    found = findings.length(GAMES)
    assert (found.shortest, found.median, found.longest, found.rounds.value) == (8, 10, 16, 11)
    assert found.decisions.value == 55
    assert found.dragging.value == 0.25  # 16 rounds are more than 15
    assert {reason: share.value for reason, share in found.reasons.items()} == {"three ages": 0.75, "round limit": 0.25}


def test_spread() -> None:
    found = findings.spread(GAMES, SEATS)
    assert found.margin.value == (4 + 3 + 0 + 17) / 4
    assert found.close.value == 0.25  # only the shared win
    assert (found.low, found.median, found.high) == (6.75, 8.0, 10.5)


def test_leader_at_half_time() -> None:
    found = findings.leader_at_half(GAMES, SEATS)
    assert (found.wins.n, found.wins.value) == (3, 2 / 3)
    assert found.chance == 5 / 8


def test_leaders_over_time() -> None:
    found = {round(each.moment * 15): each.wins for each in findings.leaders(SEATS)}
    assert sorted(found) == list(range(1, 16))  # at the start nobody leads
    assert (found[7].n, found[7].value) == (3, 2 / 3)
    assert (found[15].n, found[15].value) == (3, 1.0)


def test_score_lines() -> None:
    lines = findings.score_lines(SEATS)
    assert lines["winners"][15].value == (10 + 12 + 7 + 7 + 20) / 5
    assert lines["others"][15].value == (6 + 9 + 3) / 3
    assert lines["winners"][7].value == 2 / 5


def test_things_count_seats_not_actions() -> None:
    found = {each.thing: each for each in found_things()}
    farm, mine = found[handmade.FARM], found[handmade.MINE]
    assert (farm.offered.value, farm.offered.n) == (7 / 8, 8)  # five winners and two losers could
    assert (farm.taken.value, farm.taken.n) == (4 / 7, 7)  # games 0, 1 and twice 2
    assert (mine.taken.value, mine.taken.n) == (3 / 7, 7)


def test_gain_is_the_takers_win_rate_above_the_leavers(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(wanted, "ENOUGH", 1)
    found = {each.thing: each for each in found_things()}
    farm, mine = found[handmade.FARM].gain, found[handmade.MINE].gain
    assert farm is not None
    assert mine is not None
    assert farm.value == pytest.approx(4 / 4 - 1 / 3)
    assert mine.value == pytest.approx(2 / 3 - 2 / 4)
    error = sqrt((3 / 5 * 2 / 5 / 3 + 3 / 6 * 3 / 6 / 4) * 2)
    assert mine.reach == pytest.approx(1.959964 * error)


def test_few_takers_are_not_compared() -> None:
    assert all(each.gain is None and not each.marked for each in found_things())


def test_only_counted_games_tell_of_chances() -> None:
    rows = [(0, 1, True, 3, 2, 4, 3), (0, 1, False, 1, 0, 1, 0)]
    tallies = pl.DataFrame(rows, schema=COLUMNS["tallies"], orient="row")
    found = wanted.wanted(handmade.taken(), tallies, SEATS, handmade.THINGS, every=2)
    farm = next(each for each in found if each.thing == handmade.FARM)
    assert (farm.offered.n, farm.taken.n, farm.taken.value) == (4, 4, 3 / 4)  # games 0 and 2


def test_things_counted_by_measures() -> None:
    rows = SEATS.with_columns(m_icons_produce=SEATS["score"] // 10)
    (icon,) = wanted.measured(rows, {"m_icons_produce": Thing("icon", "Produce", "taken")})
    assert (icon.taken.value, icon.taken.n, icon.offered.value) == (3 / 8, 8, 1.0)


def test_unwanted_needs_enough_chances() -> None:
    rarely = wanted.judge(handmade.FARM, wanted.Tally((500, 500), (1, 0)), 1000, 2)
    unsure = wanted.judge(handmade.FARM, wanted.Tally((4, 4), (0, 0)), 1000, 2)
    never_offered = wanted.judge(handmade.FARM, wanted.Tally((0, 0), (0, 0)), 1000, 2)
    assert (rarely.unwanted, unsure.unwanted, never_offered.unwanted) == (True, False, False)
    assert (rarely.out_of_reach, unsure.out_of_reach, never_offered.out_of_reach) == (False, True, True)


def test_benjamini_and_hochberg() -> None:
    # 0.039 passes only because four others are below it: 0.05 * 5 / 6 = 0.0417; 0.06 is above 0.05
    chances = [0.06, 0.001, 0.039, 0.008, 0.02, 0.03]
    assert beyond_chance(chances) == [False, True, True, True, True, True]
    assert beyond_chance([0.2, 0.04]) == [False, False]
    assert beyond_chance([]) == []


def test_marks_hold_over_all_comparisons() -> None:
    strong = wanted.judge(handmade.FARM, wanted.Tally((500, 500), (200, 400)), 1000, 2)
    weak = wanted.judge(handmade.MINE, wanted.Tally((500, 500), (250, 251)), 1000, 2)
    assert [each.marked for each in wanted.mark([strong, weak])] == [True, False]


def test_chance_of_two_standard_errors() -> None:
    assert chance_of(1.959964, 1.0) == pytest.approx(0.05, abs=1e-6)
    assert (chance_of(0.0, 0.0), chance_of(1.0, 0.0)) == (1.0, 0.0)


def test_games_needed_for_a_power_of_80_percent() -> None:
    # (1.96 + 0.84)^2 * 0.25 / 0.05^2 = 784.9
    assert games_needed(0.05, 0.25) == 785


def test_rate_of_nothing() -> None:
    assert (rate(0, 0).low, rate(0, 0).high) == (0.0, 1.0)


def found_things() -> list[wanted.ThingFinding]:
    return wanted.wanted(handmade.taken(), handmade.tallies(), SEATS, handmade.THINGS)
