"""The table of Victory as named parts.

Areas, as a wide screen lays them out: a main column that takes what is left, and an aside of about 400:

    head     score        round | standings
    desk     contracts    what the moment is about | contracts
    asked    contracts    another's complex, while a cell of it is asked for
    complex  guide        the viewer's complex, as large as it can be | how to read, recipes
    complex  goods        the price list
    others   others       the other complexes, two or three in a row
    drawer   drawer       the stacks

A phone shows one column: head, desk, asked, complex, contracts, goods, guide, drawer (opened by a tap), score, others.

A target may lie inside another: `deliver:steel` and `lose:steel` in `contract:steel`. They are the second step of their
paths and let clicks through to the card until it is chosen (class `second`).
"""

from collections.abc import Iterator, Sequence

from smokestack.board.drawing import Part
from smokestack.games.victory.board.complex import draw_large, draw_small
from smokestack.games.victory.board.contracts import draw_contracts
from smokestack.games.victory.board.desk import draw_desk
from smokestack.games.victory.board.goods import draw_goods
from smokestack.games.victory.board.guide import draw_guide
from smokestack.games.victory.board.head import draw_round, draw_standings
from smokestack.games.victory.board.marks import draw_asked_marks, draw_marks
from smokestack.games.victory.board.plan import is_asked_elsewhere
from smokestack.games.victory.board.stacks import draw_stacks
from smokestack.games.victory.view.table import VictoryView


def draw(view: VictoryView, names: Sequence[str], seat: int) -> tuple[Part, ...]:
    """Everything on the table as a seat sees it; who only watches sits with whoever has the turn."""
    return tuple(all_parts(view, names, seat))


def all_parts(view: VictoryView, names: Sequence[str], seat: int) -> Iterator[Part]:
    near = seat if seat >= 0 else max(view.mover, 0)
    yield draw_round(view, names)
    yield draw_standings(view, names)
    yield draw_desk(view, names, near)
    yield draw_large(view, names, near, you=seat == near, marks=draw_marks(view, near))
    yield draw_contracts(view, names, near)
    yield draw_guide(view, near)
    yield draw_goods(view, near)
    for step in range(1, len(view.players)):
        other = (near + step) % len(view.players)
        marks = draw_asked_marks(view, other) if is_asked_elsewhere(view, other) else ""
        yield draw_small(view, names, other, marks)
    yield draw_stacks(view, near)
