"""Why the greedy player names a cell: each phase asks something else."""

from collections.abc import Callable

from smokestack.games.victory.model.complex import is_product, product_of
from smokestack.games.victory.model.state import Doing, Phase, State

PLAIN = {
    Phase.PLACE: "its sides stay free there, and products find room beside it",
    Phase.RUN: "everything it needs is there",
    Phase.FETCH: "that factory may be of use here",
    Phase.RECEIVE: "there it is out of the way, or wanted",
    Phase.STRANDED: "there it can stay",
}
PAID = {
    Doing.CLAIM: "for the contract",
    Doing.FULFIL: "for the contract",
    Doing.BANK: "for the bank",
}


def why_at(s: State, cell: int, name: Callable[[int], str]) -> str:
    """What speaks for a cell, whatever the phase asks."""
    if s.phase in PLAIN:
        return PLAIN[Phase(s.phase)]
    code = s.complexes[s.seat].cells[cell]
    if s.phase == Phase.PAY:
        return f"{name(product_of(code))} pays {PAID.get(Doing(s.doing), 'and is missed least')}"
    if s.phase == Phase.LEAVE:
        return f"this {name(product_of(code))} is missed least"
    if s.phase == Phase.PRODUCT:
        carried = name(product_of(s.complexes[s.seat].cells[s.cell]))
        return f"{carried} is wanted there, or at least not in the way"
    if is_product(code):
        return f"the {name(product_of(code))} should lie elsewhere"
    return "this factory may lie better elsewhere"
