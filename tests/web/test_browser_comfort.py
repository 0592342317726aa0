"""Comfort at the table: dragging, turning by a key, a closer look, and things large enough for a finger."""

import pytest
from playwright.sync_api import ViewportSize, expect

from tests.web.browser import PHONE, OpenWindow
from tests.web.browser_hands import GAMES, OPTIONS, PLACES, begun, spot_of
from tests.web.house import At, House, Visitor

FINGER = 44
SMALL = """() => [...document.querySelectorAll("a[href], button, summary, input, select")]
    .filter(each => each.checkVisibility() && !each.closest("p:not(.more, :has(#save)), dialog:not([open]), label"))
    .filter(each => !each.classList.contains("skip"))
    .map(each => [each.textContent.trim() || each.id, each.getBoundingClientRect()])
    .filter(([, box]) => Math.min(box.width, box.height) < 43.5)
    .map(([text, box]) => `${text}: ${box.width} × ${box.height}`)"""
TAP = """([x, y]) => {
    const tap = new PointerEvent("click", { bubbles: true, pointerType: "touch", clientX: x, clientY: y });
    document.elementFromPoint(x, y).dispatchEvent(tap);
}"""


def play_until(table: At, wanted: str) -> None:
    """Take the first choice, running a factory before anything else, until a choice begins with these words."""
    for _ in range(60):
        choices = table.my_move()["choices"]
        if any(choice["label"].startswith(wanted) for choice in choices):
            return
        first = ("pick", "at", "turn", "produce", "manage")
        texts = [choice["text"] for choice in choices]
        verb = next(verb for verb in first if any(text.split()[0] == verb for text in texts))
        table.post("act", action=next(text for text in texts if text.split()[0] == verb))
        if verb == "at" and "done" in [choice["text"] for choice in table.state["choices"]]:
            table.post("act", action="done")
    pytest.fail(f"no choice begins with {wanted}")


@pytest.fixture
def victory(ann: Visitor) -> At:
    return ann.open("victory", *PLACES["victory"], options=OPTIONS["victory"], confirm=False, seed=7)


def test_a_product_is_dragged_to_another_cell(windows: OpenWindow, house: House, ann: Visitor, victory: At) -> None:
    play_until(victory, "Lift")
    lift = next(each for each in victory.state["choices"] if each["label"].startswith("Lift"))
    victory.post("act", action=lift["action"])
    there = next(each["path"][-1] for each in victory.state["choices"] if each["path"][-1].startswith("cell:"))
    victory.post("undo")
    window = windows(house, ann)
    window.go_to_my_table(victory.id)
    window.wait_for_turn()
    n = window.moment()
    card, free = (window.page.locator(f'#parts [data-target="{name}"]').first for name in (lift["path"][-1], there))
    window.page.mouse.move(*spot_of(card))
    window.page.mouse.down()
    window.page.mouse.move(*spot_of(free), steps=5)
    expect(window.page.locator(".held")).to_be_visible()
    window.page.mouse.up()
    expect(window.page.locator(".held")).to_have_count(0)
    window.wait_until(lambda: window.moment() >= n + 2, "the product in its new cell")
    done = [news["said"][0]["text"] for news in victory.log()[n:]]
    assert there.removeprefix("cell:") in done[-1]


def test_r_shows_each_way_to_turn_and_enter_takes_it(
    windows: OpenWindow, house: House, ann: Visitor, victory: At
) -> None:
    play_until(victory, "Top ")
    window = windows(house, ann)
    window.go_to_my_table(victory.id)
    window.wait_for_turn()
    n, turns = window.moment(), [choice["text"] for choice in victory.state["choices"]]
    for text in [*turns, turns[0]]:
        window.page.keyboard.press("r")
        expect(window.page.locator(f'.choice[data-action="{text}"]')).to_be_focused()
        expect(window.page.locator(f'.preview.shown[data-for="turn:{text[-1]}"]').first).to_be_attached()
    window.page.keyboard.press("Enter")
    window.wait_until(lambda: window.moment() > n, "the factory in its place")


def test_a_complex_is_looked_at_closely_without_moving_the_page(
    windows: OpenWindow, house: House, ann: Visitor, victory: At
) -> None:
    play_until(victory, "Lift")
    window = windows(house, ann, size=PHONE)
    window.go_to_my_table(victory.id)
    window.wait_for_turn()

    def width() -> float:
        shown = window.page.locator('[data-area="complex"] svg').first.bounding_box()
        assert shown is not None
        return float(shown["width"])

    before = width()
    window.page.get_by_role("button", name="Zoom in").click()
    closer = width()
    window.page.get_by_role("button", name="Zoom in").click()
    assert before < closer < width()
    assert window.sideways() <= 0
    for _ in range(3):
        window.page.get_by_role("button", name="Zoom out").click()
    assert width() <= before
    expect(window.page.get_by_role("button", name="Zoom out")).to_be_disabled()


@pytest.mark.parametrize("game", GAMES)
def test_controls_on_a_phone_are_large_enough_for_a_finger(
    windows: OpenWindow, house: House, ann: Visitor, game: str
) -> None:
    window = windows(house, ann, size=PHONE)
    window.go(f"/new/{game}")
    assert window.page.evaluate(SMALL) == []
    window.go()
    assert window.page.evaluate(SMALL) == []
    window.go_to_my_table(begun(ann, game).id)
    window.wait_for_turn()
    window.page.locator("#people").evaluate("(each) => (each.open = true)")
    assert window.page.evaluate(SMALL) == []


def test_a_tap_beside_something_small_means_it(windows: OpenWindow, house: House, ann: Visitor, victory: At) -> None:
    window = windows(house, ann, size=PHONE)
    window.go_to_my_table(victory.id)
    window.wait_for_turn()
    n = window.moment()
    button = window.page.locator('#parts [data-target^="kind:"].can').first
    button.scroll_into_view_if_needed()
    box = button.bounding_box()
    assert box is not None
    assert box["height"] < FINGER
    beside = [box["x"] + box["width"] / 2, box["y"] - (FINGER - box["height"]) / 2 + 1]
    window.page.evaluate(TAP, beside)
    window.wait_until(lambda: window.moment() > n, "the factory")


def test_the_first_choices_of_titans_are_in_sight_on_a_small_desktop(
    windows: OpenWindow, house: House, ann: Visitor
) -> None:
    window = windows(house, ann, size=ViewportSize(width=1280, height=800))
    window.go_to_my_table(begun(ann, "titans", decisions=0).id)
    window.wait_for_turn()
    assert window.lit().count() > 1
    for lit in window.lit().all():
        expect(lit).to_be_in_viewport(ratio=1)


def test_declining_stands_after_everything_else(windows: OpenWindow, house: House, ann: Visitor) -> None:
    window = windows(house, ann)
    window.go_to_my_table(begun(ann, "empire", decisions=0).id)
    window.wait_for_turn()
    assert window.choices().count() > 1
    expect(window.choices().last).to_have_text("Build nothing")
