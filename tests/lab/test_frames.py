"""The tables say what a game says that is played again by hand from its log."""

from collections import Counter

import polars as pl
import pytest

import smokestack
from smokestack.gamekit.position import Position
from smokestack.lab.block import record_block
from smokestack.lab.frames import frames_of
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.tables import POINTS, TIE, schema_of
from tests.lab.runs import Recorded, recorded, short_run

NAMES = smokestack.game_names()


def start_of(found: Recorded) -> Position:
    return found.game.new(**found.meta.options)


def marks_of(found: Recorded, number: int) -> list[list[int]]:
    """How seats stand at the start of each round and at the end."""
    position, marks = start_of(found), list[list[int]]()
    for action in found.log(number):
        if dict(position.record())["rounds"] > len(marks):
            marks.append(standing_of(found, position))
        position.apply(action)
    return [*marks, standing_of(found, position)]


def standing_of(found: Recorded, position: Position) -> list[int]:
    """The score, unless the game says otherwise."""
    out = [0] * found.meta.seats
    watcher_of(found.game).standing(found.game.edition.cards, position.record(), out)
    return out


@pytest.mark.parametrize("name", NAMES)
def test_score_lines_and_the_leader_at_half_time(name: str) -> None:
    found = recorded(name)
    for number in range(2):
        marks, game = marks_of(found, number), found.rows("games", number)[0]
        rounds = len(marks) - 1
        assert game["rounds"] == rounds
        for row in found.rows("seats", number):
            line = row["line"]
            assert len(line) == POINTS
            assert (line[0], line[-1]) == (marks[0][row["seat"]], row["score"])
            assert line == [marks[int(k * rounds / (POINTS - 1) + 0.5)][row["seat"]] for k in range(POINTS)]
        half = marks[rounds // 2]
        leaders = [seat for seat, score in enumerate(half) if score == max(half)]
        assert game["leader_half"] == (leaders[0] if len(leaders) == 1 else TIE)


@pytest.mark.parametrize("name", NAMES)
def test_what_was_taken_and_what_was_legal(name: str) -> None:
    found = recorded(name)
    position, step = start_of(found), 0
    legal, taken, decisions = Counter[tuple[int, int]](), Counter[tuple[int, int]](), list[tuple[int, ...]]()
    for step, action in enumerate(found.log(0)):
        seat, choices = position.to_move, position.legal()
        if seat >= 0:
            legal.update((seat, choice) for choice in choices)
            taken[seat, action] += 1
            decisions.append((step, seat, action, len(choices)))
        position.apply(action)
    assert position.over
    assert step > 50
    rows = found.rows("taken", 0)
    assert {(row["seat"], row["action"]): row["times"] for row in rows} == taken
    assert all(row["available"] == legal[row["seat"], row["action"]] for row in rows)
    kept = [tuple(row[name] for name in ("step", "seat", "action", "legal")) for row in found.rows("decisions", 0)]
    assert kept == decisions


@pytest.mark.parametrize("name", NAMES)
def test_results_by_game_and_seat(name: str) -> None:
    found = recorded(name)
    games, seats = found.tables["games"], found.tables["seats"]
    assert games["game"].to_list() == list(range(6))
    assert set(games["reason"]) <= set(found.game.spec.end_reasons)
    for number, row in enumerate(games.to_dicts()):
        scores = sorted(seat["score"] for seat in found.rows("seats", number))
        assert row["margin"] == scores[-1] - scores[-2]
        assert row["decisions"] == len(found.rows("decisions", number))
    assert (seats["won"] == (seats["rank"] == 0)).all()
    assert seats.group_by("game").agg(pl.col("share").sum())["share"].to_list() == pytest.approx([1.0] * 6)


def test_a_shared_win_is_shared_and_counts_for_each() -> None:
    meta, game = short_run(2), smokestack.game("titans")
    recording = record_block(meta, game, range(2))
    recording.results["ranks"][0, :2] = 0
    seats = frames_of(meta, game, recording)["seats"].filter(pl.col("game") == 0)
    assert seats["won"].to_list() == [True, True]
    assert seats["share"].to_list() == [0.5, 0.5]


def test_tallies_agree_with_what_was_taken() -> None:
    found = recorded("titans")
    won = found.tables["seats"].select("game", "seat", "won")
    expected = found.tables["taken"].join(won, on=["game", "seat"]).group_by("action", "won")
    wanted = expected.agg(pl.len().cast(pl.Int64).alias("seats_taken"), pl.col("times").sum().cast(pl.Int64))
    tallies = found.tables["tallies"]
    both = tallies.filter(pl.col("taken") > 0).join(wanted, on=["action", "won"], how="full", suffix="_wanted")
    assert (both["seats_taken"] == both["seats_taken_wanted"]).all()
    assert (both["taken"] == both["times"]).all()
    assert both["times"].sum() == found.tables["games"]["decisions"].sum()
    assert (tallies["seats_available"] <= tallies["available"]).all()
    assert (tallies["taken"] <= tallies["available"]).all()
    assert tallies["available"].sum() == found.tables["decisions"]["legal"].cast(pl.Int64).sum()


def test_availability_is_null_where_it_was_not_counted() -> None:
    meta, game = short_run(5, rows=("games", "seats", "taken"), counted_every=2), smokestack.game("titans")
    tables = frames_of(meta, game, record_block(meta, game, range(5)))
    counted = tables["taken"].select("game", known=pl.col("available").is_not_null()).unique().sort("game")
    assert counted.rows() == [(0, True), (1, False), (2, True), (3, False), (4, True)]
    all_taken = tables["taken"].filter(pl.col("game") % 2 == 0)["times"].sum()
    assert tables["tallies"]["taken"].sum() == all_taken


@pytest.mark.parametrize("name", NAMES)
def test_columns_are_as_described(name: str) -> None:
    found = recorded(name)
    for table, frame in found.tables.items():
        assert dict(frame.schema) == schema_of(found.meta, table)
