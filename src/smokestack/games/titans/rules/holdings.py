"""The balance sheet of a position: how many of each piece lie at each counted place."""

from smokestack.games.titans.model.cards import GRIDS, SPACES
from smokestack.games.titans.model.state import EMPTY, At, State
from smokestack.games.titans.rules.ledger import (
    ADVANCEMENT,
    BANK,
    CUBE,
    ESTATE,
    FACILITY,
    GONE,
    GRID,
    MONEY,
    PILE,
    SHARE,
    SHOWN,
)

_ADVANCEMENT_PLACES = {int(At.PILE): PILE, int(At.SHOWN): SHOWN, int(At.GONE): GONE}


def holdings(s: State) -> dict[tuple[int, int], int]:
    """(piece, place) → amount. The bank's money and share and the cubes in hand are endless, so not counted."""
    found: dict[tuple[int, int], int] = {}
    for seat, player in enumerate(s.players[: s.options.players]):
        found[MONEY, seat] = player.cash
        found[SHARE, seat] = player.share
        for facility, size in enumerate(player.sizes):
            found[FACILITY + facility, seat] = size
    for facility, left in enumerate(s.piles):
        found[FACILITY + facility, BANK] = left
    for number in range(GRIDS):
        for space, seat in enumerate(s.grids[number].cubes):
            if seat != EMPTY:
                found[CUBE + seat, GRID + number * SPACES + space] = 1
    for estate, owner in enumerate(s.estates):
        if owner != EMPTY:
            found[ESTATE + estate, owner] = 1
    for card, place in enumerate(s.advancements):
        found[ADVANCEMENT + card, _ADVANCEMENT_PLACES.get(place, place)] = 1
    return found
