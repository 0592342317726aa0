"""Ledger numbers into words: what a piece, a place and a reason are called, and the clause behind each reason."""

from smokestack.gamekit.edition import Edition
from smokestack.gamekit.telling import Entry
from smokestack.games.titans.model.cards import SPACES
from smokestack.games.titans.model.ladders import words_of_spaces
from smokestack.games.titans.model.reader import SIDE_KEYS
from smokestack.games.titans.rules.ledger import (
    ADVANCEMENT,
    BANK,
    CARD_SCORE,
    CUBE,
    ESTATE,
    FACILITY,
    GONE,
    GRID,
    MONEY,
    PILE,
    PLOTS,
    SHARE,
    SHOWN,
    Reason,
)
from smokestack.kernel.language import Note

CLAUSES = {
    Reason.SET_UP: "T1.1",
    Reason.RENT: "T3.1",
    Reason.IDLE_RELIEF: "T3.7",
    Reason.PURCHASE: "T2.5",
    Reason.BULK_BUYER: "T6.1",
    Reason.SALE: "T2.2",
    Reason.SALE_PERK: "T6.1",
    Reason.SLIDE: "T2.1",
    Reason.OWN_GOOD: "T2.3",
    Reason.BUILD: "T4.1",
    Reason.USES: "T5.1",
    Reason.PLEAD: "T5.3",
    Reason.PLACE: "T5.4",
    Reason.TAKE_CARD: "T6.1",
    Reason.REVEAL: "T6.2",
    Reason.CARD_CASH: "T6.1",
    Reason.REPLACE: "T6.1",
    Reason.DEVELOP: "T7.2",
    Reason.UNSOLD: "T8.1",
    Reason.RECYCLING: "T8.8",
    Reason.SOLD: "T8.2",
    Reason.ESTATES: "T8.3",
    Reason.CONSUMABLES_BONUS: "T8.4",
    Reason.DURABLES_BONUS: "T8.4",
    Reason.ENERGY_BONUS: "T8.4",
    Reason.ESTATE_BONUS: "T8.4",
    Reason.CONSUMERS: "T8.5",
    Reason.GRID_PERK: "T6.1",
    Reason.OUTDATED: "T8.6",
    Reason.EXCHANGE: "T9.1",
}


def entry_of(edition: Edition, note: Note) -> Entry:
    """A ledger line in words that programs can split at the colons."""
    piece, amount, source, target, reason = note
    if reason >= CARD_SCORE:
        named, clause = f"card_score:{edition.words['advancement'][reason - CARD_SCORE]}", "T9.1"
    else:
        named, clause = Reason(reason).name.lower(), CLAUSES[Reason(reason)]
    return Entry(
        piece_name(edition, piece), amount, place_name(edition, source), place_name(edition, target), named, clause
    )


def piece_name(edition: Edition, piece: int) -> str:
    if piece == MONEY:
        return "money"
    if piece == SHARE:
        return "share"
    if piece < FACILITY:
        return f"cube:{piece - CUBE}"
    if piece < ESTATE:
        return f"facility:{edition.words['facility'][piece - FACILITY]}"
    if piece < ADVANCEMENT:
        return f"estate:{edition.words['estate'][piece - ESTATE]}"
    return f"advancement:{edition.words['advancement'][piece - ADVANCEMENT]}"


def place_name(edition: Edition, place: int) -> str:
    fixed = {BANK: "bank", PILE: "pile", SHOWN: "shown", GONE: "gone"}
    if place in fixed:
        return fixed[place]
    if place < PILE:
        return f"seat:{place}"
    if place < GRID:
        return f"plots:{SIDE_KEYS[place - PLOTS]}"
    grid, space = divmod(place - GRID, SPACES)
    return f"grid:{edition.words['grid'][grid]}:{words_of_spaces(edition, grid)[space]}"
