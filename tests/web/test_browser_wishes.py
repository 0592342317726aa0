"""Two people in browsers of their own: one plays with a bot, the other would like to play in its place."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browser import PHONE, WIDE, OpenWindow, Window
from tests.web.house import At, House, Visitor


@pytest.fixture
def table(ann: Visitor) -> At:
    opened = ann.open("titans", "you:Ann", "bot", seed=5)
    opened.my_move()
    return opened


def ask_for_the_seat(ben: Window, table: At) -> None:
    ben.go(f"/t/{table.id}")
    ben.wait_for_board()
    ben.page.locator("#people").evaluate("(each) => (each.open = true)")
    ben.page.get_by_role("button", name="Play instead of the bot").click()
    ben.page.get_by_label("Your name at seat 2").fill("Ben")
    ben.page.get_by_role("button", name="Ask for this seat").click()
    expect(ben.at("wishes")).to_contain_text("You asked to play seat 2 instead of Greedy.")


@pytest.mark.parametrize("size", [WIDE, PHONE], ids=["wide", "phone"])
def test_a_guest_plays_instead_of_a_bot_when_somebody_there_allows_it(
    windows: OpenWindow, house: House, ann: Visitor, table: At, size: ViewportSize
) -> None:
    host, ben = windows(house, ann, size=size), windows(house, size=size)
    host.go_to_my_table(table.id)
    host.wait_for_turn()
    ask_for_the_seat(ben, table)
    expect(host.at("wishes")).to_contain_text("Ben would like to play seat 2 instead of Greedy.")
    assert "(you)" not in (ben.at("seats").text_content() or "")
    host.at("wishes").get_by_role("button", name="Allow").click()
    for window in (host, ben):
        expect(window.at("wishes")).to_be_hidden()
        expect(window.at("log")).to_contain_text("Ben sits down at seat 2.")
    expect(ben.at("seats")).to_contain_text("Ben (you)")


def test_a_guest_reads_that_it_was_refused(windows: OpenWindow, house: House, ann: Visitor, table: At) -> None:
    host, ben = windows(house, ann), windows(house)
    host.go_to_my_table(table.id)
    ask_for_the_seat(ben, table)
    host.at("wishes").get_by_role("button", name="Refuse").click()
    expect(host.at("wishes")).to_be_hidden()
    expect(ben.at("wishes")).to_have_text("Your wish was refused: Greedy goes on at seat 2.")
    expect(ben.page.get_by_role("button", name="Play instead of the bot")).to_be_visible()


def test_a_name_that_is_typed_stays_while_the_table_goes_on(
    windows: OpenWindow, house: House, ann: Visitor, table: At
) -> None:
    ben = windows(house)
    ben.go(f"/t/{table.id}")
    ben.wait_for_board()
    ben.page.locator("#people").evaluate("(each) => (each.open = true)")
    ben.page.get_by_role("button", name="Play instead of the bot").click()
    ben.page.keyboard.type("Be")
    n = table.decide()
    ben.wait_until(lambda: ben.moment() >= n, "Ann's move")
    ben.page.keyboard.type("n")
    ben.page.keyboard.press("Enter")
    expect(ben.at("wishes")).to_contain_text("You asked to play seat 2")
    assert table.state["wishes"][0]["name"] == "Ben"


def test_archie_and_whoever_teaches_are_not_asked_to_leave(windows: OpenWindow, house: House, ann: Visitor) -> None:
    ben = windows(house)
    solo = ann.open("empire", "you:Ann", "bot:archie", options={"archie": 2}, seed=5)
    for table in (solo, ann.press("/learn/titans")):
        ben.go(f"/t/{table.id}")
        ben.wait_for_board()
        expect(ben.at("seats").get_by_role("button")).to_have_count(0)
