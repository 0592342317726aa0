"""Every moment of the game, drawn: what it lists is exactly what it allows, and what is refused can be said."""

import re

import pytest

from smokestack.games.victory.model.state import Phase
from tests.rules.victory.table import ANN, BEN, Table, Tables

HOUSE = ".. wo .. \n wo FOn wo \n st IMn co"
STRANDING = "o14: \n .. st .. \n co IMn cl \n .. br FOn"
UNNAMED = re.compile(r"(cell|compass) -?\d|-1")
"""What a sentence says of a number that has no name."""

MOMENTS: dict[Phase, tuple[str, list[str]]] = {
    Phase.FULFIL: (HOUSE, []),
    Phase.MOVE: ("FOn", ["manage", "done"]),
    Phase.RUN: ("FOn .. FOn", ["produce forest"]),
    Phase.OUTPUT: (".. na .. \n .. NFn .. \n .. .. ..", ["produce nylon_factory"]),
    Phase.MANAGE: (HOUSE, []),
    Phase.PRODUCT: (HOUSE, ["at o16"]),
    Phase.FACTORY: (HOUSE, ["at p17"]),
    Phase.PAY: (HOUSE, ["build forest"]),
    Phase.PLACE: (HOUSE, ["at p17", "shift", "at o16"]),
    Phase.TURN: (HOUSE, ["at p17", "shift", "at o16", "at p17"]),
    Phase.JOIN: ("wo .. .. \n FOn IMn CMn \n wo .. ..", ["at p16", "scrap"]),
    Phase.STRANDED: (STRANDING, ["at p15", "scrap"]),
    Phase.BANK: (HOUSE, ["bank wood"]),
    Phase.RECEIVE: (HOUSE, ["bank wood", "want coal"]),
    Phase.OFFER: (HOUSE, ["offer 2", "give wood"]),
    Phase.ANSWER: (HOUSE, ["offer 2", "give wood", "send"]),
    Phase.LEAVE: (HOUSE, ["offer 2", "give wood", "send", "accept"]),
    Phase.FETCH: (HOUSE, ["fetch 2"]),
}


def moment(table: Tables, phase: Phase) -> Table:
    """ANN's complex as drawn, BEN with two mines, and the actions that lead to a phase."""
    drawing, actions = MOMENTS[phase]
    t = table(players=3).complex(ANN, drawing).complex(BEN, "co CMn ZMn")
    if phase == Phase.FULFIL:
        return t.contracts(ANN, "wood", "steel").tokens(ANN).turn_of(ANN)
    if phase in (Phase.MOVE, Phase.RUN, Phase.OUTPUT):
        return t.turn_of(ANN).play(*actions)
    return t.play(*actions)


@pytest.mark.parametrize("phase", MOMENTS)
def test_a_moment_lists_exactly_what_it_allows(table: Tables, phase: Phase) -> None:
    t = moment(table, phase)
    assert t.phase == phase
    position = t.position
    refusals = {action: position.check(action) for action in range(t.game.actions)}
    assert position.legal() == [action for action, refusal in refusals.items() if refusal is None]
    assert position.legal()


@pytest.mark.parametrize("phase", MOMENTS)
def test_every_refusal_of_a_moment_names_a_clause_and_reads_as_a_sentence(table: Tables, phase: Phase) -> None:
    t = moment(table, phase)
    clauses = {clause.id for clause in t.game.spec.clauses.all}
    position = t.position
    refusals = [refusal for action in range(t.game.actions) if (refusal := position.check(action))]
    assert {refusal.clause for refusal in refusals} <= clauses
    assert not [refusal.text for refusal in refusals if UNNAMED.search(refusal.text)]
