"""A log of older rules replays as far as it is legal, then can only be read, and says from where."""

import json
from dataclasses import replace
from pathlib import Path

import pytest
from tests.matches.tables import people, play, play_out

from smokestack.gamekit.errors import MatchError, SaveError
from smokestack.gamekit.registry import names, spec
from smokestack.games import titans
from smokestack.match import Match
from smokestack.match.save import dumps, load, loads

OLD, NEW = titans.SPEC.version, titans.SPEC.version + 1


@pytest.fixture
def newer_rules(monkeypatch: pytest.MonkeyPatch) -> None:
    """Titans as it will be after the rules have changed once more."""
    monkeypatch.setattr(titans, "SPEC", replace(titans.SPEC, version=NEW))


def older_match(bad_entry: int | None = None) -> tuple[Match, str]:
    """A match of the old version, perhaps with an entry that the new one refuses."""
    match = play(people(), 12)
    lines = dumps(match).splitlines()
    assert json.loads(lines[0])["rules"] == OLD
    if bad_entry is not None:
        lines[bad_entry] = json.dumps(json.loads(lines[bad_entry]) | {"action": "build oil-well"})
    return match, "\n".join(lines)


def test_an_older_log_that_is_legal_throughout_can_be_played_on(newer_rules: None) -> None:
    match = play(people(), 1)
    text = dumps(match).replace(f'"rules": {NEW}', f'"rules": {OLD}')
    opened = loads(text)
    assert opened.header.rules == OLD
    assert opened.view_only_from is None
    assert play_out(opened).over


def test_an_older_log_is_view_only_from_the_first_entry_todays_rules_refuse(monkeypatch: pytest.MonkeyPatch) -> None:
    match, text = older_match(bad_entry=6)
    monkeypatch.setattr(titans, "SPEC", replace(titans.SPEC, version=NEW))
    opened = loads(text)
    assert opened.view_only_from == 6
    assert len(opened.entries) == len(match.entries)
    assert opened.position == match.at(5)
    assert opened.at(5) == match.at(5)
    assert len(list(opened.moments())) == 5
    with pytest.raises(MatchError, match="no position after entry 6"):
        opened.at(6)


def test_a_view_only_match_refuses_to_go_on_and_says_where_and_why(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = older_match(bad_entry=6)
    monkeypatch.setattr(titans, "SPEC", replace(titans.SPEC, version=NEW))
    opened = loads(text)
    for doing in (
        lambda: opened.act(opened.to_move, "build lumber-camp"),
        opened.let_chance,
        lambda: opened.enter_chance("order 1"),
        lambda: opened.undo(0),
        lambda: opened.redo(0),
        lambda: opened.hand_over(0),
        lambda: opened.leave(0),
    ):
        with pytest.raises(MatchError, match=rf"only be read from entry 6 on: .* version {OLD} .*T2\.6"):
            doing()
    assert dumps(opened).splitlines() == [json_line(line) for line in text.splitlines()]


def json_line(line: str) -> str:
    return json.dumps(json.loads(line), ensure_ascii=False)


def test_an_older_log_with_a_damaged_line_is_still_refused(monkeypatch: pytest.MonkeyPatch) -> None:
    _, text = older_match(bad_entry=6)
    monkeypatch.setattr(titans, "SPEC", replace(titans.SPEC, version=NEW))
    lines = text.splitlines()
    with pytest.raises(SaveError, match="line 9: this entry has number 9, but number 8 comes next"):
        loads("\n".join(lines[:8] + lines[9:]))


def test_an_older_log_may_lack_options_that_came_later(newer_rules: None) -> None:
    header = people().header.to_json() | {"rules": OLD, "options": {"players": 2, "round_limit": 4}}
    assert loads(json.dumps(header)).position == people().position


OLDER = Path(__file__).parent / "older"
"""Matches as version 1 of the rules of their game played and saved them."""


def test_a_match_of_titans_1_that_version_2_allows_opens_whole() -> None:
    opened = load(OLDER / "titans-1-legal.jsonl")
    assert (opened.header.rules, opened.header.options["two_facilities"]) == (1, 1)
    assert opened.over
    assert opened.why_view_only == ""
    ended = json.loads((OLDER / "titans-1-legal.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert opened.position.scores() == ended["scores"]


@pytest.mark.parametrize(
    ("name", "entry", "refused"),
    [
        ("plea", 67, "T5.3: one use of the Stone Quarry costs $1, you have $0; .* you can pay for the Lumber Camp"),
        ("second-plea", 196, "T5.1: that many uses of the Stone Quarry cost $1, you have $0"),
    ],
)
def test_a_plea_of_titans_1_ends_what_can_be_replayed_and_is_named(name: str, entry: int, refused: str) -> None:
    opened = load(OLDER / f"titans-1-{name}.jsonl")
    assert opened.view_only_from == entry
    assert len(list(opened.moments())) == entry - 1
    assert opened.position == opened.at(entry - 1)
    told = refused.replace("$", r"\$")
    with pytest.raises(MatchError, match=rf"only be read from entry {entry} on: .* version 1 .*\({told}\)"):
        opened.act(opened.to_move, opened.position.legal()[0])


def test_a_match_of_empire_1_that_version_2_allows_opens_whole() -> None:
    opened = load(OLDER / "empire-1-legal.jsonl")
    assert opened.header.rules == 1
    assert opened.over
    assert opened.why_view_only == ""
    ended = json.loads((OLDER / "empire-1-legal.jsonl").read_text(encoding="utf-8").splitlines()[-1])
    assert opened.position.scores() == ended["scores"]


@pytest.mark.parametrize(
    ("name", "entry", "refused"),
    [
        ("second-link", 110, "E4.9: the second link has to be carried out too, as a train of yours is left to move"),
        ("only-train", 27, "it is the turn of Ben .*, not of Ann .*"),
        ("pollution", 57, "it is the turn of Ann .*, not of Ben .*"),
    ],
)
def test_what_empire_1_skipped_or_did_unasked_ends_what_can_be_replayed_and_is_named(
    name: str, entry: int, refused: str
) -> None:
    opened = load(OLDER / f"empire-1-{name}.jsonl")
    assert opened.view_only_from == entry
    assert len(list(opened.moments())) == entry - 1
    told = rf"entry {entry} on: .* version 1 .*\({refused}\); changed since: E4.9 Move two links, E4.14 Pollution"
    with pytest.raises(MatchError, match=told):
        opened.act(0, "done")


@pytest.mark.parametrize("name", names())
def test_every_rules_version_names_the_clauses_it_changed(name: str) -> None:
    made = spec(name)
    assert set(made.changed) == set(range(2, made.version + 1))
    assert {clause for changed in made.changed.values() for clause in changed} <= {c.id for c in made.clauses.all}
