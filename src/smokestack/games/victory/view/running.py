"""V4.1: which factories of a complex could run now, and what keeps the others from it."""

from collections.abc import Iterator

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.refusal import refusal_of
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.complex import is_factory, kind_of
from smokestack.games.victory.model.state import State
from smokestack.games.victory.rules.produce import why_not_run
from smokestack.games.victory.rules.refusals import REFUSALS
from smokestack.kernel.why import Why


def factory_cells(s: State, seat: int) -> Iterator[int]:
    return (cell for cell, code in enumerate(s.complexes[seat].cells) if is_factory(code))


def runnable_cells(cards: Cards, s: State, seat: int, kind: int) -> list[int]:
    """The factories of a kind that can run."""
    of_kind = (cell for cell in factory_cells(s, seat) if kind_of(s.complexes[seat].cells[cell]) == kind)
    return [cell for cell in of_kind if why_not_run(cards, s, seat, cell, Why()) == 0]


def judged_alone(s: State, seat: int) -> State:
    """The position for questions about another complex than the mover's, whose cells served in this move (V4.2)."""
    if seat == s.mover or s.touched_count == 0:
        return s
    judged = s.copy()
    judged.touched_count = 0
    return judged


def why_idle(edition: Edition, cards: Cards, s: State, seat: int, cell: int) -> str | None:
    """What keeps a factory from running, or None."""
    why = Why()
    if why_not_run(cards, judged_alone(s, seat), seat, cell, why) == 0:
        return None
    return refusal_of(why, REFUSALS, edition.names).text
