"""Bots in the page: chosen by level, at the set-up and when they take over."""

from playwright.sync_api import expect

from tests.web.browser import Window


def test_bots_are_chosen_by_level(window: Window) -> None:
    window.go("/new/titans")
    places = window.page.locator("#seats .kind")
    expect(places).to_have_count(3)
    assert [place.input_value() for place in places.all()] == ["you", "bot:normal", "bot:normal"]
    places.nth(1).select_option("bot:easy")
    places.nth(2).select_option("open")
    window.page.get_by_role("button", name="Open the table").click()
    window.wait_for_board()
    window.page.get_by_label("Bots that take over a seat play").select_option("hard")
    window.page.get_by_role("button", name="Let a bot play").click()
    expect(window.page.locator("#strip .name")).to_have_text(["Player (you)", "Easy", "Hard"])


def test_in_empire_archie_is_proposed_and_a_search_bot_may_come_instead(window: Window) -> None:
    window.go("/new/empire")
    other = window.page.locator("#seats .kind").nth(1)
    assert other.input_value() == "bot:archie"
    other.select_option("bot:easy")
    window.page.get_by_role("button", name="Open the table").click()
    window.wait_for_board()
    expect(window.page.locator("#strip .name")).to_have_text(["Player (you)", "Easy"])
