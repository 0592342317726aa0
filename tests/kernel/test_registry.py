"""Finding games and editions by name, and what is said when there is none."""

from importlib.metadata import entry_points
from pathlib import Path

import pytest

import smokestack
from smokestack.gamekit.errors import EditionError, NotationError, SmokestackError, UnknownName
from smokestack.gamekit.registry import GROUP, spec
from smokestack.kernel.record import RecordError


def test_every_registered_game_is_there_under_its_own_name() -> None:
    assert sorted(smokestack.game_names()) == sorted(each.name for each in entry_points(group=GROUP))
    assert smokestack.game_names()[:3] == ("titans", "empire", "victory")
    assert [spec(name).name for name in smokestack.game_names()] == list(smokestack.game_names())


def test_an_unknown_game_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"no game named 'chess'; there is: .*titans"):
        smokestack.game("chess")


def test_an_unknown_edition_lists_the_known_ones() -> None:
    with pytest.raises(UnknownName, match=r"no edition named 'deluxe'; there is: .*prototype"):
        smokestack.game("titans", edition="deluxe")


def test_an_edition_is_read_once() -> None:
    assert spec("titans").edition() is spec("titans").edition(spec("titans").default_edition)


def test_an_edition_comes_from_a_file(tmp_path: Path) -> None:
    file = tmp_path / "mine.toml"
    file.write_text(spec("titans").edition().text.replace("cash = 50", "cash = 60"), encoding="utf-8")
    assert smokestack.game("titans", edition=file).edition.cards.cash == 60  # type: ignore[attr-defined]  # Cards
    assert smokestack.game("titans", edition=str(file)).edition.digest != spec("titans").edition().digest


def test_an_edition_may_be_handed_over() -> None:
    edition = spec("titans").edition()
    assert smokestack.game("titans", edition=edition).edition is edition


def test_a_file_that_cannot_be_read_is_an_edition_error(tmp_path: Path) -> None:
    with pytest.raises(EditionError, match=r"none\.toml: 1 problem\n  cannot be read: "):
        smokestack.game("titans", edition=tmp_path / "none.toml")
    (tmp_path / "odd.toml").write_bytes(b"\xff\xfe")
    with pytest.raises(EditionError, match="cannot be read"):
        smokestack.game("titans", edition=tmp_path / "odd.toml")


def test_a_file_of_another_game_is_refused(tmp_path: Path) -> None:
    file = tmp_path / "theirs.toml"
    file.write_text(spec("titans").edition().text.replace('game = "titans"', 'game = "chess"'), encoding="utf-8")
    with pytest.raises(EditionError, match=r"edition\.game: is an edition of 'chess', not of 'titans'"):
        smokestack.game("titans", edition=file)


def test_every_error_on_purpose_is_one_of_ours() -> None:
    for error in (UnknownName("game", "x", []), EditionError("f", ["p"]), NotationError("t")):
        assert isinstance(error, SmokestackError)
    assert str(UnknownName("bot", "x", [])) == "no bot named 'x'; there is: none"
    assert str(EditionError("f.toml", ["a: b", "c: d"])) == "f.toml: 2 problems\n  a: b\n  c: d"


def test_a_game_and_a_position_say_what_they_are() -> None:
    game = smokestack.game("titans", edition="prototype")
    assert repr(game) == "<game titans, edition prototype, interpreted>"
    assert repr(game.new()) == "<titans position, to move: chance>"


@pytest.mark.parametrize("size", [0, 1])
def test_bytes_of_another_size_are_no_position(size: int) -> None:
    for compiled in (False, True):
        with pytest.raises(RecordError, match=rf"State: needs \d+ bytes, got {size}"):
            smokestack.game("titans", compiled=compiled).position(bytes(size))
