"""Whoever listens to a match is handed each entry once, with what it did, and nobody runs the rules again."""

import gc
import weakref
from typing import Any

import pytest
from tests.counting import Runs, counting
from tests.matches.tables import BOT, alone, go_on, hotseat, people, play, play_out, table
from tests.matches.test_declining import BEN, offering_table, send_offer
from tests.matches.test_replay import wavering_match

from smokestack.gamekit.applied import Applied
from smokestack.gamekit.errors import MatchError, SaveError, SmokestackError
from smokestack.match import Happening, Match, Seat
from smokestack.match.entry import Decision, Outcome
from smokestack.match.save import dumps, loads


class Ear:
    """Remembers everything, for as long as a test takes."""

    def __init__(self) -> None:
        self.heard: list[Happening] = []

    def hear(self, happening: Happening) -> None:
        self.heard.append(happening)

    def said(self) -> list[str]:
        return [str(each.telling()) for each in self.heard]


def listening(match: Match) -> Ear:
    ear = Ear()
    match.listen(ear.hear)
    return ear


def moves(match: Match) -> int:
    return sum(isinstance(entry, Decision | Outcome) for entry in match.entries)


def test_every_entry_is_heard_once_in_the_order_of_the_log() -> None:
    match = hotseat()
    ear = listening(match)
    play_out(match)
    assert tuple(each.entry for each in ear.heard) == match.entries


def test_what_is_heard_is_what_happened() -> None:
    match = alone()
    ear = listening(match)
    play_out(match)
    for each in ear.heard:
        if each.applied is None:
            assert not isinstance(each.entry, Decision | Outcome)
            assert match.at(each.entry.n) == match.at(each.entry.n - 1)
        else:
            assert bytes(each.applied.before) == bytes(match.at(each.entry.n - 1))
            assert bytes(each.applied.after) == bytes(match.at(each.entry.n))
            assert each.telling() == match.at(each.entry.n - 1).tell(each.applied.action, each.names)


def test_a_match_that_is_opened_is_heard_as_it_was_when_it_was_played() -> None:
    match = people()
    live, late = listening(match), Ear()
    play(match, 3)
    match.leave(1)
    match.let_bot_take_over(1, "greedy")
    play(match, 3)
    opened = loads(dumps(match), "match", late.hear)
    assert late.said() == live.said()
    assert [each.names for each in late.heard] == [each.names for each in live.heard]
    assert {each.names[1] for each in live.heard} == {"Bob", "Seat 2", "greedy"}
    assert [moment.names for moment in opened.moments()] == [each.names for each in live.heard]
    assert [moment.telling() for moment in opened.moments()] == [each.telling() for each in live.heard]


def test_what_a_setting_declines_is_heard_too() -> None:
    match = offering_table()
    match.decline_offers(BEN)
    ear = listening(match)
    send_offer(match)
    assert ear.said()[-1] == "Ben declines."
    assert isinstance(ear.heard[-1].entry, Decision)
    assert ear.heard[-1].entry.by_setting


def test_what_is_refused_is_not_heard() -> None:
    match = people()
    go_on(match)
    ear, before = listening(match), dumps(match)
    for doing in (
        lambda: match.act(match.to_move, "build oil-well"),
        lambda: match.act(match.to_move, "sing"),
        lambda: match.act(1 - match.to_move, "build lumber-camp"),
        lambda: match.enter_chance("order 1"),
        lambda: match.undo(match.to_move),
    ):
        with pytest.raises(SmokestackError):
            doing()
    assert ear.heard == []
    assert dumps(match) == before


def test_a_damaged_file_is_heard_up_to_the_line_that_is_refused() -> None:
    lines, ear = dumps(play(people(), 4)).splitlines(), Ear()
    lines[7] = lines[7].replace('"n": 7', '"n": 8')
    with pytest.raises(SaveError, match="line 8"):
        loads("\n".join(lines), "match", ear.hear)
    assert [each.entry.n for each in ear.heard] == [1, 2, 3, 4, 5, 6]


def test_a_listener_that_fails_is_not_taken_for_a_refusal() -> None:
    """Its error comes through; the entry stands, and is there once."""

    def fail(_: Happening) -> None:
        raise MatchError("I was not listening")

    match = people()
    match.listen(fail)
    with pytest.raises(MatchError, match="I was not listening"):
        match.enter_chance("order 1")
    assert [entry.n for entry in match.entries] == [1]
    assert match.position == match.at(1)


def test_the_records_that_are_handed_out_stay_as_they_are() -> None:
    match = table(BOT, BOT)
    ear = listening(match)
    match.let_chance()
    applied = [each.applied for each in ear.heard if each.applied is not None]
    assert len(applied) == len(ear.heard) > 1
    kept = [(bytes(each.before), bytes(each.after)) for each in applied]
    play_out(match)
    assert [(bytes(each.before), bytes(each.after)) for each in applied] == kept


def test_a_match_keeps_nothing_of_what_it_hands_out() -> None:
    """Positions are large; a long match would pile them up."""
    seen: list[weakref.ref[Applied[Any]]] = []

    def notice(happening: Happening) -> None:
        if happening.applied is not None:
            seen.append(weakref.ref(happening.applied))

    match = table(BOT, BOT)
    match.listen(notice)
    play_out(match)
    gc.collect()
    assert len(seen) > 20
    assert not any(each() for each in seen)


@pytest.mark.parametrize("game", ["titans", "victory"])
def test_playing_and_opening_run_the_rules_once_for_each_move(game: str) -> None:
    seats, options = [Seat("Ann"), Seat("Bob")], {"round_limit": 3}
    with counting(game) as runs:
        match = play(Match.new(game, seats=seats, options=options, chance=3), 40)
    assert runs == Runs(acts=moves(match))
    text = dumps(match)
    with counting(game) as runs:
        opened = loads(text, "match", Ear().hear)
    assert runs == Runs(acts=moves(match), parses=moves(match))
    with counting(game) as runs:
        assert sum(moment.telling() is not None for moment in opened.moments()) == moves(match)
    assert runs == Runs(acts=moves(match))


def test_moments_of_a_match_with_take_backs_are_told_like_the_match_itself() -> None:
    match, _ = wavering_match()
    ear = Ear()
    loads(dumps(match), "match", ear.hear)
    assert [str(moment.telling()) for moment in match.moments()] == ear.said()
    assert len(ear.heard) == len(match.entries)
