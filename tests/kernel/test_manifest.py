"""A manifest that leads nowhere is a fault of its game, and is told with its name."""

import re
from dataclasses import replace
from importlib.metadata import EntryPoint
from pathlib import Path

import pytest

from smokestack.board.ui import board_of
from smokestack.gamekit import registry
from smokestack.gamekit.errors import ManifestError, UnknownName
from smokestack.gamekit.registry import GROUP, found, spec
from smokestack.web import lessons
from smokestack.web.lessons import has_lesson, lesson_of

TITANS = spec("titans")


@pytest.mark.parametrize(
    ("reference", "reason"),
    [
        ("nowhere.at.all:BOARD", "'nowhere.at.all:BOARD', which cannot be loaded: No module named 'nowhere'"),
        ("smokestack.games.titans.board:BORD", "'smokestack.games.titans.board:BORD', which cannot be loaded: "),
        ("smokestack.games.titans.board", "'smokestack.games.titans.board', which cannot be loaded: "),
    ],
)
def test_a_room_that_is_not_there_is_named_with_its_game(reference: str, reason: str) -> None:
    with pytest.raises(ManifestError, match=re.escape(f"the manifest of titans names {reason}")):
        board_of(replace(TITANS, board_room=reference))


def test_a_room_of_another_kind_is_named_with_its_game() -> None:
    with pytest.raises(ManifestError, match="words:WORDS of titans is a GameWords; it must be a GameBoard"):
        board_of(replace(TITANS, board_room="smokestack.games.titans.words:WORDS"))


def test_data_that_is_not_there_is_named_with_its_game(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    (tmp_path / "hollow").mkdir()
    (tmp_path / "hollow" / "__init__.py").touch()
    monkeypatch.syspath_prepend(tmp_path)
    hollow = replace(TITANS, name="hollow", package="hollow")
    assert not hollow.has_data("clauses.toml")
    for ask, file in ((lambda: hollow.clauses, "clauses.toml"), (hollow.edition, "editions"), (hollow.editions, "")):
        with pytest.raises(ManifestError, match=rf"data/{file}.* of hollow cannot be read: "):
            ask()


def test_clauses_that_cannot_be_understood_are_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TITANS), "data", lambda *_: '[game]\ntitle = "T"\n')
    with pytest.raises(ManifestError, match=r"data/clauses\.toml of titans cannot be read: 'clause'"):
        _ = replace(TITANS).clauses


def test_a_lesson_that_cannot_be_understood_is_named(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(type(TITANS), "data", lambda *_: "edition = prototype")
    with pytest.raises(ManifestError, match=r"data/lesson\.toml of titans cannot be read: "):
        lesson_of.__wrapped__("titans")


def test_a_game_without_a_lesson_says_which_have_one(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(lessons, "has_lesson", lambda name: name != "titans" and has_lesson(name))
    with pytest.raises(UnknownName, match=r"no lesson named 'titans'; there is: .*empire"):
        lesson_of.__wrapped__("titans")


def entries(*values: tuple[str, str]) -> list[EntryPoint]:
    return [EntryPoint(name, value, GROUP) for name, value in values]


def test_two_packages_cannot_bring_games_of_one_name(monkeypatch: pytest.MonkeyPatch) -> None:
    both = entries(("chess", "one:SPEC"), ("go", "two:SPEC"), ("chess", "three:SPEC"))
    monkeypatch.setattr(registry, "entry_points", lambda **_: both)
    with pytest.raises(ManifestError, match=r"two packages bring a game named chess: one:SPEC and three:SPEC"):
        found.__wrapped__()


@pytest.mark.parametrize(
    ("value", "reason"),
    [
        ("nowhere:SPEC", "the game chess of nowhere:SPEC cannot be loaded: No module named 'nowhere'"),
        ("smokestack.games.titans:SPECK", "cannot be loaded: .*SPECK"),
        ("smokestack.games.titans:SPEC", "leads to smokestack.games.titans:SPEC, which is no manifest of chess"),
        ("smokestack:game_names", "which is no manifest of chess"),
    ],
)
def test_an_entry_point_that_leads_nowhere_is_named(value: str, reason: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(registry, "found", lambda: {each.name: each for each in entries(("chess", value))})
    with pytest.raises(ManifestError, match=reason):
        spec("chess")
