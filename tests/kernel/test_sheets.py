"""Sheets: one table of an edition file, read with checks, with every problem named and every source kept."""

from typing import Annotated

import pytest

from smokestack.gamekit.edition import Edition, Sheet, game_of_file, read_edition, unique
from smokestack.gamekit.errors import EditionError
from smokestack.kernel.record import Record, i32

COLOURS = ["red", "green"]

SPOTS = "it must be a list of 0 to 2 names out of red, green"
NO_KEY = "is not a key of this table; remove it or correct its spelling"
NO_SOURCE = 'has no source; add source = "book", "ruling" or "edition"'


class Toy(Record):
    """The cards of a made-up game."""

    weight: i32
    sizes: Annotated[list[int], i32, 2]
    round_edges: i32
    colour: i32
    trim: i32
    spots: i32
    bonus: i32
    parts: i32


def read_toy(top: Sheet) -> tuple[Toy, dict[str, list[str]], dict[str, list[str]]]:
    sheet, toy = top.table("toy"), Toy()
    toy.weight = sheet.whole("weight", 1, 9)
    toy.sizes = sheet.wholes("sizes", 2, 0, 5)
    toy.round_edges = int(sheet.flag("round_edges"))
    toy.colour = sheet.choice("colour", COLOURS)
    toy.trim = sheet.choice("trim", COLOURS, none=True)
    toy.spots = len(sheet.choices("spots", COLOURS, 0, 2))
    toy.bonus = sheet.whole("bonus", 0, 9, optional=7)
    label = sheet.text("label")
    sheet.done()
    parts = top.tables("parts", 1, 2)
    keys = [part.text("key") for part in parts]
    unique(parts, "key", keys)
    for part in parts:
        part.done()
    toy.parts = len(parts)
    return toy, {"part": keys}, {"label": [label]}


TOY = """
[edition]
game = "toys"
name = "wood"
title = "Wooden"
source = "edition"

[toy]
weight = 3
sizes = [1, 5]
round_edges = true
colour = "green"
trim = ""
spots = ["red", "red"]
label = "Duck"
source = { rest = "book", weight = "ruling" }

[[parts]]
key = "wheel"
source = "book"

[[parts]]
key = "axle"
source = "edition"
"""


def read(text: str) -> Edition:
    return read_edition("toys", text, "wood.toml", read_toy)


def problems(text: str) -> list[str]:
    with pytest.raises(EditionError) as caught:
        read(text)
    assert caught.value.file == "wood.toml"
    assert str(caught.value).startswith(f"wood.toml: {len(caught.value.problems)} problem")
    return caught.value.problems


def test_a_sound_file_gives_cards_words_and_names() -> None:
    edition = read(TOY)
    assert edition.cards == Toy(weight=3, sizes=[1, 5], round_edges=1, colour=1, trim=-1, spots=2, bonus=7, parts=2)
    assert (edition.name, edition.title, edition.about) == ("wood", "Wooden", "")
    assert edition.words == {"part": ["wheel", "axle"]}
    assert edition.names == {"label": ["Duck"]}
    assert edition.text == TOY


def test_every_value_has_its_source() -> None:
    sources = read(TOY).sources
    assert sources["toy.weight"] == "ruling"
    assert sources["toy.sizes"] == "book"
    assert sources["parts[wheel].key"] == "edition", "a key is never the book's"
    assert sources["parts[axle].key"] == "edition"
    assert set(sources) == set(read(TOY).values)


@pytest.mark.parametrize(
    ("old", "new", "problem"),
    [
        ("sizes = [1, 5]\n", "", "toy.sizes: is missing; it is a list of 2 whole numbers from 0 to 5"),
        ("weight = 3", "weight = 10", "toy.weight: is 10; it must be a whole number from 1 to 9"),
        ("weight = 3", "weight = true", "toy.weight: is True; it must be a whole number from 1 to 9"),
        ("weight = 3", "weight = 3.0", "toy.weight: is 3.0; it must be a whole number from 1 to 9"),
        ("[1, 5]", "[1]", "toy.sizes: is [1]; it must be a list of 2 whole numbers from 0 to 5"),
        ("[1, 5]", "[1, -5]", "toy.sizes: is [1, -5]; it must be a list of 2 whole numbers from 0 to 5"),
        ("true", "1", "toy.round_edges: is 1; it must be true or false"),
        ('"green"', '"blue"', "toy.colour: is 'blue'; it must be one of red, green"),
        ('"green"', '""', "toy.colour: is ''; it must be one of red, green"),
        ('trim = ""', "trim = 0", "toy.trim: is 0; it must be one of red, green, or \"\" for none"),
        ('["red", "red"]', '["red", "blue"]', f"toy.spots: is ['red', 'blue']; {SPOTS}"),
        ('["red", "red"]', '"red"', f"toy.spots: is 'red'; {SPOTS}"),
        ('"Duck"', '"  "', "toy.label: is '  '; it must be a text"),
        ('"Duck"', "7", "toy.label: is 7; it must be a text"),
        ("weight = 3", "weight = 3\ncolor = 1", f"toy.color: {NO_KEY}"),
        ("weight = 3", "weight = 3\nbonus = 10", "toy.bonus: is 10; it must be a whole number from 0 to 9"),
        ('"ruling"', '"rumour"', "toy.source: 'rumour' is no source; it is one of book, ruling, edition"),
        ('weight = "ruling"', 'wait = "ruling"', "toy.source: marks 'wait', which is no key here"),
        ('key = "axle"', 'key = "wheel"', "parts[wheel].key: 'wheel' is there twice"),
        ('source = "book"\n', "", f"parts[wheel]: {NO_SOURCE}"),
        ('source = "book"\n', "source = 3\n", f"parts[wheel]: {NO_SOURCE}"),
        ('name = "wood"\n', "", "edition.name: is missing; it is a text"),
        ('game = "toys"', 'game = "trains"', "edition.game: is an edition of 'trains', not of 'toys'"),
    ],
)  # fmt: skip  # one change a line reads as a table
def test_a_problem_names_its_key_and_says_what_is_right(old: str, new: str, problem: str) -> None:
    assert old in TOY
    assert problems(TOY.replace(old, new, 1)) == [problem]


def test_all_problems_are_found_at_once() -> None:
    found = problems(TOY.replace("weight = 3", "weight = 0").replace("[1, 5]", "[]").replace('"green"', '"blue"'))
    assert [line.split(":")[0] for line in found] == ["toy.weight", "toy.sizes", "toy.colour"]


def test_missing_and_superfluous_tables_are_named() -> None:
    assert problems(TOY.split("[[parts]]")[0]) == ["parts: is missing; it is 1 to 2 tables [[parts]]"]
    crowd = TOY + '[[parts]]\nkey = "a"\nsource = "book"\n'
    assert problems(crowd) == ["parts: there are 3; it must be 1 to 2"]
    assert problems(TOY + "[box]\n") == [f"box: {NO_KEY}"]
    assert "toy: is missing; it is a table" in problems(TOY.replace("[toy]", "[toys]"))


@pytest.mark.parametrize(("text", "line"), [("[toy\n", 1), (TOY.replace("weight = 3", "weight = 3\nweight = 4"), 10)])
def test_a_text_that_is_no_toml_is_refused_with_the_place(text: str, line: int) -> None:
    (problem,) = problems(text)
    assert problem.startswith("is not TOML: ")
    assert f"line {line}" in problem


@pytest.mark.parametrize("text", ["x = " + "[" * 3000 + "]" * 3000, "x = " + "9" * 5000], ids=["nested", "digits"])
def test_a_text_beyond_the_reader_is_refused_like_any_other(text: str) -> None:
    """People upload editions; the TOML reader gives up on these with errors of its own."""
    (problem,) = problems(text)
    assert problem


def test_the_digest_looks_at_values_only() -> None:
    digest = read(TOY).digest
    assert read("# Made of oak.\n" + TOY.replace(" = ", "=").replace("\n\n", "\n\n\n")).digest == digest
    assert read(TOY.replace("Wooden", "Oaken")).digest == digest
    assert read(TOY.replace("weight = 3", "weight = 4")).digest != digest
    assert read(TOY.replace("Duck", "Goose")).digest != digest


def test_a_file_says_which_game_it_is_for(tmp_path_factory: pytest.TempPathFactory) -> None:
    path = tmp_path_factory.mktemp("editions") / "wood.toml"
    path.write_text(TOY, encoding="utf-8")
    assert game_of_file(path) == "toys"
    path.write_text("[edition]\n", encoding="utf-8")
    with pytest.raises(EditionError, match=r"edition\.game: is missing"):
        game_of_file(path)
    path.write_bytes(b"\xff")
    with pytest.raises(EditionError, match="cannot be read"):
        game_of_file(path)
    with pytest.raises(EditionError, match="cannot be read"):
        game_of_file(path.with_name("none.toml"))
