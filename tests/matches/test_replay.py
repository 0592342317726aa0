"""Going through a match again: the position after any entry, and moment by moment."""

import random

import pytest
from tests.matches.tables import ANN, BOT, alone, decide, decisions, play_out

from smokestack.gamekit.errors import MatchError
from smokestack.match import Match
from smokestack.match.entry import Decision, Outcome
from smokestack.match.line import SNAPSHOT_EVERY


def wavering_match(seed: int = 2) -> tuple[Match, list[bytes]]:
    """A finished match with take-backs and bring-backs, and where it stood after each entry."""
    choose = random.Random(seed)
    match = alone(chance=seed)
    stood = [bytes(match.position)]

    def note() -> None:
        while len(stood) <= len(match.entries):
            stood.append(bytes(match.position))

    while not match.over:
        if match.waiting is not None:
            match.hand_over(match.waiting)
        elif match.position.chance:
            match.enter_chance(choose.choice(match.position.outcomes())[0])
        else:
            decide(match, choose)
        note()
        if choose.random() < 0.15 and any(d.seat == 0 for d in decisions(match)):
            match.undo(0)
            note()
            if choose.random() < 0.5:
                match.redo(0)
                note()
    return match, stood


def test_the_position_after_each_entry_is_as_it_was_then() -> None:
    match, stood = wavering_match()
    assert [bytes(match.at(n)) for n in range(len(match.entries) + 1)] == stood


def test_entries_out_of_range_have_no_position() -> None:
    match = alone()
    match.let_chance()
    for n in (-1, 6):
        with pytest.raises(MatchError, match=f"no position after entry {n}; it goes from 0 to 5"):
            match.at(n)


def test_moments_tell_every_entry_with_both_its_sides() -> None:
    match, stood = wavering_match()
    moments = list(match.moments())
    assert tuple(moment.entry for moment in moments) == match.entries
    assert [bytes(moment.before) for moment in moments] == stood[:-1]
    assert [bytes(moment.after) for moment in moments] == stood[1:]


def test_spoiling_the_positions_of_a_moment_does_not_spoil_the_next() -> None:
    match, stood = wavering_match()
    afters = []
    for moment in match.moments():
        afters.append(bytes(moment.after))
        for position in (moment.before, moment.after):
            if position.legal():
                position.apply(position.legal()[0])
    assert afters == stood[1:]


def long_match() -> Match:
    """More than two snapshots long; not every random game is, and with the second edition hardly one."""
    for seed in range(50):
        match = Match.new(
            "titans", seats=[BOT, BOT, BOT], edition="prototype", chance=seed, options={"round_limit": 200}
        )
        if len(play_out(match, seed).entries) > 2 * SNAPSHOT_EVERY + 50:
            return match
    raise AssertionError("every game was short")


def test_snapshots_keep_every_entry_of_a_long_match_near() -> None:
    match = long_match()
    position, moves = match.at(0), 0
    for entry in match.entries:
        if isinstance(entry, Decision | Outcome):
            position.apply(entry.action if isinstance(entry, Decision) else entry.outcome)
            moves += 1
        if moves % 50 in (0, 1, 49):
            assert match.at(entry.n) == position
    assert sum(step.snapshot is not None for step in match._fold.tips) == moves // SNAPSHOT_EVERY + 1


def test_opening_at_the_end_of_a_long_match_costs_no_more_than_one_snapshot_interval() -> None:
    match = long_match()
    applied = 0
    original = type(match.position).apply

    def counting(self, action):  # type: ignore[no-untyped-def]  # stands in for the method
        nonlocal applied
        applied += 1
        return original(self, action)

    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(type(match.position), "apply", counting)
        match.at(len(match.entries))
    assert applied < SNAPSHOT_EVERY


def test_a_replayed_match_ends_where_it_ended() -> None:
    match = play_out(Match.new("titans", seats=[ANN, BOT], options={"round_limit": 3}, chance=2))
    *_, last = match.moments()
    assert last.entry == match.entries[-1]
    assert last.after == match.position
    assert last.after.over
