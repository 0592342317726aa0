"""The recorded games of the front page and the gallery."""

import pytest
from playwright.sync_api import expect

from smokestack.board.ui import board_of
from smokestack.gamekit.registry import names, spec
from smokestack.gamekit.spec import GameSpec
from smokestack.kernel import verbs
from smokestack.web.gallery import first_table, poster, recorded_game, showcase
from tests.web.browser import OpenWindow
from tests.web.house import House

OURS = [name for name in names() if spec(name).package.startswith("smokestack.")]


@pytest.mark.parametrize("game", names())
def test_the_recorded_game_is_in_its_middle_by_todays_rules(game: str) -> None:
    match = recorded_game(game)
    assert match.view_only_from is None
    assert match.header.rules == spec(game).version
    assert not match.over
    assert verbs.rounds(match.position.record()) >= 3


@pytest.mark.parametrize("game", OURS)
def test_much_lies_on_the_tables_of_our_own_games(game: str) -> None:
    assert len(recorded_game(game).entries) > 100


@pytest.mark.parametrize("game", names())
def test_without_a_recorded_game_the_first_table_is_drawn(game: str, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(GameSpec, "has_data", lambda *_: False)
    drawn = showcase.__wrapped__(game)
    assert first_table(game).to_move >= 0
    assert board_of(spec(game)).poster in {part.area for part in drawn}


@pytest.mark.parametrize("game", names())
def test_a_poster_is_the_area_that_shows_a_game_best(game: str) -> None:
    shown = poster(game)
    assert shown
    assert {part.area for part in shown} == {board_of(spec(game)).poster}
    assert len(showcase(game)) > len(shown)


def test_the_front_page_shows_every_poster(windows: OpenWindow, house: House) -> None:
    window = windows(house)
    window.go()
    expect(window.page.locator(".poster .parts svg").first).to_be_visible()
    expect(window.page.locator(".poster.drawn")).to_have_count(len(names()))
