"""The pieces all boards are made of: names first, then what is inside; text that keeps to its room."""

import re

import pytest

from smokestack.board.drawing import text
from smokestack.board.pieces import (
    fit,
    fit_bold,
    label,
    letters_in,
    panel,
    paragraph,
    place,
    plural,
    preview,
    prose,
    short,
)
from smokestack.board.symbols import cogwheel


def test_a_place_and_a_preview_are_named_first() -> None:
    one, other = text(1, 2, "one"), text(3, 4, "other")
    assert place("bank", one, other) == f'<g data-place="bank">{one}{other}</g>'
    assert preview("price:3", one, other) == f'<g class="preview" data-for="price:3">{one}{other}</g>'


def test_a_panel_is_a_part_on_paper_under_its_games_class() -> None:
    part = panel("desk", "left", "The desk", 30, text(1, 2, "inside"), width=100, css="toy")
    assert (part.name, part.area, part.title, part.width, part.height) == ("desk", "left", "The desk", 100, 30)
    assert re.fullmatch(r'<g class="toy"><rect [^>]*width="98" height="28"[^>]*/><text .*>inside</text></g>', part.body)


@pytest.mark.parametrize(
    ("count", "one", "many", "said"),
    [(0, "train", "", "0 trains"), (1, "train", "", "1 train"), (2, "factory", "factories", "2 factories")],
)
def test_things_are_counted_in_words(count: int, one: str, many: str, said: str) -> None:
    assert plural(count, one, many) == said


@pytest.mark.parametrize(
    ("most", "said"),
    [(12, "Ann the Bold"), (11, "Ann the Bo…"), (9, "Ann the…"), (8, "Ann the…"), (1, "A…"), (0, "A…")],
)
def test_what_is_too_long_ends_in_an_ellipsis_without_a_blank(most: int, said: str) -> None:
    assert short("Ann the Bold", most) == said


def test_bold_letters_are_wider() -> None:
    assert fit("Bartholomew", 80, 12) == "Bartholomew"
    assert fit_bold("Bartholomew", 80, 12) == "Bartholo…"


def test_a_label_is_as_large_as_its_room_allows() -> None:
    sizes = [re.findall(r'class="([^"]*)"', label(0, 0, "Nitroglycerin", width))[0] for width in (130, 105, 90, 70)]
    assert sizes == ["bold", "note bold", "note", "small"]
    assert label(0, 0, "Nitroglycerin", 130, bold=False) == text(0, 0, "Nitroglycerin", "note")
    assert ">Nitro…<" in label(0, 0, "Nitroglycerin", 40)


def test_paragraphs_and_prose_keep_to_their_lines() -> None:
    said = "one two three four five six seven eight nine ten"
    rows = paragraph(said, 80, 12)
    assert " ".join(rows) == said
    assert max(map(len, rows)) <= letters_in(80, 12)
    assert prose(5, 10, said, 11, 14, "note", 2) == text(5, 10, "one two", "note") + text(5, 24, "three four", "note")


def test_a_cogwheel_closes_after_all_its_teeth() -> None:
    outline = cogwheel(8, 8.2, 11.0, 0.3, 0.18)
    assert outline.startswith("M")
    assert outline.endswith("z")
    assert outline.count("L") == 4 * 8 - 1
