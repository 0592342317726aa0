"""What an edition calls book is compared with the editions that come with its game."""

from pathlib import Path

import pytest

import smokestack
from smokestack.cli.edition import check_edition
from smokestack.gamekit.book_marks import false_book_marks, require_book_values
from smokestack.gamekit.edition import Edition
from smokestack.gamekit.errors import EditionError
from smokestack.gamekit.registry import spec
from smokestack.lab.editions import lab_game
from smokestack.match.match import Match
from tests.lab.editions import changed

SHIPPED = [(game, edition) for game in smokestack.game_names() for edition in spec(game).editions()]


@pytest.mark.parametrize(("game", "edition"), SHIPPED)
def test_what_ships_calls_nothing_book_that_is_not(game: str, edition: str) -> None:
    assert false_book_marks(spec(game), spec(game).edition(edition)) == []


def test_a_changed_value_cannot_stay_the_books() -> None:
    rich = changed("titans", ("cash = 50", "cash = 60"), ("uses = [0, 5, 15]", "uses = [0, 4, 9]"))
    assert false_book_marks(spec("titans"), rich) == [
        "rules.cash: is 60 and marked book, but the book has 50; put 50 back, or mark it as ours with "
        'cash = "edition" in the source of its table',
        "facilities[oil-well].uses: is [0, 4, 9] and marked book, but the book has [0, 5, 15]; put [0, 5, 15] back, "
        'or mark it as ours with uses = "edition" in the source of its table',
    ]


def test_marked_as_ours_it_may_change() -> None:
    ours = changed("titans", ("cash = 50", "cash = 60"), ('prices = "edition"', 'prices = "edition", cash = "edition"'))
    require_book_values(spec("titans"), ours, "ours.toml")


def test_what_is_ours_cannot_become_the_books() -> None:
    claimed = changed("titans", ('idle_relief = "ruling", prices = "edition"', 'idle_relief = "ruling"'))
    [problem] = false_book_marks(spec("titans"), claimed)
    assert problem.startswith("rules.prices: is marked book, but the book does not tell it; mark it as ours")


def test_a_new_handle_for_a_card_is_no_new_claim() -> None:
    renamed = changed("titans", ('key = "dynamite"\nname', 'key = "blasting"\nname'))
    problems = false_book_marks(spec("titans"), renamed)
    assert problems
    assert not any(problem.startswith("advancements[blasting].key") for problem in problems)


def rich_edition() -> Edition:
    name = spec("titans").default_edition
    return changed("titans", (f'name = "{name}"', 'name = "rich"'), ("cash = 50", "cash = 60"))


def test_the_check_and_the_lab_refuse_such_a_file(tmp_path: Path) -> None:
    file = tmp_path / "rich.toml"
    file.write_text(rich_edition().text, encoding="utf-8")
    said = r"rich\.toml: 1 problem\n  rules\.cash: is 60 and marked book"
    with pytest.raises(EditionError, match=said):
        lab_game("titans", str(file))
    with pytest.raises(EditionError, match=said):
        check_edition(file)


def test_a_match_that_carries_such_an_edition_still_opens(tmp_path: Path) -> None:
    seats = [smokestack.Seat("Ann"), smokestack.Seat("Ben")]
    smokestack.save(Match.new("titans", seats=seats, edition=rich_edition()), tmp_path / "rich.jsonl")
    assert smokestack.load(tmp_path / "rich.jsonl").game.edition.values["rules.cash"] == 60
