"""The table of clauses: no hole in this house, and holes where a tiny made-up game has them."""

from pathlib import Path

import pytest

from smokestack.gamekit.clauses import read_clauses
from tests import clauses

TINY = """
[game]
title = "Tiny"
about = "Four clauses."

[[chapter]]
id = "X1"
title = "All there is"

[[clause]]
id = "X1.1"
title = "Held"
text = ""
marks = ["book"]
forbids = true

[[clause]]
id = "X1.2"
title = "In between"
text = ""
marks = ["book"]
forbids = false

[[clause]]
id = "X1.3"
title = "Forbidding"
text = ""
marks = ["book"]
forbids = true

[[clause]]
id = "X1.4"
title = "Forgotten"
text = ""
marks = ["book"]
forbids = false
"""

RULES = '''
def hold() -> None:
    """X1.1–X1.3: one function for three clauses; X1.9 is a slip of the pen."""
'''

TELLING = '''
def tell() -> None:
    """X1.4: what only shows a rule does not count."""
'''

TESTS = """
def test_X1_1_holds(): ...
def test_X1_1_refuses_the_opposite(): ...
def test_X1_2_holds(): ...
def test_X1_3_holds(): ...
def test_X2_1_holds(): ...
"""


def test_every_clause_of_every_game_has_functions_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    ended = clauses.main([])
    said = capsys.readouterr().out
    assert ended == 0, said
    assert "clauses, each with function and tests" in said


def test_the_table_lists_clauses_with_functions_and_tests(capsys: pytest.CaptureFixture[str]) -> None:
    clauses.main(["--table"])
    said = capsys.readouterr().out
    assert "Titans of Industry" in said
    assert "market.buy_cheapest" in said


def test_holes_are_reported(tmp_path: Path) -> None:
    for name, text in {"rules/rules.py": RULES, "words/tell.py": TELLING, "test_rules.py": TESTS}.items():
        (tmp_path / name).parent.mkdir(exist_ok=True)
        (tmp_path / name).write_text(text, encoding="utf-8")
    assert clauses.survey(read_clauses(TINY), tmp_path, tmp_path).holes() == [
        "X1.3 (Forbidding): it forbids something, and no test shows what it refuses",
        "X1.4 (Forgotten): no function names it in its docstring",
        "X1.4 (Forgotten): no test carries it in its name",
        "rules.hold: there is no clause X1.9",
        "test_X2_1_holds: there is no clause X2.1",
    ]
