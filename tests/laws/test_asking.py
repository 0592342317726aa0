"""Whatever is drawn as something to click, and cannot be clicked now, says why."""

from collections.abc import Iterator
from xml.etree import ElementTree

from smokestack import Position
from smokestack.board.ui import ONLOOKER, board_of, draw_position
from smokestack.board.why import Reasons
from smokestack.gamekit.registry import spec
from tests.laws.tables import Table, every_game, tables
from tests.laws.test_telling import NAMES
from tests.laws.walk import some_positions

EVERY = 23
ENOUGH = 100


def ways(node: ElementTree.Element, above: tuple[str, ...] = ()) -> Iterator[tuple[str, ...]]:
    """The targets of a drawing, each with those it lies in."""
    name = node.get("data-target")
    here = (*above, name) if name else above
    if name:
        yield here
    for inside in node:
        yield from ways(inside, here)


def drawn_ways(position: Position) -> set[tuple[str, ...]]:
    """As the first seat sees the table, and as a watcher does."""
    parts = [part for seat in (0, ONLOOKER) for part in draw_position(position, NAMES[: position.seats], seat)]
    return {way for part in parts for way in ways(ElementTree.fromstring(part.svg))}


def can_be_clicked(position: Position, way: tuple[str, ...]) -> bool:
    path, record = board_of(position.game.spec).path, position.record()
    return any(set(way) <= set(path(position.game.edition, record, action)) for action in position.legal())


def middle_table(name: str) -> Table:
    found = list(tables(name))
    return found[min(1, len(found) - 1)]


@every_game
def test_everything_that_cannot_be_clicked_says_why_with_a_clause(name: str) -> None:
    """Games with little on the board are played several times, until enough was asked for."""
    asked = 0
    for seed in range(81, 89):
        asked += sum(ask_for_reasons(position) for position in some_positions(middle_table(name), False, seed, EVERY))
        if asked > ENOUGH:
            break
    assert asked > ENOUGH or not spec(name).board_room, "a game without a board of its own draws nothing to click"


def ask_for_reasons(position: Position) -> int:
    """How much of what is drawn cannot be clicked; each of it gives its reason."""
    known = {clause.id for clause in position.game.spec.clauses.all}
    reasons, asked = Reasons(position), 0
    for way in drawn_ways(position):
        why = reasons.why(way)
        assert (why is None) == can_be_clicked(position, way), (position.to_move, way)
        if why is not None:
            asked += 1
            assert why.clause in known, way
            assert " " in why.text
    return asked


@every_game
def test_what_the_game_says_of_idle_things_has_a_clause(name: str) -> None:
    known = {clause.id for clause in spec(name).clauses.all}
    assert {clause for clause, _ in spec(name).words.idle_reasons.values()} <= known
