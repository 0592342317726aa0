"""Victory: factories built, what they made and from what, contracts, and trades."""

from smokestack.gamekit.edition import Edition
from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import CHOICE, KIND
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, NONE, SIDES, Cards
from smokestack.games.victory.model.cells import SIZE, cell_beside
from smokestack.games.victory.model.complex import is_factory, is_product, product_of
from smokestack.games.victory.model.state import Complex, Doing, Phase, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.lab.counts import Counts, each, one
from smokestack.lab.meta import Measure
from smokestack.lab.watch import Watcher

REVEALED = 0
"""Contracts on the table at the start, by product."""
GAME_WIDTH = REVEALED + MOST_PRODUCTS

BUILT = 0
PRODUCED = BUILT + MOST_FACTORIES
CLAIMED = PRODUCED + MOST_PRODUCTS
FULFILLED = CLAIMED + MOST_PRODUCTS
OFFERED = FULFILLED + MOST_PRODUCTS
ACCEPTED = OFFERED + 1
FED = ACCEPTED + 1
"""Cards a kind of factory took in, by product and kind: the links of the chains that were built."""
SHARED = FED + MOST_PRODUCTS * MOST_FACTORIES
"""Cards taken in from a cell that lies between two factories (V1.6)."""
SEAT_WIDTH = SHARED + 1


@kernel
def watch(cards: Cards, s: State, action: int, after: State, out: Ints) -> None:
    """What an action begins always comes about (V5.1, V5.8, V7.1), so it counts when it is chosen."""
    own = GAME_WIDTH + s.mover * SEAT_WIDTH
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.PRODUCE:
        watch_production(s, after, choice, own, out)
    elif s.phase == Phase.RUN or s.phase == Phase.OUTPUT:
        watch_production(s, after, s.kind, own, out)
    elif kind == kinds.BUILD:
        out[own + BUILT + choice] += 1
    elif kind == kinds.FULFIL:
        out[own + FULFILLED + choice] += 1
    elif kind == kinds.CLAIM:
        out[own + CLAIMED + choice] += 1
    elif kind == kinds.SEND:
        out[own + OFFERED] += 1
    elif kind == kinds.ACCEPT and s.doing == Doing.TRADE:
        out[own + ACCEPTED] += 1
    elif kind == kinds.REVEAL:
        out[REVEALED + choice] += 1


@kernel
def watch_production(s: State, after: State, kind: int, own: int, out: Ints) -> None:
    """V4.1, V4.2: a cell serves once in a move, so each one that changed took in or gave out one card."""
    before, now = s.complexes[s.mover], after.complexes[s.mover]
    for row in range(max(before.top - 1, 0), min(before.bottom + 2, SIZE)):
        for column in range(max(before.left - 1, 0), min(before.right + 2, SIZE)):
            old, new = before.cells[row * SIZE + column], now.cells[row * SIZE + column]
            if old != new and is_product(old):
                out[own + FED + product_of(old) * MOST_FACTORIES + kind] += 1
                if factories_beside(before, row * SIZE + column) > 1:
                    out[own + SHARED] += 1
            if old != new and is_product(new):
                out[own + PRODUCED + product_of(new)] += 1


@kernel
def factories_beside(c: Complex, cell: int) -> int:
    """V1.6: how many factories a cell belongs to."""
    count = 0
    for side in range(SIDES):
        other = cell_beside(cell, side)
        if other != NONE and is_factory(c.cells[other]):
            count += 1
    return count


@kernel
def measure(cards: Cards, s: State, out: Ints) -> None:
    """Everything was counted on the way."""


def game_counts(edition: Edition) -> Counts:
    return each(REVEALED, "revealed", edition.words["product"])


def seat_counts(edition: Edition) -> Counts:
    products, factories = edition.words["product"], edition.words["factory"]
    return [
        *each(BUILT, "built", factories),
        *each(PRODUCED, "produced", products),
        *each(CLAIMED, "claimed", products),
        *each(FULFILLED, "fulfilled", products),
        *one(OFFERED, "offered"),
        *one(ACCEPTED, "accepted"),
        *one(SHARED, "shared"),
        *(
            (FED + product * MOST_FACTORIES + kind, Measure("fed", (products[product], factories[kind])))
            for kind, product in inputs(edition)
        ),
    ]


def inputs(edition: Edition) -> list[tuple[int, int]]:
    """Each kind of factory with each product it can take in."""
    cards = edition.cards
    assert isinstance(cards, Cards)
    found = {
        (kind, product)
        for kind in range(cards.factory_count)
        for side in cards.factories[kind].sides
        for product in side.inputs
        if product >= 0
    }
    return sorted(found)


WATCHER = Watcher(watch, measure, GAME_WIDTH, SEAT_WIDTH, game_counts, seat_counts)
