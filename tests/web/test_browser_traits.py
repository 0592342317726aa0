"""What a game's board asks of the page: short choices side by side, areas to zoom, and money beside the names."""

import pytest
from playwright.sync_api import expect

from smokestack.board.ui import board_of
from smokestack.gamekit.registry import spec
from tests.web.browser import OpenWindow, Window
from tests.web.browser_hands import GAMES, OPTIONS
from tests.web.house import At, House, Visitor

MANY = 4
"""Fewer choices than this stand one below the other anyway."""


def at_one_screen(ann: Visitor, game: str) -> At:
    options = {} if game == "empire" else OPTIONS[game]
    return ann.open(game, "you:Ann", "screen:Bob", options=options, confirm=False, seed=7)


def look_at(windows: OpenWindow, house: House, ann: Visitor, table: At) -> Window:
    window = windows(house, ann)
    window.go_to_my_table(table.id)
    window.wait_for_turn()
    return window


def kinds(table: At) -> list[str]:
    """What would be clicked last for each choice there is."""
    return [choice["path"][-1].split(":")[0] for choice in table.my_move()["choices"]]


@pytest.mark.parametrize("game", GAMES)
def test_choices_that_are_many_and_short_stand_side_by_side(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    table, small = at_one_screen(ann, game), board_of(spec(game)).small
    for _ in range(40):
        if sum(kind in small for kind in kinds(table)) >= MANY:
            break
        table.decide()
    window = look_at(windows, house, ann, table)
    assert bool(window.page.locator("#choices ul.small").count()) == bool(small)


@pytest.mark.parametrize("game", GAMES)
def test_only_areas_that_may_grow_large_can_be_zoomed(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    window = look_at(windows, house, ann, at_one_screen(ann, game))
    zoomed = window.page.evaluate(
        '[...document.querySelectorAll("#parts .zoom")].map((each) => each.parentElement.dataset.area)'
    )
    assert tuple(zoomed) == board_of(spec(game)).zoomed


@pytest.mark.parametrize("game", [game for game in GAMES if board_of(spec(game)).money])
def test_money_that_came_or_went_is_shown_beside_the_name(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    table = at_one_screen(ann, game)
    window = look_at(windows, house, ann, table)
    chips = window.page.locator("#strip .chip", has_text="$")
    for _ in range(12):
        n = table.state["n"]
        window.decide()
        if any(move[0] in board_of(spec(game)).money for news in table.log()[n:] for move in news["moves"]):
            expect(chips.first).to_be_attached()
            return
    pytest.fail("no money moved")
