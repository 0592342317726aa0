"""Whatever people do opens to the same match again; a damaged file opens to a legal match or is refused."""

import json

from hypothesis import given, settings
from hypothesis import strategies as st
from tests.matches.tables import alone, go_on, hotseat, people, play

from smokestack.gamekit.errors import MatchError, SaveError
from smokestack.gamekit.position import Position
from smokestack.match import Match
from smokestack.match.entry import Decision, Outcome, Redo, Undo
from smokestack.match.save import dumps, loads

DOINGS = ("act", "act", "act", "undo", "undo far", "redo", "hand over", "chance", "leave", "join", "bot")
TABLES = {"people": people, "alone": alone, "hotseat": hotseat}


def do(match: Match, doing: str, pick: int) -> None:
    """Try to do something at the table; what is refused is simply not done."""
    seat = pick % 2
    if doing == "act":
        go_on(match)
        if legal := match.position.legal():
            match.act(match.to_move, legal[pick % len(legal)])
    elif doing == "undo":
        match.undo(seat, agreed=[1 - seat])
    elif doing == "undo far":
        match.undo(seat, 1 + pick % max(1, len(match.entries)), agreed=[1 - seat])
    elif doing == "redo":
        match.redo(seat)
    elif doing == "hand over":
        match.hand_over(seat)
    elif doing == "chance":
        outcomes = match.position.outcomes() or [(0, 0)]
        match.enter_chance(outcomes[pick % len(outcomes)][0])
    elif doing == "leave":
        match.leave(seat)
    elif doing == "join":
        match.join(seat, f"Guest {pick}")
    elif doing == "bot":
        match.let_bot_take_over(seat, "greedy")


def independent_fold(match: Match) -> Position:
    """The position of a log by the plainest means: a list of live moves, and lists that were cut off."""
    live: list[tuple[int, str]] = []
    cut: list[list[tuple[int, str]]] = []
    for entry in match.entries:
        if isinstance(entry, Decision | Outcome):
            live = [*live, (entry.n, entry.action if isinstance(entry, Decision) else entry.outcome)]
            cut = []
        elif isinstance(entry, Undo):
            cut.append(live)
            live = [(n, text) for n, text in live if n < entry.to]
        elif isinstance(entry, Redo):
            live = cut.pop()
    position = match.game.new(**match.header.options)
    for _, text in live:
        position.apply(text)
    return position


@settings(max_examples=30, deadline=None)
@given(
    who=st.sampled_from(sorted(TABLES)),
    confirm=st.booleans(),
    doings=st.lists(st.tuples(st.sampled_from(DOINGS), st.integers(0, 10_000)), max_size=40),
)
def test_whatever_people_do_opens_to_the_same_match(who: str, confirm: bool, doings: list[tuple[str, int]]) -> None:
    match = TABLES[who](confirm=confirm)
    for doing, pick in doings:
        entries, stood = match.entries, bytes(match.position)
        try:
            do(match, doing, pick)
        except MatchError:
            if doing != "act":
                assert (match.entries, bytes(match.position)) == (entries, stood)
    opened = loads(dumps(match))
    assert opened.entries == match.entries
    assert bytes(opened.position) == bytes(match.position) == bytes(independent_fold(match))
    assert (opened.waiting, opened.over, opened.seats) == (match.waiting, match.over, match.seats)
    assert opened.with_takebacks == match.with_takebacks
    for n in range(len(match.entries) + 1):
        assert opened.at(n) == match.at(n)


def wavering() -> list[str]:
    """The lines of a match with something of everything in it."""
    match = play(people(), 6)
    seat = next(e.seat for e in reversed(match.entries) if isinstance(e, Decision))
    match.undo(seat)
    match.redo(seat)
    match.undo(seat, 8, agreed=[1 - seat])
    match.leave(1 - seat)
    match.join(1 - seat, "Cat", holder="sofa")
    return dumps(play(match, 8)).splitlines()


LINES = wavering()


@st.composite
def damaged(draw: st.DrawFn) -> list[str]:
    """A save file with one line deleted, doubled, cut short, swapped or changed in one character."""
    lines, k = list(LINES), draw(st.integers(0, len(LINES) - 1))
    how = draw(st.sampled_from(("delete", "double", "cut", "swap", "change", "change", "change", "insert")))
    at = draw(st.integers(0, len(lines[k]) - 1))
    letter = draw(st.characters(codec="utf-8") | st.sampled_from('0123456789"{}[],: -tfn\\'))
    if how == "delete":
        del lines[k]
    elif how == "double":
        lines.insert(k, lines[k])
    elif how == "cut":
        lines[k] = lines[k][:at]
    elif how == "swap":
        other = draw(st.integers(0, len(LINES) - 1))
        lines[k], lines[other] = lines[other], lines[k]
    else:
        lines[k] = lines[k][:at] + letter + lines[k][at + (how == "change") :]
    return lines


def opened_or_refused(lines: list[str]) -> Match | SaveError:
    try:
        return loads("\n".join(lines))
    except SaveError as refused:
        return refused


@settings(max_examples=60, deadline=None)
@given(damaged())
def test_a_damaged_file_opens_to_a_legal_match_or_is_refused(lines: list[str]) -> None:
    match = opened_or_refused(lines)
    if isinstance(match, SaveError):
        assert 1 <= match.line <= len(lines)
        return
    assert bytes(match.position) == bytes(independent_fold(match))
    written = dumps(match).splitlines()
    assert [json.loads(line) for line in written] == [json.loads(line) for line in lines if line.strip()]
    assert loads(dumps(match)).entries == match.entries
