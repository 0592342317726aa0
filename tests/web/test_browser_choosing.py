"""Clicks on the board: one in another branch than the half-made choice begins there anew."""

import re
from collections.abc import Callable

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import OpenWindow, Window
from tests.web.browser_hands import click_on_board, recorded
from tests.web.house import At, House, Json, Visitor


def decide_until(table: At, wanted: Callable[[list[Json]], bool]) -> list[Json]:
    """Take first choices until they are of the wanted kind; those choices."""
    for _ in range(60):
        choices: list[Json] = table.my_move()["choices"]
        if wanted(choices):
            return choices
        table.decide()
    pytest.fail("such choices did not come")


def beginnings(choices: list[Json]) -> list[str]:
    return sorted({choice["path"][0] for choice in choices})


@pytest.fixture
def table(ann: Visitor) -> At:
    return ann.open("titans", "you:Ann", "screen:Bob", confirm=False, seed=7)


@pytest.fixture
def window(windows: OpenWindow, house: House, ann: Visitor) -> Window:
    return windows(house, ann)


def sit_down(window: Window, table: At) -> None:
    window.go_to_my_table(table.id)
    window.wait_for_turn()


def part(window: Window, *path: str) -> Locator:
    """A target inside others; a map that only phones show may have it too."""
    return window.page.locator("#parts " + " ".join(f'[data-target="{step}"]:visible' for step in path)).first


def decided(window: Window, table: At, n: int) -> str:
    """The text of the one decision after entry n."""
    window.wait_until(lambda: window.moment() > n and window.rests(), "the decision")
    lines = table.saved().splitlines()[n + 1 :]
    (action,) = re.findall(r'"action": "([^"]+)"', "\n".join(lines))
    return str(action)


def test_a_price_of_another_grid_means_that_grid(window: Window, table: At) -> None:
    choices = decide_until(table, lambda found: found[0]["path"][0].startswith("grid:") and len(beginnings(found)) > 1)
    one, other = beginnings(choices)[:2]
    shared = {choice["path"][1] for choice in choices if choice["path"][0] == one}
    wanted = next(choice for choice in choices if choice["path"][0] == other and choice["path"][1] in shared)
    sit_down(window, table)
    n = window.moment()
    click_on_board(window, part(window, one))
    expect(part(window, one)).to_have_class(re.compile("chosen"))
    click_on_board(window, part(window, *wanted["path"]))
    assert decided(window, table, n) == wanted["text"]


def test_a_price_of_the_chosen_grid_goes_on_with_it(window: Window, table: At) -> None:
    choices = decide_until(table, lambda found: found[0]["path"][0].startswith("grid:"))
    wanted = choices[-1]
    sit_down(window, table)
    n = window.moment()
    click_on_board(window, part(window, wanted["path"][0]))
    expect(part(window, wanted["path"][0])).to_have_class(re.compile("chosen"))
    click_on_board(window, part(window, *wanted["path"]))
    assert decided(window, table, n) == wanted["text"]


def test_what_another_facility_cannot_do_is_not_done_with_the_chosen_one(window: Window, table: At) -> None:
    """`uses:1` and `do:build` have the same name in every facility."""
    choices = table.my_move()["choices"]
    chosen = next(choice["path"] for choice in choices if choice["path"][0].startswith("facility:"))
    sit_down(window, table)
    before = window.moment()
    dark = window.page.locator(f'#parts [data-target^="facility:"]:not(.can):has([data-target="{chosen[1]}"])').first
    idle = dark.get_attribute("data-target") or ""
    click_on_board(window, part(window, chosen[0]))
    expect(part(window, chosen[0])).to_have_class(re.compile("chosen"))
    with window.page.expect_response(re.compile("/why")):
        click_on_board(window, part(window, idle, chosen[1]))
    expect(window.at("why")).to_contain_text("Not now")
    assert (table.state["n"], window.moment()) == (before, before)
    expect(part(window, chosen[0])).to_have_class(re.compile("chosen"))


def test_a_number_outside_its_tens_goes_on_with_those_clicked_last(window: Window, ann: Visitor) -> None:
    table = recorded(ann, "empire/two-players", 257)
    sit_down(window, table)
    n = window.moment()
    for name in ("tens:1", "tens:0"):
        click_on_board(window, part(window, name))
        expect(part(window, name)).to_have_class(re.compile("chosen"))
    click_on_board(window, part(window, "ones:5"))
    assert decided(window, table, n) == "exchange 5"


def test_a_button_of_another_contract_means_that_contract(window: Window, ann: Visitor) -> None:
    table = recorded(ann, "victory/all-claimed", 622)
    sit_down(window, table)
    n = window.moment()
    click_on_board(window, part(window, "contract:wood"))
    expect(part(window, "contract:wood")).to_have_class(re.compile("chosen"))
    click_on_board(window, part(window, "contract:coal", "deliver:coal"))
    assert decided(window, table, n) == "fulfil coal"
