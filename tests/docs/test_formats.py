"""What the reference says of formats is what the program reads and writes, key by key."""

import json
import re
from collections.abc import Iterator
from typing import Any

import pytest

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
def message(tmp_path_factory: pytest.TempPathFactory) -> Iterator[dict[str, Any]]:
    """The first thing a page hears from a table at which it has to decide."""
    house = House(tmp_path_factory.mktemp("house"))
    table = house.browser().open("titans", "you:Ann", "bot:greedy", seed=7)
    table.my_move()
    with table.listen() as live:
        live.send(json.dumps({"n": 0, "known": {}}))
        yield json.loads(live.recv())
    house.close()


def test_the_state_of_a_table_is_described_in_full(message: dict[str, Any]) -> None:
    page = (REFERENCE / "http.md").read_text(encoding="utf-8")
    assert listed(page, "key") == list(message["state"])
    assert listed(page, "choice") == list(message["state"]["choices"][0])


def test_every_refusal_has_its_status(message: dict[str, Any]) -> None:
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


def test_every_column_of_a_run_is_described() -> None:
    described = {name.strip("`"): listed(text, "column") for name, text in sections("run-tables.md", "##").items()}
    assert described == {table: list(columns) for table, columns in COLUMNS.items()}
