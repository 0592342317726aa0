"""What the reference says of formats is what the program reads and writes, key by key."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

import smokestack
from smokestack.bots.program.messages import DECIDE, GAME, HELLO, QUIT, decision, header_of, hello, new_game
from smokestack.lab.tables import COLUMNS
from smokestack.match.entry import KINDS, Entry
from smokestack.match.header import Header
from smokestack.web import socket
from smokestack.web.app import STATUS
from tests.docs.blocks import ROOT, blocks_of
from tests.web.house import House

REFERENCE = ROOT / "docs" / "reference"


def sections(page: str, level: str) -> dict[str, str]:
    """The text under each heading of a level."""
    parts = re.split(rf"^{level} (.*)$", (REFERENCE / page).read_text(encoding="utf-8"), flags=re.M)
    return dict(zip(parts[1::2], parts[2::2], strict=True))


def listed(text: str, head: str) -> list[str]:
    """The first column of the first table whose head begins so, without its marks."""
    table = re.search(rf"^\| {head} \|.*\n\|[-|]+\|\n((?:\|.*\n?)+)", text, flags=re.M)
    assert table, f"there is a table of {head}"
    return [row.split("|")[1].strip().strip("`") for row in table[1].splitlines()]


@pytest.fixture(scope="module")
def house(tmp_path_factory: pytest.TempPathFactory) -> Iterator[House]:
    opened = House(tmp_path_factory.mktemp("house"))
    yield opened
    opened.close()


@pytest.fixture(scope="module")
def message(house: House) -> dict[str, Any]:
    """The first thing a page hears from a table at which it has to decide."""
    table = house.browser().open("titans", "you:Ann", "bot:greedy", seed=7)
    table.my_move()
    with table.listen() as live:
        live.send(json.dumps({"n": 0, "known": {}}))
        heard: dict[str, Any] = json.loads(live.recv())
    return heard


def test_the_state_of_a_table_is_described_in_full(message: dict[str, Any]) -> None:
    page = (REFERENCE / "http.md").read_text(encoding="utf-8")
    assert listed(page, "key") == list(message["state"])
    assert listed(page, "choice") == list(message["state"]["choices"][0])


def test_what_routes_answer_is_described(house: House) -> None:
    ann, program = house.browser(), house.program()
    described = dict(answers((REFERENCE / "http.md").read_text(encoding="utf-8")))

    def agrees(route: str, answer: dict[str, Any]) -> None:
        assert described.pop(route) == list(answer), route

    seats = [{"kind": "you", "name": "Ann"}, {"kind": "open"}]
    made = ann.post("/tables", game="titans", seats=seats, confirm=False, seed=7)
    agrees("POST /api/tables", made)
    agrees("POST /api/tables/{id}/join", program.post(f"/tables/{made['id']}/join", seat=1, name="Ben"))
    alone = ann.open("titans", "you:Ann", "bot:greedy", confirm=False, seed=7)
    choice = alone.my_move()["choices"][0]
    agrees("POST /api/tables/{id}/hint", alone.post("hint"))
    agrees("POST /api/tables/{id}/act", alone.post("act", action=choice["action"]))
    agrees("POST /api/tables/{id}/undo", alone.post("undo"))
    agrees("GET /api/tables/{id}/at/{n}", alone.get("at/1"))
    agrees("GET /api/tables/{id}/why", alone.get("why"))
    agrees("GET /api/tables/{id}/result", alone.get("result"))
    uploaded = ann.http.post("/api/upload", content=alone.saved())
    agrees("POST /api/upload", uploaded.json())
    assert not described


def answers(page: str) -> Iterator[tuple[str, list[str]]]:
    """Each route in the table of answers, with the keys it answers with."""
    for route, keys in re.findall(r"^\| `((?:GET|POST) [^`]+)` \| ([^|]+) \|", page, flags=re.M):
        yield route, re.findall(r"`(\w+)`", keys)


def test_every_refusal_has_its_status() -> None:
    described = listed((REFERENCE / "http.md").read_text(encoding="utf-8"), "status")
    assert {int(status) for status in described} == {400, 413, 422, *(status for _, status in STATUS)}


def test_what_a_listener_hears_is_described_in_full(message: dict[str, Any]) -> None:
    page = (REFERENCE / "live.md").read_text(encoding="utf-8")
    assert listed(page, "key") == list(message)
    assert listed(page, "part") == list(message["parts"][0])
    assert listed(page, "news") == list(message["news"][0])


def test_every_way_to_close_is_described() -> None:
    described = listed((REFERENCE / "live.md").read_text(encoding="utf-8"), "code")
    assert {int(code) for code in described} == {socket.RESTARTING, socket.LATER, socket.FOREIGN, socket.GONE}


def test_every_kind_of_entry_is_described() -> None:
    assert {heading.strip("`") for heading in sections("save-format.md", "###")} == set(KINDS)


def lines() -> list[dict[str, Any]]:
    shown = [block for block in blocks_of("docs/reference/save-format.md") if block.kind == "json"]
    return [json.loads(line) for block in shown for line in block.text.splitlines()]


def test_the_header_is_one_that_the_program_writes() -> None:
    header = lines()[0]
    assert Header.from_json(header).to_json() == header
    assert listed((REFERENCE / "save-format.md").read_text(encoding="utf-8"), "key") == list(header)


@pytest.mark.parametrize("line", lines()[1:], ids=lambda line: f"{line['n']}-{line['kind']}")
def test_the_entries_are_ones_that_the_program_writes(line: dict[str, Any]) -> None:
    assert list(Entry.from_json(line).to_json().items()) == list(line.items())


def test_every_kind_of_entry_has_an_example_of_its_own() -> None:
    for heading, text in sections("save-format.md", "###").items():
        shown = re.findall(r'^\{"n": \d+, "kind": "(\w+)"', text, flags=re.M)
        assert shown, heading
        assert set(shown) == {heading.strip("`")}


def test_what_a_program_is_asked_is_described_in_full() -> None:
    titans = smokestack.game("titans")
    position = titans.new(players=2)
    asked = {
        HELLO: hello("titans"),
        GAME: new_game(header_of(titans, titans.options(players=2))),
        DECIDE: decision(position, position.legal(), [], 0.1, 1),
        QUIT: {"ask": QUIT},
    }
    described = sections("program.md", "###")
    assert [heading.strip("`") for heading in described] == list(asked)
    for heading, text in described.items():
        question = asked[heading.strip("`")]
        shown = [json.loads(line) for line in re.findall(r"^\{.*\}$", text, flags=re.M)]
        assert listed(text, "key") == list(shown[0]) == list(question), heading
        assert shown[0]["ask"] == question["ask"]
        if heading == "`game`":
            assert Header.from_json(shown[0]["header"]).to_json() == shown[0]["header"]


def test_the_program_of_the_guide_is_the_example() -> None:
    (shown,) = [block.text for block in blocks_of("docs/how-to/program-bot.md") if block.title == "any_move.py"]
    assert shown == (ROOT / "examples" / "programs" / "any_move.py").read_text(encoding="utf-8")


def test_every_column_of_a_run_is_described() -> None:
    described = {name.strip("`"): listed(text, "column") for name, text in sections("run-tables.md", "##").items()}
    assert described == {table: list(columns) for table, columns in COLUMNS.items()}
