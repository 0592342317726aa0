"""Save files: taken home, brought back, and refused by the line that is damaged."""

import json

import httpx
import pytest

from smokestack.web.room import MOST_ENTRIES
from tests.web.house import At, House, Visitor, refusal


def upload(visitor: Visitor, text: str | bytes) -> httpx.Response:
    return visitor.http.post("/api/upload", content=text)


@pytest.fixture(scope="module")
def table(house: House) -> At:
    opened = house.browser().open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    opened.play_on(6)
    return opened


def test_the_save_file_is_offered_under_the_games_name(table: At) -> None:
    answer = table.visitor.http.get(f"/api/tables/{table.id}/save")
    assert answer.headers["content-disposition"] == f'attachment; filename="titans-{table.id}.jsonl"'
    assert json.loads(answer.text.splitlines()[0])["game"] == "titans"


def test_whoever_brings_a_save_file_goes_on_in_peoples_seats(table: At, bob: Visitor) -> None:
    made = upload(bob, table.saved())
    assert made.status_code == 201
    again = At(bob, made.json()["id"], {})
    assert again.id != table.id
    assert again.saved() == table.saved()
    assert again.state["you"] == [0, 1]
    assert again.decide() == table.state["n"] + 1


def test_bots_of_unknown_names_go_on_as_greedy(ann: Visitor) -> None:
    table = ann.open("titans", "you:Ann", "bot", seed=5, confirm=False)
    table.play_on(2)
    renamed = At(ann, upload(ann, table.saved().replace('"Greedy"', '"Rosa"')).json()["id"], {})
    renamed.play_on(6)
    assert renamed.state["seats"][1]["name"] == "Rosa"


def test_who_holds_all_seats_needs_nobodys_consent(ann: Visitor) -> None:
    """Seats of two browsers, now in one hand."""
    table = ann.open("titans", "you:Ann", "screen:Bob", seed=5, confirm=False)
    table.play_on(4)
    apart = table.saved().replace('"holder": "screen"', '"holder": ""').replace(', "holder": ""', "")
    mine = At(ann, upload(ann, apart).json()["id"], {})
    first = next(news["n"] for news in mine.log() if news["seat"] is not None)
    assert mine.post("undo", to=first)["asked"] == []


def test_a_bot_without_a_name_somebody_can_read_is_refused_and_nothing_is_kept(house: House) -> None:
    ann = house.browser()
    table = ann.open("titans", "you:Ann", "bot", seed=5, confirm=False)
    said = refusal(upload(ann, table.saved().replace('"Greedy"', '" "')), 400)
    assert said.startswith("the file, line 1: a seat that somebody holds needs a name")
    page = ann.http.get("/")
    assert page.status_code == 200
    assert page.text.count('href="/t/') == 1


def test_a_file_starts_no_program_and_where_one_played_a_bot_goes_on(ann: Visitor) -> None:
    saved = ann.open("titans", "you:Ann", "bot", seed=5, confirm=False).saved()
    said = refusal(upload(ann, saved.replace('"bot": "greedy"', '"bot": "program:/bin/cat"')), 400)
    assert "the seat of Greedy names a program to start" in said
    with_program = saved.replace('"bot": "greedy"', '"bot": "program"')
    At(ann, upload(ann, with_program).json()["id"], {}).play_on(3)


@pytest.mark.parametrize("line", [2, 5, 8])
def test_a_damaged_line_is_named(table: At, bob: Visitor, line: int) -> None:
    lines = table.saved().splitlines()
    lines[line - 1] = lines[line - 1][:-4]
    assert f"the file, line {line}: the line is cut off or damaged" in refusal(upload(bob, "\n".join(lines)), 400)


def test_an_action_the_rules_refuse_is_named_with_its_line(table: At, bob: Visitor) -> None:
    lines = table.saved().splitlines()
    at = next(k for k, line in enumerate(lines) if '"action"' in line)
    lines[at] = json.dumps(json.loads(lines[at]) | {"action": "build oil-well"})
    assert f"the file, line {at + 1}: T2.6" in refusal(upload(bob, "\n".join(lines)), 400)


@pytest.mark.parametrize("text", ["", "Dear diary", "{}", "[1]", "\x00\x01", b"\xff\xd8\xff\xe0", '{"smokestack": 99}'])
def test_a_foreign_file_is_refused_at_its_first_line(bob: Visitor, text: str | bytes) -> None:
    assert refusal(upload(bob, text), 400).startswith("the file, line 1: ")


def test_a_file_with_more_lines_than_any_game_is_refused_before_it_is_read(bob: Visitor) -> None:
    assert f"more than {MOST_ENTRIES} lines" in refusal(upload(bob, "x\n" * (MOST_ENTRIES + 1)), 400)
