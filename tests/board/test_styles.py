"""Styles: what games share in one sheet, what is a game's own in its folder, and nothing of it anywhere else."""

import re
from collections.abc import Iterator
from pathlib import Path
from xml.etree import ElementTree

import pytest

import smokestack
from smokestack.board.drawing import Part, picture, stylesheet
from smokestack.board.ui import GameBoard, board_of, picture_of, stylesheet_of
from smokestack.gamekit.registry import names, spec
from smokestack.web.gallery import showcase

HOUSE = Path(smokestack.__file__).parent
SHARED = sorted(
    file
    for file in HOUSE.rglob("*")
    if file.suffix in (".css", ".js", ".html")
    and (HOUSE / "games") not in file.parents
    and (HOUSE / "web" / "guide") not in file.parents
)
"""Every sheet, script and template outside the games' folders; the built guide speaks of the games, as it should."""


def classes(sheet: str) -> set[str]:
    return set(re.findall(r"\.([a-z][\w-]*)", sheet))


def selectors(sheet: str) -> set[str]:
    return set(re.findall(r"^(?:svg )?\.[^{]+(?= \{)", sheet, re.MULTILINE))


def drawn_classes(game: str) -> Iterator[str]:
    drawn = [part.svg for part in showcase(game)] + [board_of(spec(game)).symbols]
    for found in re.findall(r'class="([^"]*)"', "".join(drawn)):
        yield from (name for name in found.split() if not name.startswith("part-"))


@pytest.mark.parametrize("game", names())
def test_a_game_draws_with_its_own_classes_and_those_of_all(game: str) -> None:
    used, styles = set(drawn_classes(game)), board_of(spec(game)).styles
    assert used <= classes(stylesheet_of(spec(game)))
    assert used & classes(styles) - {game}


@pytest.mark.parametrize("game", names())
def test_no_rule_is_one_games_own_and_shared(game: str) -> None:
    own, shared = selectors(board_of(spec(game)).styles), selectors(stylesheet())
    assert len(own) > 5
    assert not own & shared


@pytest.mark.parametrize("game", names())
def test_a_game_has_an_accent_for_light_and_dark(game: str) -> None:
    accents = re.findall(rf"(\S*) ?\.{game} {{\s*--accent: (#\w{{6}});", board_of(spec(game)).styles)
    assert [where for where, _ in accents] == ["", ':root:not([data-theme="light"])', ':root[data-theme="dark"]']
    assert len({colour for _, colour in accents}) == 2


def test_all_accents_differ() -> None:
    found = {re.findall(r"--accent: (#\w+)", board_of(spec(game)).styles)[0] for game in names()}
    assert len(found) == len(names())


@pytest.mark.parametrize("game", names())
def test_a_layout_speaks_of_its_own_game_only(game: str) -> None:
    rules = re.findall(r"^ *(\S.*?) \{", board_of(spec(game)).layout, re.MULTILINE)
    nested = [rule for rule in rules if rule.startswith("[data-area=")]
    assert len(nested) < len(rules)
    for rule in set(rules) - set(nested):
        assert rule.startswith((f".{game} ", f".{game}.", f".{game}:", "@media")), rule


@pytest.mark.parametrize("file", SHARED, ids=lambda file: file.name)
def test_nothing_shared_knows_a_game_or_its_areas(file: Path) -> None:
    text = file.read_text(encoding="utf-8")
    assert not re.search(rf"\b({'|'.join(names())})\b", text, re.IGNORECASE)
    areas = {part.area for game in names() for part in showcase(game)}
    assert not set(re.findall(r'data-area="([^"]*)"', text)) & areas


def test_the_shared_sheets_and_scripts_are_found() -> None:
    assert {"board.css", "page.css", "table.css", "report.css", "table.js", "base.html"} <= {f.name for f in SHARED}


@pytest.mark.parametrize("game", names())
def test_a_picture_brings_its_games_styles(game: str) -> None:
    drawn = ElementTree.fromstring(picture_of(smokestack.game(game).new()))
    svg = "{http://www.w3.org/2000/svg}"
    style = drawn.find(f"{svg}style")
    assert style is not None
    assert style.text == stylesheet() + board_of(spec(game)).styles
    assert [child.attrib["class"] for child in drawn.findall(f"{svg}g")] == [game]


def test_any_sheet_goes_into_a_picture() -> None:
    """Nested rules have an ampersand, which XML would not bear."""
    part = Part("one", "all", "One", 10, 10, "")
    style = ElementTree.fromstring(picture([part], "", "toy", ".toy { &:hover { --accent: red; } }"))[0]
    assert str(style.text).endswith("&:hover { --accent: red; } }")


def test_a_board_may_come_without_sheets() -> None:
    plain = GameBoard(draw=lambda view, names, seat: (), path=lambda edition, s, action: (), symbols="", poster="")
    assert (plain.styles, plain.layout) == ("", "")
    assert GameBoard(plain.draw, plain.path, "", "", package="smokestack.gamekit").styles == ""
