"""Lessons, played from the front page to the farewell by clicking what they point at."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browser import PHONE, WIDE, OpenWindow, Window
from tests.web.browser_hands import GAMES, click_on_board
from tests.web.house import House

MOST_CLICKS = 120


def follow(window: Window) -> None:
    """Click what the lesson points at: on the board if it is there, otherwise the button."""
    pointed = window.page.locator("#parts [data-target].can.hint:not(.chosen):visible")
    if pointed.count():
        click_on_board(window, pointed.first)
    else:
        window.page.locator("#choices .choice.hinted").first.click()


def play_lesson(window: Window, game: str) -> list[str]:
    """The heads of the steps, in the order in which they were shown."""
    heads: list[str] = []
    farewell = window.at("lesson").get_by_role("button", name="Play now")
    for _ in range(MOST_CLICKS):
        window.wait_until(lambda: farewell.is_visible() or window.choices().count() > 0, f"a step of {game}")
        if farewell.is_visible():
            return heads
        head = window.at("lesson").locator("strong").inner_text()
        heads += [head] if head not in heads else []
        before = window.outlook()
        follow(window)
        window.wait_for_news(before)
    pytest.fail(f"the lesson of {game} does not end")


@pytest.mark.parametrize("size", [pytest.param(WIDE, id="wide"), pytest.param(PHONE, id="phone")])
@pytest.mark.parametrize("game", GAMES)
def test_a_lesson_is_played_by_clicking_what_it_points_at(
    windows: OpenWindow, house: House, game: str, size: ViewportSize
) -> None:
    window = windows(house, size=size)
    window.go()
    window.page.click(f'button[formaction="/learn/{game}"]')
    window.wait_for_board()
    heads = play_lesson(window, game)
    assert 8 <= len(heads) <= 12
    assert heads == [f"Step {number} of {len(heads)}" for number in range(1, len(heads) + 1)]
    assert window.sideways() <= 0
    window.at("lesson").get_by_role("button", name="Play now").click()
    window.wait_for_board()
    expect(window.at("lesson")).to_be_hidden()
