"""The balance sheet of a position: how many of each piece lie at each counted place."""

from smokestack.games.empire.model.state import FREE, State
from smokestack.games.empire.rules.ledger import (
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
)


def holdings(s: State) -> dict[tuple[int, int], int]:
    """(piece, place) → amount. The bank and cubes at home are not counted."""
    found: dict[tuple[int, int], int] = {(POLLUTION, SKY): s.pollution}
    for seat, player in enumerate(s.players):
        found[CAPITAL, seat] = player.capital
        found[PROFIT, seat] = player.profit
        if player.spot != FREE:
            found[MARKER + seat, SPOT + player.spot] = 1
    for building, plot in enumerate(s.city):
        found[PIP, CITY + building] = plot.pips
    for card, works in enumerate(s.works):
        found[FACTORY + card, OFFER if works.owner == FREE else works.owner] = 1
        found[GOOD, WORKS + card] = works.goods
        found[TRAIN, WORKS + card] = works.train
        if works.owner != FREE:
            found[CUBE + 1 - works.owner, WORKS + card] = works.riders
    return found
