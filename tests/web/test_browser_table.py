"""One person at a table: keys, replay, reasons on hover, save files, and a server that goes away and comes back."""

import re
from collections.abc import Callable
from pathlib import Path
from threading import Event

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser import OpenWindow, Window
from tests.web.browser_hands import GAMES, OPTIONS, PLACES, begun, spot_of
from tests.web.house import House, Visitor


@pytest.fixture
def at_titans(windows: OpenWindow, house: House, ann: Visitor) -> Window:
    window = windows(house, ann)
    window.go_to_my_table(begun(ann, "titans").id)
    window.wait_for_turn()
    return window


def test_keys_give_a_hint_take_back_and_confirm(windows: OpenWindow, house: House, ann: Visitor) -> None:
    table = ann.open("titans", *PLACES["titans"], options=OPTIONS["titans"], seed=7)
    window = windows(house, ann)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    window.page.keyboard.press("h")
    expect(window.page.locator(".choice.hinted")).to_have_count(1)
    expect(window.at("why")).to_contain_text("Hint")
    start = window.moment()
    window.click_choice()
    expect(window.at("confirm")).to_be_visible()
    window.page.keyboard.press("u")
    expect(window.at("confirm")).to_be_hidden()
    expect(window.at("log")).to_contain_text("takes back")
    window.click_choice()
    expect(window.at("confirm")).to_be_visible()
    decided = window.moment()
    window.page.keyboard.press("c")
    expect(window.at("confirm")).to_be_hidden()
    window.wait_until(lambda: window.moment() > decided > start, "the next turn")


def test_redo_brings_back_what_undo_took(at_titans: Window) -> None:
    told = at_titans.at("parts").text_content()
    at_titans.at("undo").click()
    expect(at_titans.at("redo")).to_be_enabled()
    assert at_titans.at("parts").text_content() != told
    at_titans.at("redo").click()
    expect(at_titans.at("redo")).to_be_disabled()
    at_titans.wait_for_turn()


def test_the_slider_shows_an_earlier_moment_and_comes_back(at_titans: Window) -> None:
    now = at_titans.at("parts").text_content()
    at_titans.at("slider").focus()
    at_titans.page.keyboard.press("Home")
    at_titans.wait_until(lambda: at_titans.at("parts").text_content() != now, "the earlier moment")
    expect(at_titans.lit()).to_have_count(0)
    assert at_titans.page.url.endswith("?at=0")
    expect(at_titans.at("ask")).to_have_text(f"You are looking at move 0 of {at_titans.moment()}.")
    expect(at_titans.choices()).to_have_count(0)
    for button in ("undo", "hint"):
        expect(at_titans.at(button)).to_be_disabled()
    at_titans.page.keyboard.press("End")
    at_titans.wait_until(lambda: at_titans.at("parts").text_content() == now, "the present")
    assert at_titans.lit().count() > 0
    assert "?at" not in at_titans.page.url


def test_scores_and_whose_turn_it_is_belong_to_the_moment_looked_at(
    windows: OpenWindow, house: House, ann: Visitor
) -> None:
    table = begun(ann, "empire", decisions=6)
    now, then = table.state, table.get("at/1")
    assert (now["scores"], now["to_move"]) != (then["scores"], then["to_move"])
    window = windows(house, ann)
    window.go(f"/t/{table.id}?at=1")
    scores = window.page.locator("#strip .score")
    expect(scores).to_have_text([f"score {score}" for score in then["scores"]])
    expect(window.page.locator("#strip .moves")).to_have_count(int(then["to_move"] >= 0))
    window.page.locator("#choices").get_by_role("button", name="Back to now").click()
    expect(scores).to_have_text([f"score {score}" for score in now["scores"]])
    expect(window.page.locator("#strip .moves")).to_have_attribute("data-seat", str(now["to_move"]))


def test_a_link_to_a_moment_opens_there(at_titans: Window) -> None:
    now = at_titans.at("parts").text_content()
    at_titans.page.goto(at_titans.page.url + "?at=1")
    expect(at_titans.at("slider")).to_have_value("1")
    assert at_titans.at("parts").text_content() != now


def test_a_downloaded_save_file_goes_on_after_its_upload(
    at_titans: Window, windows: OpenWindow, house: House, tmp_path: Path
) -> None:
    log = at_titans.at("log").text_content()
    if not at_titans.at("save").is_visible():
        at_titans.page.locator("#people summary").click()
    with at_titans.page.expect_download() as coming:
        at_titans.at("save").click()
    file = tmp_path / coming.value.suggested_filename
    coming.value.save_as(file)
    other = windows(house)
    other.go()
    other.at("upload").set_input_files(file)
    other.wait_for_board()
    assert other.page.url != at_titans.page.url
    other.wait_for_turn()
    assert other.at("log").text_content() == log
    other.decide()


def test_an_upload_that_is_no_save_file_is_refused_in_words(window: Window, tmp_path: Path) -> None:
    file = tmp_path / "diary.jsonl"
    file.write_text("Dear diary\n")
    window.go()
    window.at("upload").set_input_files(file)
    expect(window.at("upload-error")).to_contain_text("line 1")
    window.forgive("400")


@pytest.mark.parametrize("game", GAMES)
def test_what_cannot_be_clicked_says_why_with_a_link_to_its_clause(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    window = windows(house, ann)
    window.go_to_my_table(begun(ann, game, decisions=0).id)
    window.wait_for_turn()
    link = window.at("why").get_by_role("link")
    for dark in window.page.locator("#parts [data-target]:not(.can):visible").all()[:8]:
        with window.page.expect_response(re.compile("/why")):
            window.page.mouse.move(*spot_of(dark))
        window.page.wait_for_timeout(100)
        if link.is_visible():
            break
    expect(window.at("why")).to_contain_text(re.compile(r"\w+ \w+"))
    clause = link.inner_text()
    with window.page.expect_popup() as opening:
        link.click()
    rules = opening.value
    assert rules.url == f"{house.address}/rules/{game}#{clause}"
    expect(rules.locator(f'[id="{clause}"]')).to_be_in_viewport()


def test_a_click_on_what_is_outdated_is_let_go(windows: OpenWindow, house: House, ann: Visitor) -> None:
    window, holding = windows(house, ann), Event()
    held: list[Callable[[], None]] = []

    def hold_news(socket: WebSocketRoute) -> None:
        def hear(said: str | bytes) -> None:
            if holding.is_set():
                held.append(lambda: socket.send(said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(hear)

    window.page.route_web_socket(re.compile("/live$"), hold_news)
    table = begun(ann, "titans")
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    n = window.moment()
    holding.set()
    with window.page.expect_response(re.compile("/act$")):
        window.click_choice()
    window.click_choice()
    window.wait_until(lambda: bool(held), "the news")
    holding.clear()
    for deliver in held:
        deliver()
    window.wait_for_turn()
    decisions = [news for news in table.log()[n:] if news["seat"] == 0]
    assert len(decisions) == 1


def test_the_page_catches_up_when_the_server_was_killed_and_came_back(windows: OpenWindow, own_house: House) -> None:
    ann = own_house.browser()
    table = begun(ann, "titans")
    window = windows(own_house, ann)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    before = window.moment()
    window.page.evaluate("window.kept = 'never loaded again'")
    own_house.kill()
    expect(window.at("ask")).to_contain_text("connection is lost")
    own_house.start()
    n = table.decide()
    assert n > before
    window.wait_until(lambda: window.moment() >= n, "what happened meanwhile")
    window.decide()
    assert window.page.evaluate("window.kept") == "never loaded again"
    window.forgive("WebSocket")
    window.forgive("Failed to load resource")  # the kill may cut off a picture under way


def test_a_click_while_the_server_is_away_says_so_and_changes_nothing(windows: OpenWindow, own_house: House) -> None:
    ann = own_house.browser()
    window = windows(own_house, ann)
    window.go_to_my_table(begun(ann, "titans").id)
    window.wait_for_turn()
    before = window.moment()
    own_house.kill()
    window.click_choice()
    expect(window.at("error")).to_contain_text("does not answer")
    assert window.moment() == before
    window.forgive("WebSocket")
    window.forgive("Failed to load resource")
