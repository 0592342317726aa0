"""Which clauses the play of a game touched: those its sentences and ledger lines name when its log is told again."""

from collections import Counter
from collections.abc import Mapping, Sequence

from smokestack.gamekit.applied import act_on_copy
from smokestack.gamekit.game import Game
from smokestack.gamekit.seats import seat_names
from smokestack.gamekit.telling import Entry, Telling
from smokestack.kernel import verbs
from smokestack.kernel.verbs import CHANCE
from smokestack.lab.tables import NOBODY

Touched = Counter[tuple[str, int]]
"""How often each clause was touched by each seat, or by NOBODY."""
SEAT = "seat:"
"""A place in the ledger that is a seat begins so, in every game."""


def clauses_told(game: Game, options: Mapping[str, int], actions: Sequence[int]) -> Touched:
    """Play a log again, interpreted, and listen to what is told of it."""
    plain = Game(game.spec, game.edition, compiled=False)
    position = plain.new(**options)
    names, record = seat_names(position.seats), position.record()
    found: Touched = Counter()
    for action in actions:
        applied = act_on_copy(plain.edition.cards, record, action)
        mover = verbs.to_move(record)
        found.update(touched(plain.tell(applied, names), NOBODY if mover == CHANCE else mover))
        record = applied.after
    return found


def touched(telling: Telling, mover: int) -> set[tuple[str, int]]:
    """Each clause with its seats: those a ledger line of the clause moves something of, or else whoever decided."""
    found = {(entry.clause, seat) for entry in telling.ledger for seat in seats_of(entry)}
    owned = {clause for clause, _ in found}
    named = {entry.clause for entry in telling.ledger} | {each.clause for each in telling.sentences if each.clause}
    return found | {(clause, mover) for clause in named - owned}


def seats_of(entry: Entry) -> set[int]:
    ends = (entry.source, entry.target)
    return {int(place.removeprefix(SEAT)) for place in ends if place.startswith(SEAT)}
