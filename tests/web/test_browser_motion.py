"""What just happened moves: pieces of the ledger fly from where they were to where they go."""

from typing import Any

import pytest
from playwright.sync_api import expect

from smokestack.board.ui import board_of
from smokestack.gamekit.registry import spec
from tests.web.browser import OpenWindow, Window
from tests.web.browser_hands import GAMES, OPTIONS, begun
from tests.web.house import At, House, Visitor

WATCH = """window.flights = [];
const middle = (place) => {
    const box = document.querySelector(`#parts [data-place="${CSS.escape(place)}"]`)?.getBoundingClientRect();
    return box?.width ? [box.left + box.width / 2, box.top + box.height / 2] : null;
};
const note = (dot) => {
    const { piece, source, target } = dot.dataset;
    const shown = dot.getAnimations()[0].effect.getKeyframes();
    const frames = shown.map((frame) => frame.transform.match(/[-.\\d]+/g).map(Number));
    window.flights.push({ piece, source, target, from: middle(source), to: middle(target), frames });
};
document.addEventListener("DOMContentLoaded", () => {
    const flight = document.getElementById("flight");
    const look = (seen) => seen.flatMap((each) => [...each.addedNodes]).forEach(note);
    if (flight) new MutationObserver(look).observe(flight, { childList: true });
});"""


def hotseat(ann: Visitor, game: str) -> At:
    options = {} if game == "empire" else OPTIONS[game]
    table = ann.open(game, "you:Ann", "screen:Bob", options=options, confirm=False, seed=7)
    table.play_on(2)
    table.my_move()
    return table


def watched(windows: OpenWindow, house: House, ann: Visitor, table: At, motion: bool) -> Window:
    window = windows(house, ann, motion=motion)
    window.page.add_init_script(WATCH)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    return window


def flights(window: Window) -> list[dict[str, Any]]:
    found: list[dict[str, Any]] = window.page.evaluate("window.flights")
    return found


def decide_until(window: Window, table: At, moving: bool) -> list[tuple[str, str, str]]:
    """Decide until pieces have moved; what the ledger says of them."""
    first = window.moment()
    for _ in range(8):
        window.decide()
        moves = [(move[0], move[2], move[3]) for news in table.log()[first:] for move in news["moves"]]
        if moves and (flights(window) or not moving):
            return moves
    pytest.fail("nothing moved")


@pytest.mark.parametrize("game", GAMES)
def test_pieces_fly_from_where_they_were_to_where_they_go(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    table = hotseat(ann, game)
    window = watched(windows, house, ann, table, motion=True)
    moves = decide_until(window, table, moving=True)
    for flight in flights(window):
        start, end = (frame[:2] for frame in flight["frames"])
        assert (flight["piece"], flight["source"], flight["target"]) in moves
        assert start == pytest.approx(flight["from"] or flight["to"], abs=1)
        assert end == pytest.approx(flight["to"] or flight["from"], abs=1)
    expect(window.page.locator(".flying")).to_have_count(0)


def test_nothing_flies_for_whoever_wants_no_motion(windows: OpenWindow, house: House, ann: Visitor) -> None:
    table = hotseat(ann, "titans")
    window = watched(windows, house, ann, table, motion=False)
    decide_until(window, table, moving=False)
    assert flights(window) == []


def pay(window: Window) -> None:
    """Decide until something costs money, and take it."""
    for _ in range(6):
        window.wait_for_turn()
        paying = window.choices().filter(has_text="$")
        if paying.count():
            return paying.last.click()
        window.decide()
    pytest.fail("nothing costs money")


@pytest.mark.parametrize("game", [name for name in GAMES if board_of(spec(name)).money])
def test_what_somebody_pays_stands_beside_the_name(windows: OpenWindow, house: House, ann: Visitor, game: str) -> None:
    """The piece that is money has another name in each game."""
    window = watched(windows, house, ann, begun(ann, game), motion=False)
    pay(window)
    expect(window.page.locator("#strip .chip").first).to_contain_text("−$")
