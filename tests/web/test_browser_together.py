"""Two people at one table, each in a browser of their own: moves, take-backs, and seats that are not one's own."""

from dataclasses import dataclass

import pytest
from playwright.sync_api import expect

from tests.web.browser import OpenWindow, Window
from tests.web.house import House


@dataclass
class Pair:
    """Two people, seen from the one whose move it is."""

    ann: Window
    ben: Window

    def mover_first(self) -> tuple[Window, Window]:
        self.ann.wait_until(lambda: self.ann.my_turn() or self.ben.my_turn(), "somebody's turn")
        return (self.ann, self.ben) if self.ann.my_turn() else (self.ben, self.ann)

    def wait_for_both(self, n: int) -> None:
        for window in (self.ann, self.ben):
            window.wait_until(lambda window=window: window.moment() >= n, "the other's move")  # type: ignore[misc]  # bound now


@pytest.fixture
def pair(windows: OpenWindow, house: House) -> Pair:
    """Ann sets up a table from the front page; Ben follows her link and sits down."""
    ann, ben = windows(house), windows(house)
    ann.go()
    ann.page.click('a[href="/new/titans"]')
    expect(ann.page.locator("#seats .kind").nth(1)).to_be_visible()
    ann.at("players").select_option("2")
    ann.page.locator("#seats .name").first.fill("Ann")
    ann.page.locator("#seats .kind").nth(1).select_option("open")
    ann.page.get_by_role("button", name="Open the table").click()
    ann.wait_for_board()
    assert ann.at("link").input_value() == ann.page.url
    expect(ann.page.locator("#people .local-only")).to_contain_text("this computer only")
    ben.page.goto(ann.at("link").input_value())
    ben.page.get_by_placeholder("Your name").first.fill("Ben")
    ben.page.keyboard.press("Enter")
    for window in (ann, ben):
        expect(window.at("seats")).to_contain_text("Ben")
    return Pair(ann, ben)


def two_turns(pair: Pair) -> tuple[Window, Window]:
    """Each decides once; the one who decided first is back at the move."""
    first, second = pair.mover_first()
    first.decide()
    second.decide()
    first.wait_for_turn()
    return first, second


def log_of(window: Window) -> str:
    return window.at("log").text_content() or ""


def test_both_see_each_others_moves(pair: Pair) -> None:
    first, second = two_turns(pair)
    pair.wait_for_both(max(first.moment(), second.moment()))
    assert log_of(first) == log_of(second)
    assert "Ann" in log_of(first)
    assert "Ben" in log_of(first)


def test_a_take_back_happens_when_the_other_agrees(pair: Pair) -> None:
    first, second = two_turns(pair)
    before = first.moment()
    first.at("undo").click()
    expect(first.at("request")).to_contain_text("waits for consent")
    second.at("request").get_by_role("button", name="Agree").click()
    pair.wait_for_both(before + 1)
    for window in (first, second):
        expect(window.at("request")).to_be_hidden()
        expect(window.at("log")).to_contain_text("takes back")


def test_a_take_back_does_not_happen_when_the_other_refuses(pair: Pair) -> None:
    first, second = two_turns(pair)
    before = first.outlook()
    first.at("undo").click()
    second.at("request").get_by_role("button", name="Refuse").click()
    for window in (first, second):
        expect(window.at("request")).to_be_hidden()
        expect(window.at("log")).not_to_contain_text("takes back")
    assert first.outlook() == before


ACT = """async ([action, n]) => {
    const token = document.querySelector('meta[name="smokestack-token"]').content;
    const headers = {"x-smokestack-page": token, "content-type": "application/json"};
    const body = JSON.stringify({action, n});
    const answer = await fetch(`/api/tables/${location.pathname.slice(3)}/act`, {method: "POST", headers, body});
    return [answer.status, await answer.text()];
}"""


def test_nobody_acts_for_a_seat_of_somebody_else(pair: Pair, windows: OpenWindow, house: House) -> None:
    mover, other = pair.mover_first()
    watcher = windows(house)
    watcher.page.goto(mover.page.url)
    watcher.wait_for_board()
    action = mover.choices().first.get_attribute("data-action")
    before = mover.outlook()
    for window, words in ((other, "not your move"), (watcher, "no seat")):
        assert window.choices().count() == window.lit().count() == 0
        for id in ("undo", "redo", "hint"):
            expect(window.at(id)).to_be_disabled()
        expect(window.at("confirm")).to_be_hidden()
        status, told = window.page.evaluate(ACT, [action, mover.moment()])
        assert status == 403
        assert words in told
        window.forgive("403")
    assert mover.outlook() == before


def test_who_leaves_lets_a_bot_play_on_and_the_other_reads_it(pair: Pair) -> None:
    pair.mover_first()
    pair.ben.page.locator("#people").evaluate("(each) => (each.open = true)")
    pair.ben.page.get_by_role("button", name="Leave this seat").click()
    pair.ben.at("stay").click()
    expect(pair.ben.at("leave")).to_be_hidden()
    assert "(you)" in (pair.ben.at("seats").text_content() or "")
    pair.ben.page.get_by_role("button", name="Leave this seat").click()
    pair.ben.at("leave-bot").click()
    for window in (pair.ann, pair.ben):
        expect(window.at("log")).to_contain_text("Normal, a bot, plays on at seat 2.")
    expect(pair.ben.page.get_by_role("button", name="Leave this seat")).to_have_count(0)
    pair.ann.wait_for_turn()


def test_who_is_away_may_be_replaced_by_a_bot(windows: OpenWindow, forgetful_house: House) -> None:
    ann = forgetful_house.browser()
    table = ann.open("titans", "open", "you:Ann", seed=5)
    table.my_move()
    ben = windows(forgetful_house)
    ben.go(f"/t/{table.id}")
    ben.page.get_by_placeholder("Your name").first.fill("Ben")
    ben.page.keyboard.press("Enter")
    ben.page.locator("#people").evaluate("(each) => (each.open = true)")
    ben.page.get_by_role("button", name="Let a bot play for Ann").click()
    expect(ben.at("log")).to_contain_text("Normal, a bot, plays on at seat 2.")
