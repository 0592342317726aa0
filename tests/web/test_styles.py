"""The style sheets of pages: one for all games, two of each game's own, and what the script is told of a board."""

import json
import re
from html import unescape

import pytest

from smokestack.board.drawing import stylesheet
from smokestack.board.ui import board_of
from smokestack.gamekit.registry import names, spec
from tests.web.house import At, House, Visitor

ALL = ["/board.css", "/static/page.css", "/static/table.css"]


def linked(page: str) -> list[str]:
    return re.findall(r'<link rel="stylesheet" href="([^"]+)">', page)


def own(game: str) -> list[str]:
    return [f"/games/{game}/board.css", f"/games/{game}/layout.css"]


@pytest.mark.parametrize("game", names())
def test_a_games_sheets_are_served_from_its_folder(house: House, game: str) -> None:
    http, board = house.program().http, board_of(spec(game))
    for address, text in zip(own(game), (board.styles, board.layout), strict=True):
        answer = http.get(address)
        assert (answer.status_code, answer.text) == (200, text)
        assert answer.headers["content-type"].startswith("text/css")
        assert answer.headers["cache-control"] == http.get("/board.css").headers["cache-control"] == "max-age=300"
    assert http.get("/board.css").text == stylesheet()


@pytest.mark.parametrize("sheet", ["board.css", "layout.css"])
def test_a_game_that_is_not_there_has_no_sheet(house: House, sheet: str) -> None:
    assert house.program().http.get(f"/games/nothing/{sheet}").status_code == 404


@pytest.mark.parametrize("game", names())
@pytest.mark.parametrize("page", ["new", "learn", "rules", "gallery"])
def test_a_page_of_a_game_links_its_sheets_after_those_of_all(ann: Visitor, page: str, game: str) -> None:
    assert linked(ann.http.get(f"/{page}/{game}").text) == [*ALL, *own(game)]


def test_the_front_page_links_the_sheets_of_every_game(ann: Visitor) -> None:
    assert linked(ann.http.get("/").text) == [*ALL, *(sheet for game in names() for sheet in own(game))]


def test_a_page_of_no_game_links_none(ann: Visitor) -> None:
    assert linked(ann.http.get("/t/nowhere").text) == ALL


@pytest.mark.parametrize("game", names())
def test_a_table_links_its_sheets_and_tells_the_script_of_its_board(ann: Visitor, game: str) -> None:
    table: At = ann.open(game, "you", "screen")
    page, board = ann.http.get(f"/t/{table.id}").text, board_of(spec(game))
    assert linked(page) == [*ALL, *own(game)]
    found = re.search(r'data-traits="([^"]*)"', page)
    assert found
    told = {"zoomed": [*board.zoomed], "small": [*board.small], "keys": board.keys, "money": [*board.money]}
    assert json.loads(unescape(found[1])) == told
