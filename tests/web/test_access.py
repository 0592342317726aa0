"""Who may do what: nobody acts for a seat that is not theirs, and no foreign site acts with somebody's cookie."""

from html.parser import HTMLParser

import httpx
import pytest
from websockets.exceptions import InvalidStatus

from smokestack.web.guard import HEADERS, MOST_BODY
from smokestack.web.guests import COOKIE
from tests.web.house import At, House, Visitor, refusal, until

DOINGS: dict[str, dict[str, object]] = {
    "act": {"action": 0},
    "undo": {},
    "redo": {},
    "confirm": {},
    "agree": {"yes": True},
    "admit": {"wish": 1, "yes": True},
    "hint": {},
    "declining": {},
    "leave": {"seat": 0},
    "takeover": {"seat": 0},
}


@pytest.fixture(scope="module")
def table(house: House) -> At:
    """Ann has decided and has to confirm; nobody here may change that."""
    opened = house.browser().open("titans", "you:Ann", "bot", seed=5)
    while not opened.state["can"]["confirm"]:
        opened.decide()
    return opened


def test_another_guest_does_nothing_at_my_table(table: At, bob: Visitor) -> None:
    before = table.saved()
    for doing, body in DOINGS.items():
        bob.at(table).refused(403, doing, **body)
    assert table.saved() == before


def test_a_program_without_a_secret_does_nothing(table: At, house: House) -> None:
    before = table.saved()
    for doing, body in DOINGS.items():
        house.program().at(table).refused(403, doing, **body)
    assert table.saved() == before


def test_a_secret_of_another_table_opens_nothing(table: At, house: House, bob: Visitor) -> None:
    other = house.program(bob.open("titans", "you", "bot").secrets[0]).at(table)
    before = table.saved()
    for doing, body in DOINGS.items():
        assert other.refused(403, doing, **body) == "this secret belongs to no seat of this table"
    assert table.saved() == before


def test_one_seats_secret_does_nothing_for_another_seat(ann: Visitor, house: House) -> None:
    opened = ann.open("titans", "you:Ann", "open", seed=5)
    secrets = [opened.secrets[0], house.program().at(opened).post("join", seat=1, name="Bob")["secret"]]
    seats = [house.program(secret).at(opened) for secret in secrets]
    mover = until(lambda: state if (state := opened.state)["to_move"] >= 0 else None)["to_move"]
    moves, waits = seats[mover], seats[1 - mover]
    assert waits.get("legal") == []
    assert waits.refused(403, "act", action=moves.get("legal")[0]["action"]).startswith("it is not your move")
    while not moves.state["can"]["confirm"]:
        moves.decide()
    n = moves.state["n"]
    assert waits.refused(400, "confirm") == "there is no turn of yours to confirm"
    assert "has decided nothing yet" in waits.refused(400, "undo")
    assert waits.post("undo", to=n)["asked"] == [mover]
    assert waits.refused(403, "leave", seat=mover) == f"seat {mover + 1} is not yours"
    assert "may come back; wait 15 minutes more" in waits.refused(403, "takeover", seat=mover)
    assert moves.state["n"] == n


def test_a_change_by_cookie_needs_the_token_of_a_page_of_ours(table: At) -> None:
    cookie = dict(table.visitor.http.cookies)
    address = str(table.visitor.http.base_url)
    with httpx.Client(base_url=address, cookies=cookie) as foreign:
        for token in (b"", b"0" * 64, b"\xe9"):
            answer = foreign.post(f"/api/tables/{table.id}/confirm", headers={b"x-smokestack-page": token}, json={})
            assert "did not come from a page of this server" in refusal(answer, 403)
        assert foreign.post("/api/tables", json={"game": "titans", "seats": []}).status_code == 403
        assert foreign.post("/api/upload", content="x").status_code == 403
        assert foreign.post("/play/titans", data={"token": "0" * 64}).status_code == 403
    assert table.state["waiting"] == 0


def test_anothers_token_is_not_mine(table: At, bob: Visitor) -> None:
    token = bob.http.headers["x-smokestack-page"]
    answer = table.visitor.http.post(f"/api/tables/{table.id}/confirm", headers={"x-smokestack-page": token})
    assert answer.status_code == 403


def test_a_form_of_ours_opens_a_table(ann: Visitor) -> None:
    answer = ann.http.post("/play/titans", data={"token": ann.http.headers["x-smokestack-page"]})
    assert answer.status_code == 303
    assert At(ann, answer.headers["location"].removeprefix("/t/"), {}).state["you"] == [0]


@pytest.mark.parametrize("damage", ["", "x", "no-cookie-at-all", "{}.{}"])
def test_who_tampers_with_the_cookie_is_a_new_guest(table: At, damage: str) -> None:
    cookie = table.visitor.http.cookies[COOKIE]
    address = str(table.visitor.http.base_url)
    tampered = damage if len(damage) > 1 else cookie[:-3] + damage
    with httpx.Client(base_url=address, headers={"cookie": f"{COOKIE}={tampered}"}) as stranger:
        assert stranger.get(f"/api/tables/{table.id}").json()["you"] == []
        page = stranger.get("/new/titans")
    assert page.cookies[COOKIE] not in ("", cookie)
    assert "HttpOnly" in page.headers["set-cookie"]
    assert "SameSite=lax" in page.headers["set-cookie"]


@pytest.mark.parametrize("origin", ["http://evil.example", "null", "http://127.0.0.1.evil.example"])
def test_a_page_of_another_site_hears_nothing(table: At, origin: str) -> None:
    with pytest.raises(InvalidStatus) as refused:
        table.listen(origin=origin)
    assert refused.value.response.status_code == 403


PAGES = [
    "/",
    "/new/empire",
    "/rules/titans",
    "/gallery/titans",
    "/rules/nothing",
    "/nowhere",
    "/t/nowhere",
    "/learn/none",
    "/api/docs",
]
OTHERS = [
    "/board.css",
    "/games/titans/board.css",
    "/static/table.js",
    "/static/none",
    "/healthz",
    "/openapi.json",
    "/api/games",
    "/api/tables/x",
]


@pytest.mark.parametrize("path", [*PAGES, *OTHERS])
def test_every_answer_carries_the_security_headers(house: House, path: str) -> None:
    answer = house.program().http.get(path)
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_answers_to_what_is_refused_at_the_door_carry_them_too(house: House) -> None:
    answer = house.program().http.post("/api/upload", content=b"x" * (MOST_BODY + 1))
    assert {name: answer.headers.get(name) for name in HEADERS} == HEADERS


def test_the_policy_allows_only_our_own_scripts_and_styles() -> None:
    policy = dict(part.strip().split(" ", 1) for part in HEADERS["Content-Security-Policy"].split(";"))
    assert (policy["default-src"], policy["script-src"], policy["style-src"]) == ("'none'", "'self'", "'self'")


class Inline(HTMLParser):
    """Finds what the policy would refuse to run or to style."""

    def __init__(self) -> None:
        super().__init__()
        self.found: list[str] = []

    def handle_starttag(self, tag: str, attrs: list[tuple[str, str | None]]) -> None:
        given = dict(attrs)
        if tag == "style" or (tag == "script" and not given.get("src")):
            self.found.append(tag)
        for name, value in given.items():
            if name == "style" or name.startswith("on") or (value or "").strip().lower().startswith("javascript:"):
                self.found.append(f"{tag} {name}")
            if name in ("src", "href", "action") and "//" in (value or ""):
                self.found.append(f"{tag} {name} {value}")


@pytest.mark.parametrize("path", PAGES)
def test_no_page_has_scripts_or_styles_inside_or_from_elsewhere(ann: Visitor, path: str) -> None:
    seen = Inline()
    seen.feed(ann.http.get(path).text)
    assert seen.found == []


def test_neither_has_a_table_nor_its_parts(table: At) -> None:
    seen = Inline()
    seen.feed(table.visitor.http.get(f"/t/{table.id}").text)
    for part in table.get(f"at/{table.state['n']}")["parts"]:
        seen.feed(part["svg"])
    assert seen.found == []


def test_names_cannot_carry_markup_into_a_page(ann: Visitor) -> None:
    table = ann.open("titans", "you:<img src=x onerror=alert(1)>", "bot", seed=5)
    seen = Inline()
    for part in table.get("at/0")["parts"]:
        seen.feed(part["svg"])
    seen.feed(ann.http.get("/").text)
    assert seen.found == []
