"""The arena: fair line-ups, paired luck, and what it refuses."""

import multiprocessing
import os
from collections import Counter
from contextlib import closing
from itertools import count
from typing import Any

import pytest

from smokestack.gamekit.errors import OptionError, UnknownName
from smokestack.lab.arena.lineups import Encounter, encounters
from smokestack.lab.arena.page import arena_page
from smokestack.lab.arena.parallel import play_jobs
from smokestack.lab.arena.plan import make_plan
from smokestack.lab.arena.run import run_arena
from smokestack.lab.arena.standing import standing_of
from smokestack.lab.arena.table import Job, Played, Table
from smokestack.lab.arena.words import conclusion
from smokestack.lab.errors import LabError
from tests.lab.by_hand import EMPIRE, TITANS, by_hand, short_plan

# Line-ups.


def test_two_bots_at_a_table_of_two_change_seats() -> None:
    (met,) = encounters(["greedy", "random"], 2, seed=1)
    assert met.lineups(0) == met.lineups(7) == [("greedy", "random"), ("random", "greedy")]


def test_two_bots_at_a_larger_table_are_each_alone_once_at_every_seat() -> None:
    (met,) = encounters(["greedy", "random"], 4, seed=1)
    alone = [min(set(lineup), key=lineup.count) for lineup in met.lineups(0)]
    places = [lineup.index(name) for lineup, name in zip(met.lineups(0), alone, strict=True)]
    assert Counter(zip(alone, places, strict=True)) == {(n, s): 1 for n in ("greedy", "random") for s in range(4)}


@pytest.mark.parametrize(("bots", "players"), [("abc", 3), ("abc", 4), ("abcd", 3), ("abcdefg", 4)])
def test_mixed_lineups_give_every_bot_its_share_of_all_seats(bots: str, players: int) -> None:
    met = Encounter(tuple(bots), players, seed=3)
    seats: list[Counter[str]] = [Counter() for _ in range(players)]
    for deal in range(len(bots) * 10):
        for lineup in met.lineups(deal):
            assert len(set(lineup)) > 1
            for seat, name in enumerate(lineup):
                seats[seat][name] += 1
    assert all(seat == dict.fromkeys(bots, players * 10) for seat in seats)


def test_mixed_lineups_mix_and_follow_the_seed() -> None:
    first, other = Encounter(tuple("abcde"), 3, seed=3), Encounter(tuple("abcde"), 3, seed=4)
    shown = [first.lineups(deal)[0] for deal in range(30)]
    assert len({frozenset(lineup) for lineup in shown}) > 5
    assert shown == [first.lineups(deal)[0] for deal in range(30)]
    assert shown != [other.lineups(deal)[0] for deal in range(30)]


def test_everybody_meets_everybody() -> None:
    met = encounters(["easy", "normal", "hard"], 2, seed=1)
    assert [each.bots for each in met] == [("easy", "normal"), ("easy", "hard"), ("normal", "hard")]


# Games.


def test_games_of_a_deal_start_with_the_same_luck(monkeypatch: pytest.MonkeyPatch) -> None:
    starts: list[bytes] = []
    decide = Table._decide

    def first_seen(table: Table, position: Any, *more: Any) -> int:
        if len(seen) == 0:
            starts.append(bytes(position))
        seen.append(1)
        return decide(table, position, *more)

    monkeypatch.setattr(Table, "_decide", first_seen)
    plan = short_plan(["greedy", "random"], 2, players=4)
    table = Table(plan.game, plan.options, plan.seed)
    for deal in (0, 1):
        for number, lineup in enumerate(plan.encounters[0].lineups(deal)[:3]):
            seen: list[int] = []
            table.play(Job(0, deal, number, lineup))
    assert len(set(starts[:3])) == len(set(starts[3:])) == 1
    assert starts[0] != starts[3]


def test_the_same_seed_gives_the_same_games_whoever_plays_them() -> None:
    plan = short_plan(["search:2", "random"], 4)
    table = Table(plan.game, plan.options, plan.seed)
    jobs = [Job(0, deal, n, lineup) for deal in (0, 1) for n, lineup in enumerate(plan.encounters[0].lineups(deal))]
    here, there = (
        {played.job: (played.ranks, played.scores) for played in found if isinstance(played, Played)}
        for found in (play_jobs(iter(jobs), table, workers=1), play_jobs(iter(jobs), table, workers=2))
    )
    assert list(here) == jobs
    assert here == there
    again = run_arena(plan, workers=1)
    assert [(played.ranks, played.scores) for played in again.games()] == [here[job] for job in jobs]


class Deadly:
    """Whoever is sent this is gone before it can read it."""

    def __reduce__(self) -> tuple[Any, ...]:
        return os._exit, (3,)


@pytest.mark.parametrize(("lineup", "shown"), [(Deadly(), False), (("random",), True)])
def test_a_process_that_dies_is_told_clearly(lineup: Any, shown: bool, capfd: pytest.CaptureFixture[str]) -> None:
    plan = short_plan(["greedy", "random"], 2)
    jobs = [Job(0, 0, number, lineup) for number in range(3)]
    with pytest.raises(LabError, match=r"has died; what it said stands above. .* memory may be short: .* --workers 1"):
        list(play_jobs(iter(jobs), Table(plan.game, plan.options, plan.seed), workers=2))
    assert multiprocessing.active_children() == []
    assert ("IndexError" in capfd.readouterr().err) == shown


def test_games_are_handed_out_when_somebody_is_free_and_stopping_ends_all() -> None:
    plan = short_plan(["greedy", "random"], 20)
    asked = count()
    jobs = (Job(0, deal, 0, ("greedy", "random")) for deal in asked)
    with closing(play_jobs(jobs, Table(plan.game, plan.options, plan.seed), workers=2)) as games:
        next(games)
        assert len(multiprocessing.active_children()) == 2
        assert next(asked) == 2
    assert multiprocessing.active_children() == []


def test_only_real_decisions_are_timed() -> None:
    outcome = run_arena(make_plan(EMPIRE, ["random", "archie"], 2, options={"archie": 2}), workers=1)
    found = {each.name: each.thought for each in standing_of(outcome).bots}
    assert found["archie"].decisions == 0
    assert found["random"].decisions > 20
    assert 0 < found["random"].mean <= found["random"].p99


def test_archie_keeps_his_seat_and_all_meet_the_same_luck() -> None:
    plan = make_plan(EMPIRE, ["greedy", "archie", "random"], 3, options={"archie": 1})
    assert [met.lineups(0) for met in plan.encounters] == [[("greedy", "archie")], [("random", "archie")]]
    assert [plan.deals(met) for met in plan.encounters] == [3, 3]
    standing = standing_of(by_hand(plan, ["archie", "greedy", "random"]))
    assert [(pair.first, pair.second, pair.ahead.value) for pair in standing.pairs] == [
        ("greedy", "archie", 0.0),
        ("random", "archie", 0.0),
    ]
    assert standing.seats == []


def test_stopping_keeps_whole_deals() -> None:
    def stop(done: int, _: int) -> None:
        if done == 5:
            raise KeyboardInterrupt

    outcome = run_arena(short_plan(["greedy", "random"], 20), workers=1, on_progress=stop)
    assert outcome.interrupted
    assert len(outcome.games()) == 4
    assert "stopped before the end" in conclusion(standing_of(outcome).pairs[0], standing_of(outcome))


def test_a_run_cut_off_before_its_first_deal_says_so_too() -> None:
    def stop(*_: int) -> None:
        raise KeyboardInterrupt

    standing = standing_of(run_arena(short_plan(["greedy", "random"], 20), workers=1, on_progress=stop))
    assert standing.games == 0
    assert standing.pairs[0].ahead.high == 1.0
    assert "not clear" in arena_page(standing)


def test_progress_ends_when_all_is_played() -> None:
    told: list[tuple[int, int]] = []
    run_arena(short_plan(["greedy", "random"], 4), workers=1, on_progress=lambda *now: told.append(now))
    assert told == [(1, 4), (2, 4), (3, 4), (4, 4)]


# What is refused.


@pytest.mark.parametrize(
    ("bots", "options", "error", "reason"),
    [
        (["greedy"], {}, OptionError, "needs at least two bots"),
        (["greedy", "greedy"], {}, OptionError, "name each bot once"),
        (["greedy", "clever"], {}, UnknownName, "no bot named 'clever'"),
        (["greedy", "search"], {}, OptionError, "search needs a budget"),
        (["greedy", "random"], {"players": 3}, OptionError, "Empire Planner always has 2 seats"),
        (["greedy", "archie"], {}, OptionError, "archie plays only with the option archie"),
        (["greedy", "random"], {"archie": 1}, OptionError, "seat 2 is archie's here"),
    ],
)
def test_plans_that_cannot_be_are_refused(
    bots: list[str], options: dict[str, int], error: type[Exception], reason: str
) -> None:
    with pytest.raises(error, match=reason):
        make_plan(EMPIRE, bots, 2, options=options)


@pytest.mark.parametrize("players", [0, 1, 7])
def test_players_out_of_range_are_refused(players: int) -> None:
    with pytest.raises(OptionError, match=f"option players is {players}"):
        make_plan(TITANS, ["greedy", "random"], 2, options={"players": players})
