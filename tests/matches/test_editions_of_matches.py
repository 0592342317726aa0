"""A match remembers its edition: ours by name and digest, any other with its text."""

import json
from pathlib import Path

import pytest
from tests.matches.tables import ANN, BOB, EDITION, play

from smokestack.gamekit.errors import EditionError, SaveError
from smokestack.gamekit.registry import spec
from smokestack.match import Match
from smokestack.match.save import dumps, loads

OURS = spec("titans").edition(EDITION)
RICHER = OURS.text.replace("cash = 50 ", "cash = 60 ", 1)


def match_with(edition_text: str, tmp_path: Path) -> Match:
    path = tmp_path / "mine.toml"
    path.write_text(edition_text, encoding="utf-8")
    return Match.new("titans", seats=[ANN, BOB], edition=path, chance=1)


def test_a_match_of_ours_carries_no_edition_text(tmp_path: Path) -> None:
    for name in spec("titans").editions():
        assert Match.new("titans", seats=[ANN, BOB], edition=name).header.edition.text == ""
    commented = "# read it with care\n" + OURS.text
    assert match_with(commented, tmp_path).header.edition.text == "", "comments do not make another edition"


@pytest.mark.parametrize("name", [EDITION, "mine"])
def test_a_match_with_another_edition_carries_its_text_and_opens_without_the_file(name: str, tmp_path: Path) -> None:
    text = RICHER.replace(f'name = "{EDITION}"', f'name = "{name}"', 1)
    match = match_with(text, tmp_path)
    assert match.header.edition.text == text
    play(match, 5)
    (tmp_path / "mine.toml").unlink()
    opened = loads(dumps(match))
    assert bytes(opened.position) == bytes(match.position)
    assert opened.game.edition.digest == match.game.edition.digest != OURS.digest


def test_a_match_is_not_asked_what_was_not_asked_when_it_was_started() -> None:
    """Empire's Industrial buildings had not to reach the top of pollution (E4.14)."""
    empire = spec("empire")
    text = empire.edition("nano-4").text.replace("reroll_cost = 2", "reroll_cost = 3", 1)
    edition = empire.read(text, "mine.toml", started=True)
    opened = loads(dumps(Match.new("empire", seats=[ANN, BOB], edition=edition)))
    assert opened.game.edition.values["rules.reroll_cost"] == 3
    with pytest.raises(EditionError, match=r"E4\.14"):
        empire.read(text, "mine.toml")


def test_an_edition_text_that_was_changed_is_refused(tmp_path: Path) -> None:
    first, *rest = dumps(play(match_with(RICHER, tmp_path), 2)).splitlines()
    header = json.loads(first)
    header["edition"]["text"] = header["edition"]["text"].replace("cash = 60 ", "cash = 70 ", 1)
    with pytest.raises(SaveError, match=f"and the one found here is '{EDITION}' of digest"):
        loads("\n".join([json.dumps(header), *rest]))


def test_a_carried_edition_of_another_game_is_refused(tmp_path: Path) -> None:
    first, *rest = dumps(match_with(RICHER, tmp_path)).splitlines()
    header = json.loads(first)
    header["edition"]["text"] = header["edition"]["text"].replace('game = "titans"', 'game = "chess"', 1)
    with pytest.raises(SaveError, match="is an edition of 'chess', not of 'titans'"):
        loads("\n".join([json.dumps(header), *rest]))
