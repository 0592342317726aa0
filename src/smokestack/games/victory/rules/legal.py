"""What may happen now: the actions of the seat to move, and the outcomes of chance."""

from smokestack.games.victory.model.actions import (
    ACCEPT,
    AT,
    BANK,
    BUILD,
    CLAIM,
    DECLINE,
    DONE,
    FETCH,
    FULFIL,
    GIVE,
    HAND,
    LOSE,
    MANAGE,
    OFFER,
    PICK,
    PRODUCE,
    REVEAL,
    SCRAP,
    SEND,
    SHIFT,
    STARTER,
    THROW,
    TURN,
    WANT,
)
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, TURNS, Cards
from smokestack.games.victory.model.complex import cells_around
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.check import asks_cell, check, why_not_at
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    n = legal_cells(cards, s, out) if asks_cell(s.phase) else 0
    if s.phase == Phase.TURN:
        return legal_run(cards, s, out, n, TURN, TURNS)
    if s.phase == Phase.DRAFT or s.phase == Phase.LAY:
        return legal_run(cards, s, out, n, PICK, MOST_FACTORIES)
    if s.phase == Phase.MOVE:
        n = legal_run(cards, s, out, n, PRODUCE, MOST_FACTORIES)
        return legal_run(cards, s, out, n, MANAGE, 1)
    if s.phase == Phase.MANAGE:
        return legal_menu(cards, s, out, n)
    if s.phase == Phase.JOIN:
        return legal_run(cards, s, out, n, BUILD, cards.factory_count)
    if s.phase == Phase.FULFIL:
        n = legal_run(cards, s, out, n, FULFIL, MOST_PRODUCTS)
        return legal_run(cards, s, out, n, LOSE, MOST_PRODUCTS)
    if s.phase == Phase.OUTPUT or s.phase == Phase.BANK:
        return legal_run(cards, s, out, n, WANT, MOST_PRODUCTS)
    if s.phase == Phase.OFFER:
        n = legal_run(cards, s, out, n, GIVE, MOST_PRODUCTS)
        n = legal_run(cards, s, out, n, WANT, MOST_PRODUCTS)
        return legal_run(cards, s, out, n, SEND, 1)
    if s.phase == Phase.ANSWER:
        n = legal_run(cards, s, out, n, ACCEPT, 1)
        return legal_run(cards, s, out, n, DECLINE, 1)
    if s.phase == Phase.FACTORY:
        n = legal_run(cards, s, out, n, HAND, s.options.players)
        n = legal_run(cards, s, out, n, SCRAP, 1)
        return legal_run(cards, s, out, n, SHIFT, 1)
    if s.phase == Phase.PRODUCT or s.phase == Phase.STRANDED:
        return legal_run(cards, s, out, n, THROW, 1)
    if s.phase == Phase.RUN:
        return legal_run(cards, s, out, n, DONE, 1)
    return n


@kernel
def legal_menu(cards: Cards, s: State, out: Ints, n: int) -> int:
    """V5: all that a non-production move offers, after the cells."""
    n = legal_run(cards, s, out, n, BUILD, cards.factory_count)
    n = legal_run(cards, s, out, n, CLAIM, MOST_PRODUCTS)
    n = legal_run(cards, s, out, n, BANK, MOST_PRODUCTS)
    n = legal_run(cards, s, out, n, OFFER, s.options.players)
    n = legal_run(cards, s, out, n, FETCH, s.options.players)
    return legal_run(cards, s, out, n, DONE, 1)


@kernel
def legal_run(cards: Cards, s: State, out: Ints, n: int, base: int, count: int) -> int:
    """Those of a run of ids that are allowed, behind the n found already."""
    why = scratch(Why)
    for k in range(count):
        if check(cards, s, base + k, why) == 0:
            out[n] = base + k
            n += 1
    return n


@kernel
def legal_cells(cards: Cards, s: State, out: Ints) -> int:
    """The cells that answer the present question: none lies further out than one beyond the complex."""
    whose = s.seat
    if s.phase == Phase.PLACE:
        whose = s.owner
    elif s.phase == Phase.FETCH:
        whose = s.partner
    count = cells_around(s.complexes[whose], out)
    why = scratch(Why)
    n = 0
    for k in range(count):
        if why_not_at(cards, s, out[k], why) == 0:
            out[n] = AT + out[k]
            n += 1
    return n


@kernel
def outcomes(cards: Cards, s: State, out: Ints, weights: Ints) -> int:
    """V2.1, V2.2: each contract in the deck and each player is equally likely."""
    n = 0
    if s.phase == Phase.REVEAL:
        for product in range(MOST_PRODUCTS):
            if s.deck[product] > 0:
                out[n] = REVEAL + product
                weights[n] = s.deck[product]
                n += 1
        return n
    for seat in range(s.options.players):
        out[seat] = STARTER + seat
        weights[seat] = 1
    return s.options.players
