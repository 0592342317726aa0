"""The page for programs, tried as a newcomer does: by clicks, with the answers in view."""

import json
from typing import Any

import pytest
from playwright.sync_api import Locator, expect

from tests.web.browser import PHONE, OpenWindow, Window
from tests.web.house import At, House


class Tried:
    """A route on the page."""

    def __init__(self, window: Window, name: str) -> None:
        self.window, self.route = window, window.at(f"route-{name}")
        if not self.route.evaluate("route => route.open"):
            self.route.locator("summary").first.click()

    def field(self, name: str) -> Locator:
        return self.route.locator(f"[name={name}]")

    def send(self, status: int) -> "Tried":
        self.route.get_by_role("button", name="Send").click()
        expect(self.route.locator(".status")).to_contain_text(f"{status} ")
        return self

    @property
    def answer(self) -> Any:
        return json.loads(self.route.locator(".said").text_content() or "")

    @property
    def curl(self) -> str:
        return self.route.locator(".curl").text_content() or ""


@pytest.fixture
def reference(window: Window) -> Window:
    """By the link at the foot of the front page."""
    window.go()
    window.page.get_by_role("link", name="For programs").click()
    expect(window.page.get_by_role("heading", name="For programs")).to_be_visible()
    return window


def test_a_request_is_tried_and_its_answer_shown(reference: Window, house: House) -> None:
    tried = Tried(reference, "games").send(200)
    assert {row["game"] for row in tried.answer} == {"empire", "titans", "victory"}
    assert tried.curl == f"curl -X GET '{house.address}/api/games'"


def test_a_table_is_opened_and_played_by_its_secret(reference: Window, house: House) -> None:
    made = Tried(reference, "open_table").send(201).answer
    secret = made["seats"][0]["secret"]
    look = Tried(reference, "state")
    assert (look.field("id").input_value(), look.field("secret").input_value()) == (made["id"], secret)
    table = At(house.program(secret), made["id"], {})
    table.my_move()
    assert look.send(200).answer == table.state
    choice = table.my_move()["choices"][0]["text"]
    act = Tried(reference, "act")
    act.field("body").fill(json.dumps({"action": choice}))
    assert act.send(200).answer == {"n": table.state["n"]}
    assert f"Bearer {secret}" in act.curl
    assert f'{{"action":"{choice}"}}' in act.curl
    assert len(table.log()) == Tried(reference, "state").send(200).answer["n"]


def test_without_a_secret_this_browser_asks(reference: Window) -> None:
    Tried(reference, "open_table").send(201)
    look = Tried(reference, "state")
    look.field("secret").fill("")
    assert look.send(200).answer["you"] == [0]
    assert "Bearer" not in look.curl
    take_over = Tried(reference, "take_over")
    assert take_over.field("secret").input_value() == ""
    assert take_over.send(200).answer["n"]
    assert "Bearer $SECRET" in take_over.curl


def test_a_refusal_is_shown_in_its_words(reference: Window) -> None:
    look = Tried(reference, "state")
    look.field("id").fill("no where?")
    assert "no such table" in look.send(404).answer["error"]
    opening = Tried(reference, "open_table")
    opening.field("body").fill("{")
    assert opening.send(422).answer["kind"] == "RequestValidationError"
    reference.forgive("404")
    reference.forgive("422")


def test_several_targets_reach_the_server(reference: Window) -> None:
    Tried(reference, "open_table").send(201)
    why = Tried(reference, "why")
    why.field("target").fill("facility:farm  uses:1")
    why.send(200)
    assert why.curl.split("'")[1].endswith("/why?target=facility%3Afarm&target=uses%3A1")


def test_odd_letters_reach_the_server(reference: Window) -> None:
    Tried(reference, "open_table").send(201)
    why = Tried(reference, "why")
    why.field("action").fill("build oil-well & more")
    assert "'build oil-well & more'" in why.send(400).answer["error"]
    reference.forgive("400")


def test_a_table_is_heard_live(reference: Window) -> None:
    made = Tried(reference, "open_table").send(201).answer
    live = Tried(reference, "live").route
    live.get_by_role("button", name="Listen").click()
    expect(live.locator(".status")).to_have_text("Listening")
    expect(live.locator(".heard li").first).to_contain_text("state entry")
    before = live.locator(".heard li").count()
    Tried(reference, "take_over").send(200)
    expect(live.locator(".heard li").nth(before)).to_be_attached()
    live.locator(".heard summary").first.click()
    assert json.loads(live.locator(".heard pre").first.text_content() or "")["state"]["id"] == made["id"]
    live.get_by_role("button", name="Stop").click()
    expect(live.locator(".status")).to_contain_text("Closed")
    expect(live.get_by_role("button", name="Listen")).to_be_visible()


def test_a_model_opens_where_it_is_named(windows: OpenWindow, house: House) -> None:
    window = windows(house, size=PHONE)
    window.go("/api/docs#route-state")
    window.at("route-state").get_by_role("link", name="TableState").click()
    expect(window.at("TableState").locator("table")).to_be_in_viewport()
    window.at("TableState").get_by_role("link", name="Choice").click()
    expect(window.at("Choice").locator("table")).to_be_in_viewport()
    assert window.sideways() <= 0


def test_a_large_answer_is_cut_and_says_so(reference: Window) -> None:
    Tried(reference, "open_table").send(201)
    moment = Tried(reference, "moment")
    moment.field("n").fill("0")
    moment.send(200)
    expect(moment.route.locator(".said")).to_contain_text("characters more")
