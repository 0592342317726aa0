"""How the browser tests play: by mouse on the board, by keyboard alone, and tables that have begun."""

import json
from pathlib import Path

import pytest
from playwright.sync_api import Locator, Page

from smokestack.gamekit.registry import names, spec
from smokestack.gamekit.spec import GameSpec
from smokestack.match.row import Json
from tests.web.browser import Window
from tests.web.house import At, Visitor, allowed


def for_two(game: GameSpec) -> dict[str, int]:
    """The options of the table a game proposes, for one person and one bot."""
    counted = {"players": 2} if any(option.name == "players" for option in game.options) else {}
    return {**game.first_options, **counted}


GAMES = sorted(names())
PLACES = {game: ("you:Ann", f"bot:{spec(game).first_table.split(',')[1]}") for game in GAMES}
OPTIONS = {game: for_two(spec(game)) for game in GAMES}
GOLDEN = Path(__file__).parent.parent / "golden"


def begun(ann: Visitor, game: str, decisions: int = 3) -> At:
    """A table at which something has happened and it is Ann's move."""
    table = ann.open(game, *PLACES[game], options=OPTIONS[game], confirm=False, seed=7)
    table.play_on(decisions)
    table.my_move()
    return table


def recorded(visitor: Visitor, game: str, entries: int) -> At:
    """A recorded game up to an entry, with all its seats in one hand."""
    lines = golden_lines(game)[: entries + 1]
    lines[0] = json.dumps(by_people(json.loads(lines[0])))
    return At(visitor, allowed(visitor.http.post("/api/upload", content="\n".join(lines)))["id"], {})


def by_people(header: Json) -> Json:
    """The same match between people who do not confirm their turns."""
    seats = [{"name": seat["name"], "kind": "human"} for seat in header["seats"]]
    return {**header, "seats": seats, "confirm": False}


def golden_lines(game: str) -> list[str]:
    return (GOLDEN / f"{game}.jsonl").read_text(encoding="utf-8").splitlines()


def by_mouse(window: Window) -> None:
    """Click what is lit on the board; where nothing is, a button. What is told is closed first."""
    if window.tells():
        window.at("show").get_by_role("button").click()
    elif window.at("confirm").is_visible():
        window.at("confirm").click()
    elif window.lit().count():
        click_on_board(window, window.lit().first)
    else:
        window.click_choice()


def click_on_board(window: Window, target: Locator) -> None:
    window.page.mouse.click(*spot_of(target))


def spot_of(target: Locator) -> tuple[float, float]:
    """Where a target can be seen: its middle may be a gap, or lie under something that belongs to it."""
    target.scroll_into_view_if_needed()
    spot = target.evaluate(FIND_SPOT)
    assert spot, f"nothing of {target.get_attribute('data-target')} can be hit with the mouse"
    return spot[0], spot[1]


FIND_SPOT = """target => {
    const box = target.getBoundingClientRect();
    const parts = [0.5, 0.3, 0.7, 0.15, 0.85, 0.05, 0.95];
    const spots = parts.flatMap(y => parts.map(x => [box.left + x * box.width, box.top + y * box.height]));
    const seen = spot => document.elementFromPoint(...spot)?.closest("[data-target]");
    return spots.find(spot => seen(spot) === target) ?? spots.find(spot => target.contains(seen(spot))) ?? null;
}"""


def by_keyboard(window: Window) -> None:
    """Tab to the first choice or to Confirm, and Enter. What is told is closed first."""
    if window.tells():
        tab_to(window.page, "#show button")
    elif window.at("confirm").is_visible():
        tab_to(window.page, "#confirm")
    else:
        folded = "#choices details:not([open]) > summary"
        if tab_to(window.page, f".choice, {folded}") == "SUMMARY":
            window.page.keyboard.press("Enter")
            tab_to(window.page, ".choice")
    window.page.keyboard.press("Enter")


def tab_to(page: Page, selector: str, most: int = 300) -> str:
    """Press Tab until something that matches has the focus; its kind of element."""
    for _ in range(most):
        found = page.evaluate("s => document.activeElement.matches(s) ? document.activeElement.tagName : ''", selector)
        if found:
            return str(found)
        page.keyboard.press("Tab")
    pytest.fail(f"{selector} cannot be reached with the Tab key")
