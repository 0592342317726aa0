"""Every game from the front page to its final score, once by mouse and once by keyboard alone."""

import re

import pytest
from playwright.sync_api import expect

from tests.web.browser import Window
from tests.web.browser_hands import by_keyboard, by_mouse, tab_to

SHORTEST: dict[str, dict[str, int | str]] = {
    "titans": {"round_limit": 2},
    "victory": {"round_limit": 1},
    "empire": {"archie": "Archie, easy"},
}
"""Empire has no shorter game than its fifteen rounds; at least nobody has to confirm them."""
HASTY = {"empire"}


def wait_for_seats(window: Window) -> None:
    """The form is alive as soon as it lists the seats."""
    expect(window.page.locator("#seats .kind").nth(1)).to_be_visible()


def set_up_by_mouse(window: Window, game: str) -> None:
    window.go()
    window.page.click(f'a[href="/new/{game}"]')
    wait_for_seats(window)
    if window.at("players").count():
        window.at("players").select_option("2")
    for name, value in SHORTEST[game].items():
        if isinstance(value, str):
            window.at(f"option-{name}").select_option(value)
        else:
            window.at(f"option-{name}").fill(str(value))
    if game in HASTY:
        window.at("confirm").uncheck()
    window.page.get_by_role("button", name="Open the table").click()
    window.wait_for_board()


def set_up_by_keyboard(window: Window, game: str) -> None:
    window.go()
    press, write = window.page.keyboard.press, window.page.keyboard.type
    tab_to(window.page, f'a[href="/new/{game}"]')
    press("Enter")
    wait_for_seats(window)
    if window.at("players").count():
        tab_to(window.page, "#players")
        write("2")
        tab_to(window.page, "#seats li:nth-child(2) .kind")
        write("Easy")
    for name, value in SHORTEST[game].items():
        tab_to(window.page, f"#option-{name}")
        write(str(value))
    if game in HASTY:
        tab_to(window.page, "#confirm")
        press("Space")
    tab_to(window.page, "#setup button[type=submit]")
    press("Enter")
    window.wait_for_board()


def test_archie_and_his_option_come_and_go_together(window: Window) -> None:
    window.go("/new/empire")
    wait_for_seats(window)
    seat, option = window.page.locator("#seats .kind").nth(1), window.at("option-archie")
    seat.select_option("A friend, by a link")
    expect(option).to_have_value("0")
    option.select_option("Archie, advanced")
    expect(seat).to_have_value("bot:archie")
    option.select_option("two players")
    expect(seat).not_to_have_value("bot:archie")


def expect_final_score(window: Window) -> None:
    final = window.at("final")
    expect(final).to_contain_text("win")
    expect(final.get_by_role("columnheader")).to_have_count(3)
    total = final.get_by_role("row").filter(has=window.page.get_by_role("rowheader", name="Score", exact=True))
    expect(total).to_have_text(re.compile(r"Score-?\d+-?\d+"))
    expect(final.locator("svg").first).to_be_visible()


@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_a_game_is_played_to_its_end_by_mouse(window: Window, game: str) -> None:
    set_up_by_mouse(window, game)
    assert window.play(by_mouse) >= 2
    expect_final_score(window)


@pytest.mark.parametrize("game", sorted(SHORTEST))
def test_a_game_is_played_to_its_end_by_keyboard_alone(window: Window, game: str) -> None:
    set_up_by_keyboard(window, game)
    assert window.play(by_keyboard) >= 2
    expect_final_score(window)
