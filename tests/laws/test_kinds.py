"""Rules go by the kind of an action, never by the order of ids: a verb put in anywhere moves nothing else."""

import ast
from collections.abc import Iterator
from importlib import import_module
from pathlib import Path

import pytest

from smokestack.gamekit.codec import Codec, Slot, Verb
from smokestack.gamekit.registry import spec
from tests.kernel.processes import copy_of_the_sources, edit, run
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


PLAY = """
import zlib
import smokestack
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import GREEDY, RANDOM
from smokestack.kernel.chance import seeded

game = smokestack.game({name!r})
register(game)
buffer, weights = [0] * game.actions, [0] * game.actions
for policy, steps in ((RANDOM, 400), (GREEDY, 60)):
    position, stream = game.new(), seeded(7)
    while not position.over and steps:
        record = position.record()
        position.apply(next_action(game.edition.cards, record, policy, stream, buffer, weights))
        steps -= 1
    print(steps, zlib.crc32(bytes(position)))
"""


@pytest.mark.parametrize("name", OURS)
def test_a_verb_put_in_the_middle_is_missed_first_and_then_moves_nothing(name: str, tmp_path: Path) -> None:
    """Random and greedy players take the same way with other ids behind the new one."""
    sources = copy_of_the_sources(tmp_path)
    made = spec(name)
    game, middle = sources / "smokestack" / "games" / name, list(made.codec.verbs)[len(made.codec.verbs) // 2]
    edit(game / "model" / "actions.py", f'Verb("{middle}"', f'Verb("nap", Slot("hours", 3)),\n    Verb("{middle}"')
    with pytest.raises(AssertionError, match="a table by kind has a number for every verb, this has none for nap"):
        run(PLAY.format(name=name), PYTHONPATH=sources)
    edit(game / "model" / "kinds.py", "\nOUTCOMES", '\nNAP = CODEC.kind("nap")\n\nOUTCOMES')
    edit(game / "rules" / "check.py", "MOMENTS = CODEC.by_kind(\n    {", "MOMENTS = CODEC.by_kind(\n    {kinds.NAP: 0,")
    assert run(PLAY.format(name=name), PYTHONPATH=sources) == run(PLAY.format(name=name))


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
