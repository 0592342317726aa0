"""Chromium at the table: windows onto pages, which remember every complaint."""

import fcntl
import os
import shutil
import subprocess
import time
from collections.abc import Callable, Iterator
from pathlib import Path
from tempfile import gettempdir

import pytest
from playwright.sync_api import Browser, Locator, Page, Playwright, ViewportSize, expect, sync_playwright

from tests.web.house import House, Visitor

WIDE = ViewportSize(width=1360, height=900)
PHONE = ViewportSize(width=390, height=844)
STEPS = 400
"""More than the longest of these games takes."""
SECONDS = 20.0
"""The longest that a page may take to show what has happened."""

ASKS = "!!document.querySelector('#final[open], #confirm:not([hidden]), #choices .choice')"
RESTS = "!document.querySelector('#side[aria-busy]')"
TELLS = "!!document.querySelector('#show:not([hidden]) button')"


def chromium() -> str:
    """Chromium of this machine; root gets it from Debian when it is missing."""
    if find_chromium() is None and os.geteuid() == 0 and shutil.which("apt-get"):
        install_chromium()
    found = find_chromium()
    assert found, "the browser tests need Chromium: install the package chromium, or google-chrome, and run them again"
    return found


def install_chromium() -> None:
    """Only one of the processes that share the tests; Debian's tools would turn the others away."""
    with (Path(gettempdir()) / "smokestack-chromium.lock").open("w") as turn:
        fcntl.flock(turn, fcntl.LOCK_EX)
        if find_chromium() is None:
            subprocess.run(["apt-get", "update", "-qq"], check=False)
            subprocess.run(["apt-get", "install", "-y", "-qq", "--no-install-recommends", "chromium"], check=False)


def find_chromium() -> str | None:
    return next(filter(None, map(shutil.which, ("/usr/bin/chromium", "chromium", "google-chrome"))), None)


class Window:
    """A page of one browser profile; what its console complains about is kept."""

    def __init__(self, page: Page, house: House) -> None:
        self.page, self.house = page, house
        self.complaints: list[str] = []
        self.page.on("console", lambda said: self._hear(said.text) if said.type in ("error", "warning") else None)
        self.page.on("pageerror", lambda error: self._hear(str(error)))

    def _hear(self, text: str) -> None:
        self.complaints.append(f"{self.page.url}: {text}")

    def forgive(self, word: str) -> None:
        """Complaints a test brings about itself, as when it kills the server."""
        self.complaints = [text for text in self.complaints if word not in text]

    def at(self, id: str) -> Locator:
        return self.page.locator(f"#{id}")

    def go(self, path: str = "/") -> None:
        self.page.goto(self.house.address + path)

    def go_to_my_table(self, id: str) -> None:
        """From the front page by the list of my tables."""
        self.go()
        self.page.click(f'a[href="/t/{id}"]')
        self.wait_for_board()

    def wait_for_board(self) -> None:
        expect(self.page.locator("#parts .part").first).to_be_visible(timeout=SECONDS * 1000)

    def sideways(self) -> int:
        """By how many pixels the page is wider than its window."""
        return int(self.page.evaluate("document.documentElement.scrollWidth - window.innerWidth"))

    def lit(self) -> Locator:
        """What can be clicked on the board."""
        return self.page.locator("#parts [data-target].can:not(.chosen):visible")

    def choices(self) -> Locator:
        return self.page.locator("#choices .choice")

    def moment(self) -> int:
        """The number of the last entry that the page has shown."""
        return int(self.at("slider").get_attribute("max") or 0)

    def outlook(self) -> tuple[object, ...]:
        """Differs when the page shows something else to decide, or something happened."""
        return tuple(
            self.page.evaluate(
                """() => [
                    document.getElementById("slider").max,
                    document.getElementById("ask").textContent,
                    document.getElementById("confirm").hidden,
                    document.getElementById("final").open,
                    document.getElementById("show").hidden,
                    document.querySelector("#parts .chosen")?.dataset.target ?? "",
                    [...document.querySelectorAll("#choices .choice")].map((each) => each.dataset.action).join(),
                ]"""
            )
        )

    def wait_until(self, come: Callable[[], bool], what: str) -> None:
        """Looks again and again; functions inside the page are no way, because its policy forbids eval."""
        end = time.monotonic() + SECONDS
        while not come():
            if time.monotonic() > end:
                pytest.fail(f"{what} did not come; asked is: {self.at('ask').text_content()}")
            self.page.wait_for_timeout(30)

    def wait_for_news(self, before: tuple[object, ...]) -> None:
        self.wait_until(lambda: self.outlook() != before, "an answer")

    def over(self) -> bool:
        return self.at("final").is_visible()

    def my_turn(self) -> bool:
        """Whether the page waits for this person, and for no answer any more."""
        return bool(self.page.evaluate(f"{ASKS} && {RESTS}"))

    def rests(self) -> bool:
        """A page that is still sending takes no click."""
        return bool(self.page.evaluate(RESTS))

    def wait_for_turn(self) -> None:
        self.wait_until(self.my_turn, "my turn")

    def tells(self) -> bool:
        """Whether the end of an age is told, which can be closed."""
        return bool(self.page.evaluate(TELLS))

    def play(self, step: Callable[["Window"], None]) -> int:
        """Step by step until the final score; how many steps it took."""
        for done in range(STEPS):
            self.wait_until(lambda: self.my_turn() or self.tells(), "my turn")
            if self.over():
                return done
            before = self.outlook()
            step(self)
            self.wait_for_news(before)
        pytest.fail(f"no end after {STEPS} steps")

    def click_choice(self) -> None:
        """The first choice; if its group is folded, its head first."""
        first = self.choices().first
        if not first.is_visible():
            self.page.locator("#choices summary").first.click()
        first.click(timeout=SECONDS * 1000)

    def decide(self) -> None:
        """One whole decision by the first button, confirmed if the table asks for it."""
        self.wait_for_turn()
        before = self.moment()
        self.click_choice()
        self.wait_until(lambda: self.moment() > before and self.rests(), "the decision")
        if self.at("confirm").is_visible():
            before = self.moment()
            self.at("confirm").click()
            self.wait_until(lambda: self.moment() > before, "the confirmation")


@pytest.fixture(scope="module")
def chrome() -> Iterator[Browser]:
    """One browser for a module: while it is there, no other event loop can run in this process."""
    with sync_playwright() as playwright:
        browser = launch(playwright)
        yield browser
        browser.close()


def launch(playwright: Playwright) -> Browser:
    safe = ["--no-sandbox"] if os.geteuid() == 0 else []
    quiet = ["--disable-gpu", "--disable-background-networking"]
    return playwright.chromium.launch(executable_path=chromium(), args=[*safe, *quiet])


OpenWindow = Callable[..., Window]


@pytest.fixture
def windows(chrome: Browser) -> Iterator[OpenWindow]:
    """Windows of browsers that know nothing of each other; in the end none may have complained."""
    opened: list[Window] = []

    def open_window(
        house: House, person: Visitor | None = None, size: ViewportSize = WIDE, dark: bool = False, motion: bool = False
    ) -> Window:
        context = chrome.new_context(
            viewport=size,
            color_scheme="dark" if dark else "light",
            reduced_motion="no-preference" if motion else "reduce",
            accept_downloads=True,
        )
        if person is not None:
            cookies = person.http.cookies
            context.add_cookies(
                [{"name": name, "value": value, "url": house.address} for name, value in cookies.items()]
            )
        opened.append(Window(context.new_page(), house))
        return opened[-1]

    yield open_window
    complaints = [text for window in opened for text in window.complaints]
    for window in opened:
        window.page.context.close()
    assert not complaints, "\n".join(complaints)


@pytest.fixture
def window(windows: OpenWindow, house: House) -> Window:
    """A newcomer's window."""
    return windows(house)
