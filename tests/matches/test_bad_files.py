"""Files that cannot be opened: the line, the reason in plain words, and what to do."""

import json
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest
from tests.matches.tables import alone, people, play, play_out

from smokestack.gamekit.errors import SaveError
from smokestack.match.save import CUT_HERE, dumps, load, loads

MATCH = play(people(), 12)
LINES = dumps(MATCH).splitlines()
FIRST_ACTION = 6
"""The line index of the first decision: after the header and five outcomes."""


def refused(lines: list[str], line: int, reason: str) -> SaveError:
    with pytest.raises(SaveError, match=reason) as caught:
        loads("\n".join(lines), "evening.match")
    assert caught.value.line == line
    assert str(caught.value).startswith(f"evening.match, line {line}: ")
    return caught.value


def edited(index: int, **changes: Any) -> list[str]:
    lines = list(LINES)
    lines[index] = json.dumps(json.loads(lines[index]) | changes)
    return lines


def test_a_truncated_last_line_says_how_to_open_the_rest() -> None:
    error = refused([*LINES[:-1], LINES[-1][:-5]], len(LINES), "cut off or damaged")
    assert str(error).endswith(CUT_HERE)
    assert loads("\n".join(LINES[:-1])).entries == MATCH.entries[:-1]


def test_an_action_edited_to_nonsense() -> None:
    refused(edited(FIRST_ACTION, action="build castle"), FIRST_ACTION + 1, "'castle' is no facility; it is one of")
    refused(edited(FIRST_ACTION, action="dance"), FIRST_ACTION + 1, "no action named 'dance'")
    refused(edited(FIRST_ACTION, action=""), FIRST_ACTION + 1, "no action named ''")


def test_an_action_the_rules_refuse() -> None:
    refused(edited(FIRST_ACTION, action="build oil-well"), FIRST_ACTION + 1, "T2.6: needs 1 research")


def test_an_action_written_another_way() -> None:
    refused(
        edited(FIRST_ACTION, action="BUILD  lumber-camp"), FIRST_ACTION + 1, "has to be written 'build lumber-camp'"
    )


def test_an_action_of_the_wrong_seat() -> None:
    seat = json.loads(LINES[FIRST_ACTION])["seat"]
    refused(edited(FIRST_ACTION, seat=3 - seat), FIRST_ACTION + 1, "it is the turn of")
    refused(edited(FIRST_ACTION, seat=9), FIRST_ACTION + 1, "there is no seat 9")


def test_an_outcome_that_cannot_be() -> None:
    refused(edited(2, outcome=json.loads(LINES[3])["outcome"]), 4, "T6.2")
    refused(edited(1, outcome="reveal dynamite"), 2, "T1.5: chance has to settle")


@pytest.mark.parametrize(
    ("change", "line", "reason"),
    [
        (lambda lines: lines.pop(4), 5, "has number 5, but number 4 comes next"),
        (lambda lines: lines.insert(4, lines[3]), 5, "has number 3, but number 4 comes next"),
        (lambda lines: lines.insert(3, lines.pop(4)), 4, "has number 4, but number 3 comes next"),
        (lambda lines: lines.insert(4, ""), 5, "the line is empty"),
        (lambda lines: lines.insert(4, "[1, 2]"), 5, "no object in braces"),
        (lambda lines: lines.insert(4, '{"n": 4, "n": 4, "kind": "redo", "seat": 1}'), 5, "a key is there twice"),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "dance"}'), 5, '"kind" of the entry is "dance"'),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "redo"}'), 5, 'the entry has no "seat"'),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "redo", "seat": "1"}'), 5, '"seat" of the entry is "1"'),
        (lambda lines: lines.insert(4, "9" * 5000), 5, "beyond all measure"),
        (lambda lines: lines.insert(4, "[" * 100_000), 5, "beyond all measure"),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "redo", "seat": 1}'), 5, "nothing to bring back"),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "handed_over", "seat": 1}'), 5, "nothing to hand over"),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "undo", "seat": 1, "to": 9, "agreed": []}'), 5, "entry 9"),
        (lambda lines: lines.insert(4, '{"n": 4, "kind": "undo", "seat": 1, "to": 1, "agreed": []}'), 5, "consent of"),
        (
            lambda lines: lines.insert(4, '{"n": 4, "kind": "undo", "seat": 1, "to": 1, "agreed": [2, 3]}'),
            5,
            "lists seats whose consent it does not need",
        ),
        (
            lambda lines: lines.insert(4, '{"n": 4, "kind": "ended", "reason": "x", "scores": [], "ranks": []}'),
            5,
            "the match does not end here",
        ),
        (
            lambda lines: lines.insert(
                4, '{"n": 4, "kind": "seat", "event": "left", "seat": 1, "holder": {"name": "Bob", "kind": "human"}}'
            ),
            5,
            "only the person who sits at seat 1",
        ),
        (
            lambda lines: lines.insert(
                4, '{"n": 4, "kind": "seat", "event": "joined", "seat": 1, "holder": {"name": "", "kind": "human"}}'
            ),
            5,
            "needs a name",
        ),
        (
            lambda lines: lines.insert(
                4,
                '{"n": 4, "kind": "seat", "event": "bot took over", "seat": 1, "holder": {"name": " ", "kind": "bot"}}',
            ),
            5,
            "a blank is no name",
        ),
        (
            lambda lines: lines.insert(
                4,
                '{"n": 4, "kind": "seat", "event": "bot took over", "seat": 1, '
                '"holder": {"name": "Cat", "kind": "bot", "bot": "program:/bin/cat"}}',
            ),
            5,
            "the seat of Cat names a program to start: .* only when it is named on their command line",
        ),
    ],
)
def test_lines_that_do_not_follow(change: Callable[[list[str]], Any], line: int, reason: str) -> None:
    lines = list(LINES)
    change(lines)
    assert str(refused(lines, line, reason)).endswith(CUT_HERE)


@pytest.mark.parametrize("change", [{"scores": [99, 0]}, {"ranks": [2, 1]}, {"reason": "boredom"}])
def test_a_result_that_does_not_fit_the_game(change: dict[str, Any]) -> None:
    match = play_out(alone(confirm=False))
    lines = dumps(match).splitlines()
    last = json.loads(lines[-1])
    lines[-1] = json.dumps({**last, **change})
    if json.loads(lines[-1]) == last:
        lines[-1] = json.dumps({**last, "ranks": [1, 2]})
    refused(lines, len(lines), "the result does not fit the game: it ended by round limit")


def test_a_match_that_goes_on_after_its_end() -> None:
    lines = dumps(play_out(alone(confirm=False))).splitlines()
    lines.append(json.dumps({"n": len(lines), "kind": "action", "seat": 1, "action": "pass"}))
    refused(lines, len(lines), "the match is over")


@pytest.mark.parametrize(
    ("changes", "reason"),
    [
        ({"game": "chess"}, "no game named 'chess'; there is: .*titans"),
        ({"smokestack": 3}, "written in format 3, .* update Smokestack"),
        ({"rules": 99}, "version 99 of the rules of Titans of Industry, .* update Smokestack"),
        ({"edition": {"name": "lost", "digest": "0"}}, "the edition 'lost' does not come with .* there is: prototype"),
        ({"edition": {"name": "prototype", "digest": "0"}}, "edition 'prototype' of digest 0, and the one found here"),
        ({"edition": {"name": "mine", "digest": "0", "text": "x = ["}}, "the edition 'mine' in this match: 1 problem"),
        ({"edition": {"name": "../x.toml", "digest": "0"}}, "does not come with"),
        ({"options": {"players": 2}}, "option round_limit is missing"),
        ({"options": {"players": 7, "two_facilities": 0, "round_limit": 0}}, "option players is 7"),
        ({"options": {"self": 1}}, "no option named 'self'"),
        ({"seats": []}, "the game has 2 seats and the match names 0"),
        ({"seats": [{"name": "Ann", "kind": "human"}, {"name": " ", "kind": "bot"}]}, "a blank is no name"),
        ({"seats": [{"name": "Ann", "kind": "human"}, {"name": " ", "kind": "open"}]}, "an open seat has none"),
        ({"seats": [{"name": "Cat", "kind": "bot", "bot": "program:/bin/cat"}] * 2}, "Cat names a program to start"),
        ({"chance": "dice"}, "chance comes from"),
    ],
)
def test_headers_that_cannot_be_played(changes: dict[str, Any], reason: str) -> None:
    assert "first line" in str(refused(edited(0, **changes), 1, reason))


@pytest.mark.parametrize(
    "content",
    [
        b"",
        b"\n\n",
        b"hello",
        b"\x00\x01\x02",
        b"[]",
        b"3",
        b"null",
        b'"a"',
        b'{"n": 1}',
        b'{"smokestack": "yes"}',
        b'{"smokestack": 0}',
        b"{}",
        b"[" * 100_000,
        b"name,score\nAnn,3\n",
    ],
)
def test_foreign_files_are_refused_at_their_first_line(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "foreign").write_bytes(content)
    with pytest.raises(SaveError) as caught:
        load(tmp_path / "foreign")
    assert caught.value.line == 1


@pytest.mark.parametrize("content", [b"\xff\xfe\x00", b"\x89PNG\r\n\x1a\n"])
def test_a_file_that_is_no_text_is_refused_as_a_whole(content: bytes, tmp_path: Path) -> None:
    (tmp_path / "foreign").write_bytes(content)
    with pytest.raises(SaveError, match="foreign: this is no text file") as caught:
        load(tmp_path / "foreign")
    assert caught.value.line == 0


def test_a_folder_or_a_missing_file_is_refused(tmp_path: Path) -> None:
    for path in (tmp_path, tmp_path / "missing", tmp_path / "nul\0l"):
        with pytest.raises(SaveError, match=r"cannot be read: .* Check the name of the file") as caught:
            load(path)
        assert caught.value.line == 0
