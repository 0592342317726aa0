"""The recorded games of the front page and the gallery."""

import pytest
from playwright.sync_api import expect

from smokestack.board.ui import board_of
from smokestack.gamekit.registry import names, spec
from smokestack.match.save import loads
from smokestack.web.gallery import poster, recorded_game, showcase
from tests.web.browser import OpenWindow
from tests.web.house import House


@pytest.mark.parametrize("game", names())
def test_the_recorded_game_is_in_its_middle_by_todays_rules(game: str) -> None:
    match = loads(recorded_game(game), game)
    assert match.view_only_from is None
    assert match.header.rules == spec(game).version
    assert len(match.entries) > 100
    assert not match.over


@pytest.mark.parametrize("game", names())
def test_a_poster_is_the_area_that_shows_a_game_best(game: str) -> None:
    shown = poster(game)
    assert shown
    assert {part.area for part in shown} == {board_of(spec(game)).poster}
    assert len(showcase(game)) > len(shown)


def test_the_front_page_shows_three_posters(windows: OpenWindow, house: House) -> None:
    window = windows(house)
    window.go()
    expect(window.page.locator(".poster .parts svg").first).to_be_visible()
    expect(window.page.locator(".poster.drawn")).to_have_count(3)
