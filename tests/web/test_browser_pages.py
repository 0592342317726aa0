"""Every page and every game's table: narrow enough for a phone, and readable with a screen reader in both themes."""

import json
from collections.abc import Iterator
from importlib import resources
from typing import Any

import pytest
from playwright.sync_api import expect

from tests.web.browser import PHONE, OpenWindow, Window
from tests.web.browser_hands import GAMES, OPTIONS, PLACES, begun
from tests.web.house import House, Visitor

FOR_PROGRAMS = ["/api/docs", "/api/docs#route-act", "/api/docs#TableState"]
ADDRESSES = [
    "/",
    *FOR_PROGRAMS,
    *(f"/{page}/{game}" for page in ("new", "learn", "rules", "gallery") for game in GAMES),
]
AXE = resources.files("axe_playwright_python").joinpath("axe.min.js").read_text(encoding="utf-8")


@pytest.fixture(params=["light", "dark"])
def themed(request: pytest.FixtureRequest, windows: OpenWindow, house: House, ann: Visitor) -> Window:
    return windows(house, ann, dark=request.param == "dark")


def findings(window: Window) -> Iterator[str]:
    """What axe-core finds serious or critical."""
    window.page.evaluate(AXE)
    found: list[dict[str, Any]] = window.page.evaluate("axe.run().then(found => found.violations)")
    for finding in found:
        if finding["impact"] in ("serious", "critical"):
            where = [node["html"][:160] for node in finding["nodes"][:3]]
            yield f"{window.page.url}: {finding['help']} ({len(finding['nodes'])}): {json.dumps(where)}"


@pytest.mark.parametrize("address", ADDRESSES)
def test_axe_finds_nothing_serious_on_a_page(themed: Window, address: str) -> None:
    themed.go(address)
    found = list(findings(themed))
    assert not found, "\n".join(found)


@pytest.mark.parametrize("game", GAMES)
def test_axe_finds_nothing_serious_at_a_table(themed: Window, ann: Visitor, game: str) -> None:
    themed.go_to_my_table(begun(ann, game).id)
    themed.wait_for_turn()
    found = list(findings(themed))
    assert not found, "\n".join(found)


def test_no_page_is_wider_than_a_phone(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=PHONE)
    for address in ADDRESSES:
        window.go(address)
        assert window.sideways() <= 0, address


@pytest.mark.parametrize("game", GAMES)
def test_no_table_is_wider_than_a_phone(windows: OpenWindow, house: House, ann: Visitor, game: str) -> None:
    window = windows(house, ann, size=PHONE)
    table = begun(ann, game)
    for more in (0, 6, 6):
        table.play_on(more)
        window.go_to_my_table(table.id)
        window.wait_for_turn()
        assert window.sideways() <= 0


def test_the_largest_table_is_not_wider_than_a_phone(windows: OpenWindow, house: House, ann: Visitor) -> None:
    table = ann.open("victory", "you:Ann", *["bot:greedy"] * 11, options={"players": 12}, confirm=False, seed=7)
    table.play_on(2)
    window = windows(house, ann, size=PHONE)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    assert window.sideways() <= 0


def test_a_turn_on_a_phone_is_played_with_pieces_in_flight(windows: OpenWindow, house: House, ann: Visitor) -> None:
    window = windows(house, ann, size=PHONE, motion=True)
    table = ann.open("titans", *PLACES["titans"], options=OPTIONS["titans"], seed=7)
    window.go_to_my_table(table.id)
    window.decide()
    window.wait_for_turn()
    assert window.sideways() <= 0


def test_an_address_that_is_not_there_says_so_and_leads_back(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=PHONE)
    window.go("/t/nowhere")
    expect(window.at("main")).to_contain_text("no such table")
    assert window.sideways() <= 0
    assert not list(findings(window))
    window.at("main").get_by_role("link", name="front page").click()
    expect(window.page.get_by_role("button", name="Play now").first).to_be_visible()
    window.forgive("404")
