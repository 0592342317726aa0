"""Ledger numbers into words: what a piece, a place and a reason are called, and the clause behind each reason."""

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Entry
from smokestack.games.victory.model.cells import CELL_NAMES, CELLS
from smokestack.games.victory.rules.ledger import (
    BANK,
    CONTRACTS,
    DECK,
    FACTORIES,
    FIRST_CELL,
    IN_HAND,
    SEAT,
    SIDELINE,
    STACKS,
    STARTING_SET,
    TABLE,
    TO_MOVER,
    TO_PARTNER,
    TOKEN,
    Reason,
)
from smokestack.kernel.language import Note

CLAUSES = {
    Reason.SET_UP: "V2.2",
    Reason.REVEAL: "V2.1",
    Reason.DRAFT: "V2.2",
    Reason.LAY: "V2.3",
    Reason.CONSUME: "V4.1",
    Reason.PUT_OUT: "V4.1",
    Reason.PAY: "V5.1",
    Reason.BUILD: "V5.1",
    Reason.TEAR_DOWN: "V5.2",
    Reason.MOVE_FACTORY: "V5.3",
    Reason.MOVE_PRODUCT: "V5.4",
    Reason.STRANDED: "V5.2",
    Reason.TRADE: "V5.5",
    Reason.NO_ROOM: "V5.5",
    Reason.BANK: "V5.6",
    Reason.THROW: "V5.7",
    Reason.CLAIM: "V5.8",
    Reason.FULFIL: "V7.1",
    Reason.LOSE: "V7.4",
    Reason.TOKEN: "V7.2",
}

PLACES = {
    BANK: "bank",
    STACKS: "stacks",
    STARTING_SET: "starting_set",
    DECK: "deck",
    TABLE: "table",
    SIDELINE: "sideline",
    TO_PARTNER: "to_partner",
    TO_MOVER: "to_mover",
    IN_HAND: "in_hand",
}


def entry_of(edition: Edition, note: Note) -> Entry:
    """A ledger line in words that programs can split at the colons."""
    piece, amount, source, target, reason = note
    why = Reason(reason)
    return Entry(
        piece_name(edition, piece), amount, place_name(source), place_name(target), why.name.lower(), CLAUSES[why]
    )


def piece_name(edition: Edition, piece: int) -> str:
    if piece < FACTORIES:
        return f"product:{edition.words['product'][piece]}"
    if piece < CONTRACTS:
        return f"factory:{edition.words['factory'][piece - FACTORIES]}"
    if piece < TOKEN:
        return f"contract:{edition.words['product'][piece - CONTRACTS]}"
    return f"token:{piece - TOKEN}"


def place_name(place: int) -> str:
    """A seat and its cells are numbered from 0, as pieces of a seat are in other games."""
    if place in PLACES:
        return PLACES[place]
    if place < BANK:
        return f"seat:{place - SEAT}"
    seat, cell = seat_and_cell(place)
    return f"cell:{seat}:{CELL_NAMES[cell]}"


def is_cell(place: int) -> bool:
    return place >= FIRST_CELL


def seat_and_cell(place: int) -> tuple[int, int]:
    """Whose complex a cell is of, and which."""
    return divmod(place - FIRST_CELL, CELLS)
