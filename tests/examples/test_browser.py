"""Kiln in the browser: found on the front page, played by clicking its board against a bot, learned and read."""

from pathlib import Path

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browser import PHONE, OpenWindow
from tests.web.browser_hands import by_mouse, click_on_board
from tests.web.house import House, Visitor

DESK = ViewportSize(width=1440, height=900)


@pytest.mark.parametrize("size", [pytest.param(DESK, id="desk"), pytest.param(PHONE, id="phone")])
def test_it_is_played_to_its_end_by_clicking_its_board(
    windows: OpenWindow, house: House, ann: Visitor, size: ViewportSize
) -> None:
    table = ann.open("kiln", "you:Ann", "bot:greedy", confirm=False, seed=5)
    window = windows(house, ann, size=size)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    before = window.outlook()
    click_on_board(window, window.page.locator('[data-target="deed:dig"]'))
    window.wait_for_news(before)
    window.wait_for_turn()
    expect(window.at("log")).to_contain_text("Ann digs for clay.")
    expect(window.at("log")).to_contain_text("Greedy digs for clay.")
    assert window.sideways() <= 0
    assert window.play(by_mouse) > 10
    expect(window.at("final")).to_contain_text("Bricks sold")


def test_what_cannot_be_clicked_says_why(windows: OpenWindow, house: House, ann: Visitor) -> None:
    table = ann.open("kiln", "you:Ann", "bot:greedy", confirm=False, seed=5)
    window = windows(house, ann, size=DESK)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    window.page.locator('[data-target="sell:3"]').hover()
    expect(window.at("why")).to_contain_text("you have 0 bricks, not 3")


def test_the_front_page_offers_it(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=DESK)
    window.go()
    expect(window.page.get_by_role("heading", level=1)).to_have_text("Four games of industry on one table")
    expect(window.page.locator('[data-poster="kiln"] svg').last).to_be_visible()
    window.page.click('button[formaction="/learn/kiln"]')
    window.wait_for_board()
    expect(window.at("lesson")).to_contain_text("dig for clay")
    window.go("/rules/kiln")
    expect(window.page.locator("#K3\\.2")).to_contain_text("Clay becomes bricks")


def test_a_table_whose_game_was_uninstalled_does_not_hide_the_others(site: Path, tmp_path: Path) -> None:
    house = House(tmp_path, games=[site])
    ann = house.browser()
    kept, lost = ann.open("titans", "you:Ann", "bot:greedy"), ann.open("kiln", "you:Ann", "bot:greedy")
    house.stop()
    house.games = ()
    house.start()
    try:
        page = ann.http.get("/").text
        assert f"/t/{kept.id}" in page
        assert f"/t/{lost.id}" in page
        assert "cannot be opened: no game named &#39;kiln&#39;" in page
    finally:
        house.close()
