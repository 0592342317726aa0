"""What may happen now: the actions of the seat to move, and the outcomes of chance."""

from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import AT, BASE, REVEAL, STARTER
from smokestack.games.victory.model.cards import MOST_FACTORIES, MOST_PRODUCTS, TURNS, Cards
from smokestack.games.victory.model.complex import cells_around
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.check import asks_cell, why_not, why_not_at
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    n = legal_cells(cards, s, out) if asks_cell(s.phase) else 0
    if s.phase == Phase.TURN:
        return legal_run(cards, s, out, n, kinds.TURN, TURNS)
    if s.phase == Phase.DRAFT or s.phase == Phase.LAY:
        return legal_run(cards, s, out, n, kinds.PICK, MOST_FACTORIES)
    if s.phase == Phase.MOVE:
        n = legal_run(cards, s, out, n, kinds.PRODUCE, MOST_FACTORIES)
        return legal_run(cards, s, out, n, kinds.MANAGE, 1)
    if s.phase == Phase.MANAGE:
        return legal_menu(cards, s, out, n)
    if s.phase == Phase.JOIN:
        return legal_run(cards, s, out, n, kinds.BUILD, cards.factory_count)
    if s.phase == Phase.FULFIL:
        n = legal_run(cards, s, out, n, kinds.FULFIL, MOST_PRODUCTS)
        return legal_run(cards, s, out, n, kinds.LOSE, MOST_PRODUCTS)
    if s.phase == Phase.OUTPUT or s.phase == Phase.BANK:
        return legal_run(cards, s, out, n, kinds.WANT, MOST_PRODUCTS)
    if s.phase == Phase.OFFER:
        n = legal_run(cards, s, out, n, kinds.GIVE, MOST_PRODUCTS)
        n = legal_run(cards, s, out, n, kinds.WANT, MOST_PRODUCTS)
        return legal_run(cards, s, out, n, kinds.SEND, 1)
    if s.phase == Phase.ANSWER:
        n = legal_run(cards, s, out, n, kinds.ACCEPT, 1)
        return legal_run(cards, s, out, n, kinds.DECLINE, 1)
    if s.phase == Phase.FACTORY:
        n = legal_run(cards, s, out, n, kinds.HAND, s.options.players)
        n = legal_run(cards, s, out, n, kinds.SCRAP, 1)
        return legal_run(cards, s, out, n, kinds.SHIFT, 1)
    if s.phase == Phase.PRODUCT or s.phase == Phase.STRANDED:
        return legal_run(cards, s, out, n, kinds.THROW, 1)
    if s.phase == Phase.RUN:
        return legal_run(cards, s, out, n, kinds.DONE, 1)
    return n


@kernel
def legal_menu(cards: Cards, s: State, out: Ints, n: int) -> int:
    """V5: all that a non-production move offers, after the cells."""
    n = legal_run(cards, s, out, n, kinds.BUILD, cards.factory_count)
    n = legal_run(cards, s, out, n, kinds.CLAIM, MOST_PRODUCTS)
    n = legal_run(cards, s, out, n, kinds.BANK, MOST_PRODUCTS)
    n = legal_run(cards, s, out, n, kinds.OFFER, s.options.players)
    n = legal_run(cards, s, out, n, kinds.FETCH, s.options.players)
    return legal_run(cards, s, out, n, kinds.DONE, 1)


@kernel
def legal_run(cards: Cards, s: State, out: Ints, n: int, kind: int, count: int) -> int:
    """Those of the first choices of a kind that are allowed, behind the n found already."""
    why = scratch(Why)
    for choice in range(count):
        if why_not(cards, s, kind, choice, why) == 0:
            out[n] = BASE[kind] + choice
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
