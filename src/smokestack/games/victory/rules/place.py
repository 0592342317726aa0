"""V1.3, V2.3, V5.1–V5.3: where a factory is laid, and how it is turned."""

from smokestack.games.victory.model.cards import NONE, TURNS, Cards
from smokestack.games.victory.model.cells import CENTRE, touch
from smokestack.games.victory.model.complex import hangs_together, touches_factory
from smokestack.games.victory.model.state import EMPTY, Doing, Phase, State
from smokestack.games.victory.rules.refusals import No
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def begin_placing(cards: Cards, s: State, owner: int) -> None:
    """Ask for the cell; the first factory of a table lies in its centre (V1.2)."""
    s.owner = owner
    if s.doing == Doing.LAY and s.complexes[owner].factories == 0:
        place(cards, s, CENTRE)
    else:
        s.phase = Phase.PLACE


@kernel
def why_not_place(cards: Cards, s: State, cell: int, why: Why) -> int:
    """V1.2, V1.3: an empty cell from which all factories of that complex hang together."""
    c = s.complexes[s.owner]
    if s.doing == Doing.SHIFT and cell == s.source and cards.factories[s.kind].turns == 1:
        return refuse(why, No.SAME_PLACE, s.kind, cell, 0, 0)
    if c.cells[cell] != EMPTY:
        return refuse(why, No.CELL_TAKEN, 0, cell, 0, 0)
    if c.factories == 0:
        if cell != s.source and not touch(cell, s.source):
            return refuse(why, No.TOO_FAR, 0, cell, 0, 0)
        return 0
    if not touches_factory(c, cell):
        return refuse(why, No.TOUCHES_NONE, 0, cell, 0, 0)
    if s.doing == Doing.TEAR_DOWN or s.doing == Doing.SHIFT:
        if not hangs_together(c, NONE, cell):
            return refuse(why, No.DOES_NOT_JOIN, 0, cell, 0, 0)
    return 0


@kernel
def place(cards: Cards, s: State, cell: int) -> None:
    """The cell is chosen; a factory that looks the same however turned lies at once."""
    s.cell = cell
    s.target_turn = 0
    s.phase = Phase.TURN if cards.factories[s.kind].turns > 1 else Phase.PLACED


@kernel
def why_not_turn(cards: Cards, s: State, turn: int, why: Why) -> int:
    """V1.3, V5.3: a turn that looks different from the others, and from where it lay."""
    turns = cards.factories[s.kind].turns
    if turn >= turns:
        return refuse(why, No.SAME_TURN, s.kind, turn, turns, TURNS)
    if s.doing == Doing.SHIFT and s.cell == s.source and turn == s.source_turn:
        return refuse(why, No.SAME_PLACE, s.kind, s.cell, 0, 0)
    return 0


@kernel
def turn(s: State, turned: int) -> None:
    s.target_turn = turned
    s.phase = Phase.PLACED
