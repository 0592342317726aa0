"""`smokestack lab price` at the terminal, interpreted and with few games."""

import json
from pathlib import Path

from tests.cli.conftest import Run

SHORT = ("-p", "2", "--bots", "random", "--set", "round_limit=4", "--interpreted")
FEW = ("lab", "price", "titans", "--games", "12", *SHORT)


def test_a_table_tells_worth_cost_and_net(smokestack: Run) -> None:
    told = smokestack(*FEW, "facility:stone quarry", "turn")
    assert told.code == 0
    assert "12 games each of random with 2 players, seed 0" in told.words
    rows = {line.split("  ")[0]: line for line in told.out.splitlines()}
    assert rows["Stone Quarry"].count("±") >= 3
    assert "Turn, middle third" in rows
    assert "worth: the seat's final score" in told.words


def test_prices_are_kept_and_said_as_json(smokestack: Run, tmp_path: Path) -> None:
    file = tmp_path / "prices.json"
    told = smokestack(*FEW, "dynamite", "--out", str(file), "--json")
    assert json.loads(told.out) == json.loads(file.read_text(encoding="utf-8"))
    assert json.loads(told.out)["prices"][0]["name"] == "Dynamite"
    more = smokestack(*FEW, "facility:stone quarry", "--out", str(file), "--json")
    assert [each["name"] for each in json.loads(more.out)["prices"]] == ["Dynamite", "Stone Quarry"]
    refused = smokestack(*FEW, "dynamite", "--seed", "1", "--out", str(file))
    assert (refused.code, "seed 1 instead of 0" in refused.err) == (2, True)


def test_an_unknown_thing_gets_a_suggestion(smokestack: Run) -> None:
    refused = smokestack(*FEW, "dinamite")
    assert (refused.code, "advancement:Dynamite" in refused.err) == (2, True)
