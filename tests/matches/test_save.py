"""Saving and opening: readable lines, the same match again, and never half a file."""

import errno
import json
import os
from collections.abc import Callable
from pathlib import Path

import pytest
from tests.matches.tables import alone, hotseat, people, play, play_out

from smokestack.gamekit.errors import MatchError
from smokestack.match import Match
from smokestack.match.entry import Ended
from smokestack.match.save import dumps, load, loads, save


def test_a_save_file_has_the_header_first_and_one_entry_a_line() -> None:
    match = play(people(), 2)
    header, *entries = dumps(match).splitlines()
    assert json.loads(header) == match.header.to_json()
    assert [json.loads(line) for line in entries] == [entry.to_json() for entry in match.entries]


def test_a_save_file_is_readable_by_people() -> None:
    match = people(chance="os")
    for text in ("order 1", "reveal dynamite", "reveal seed-drill", "reveal night-shift", "reveal seed-capital"):
        match.enter_chance(text)
    match.act(0, "build lumber-camp")
    assert dumps(match).splitlines()[2] == '{"n": 2, "kind": "chance", "outcome": "reveal dynamite"}'
    assert dumps(match).splitlines()[6] == '{"n": 6, "kind": "action", "seat": 1, "action": "build lumber-camp"}'


@pytest.mark.parametrize("make", [people, alone, hotseat])
def test_a_finished_match_opens_to_the_same_bytes(make: Callable[[], Match], tmp_path: Path) -> None:
    match = play_out(make(), 6)
    path = tmp_path / "evening.match"
    save(match, path)
    opened = load(path)
    assert opened.entries == match.entries
    assert opened.header == match.header
    assert bytes(opened.position) == bytes(match.position)
    assert opened.over
    save(opened, tmp_path / "again.match")
    assert (tmp_path / "again.match").read_bytes() == path.read_bytes()


def test_an_opened_match_goes_on_where_it_stood(tmp_path: Path) -> None:
    match = play(alone(), 9)
    mover = match.waiting
    save(match, tmp_path / "a")
    opened = load(tmp_path / "a")
    assert opened.waiting == mover
    assert opened.to_move == match.to_move
    assert play_out(opened).entries == play_out(match).entries


def test_take_backs_of_an_opened_match_can_still_be_brought_back(tmp_path: Path) -> None:
    match = play(alone(confirm=False), 8)
    stood = bytes(match.position)
    match.undo(0)
    save(match, tmp_path / "a")
    opened = load(tmp_path / "a")
    assert opened.with_takebacks == match.with_takebacks
    opened.redo(0)
    assert bytes(opened.position) == stood


def test_a_match_without_entries_can_be_saved(tmp_path: Path) -> None:
    save(people(), tmp_path / "a")
    assert load(tmp_path / "a").entries == ()


def test_saving_again_replaces_the_file_and_leaves_nothing_else(tmp_path: Path) -> None:
    match = people()
    save(match, tmp_path / "a")
    match.let_chance()
    save(match, str(tmp_path / "a"))
    assert load(tmp_path / "a").entries == match.entries
    assert os.listdir(tmp_path) == ["a"]


def test_saving_through_a_link_keeps_the_link(tmp_path: Path) -> None:
    (tmp_path / "link").symlink_to(tmp_path / "real")
    save(people(), tmp_path / "link")
    assert (tmp_path / "link").is_symlink()
    assert load(tmp_path / "real").entries == ()


@pytest.mark.parametrize("step", ["fsync", "replace"])
def test_a_full_disk_leaves_the_old_file_untouched(step: str, tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    match = people()
    save(match, tmp_path / "a")
    old = (tmp_path / "a").read_bytes()
    match.let_chance()

    def full(*_: object) -> None:
        raise OSError(errno.ENOSPC, os.strerror(errno.ENOSPC))

    monkeypatch.setattr(os, step, full)
    with pytest.raises(MatchError, match=r"could not be saved to .*No space left.*unchanged; make room"):
        save(match, tmp_path / "a")
    assert (tmp_path / "a").read_bytes() == old
    assert os.listdir(tmp_path) == ["a"]


def test_a_match_is_not_saved_over_a_folder_or_into_nowhere(tmp_path: Path) -> None:
    (tmp_path / "folder" / "inside").mkdir(parents=True)
    for place in (tmp_path / "folder", tmp_path / "nowhere" / "a", tmp_path / "nul\0l"):
        with pytest.raises(MatchError, match="could not be saved"):
            save(people(), place)
    assert os.listdir(tmp_path) == ["folder"]
    assert os.listdir(tmp_path / "folder") == ["inside"]


def test_files_touched_by_other_editors_still_open() -> None:
    match = play(people(), 3)
    text = dumps(match)
    for touched in (text.rstrip("\n"), text + "\n\n", text.replace("\n", "\r\n")):
        assert loads(touched).entries == match.entries


def test_a_file_with_a_byte_order_mark_opens(tmp_path: Path) -> None:
    (tmp_path / "a").write_bytes(b"\xef\xbb\xbf" + dumps(people()).encode())
    assert load(tmp_path / "a").entries == ()


def test_names_of_all_languages_survive(tmp_path: Path) -> None:
    match = people()
    match.leave(0)
    match.join(0, "Zoë 李 \u2028 👩‍🚀")
    save(match, tmp_path / "a")
    assert load(tmp_path / "a").seats == match.seats
    assert "李" in (tmp_path / "a").read_text(encoding="utf-8")


def test_a_file_that_lacks_only_its_last_line_is_closed_again() -> None:
    match = play_out(alone(confirm=False))
    assert isinstance(match.entries[-1], Ended)
    cut = dumps(match).splitlines()[:-1]
    assert loads("\n".join(cut)).entries == match.entries


def test_cutting_a_file_anywhere_opens_the_match_as_it_was() -> None:
    match = play_out(people())
    lines = dumps(match).splitlines()
    for kept in range(1, len(lines), 5):
        opened = loads("\n".join(lines[:kept]))
        assert opened.entries[: kept - 1] == match.entries[: kept - 1]
        assert all(isinstance(entry, Ended) for entry in opened.entries[kept - 1 :])
        assert opened.position == match.at(kept - 1)
