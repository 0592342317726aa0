"""Ledger numbers into words: what a piece, a place and a reason are called, and the clause behind each reason."""

from smokestack.gamekit.telling import Entry
from smokestack.games.empire.model.cards import FACES
from smokestack.games.empire.rules.ledger import (
    BANK,
    CAPITAL,
    CITY,
    CUBE,
    FACTORY,
    GOOD,
    MARKER,
    OFFER,
    PIP,
    POLLUTION,
    PROFIT,
    SKY,
    SPOT,
    TRAIN,
    WORKS,
    Reason,
)
from smokestack.kernel.language import Note

CLAUSES = {
    Reason.SET_UP: "E1.4",
    Reason.BUILD: "E3.1",
    Reason.REROLL: "E3.2",
    Reason.FACTORY: "E3.4",
    Reason.CLAIM: "E4.2",
    Reason.RETURN: "E4.3",
    Reason.EXCHANGE: "E4.4",
    Reason.ADD_TRAIN: "E4.5",
    Reason.PASSENGER: "E4.6",
    Reason.RIDE: "E4.7",
    Reason.ARRIVAL: "E4.8",
    Reason.PRODUCE: "E4.10",
    Reason.SPEND: "E4.11",
    Reason.UPGRADE: "E4.11",
    Reason.POLLUTE: "E4.14",
    Reason.CLEAN: "E4.14",
    Reason.GAINS: "E5.1",
    Reason.BOUND: "E5.2",
    Reason.ARCHIE_BUILDS: "E7.2",
    Reason.ARCHIE_POLLUTES: "E7.6",
    Reason.ARCHIE_EXCHANGES: "E7.5",
    Reason.SCORE_BUILDING: "E6.1",
    Reason.SCORE_LEISURE: "E6.2",
    Reason.SCORE_POLLUTION: "E6.3",
}

PIECES = {
    CAPITAL: "capital",
    PROFIT: "profit",
    POLLUTION: "pollution",
    PIP: "pip",
    GOOD: "good",
    TRAIN: "passenger",
    CUBE: "cube:0",
    CUBE + 1: "cube:1",
    MARKER: "marker:0",
    MARKER + 1: "marker:1",
}


def entry_of(note: Note) -> Entry:
    """A ledger line in words that programs can split at the colons."""
    piece, amount, source, target, reason = note
    named = PIECES.get(piece, f"factory:{piece - FACTORY + 1}")
    why = Reason(reason)
    return Entry(named, amount, place_name(source), place_name(target), why.name.lower(), CLAUSES[why])


def place_name(place: int) -> str:
    fixed = {BANK: "bank", OFFER: "offer", SKY: "pollution"}
    if place in fixed:
        return fixed[place]
    if place < OFFER:
        return f"seat:{place}"
    if place < WORKS:
        return f"building:{(place - CITY) // FACES + 1}-{(place - CITY) % FACES + 1}"
    if place < SPOT:
        return f"works:{place - WORKS + 1}"
    return f"icon:{place - SPOT + 1}"
