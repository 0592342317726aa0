"""Great moments: the end of an age is told, whatever else the page has to do, and before the final score."""

import json
import re
from collections.abc import Callable

import pytest
from playwright.sync_api import WebSocketRoute, expect

from tests.web.browser import SECONDS, OpenWindow, Window
from tests.web.browser_hands import golden_lines, recorded
from tests.web.house import At, House, Visitor, until

GAME = "titans/three-ages"
DEVELOPED = [n for n, line in enumerate(golden_lines(GAME)) if json.loads(line).get("action", "").startswith("develop")]
FIRST, SECOND, LAST = DEVELOPED[2::3]
"""The entries with which the ages of this game end: every third card."""


def play(table: At, first: int, last: int) -> None:
    """The recorded decisions of these entries; chance brings what it brought then."""
    for line in golden_lines(GAME)[first : last + 1]:
        entry = json.loads(line)
        if entry["kind"] == "action":
            until(lambda n=entry["n"]: table.state["n"] == n - 1)  # type: ignore[misc]  # bound now
            table.post("act", action=entry["action"])
    until(lambda: table.state["to_move"] != -1)


class Post:
    """The news on its way to a page; it can be held back."""

    def __init__(self, window: Window) -> None:
        self.holding = False
        self.held: list[Callable[[], None]] = []
        window.page.route_web_socket(re.compile("/live$"), self._carry)

    def _carry(self, socket: WebSocketRoute) -> None:
        def hear(said: str | bytes) -> None:
            if self.holding:
                self.held.append(lambda: socket.send(said))
            else:
                socket.send(said)

        socket.connect_to_server().on_message(hear)

    def deliver(self) -> None:
        self.holding = False
        for send in self.held:
            send()


class Line:
    """The connection of a page, which can be cut and mended."""

    def __init__(self, window: Window) -> None:
        self.is_cut = False
        self.sockets: list[WebSocketRoute] = []
        window.page.route_web_socket(re.compile("/live$"), self._connect)

    def _connect(self, socket: WebSocketRoute) -> None:
        if self.is_cut:
            socket.close()
        else:
            socket.connect_to_server()
            self.sockets.append(socket)

    def cut(self) -> None:
        self.is_cut = True
        for socket in self.sockets:
            socket.close()

    def mend(self) -> None:
        self.is_cut = False


@pytest.fixture
def window(windows: OpenWindow, house: House, ann: Visitor) -> Window:
    return windows(house, ann)


STAYS = 6_000
"""For so many milliseconds what was told stays on the page."""


def sit_down(window: Window, table: At) -> None:
    window.go_to_my_table(table.id)
    window.wait_for_turn()


def expect_told(window: Window, age: str) -> None:
    """All of it: its name, and its last sentence."""
    heading = window.at("show").get_by_role("heading")
    expect(heading).to_have_text(f"Age {age} ends.", timeout=SECONDS * 1000)
    expect(window.page.locator("#show li").last).to_contain_text(re.compile(r"begins with|wins with"))


ALOFT = """window.landed = new Promise((done) => (window.land = done));
Element.prototype.animate = () => ({ finished: window.landed });"""
TOLD = """() => [
    document.querySelector("#show:not([hidden]) h2")?.textContent,
    document.querySelector("#show button")?.textContent,
    document.getElementById("side").inert,
]"""


def test_an_age_ends_while_the_page_is_behind(windows: OpenWindow, house: House, ann: Visitor) -> None:
    """Pieces still fly for what came before it, and more has come since: it is told while the page goes on."""
    table, window = recorded(ann, GAME, FIRST - 6), windows(house, ann, motion=True)
    window.page.add_init_script(ALOFT)
    post = Post(window)
    sit_down(window, table)
    post.holding = True
    play(table, FIRST - 5, FIRST + 8)
    n = table.state["n"]
    window.wait_until(lambda: len(post.held) > 8, "the news")
    post.deliver()
    window.page.evaluate("window.land()")
    window.wait_until(lambda: window.page.evaluate(TOLD) == ["Age I ends.", "Skip", False], "the end of the age")
    window.wait_until(lambda: window.moment() == n, "the present")
    window.decide()


def test_two_ages_that_ended_while_the_connection_was_lost_are_told_one_after_the_other(
    window: Window, ann: Visitor
) -> None:
    table, line = recorded(ann, GAME, FIRST - 1), Line(window)
    window.page.clock.install()
    sit_down(window, table)
    line.cut()
    expect(window.at("ask")).to_contain_text("connection is lost")
    play(table, FIRST, SECOND)
    line.mend()
    expect_told(window, "I")
    window.page.clock.fast_forward(STAYS)
    expect_told(window, "II")
    window.at("show").get_by_role("button", name="Close").click()
    expect(window.at("show")).to_be_hidden()


@pytest.mark.parametrize("by_hand", [True, False], ids=["closed", "gone"])
def test_the_last_age_is_told_before_the_final_score(window: Window, ann: Visitor, by_hand: bool) -> None:
    table = recorded(ann, GAME, LAST - 1)
    window.page.clock.install()
    sit_down(window, table)
    play(table, LAST, LAST)
    expect_told(window, "III")
    expect(window.at("final")).to_be_hidden()
    if by_hand:
        window.at("show").get_by_role("button", name="Close").click()
    else:
        window.page.clock.fast_forward(STAYS)
    expect(window.at("final")).to_be_visible()


def test_whoever_has_opened_the_final_score_is_not_shown_it_again(window: Window, ann: Visitor) -> None:
    table = recorded(ann, GAME, LAST - 1)
    window.page.clock.install()
    sit_down(window, table)
    play(table, LAST, LAST)
    expect_told(window, "III")
    window.at("show-final").click()
    expect(window.at("final")).to_be_visible()
    window.at("close-final").click()
    window.page.clock.fast_forward(STAYS)
    expect(window.at("show")).to_be_hidden(timeout=10_000)
    expect(window.at("final")).to_be_hidden()


def test_whoever_looks_at_the_past_is_told_on_coming_back(window: Window, ann: Visitor) -> None:
    table = recorded(ann, GAME, FIRST - 1)
    sit_down(window, table)
    window.at("slider").focus()
    window.page.keyboard.press("Home")
    expect(window.at("moment")).to_be_visible()
    play(table, FIRST, FIRST)
    n = table.state["n"]
    window.wait_until(lambda: window.moment() == n, "the news")
    expect(window.at("show")).to_be_hidden()
    window.at("now").click()
    expect_told(window, "I")


def test_whoever_looks_at_the_past_finds_the_final_score_after_the_last_age(window: Window, ann: Visitor) -> None:
    table = recorded(ann, GAME, LAST - 1)
    sit_down(window, table)
    window.at("slider").focus()
    window.page.keyboard.press("Home")
    expect(window.at("moment")).to_be_visible()
    play(table, LAST, LAST)
    window.wait_until(lambda: window.moment() > LAST, "the news")
    expect(window.at("final")).to_be_hidden()
    window.at("now").click()
    expect_told(window, "III")
    window.at("show").get_by_role("button", name="Close").click()
    expect(window.at("final")).to_be_visible()


AWAY = """window.away = true;
Object.defineProperty(document, "hidden", { get: () => window.away });"""


def test_whoever_was_in_another_tab_is_told_on_coming_back(window: Window, ann: Visitor) -> None:
    table = recorded(ann, GAME, FIRST - 1)
    window.page.add_init_script(AWAY)
    sit_down(window, table)
    play(table, FIRST, FIRST)
    n = table.state["n"]
    window.wait_until(lambda: window.moment() == n, "the news")
    expect(window.at("show")).to_be_hidden()
    window.page.evaluate("window.away = false; document.dispatchEvent(new Event('visibilitychange'))")
    expect_told(window, "I")


def test_whoever_comes_later_is_told_nothing_of_old_ages(window: Window, ann: Visitor) -> None:
    table = recorded(ann, GAME, FIRST - 1)
    play(table, FIRST, FIRST)
    sit_down(window, table)
    expect(window.at("log")).to_contain_text("Age I ends.")
    expect(window.at("show")).to_be_hidden()


def test_the_board_waits_for_what_is_told_until_it_is_skipped(windows: OpenWindow, house: House, ann: Visitor) -> None:
    table, window = recorded(ann, GAME, FIRST - 1), windows(house, ann, motion=True)
    sit_down(window, table)
    board, ending = window.at("parts").text_content(), json.loads(golden_lines(GAME)[FIRST])["action"]
    with window.page.expect_response(re.compile("/act$")):
        window.page.locator(f'.choice[data-action="{ending}"]').click()
    expect(window.page.locator("#show li")).to_have_count(2)
    expect(window.page.locator(".part.spot")).to_have_count(1)
    assert window.at("side").evaluate("(side) => side.inert")
    assert window.at("parts").text_content() == board
    window.at("show").get_by_role("button", name="Skip").click()
    expect(window.at("show")).to_be_hidden()
    window.wait_until(lambda: window.at("parts").text_content() != board, "the new age")
    assert not window.at("side").evaluate("(side) => side.inert")
