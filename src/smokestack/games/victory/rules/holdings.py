"""The balance sheet of a position: how many of each piece lie at each counted place."""

from smokestack.games.victory.model.complex import is_factory, is_product, kind_of, product_of
from smokestack.games.victory.model.state import FREE, Doing, Phase, State
from smokestack.games.victory.rules.ledger import (
    CONTRACTS,
    DECK,
    FACTORIES,
    IN_HAND,
    PRODUCTS,
    SEAT,
    SIDELINE,
    STACKS,
    STARTING_SET,
    TABLE,
    TO_MOVER,
    TO_PARTNER,
    TOKEN,
    cell_place,
)


def holdings(s: State) -> dict[tuple[int, int], int]:
    """(piece, place) → amount. The bank is not counted: products are unlimited."""
    found: dict[tuple[int, int], int] = {}
    for product, (in_deck, unclaimed) in enumerate(zip(s.deck, s.unclaimed, strict=True)):
        found[CONTRACTS + product, DECK], found[CONTRACTS + product, TABLE] = in_deck, unclaimed
        found[PRODUCTS + product, TO_PARTNER] = s.to_partner.of[product]
        found[PRODUCTS + product, TO_MOVER] = s.to_mover.of[product]
    for kind, (stack, waiting) in enumerate(zip(s.stacks, s.starting_set, strict=True)):
        found[FACTORIES + kind, STACKS], found[FACTORIES + kind, STARTING_SET] = stack, waiting
    for token, holder in enumerate(s.tokens[: s.options.copies]):
        found[TOKEN + token, SIDELINE if holder == FREE else SEAT + holder] = 1
    if s.doing == Doing.SHIFT and s.phase in (Phase.PLACE, Phase.TURN):
        found[FACTORIES + s.kind, IN_HAND] = 1
    for seat, c in enumerate(s.complexes[: s.options.players]):
        for kind, count in enumerate(c.hand):
            found[FACTORIES + kind, SEAT + seat] = count
        for product, count in enumerate(c.contracts):
            found[CONTRACTS + product, SEAT + seat] = count
        for cell, code in enumerate(c.cells):
            if is_product(code):
                found[PRODUCTS + product_of(code), cell_place(seat, cell)] = 1
            elif is_factory(code):
                found[FACTORIES + kind_of(code), cell_place(seat, cell)] = 1
    return found
