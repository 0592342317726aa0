"""Rules go by the kind of an action, never by the order of ids: a verb put in anywhere moves nothing else."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.gamekit.registry import spec
from tests.laws.tables import GAMES, every_game

OURS = [name for name in GAMES if spec(name).package.startswith("smokestack.")]
BY_ORDER = (ast.Lt, ast.LtE, ast.Gt, ast.GtE)
CODEC = Codec(Verb("wait"), Verb("sail", Slot("port", 3)), Verb("trade", Slot("port", 3)))


@pytest.mark.parametrize("name", OURS)
def test_kinds_and_ids_have_the_names_of_their_verbs(name: str) -> None:
    made = spec(name)
    kinds, actions = (import_module(f"{made.package}.model.{each}") for each in ("kinds", "actions"))
    for verb in made.codec.verbs:
        assert getattr(kinds, verb.upper()) == made.codec.kind(verb), verb
        assert getattr(actions, verb.upper()) == made.codec.base(verb), verb


@every_game
def test_no_source_of_a_game_goes_by_the_order_of_ids(name: str) -> None:
    made = spec(name)
    sources = sorted(Path(str(import_module(made.package).__file__)).parent.rglob("*.py"))
    assert sources
    assert [f"{file}: {found}" for file in sources for found in orders(file.read_text("utf-8"), made.codec)] == []


@pytest.mark.parametrize(
    "line",
    [
        "action < SAIL",
        "SAIL <= action < TRADE",
        "actions[k] >= actions.TRADE",
        "action - TRADE >= players",
        "action < FIRST_TRADE + 3",
        "action in range(SAIL, TRADE)",
        "action == SAIL",
        "action in (WAIT, SAIL)",
        "kind > kinds.WAIT",
        "kind == SAIL",
    ],
)
def test_the_law_sees_every_way_to_go_by_the_order(line: str) -> None:
    assert list(orders(IMPORTS + line, CODEC)) == [f"line {len(IMPORTS.splitlines()) + 1}: {line}"]


@pytest.mark.parametrize(
    "line",
    [
        "action == WAIT",
        "action != actions.WAIT",
        "KIND[action] == kinds.SAIL",
        "kind in (kinds.SAIL, kinds.TRADE)",
        "choice < PORTS",
        "ports[action - SAIL] > 0",
        "out[n] == SAIL + choice",
        "price(SAIL) < 3",
    ],
)
def test_the_law_lets_kinds_and_choices_be_compared(line: str) -> None:
    assert list(orders(IMPORTS + line, CODEC)) == []


IMPORTS = """
from somewhere.games.port.model import actions, kinds
from somewhere.games.port.model.actions import KIND, PORTS, SAIL, TRADE, WAIT
from somewhere.games.port.model.actions import TRADE as FIRST_TRADE
"""


def orders(source: str, codec: Codec) -> Iterator[str]:
    """Comparisons that ask where an id or kind lies among the others, or that take the first of many ids for all."""
    tree = ast.parse(source)
    ids = {
        each.asname or each.name: f"actions.{each.name}"
        for line in ast.walk(tree)
        if isinstance(line, ast.ImportFrom) and (line.module or "").endswith("model.actions")
        for each in line.names
    }
    of_all = {f"{module}.{verb.upper()}" for module in ("actions", "kinds") for verb in codec.verbs}
    of_many = {f"actions.{name.upper()}" for name, verb in codec.verbs.items() if verb.size > 1}
    for compared in ast.walk(tree):
        if isinstance(compared, ast.Compare):
            ordered = any(isinstance(op, BY_ORDER) for op in compared.ops)
            refused, parts = (of_all, within) if ordered else (of_many, listed)
            sides = [part for side in (compared.left, *compared.comparators) for part in parts(side)]
            if any(ids.get(ast.unparse(side), ast.unparse(side)) in refused for side in sides):
                yield f"line {compared.lineno}: {ast.unparse(compared)}"


def listed(side: ast.expr) -> list[ast.expr]:
    """One side of a comparison, or what stands in its brackets or range."""
    if isinstance(side, ast.Tuple | ast.List | ast.Set):
        return side.elts
    return side.args if isinstance(side, ast.Call) and ast.unparse(side.func) == "range" else [side]


def within(side: ast.expr) -> list[ast.expr]:
    """One side of a comparison, or the parts of its sum; not what is looked up or called with them."""
    return [*within(side.left), *within(side.right)] if isinstance(side, ast.BinOp) else [side]
