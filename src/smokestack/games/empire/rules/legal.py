"""What may happen now: the actions of the seat to move, and the outcomes of chance."""

from smokestack.games.empire.model.actions import (
    BUILD,
    DEAL,
    DECLINE,
    DONE,
    DRAW,
    EXCHANGE,
    FLIP,
    ICON,
    MARKET,
    MOST_EXCHANGED,
    PAY,
    RAISE,
    REROLL,
    ROLL,
    STARTER,
)
from smokestack.games.empire.model.cards import ACTION_CARDS, BUILDINGS, FACES, FACTORIES, SEATS, SPOTS, Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.building import (
    most_capital,
    why_not_build,
    why_not_reroll,
)
from smokestack.games.empire.rules.check import check, factory_base, why_not_factory, why_not_outcome
from smokestack.games.empire.rules.goods import why_not_raise
from smokestack.games.empire.rules.icons import (
    may_stop,
    most_exchanges,
    why_not_icon,
)
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    if s.phase == Phase.BUILD:
        return legal_buildings(cards, s, out)
    if s.phase == Phase.SPLIT:
        return legal_range(cards, s, out, PAY, most_capital(s, s.seat))
    if s.phase == Phase.EXCHANGE:
        return legal_range(cards, s, out, EXCHANGE, min(most_exchanges(s, s.seat), MOST_EXCHANGED - 1))
    if s.phase == Phase.ICON:
        return legal_icons(cards, s, out)
    if s.phase == Phase.RAISE:
        n = legal_raises(cards, s, out)
    else:
        n = legal_factories(cards, s, out)
    if may_stop(s):
        out[n] = DONE
        n += 1
    return n


@kernel
def legal_buildings(cards: Cards, s: State, out: Ints) -> int:
    """E3.1–E3.3: decline, build, reroll."""
    why = scratch(Why)
    out[0] = DECLINE
    n = 1
    for building in range(BUILDINGS):
        if why_not_build(cards, s, s.seat, building, why) == 0:
            out[n] = BUILD + building
            n += 1
    for face in range(FACES):
        if why_not_reroll(cards, s, s.seat, face + 1, why) == 0:
            out[n] = REROLL + face
            n += 1
    return n


@kernel
def legal_range(cards: Cards, s: State, out: Ints, base: int, most: int) -> int:
    """Amounts from the least to the most."""
    why = scratch(Why)
    n = 0
    for amount in range(most + 1):
        if check(cards, s, base + amount, why) == 0:
            out[n] = base + amount
            n += 1
    return n


@kernel
def legal_icons(cards: Cards, s: State, out: Ints) -> int:
    """E4.2, E7.4: each icon one may take; Archie has one choice only."""
    if is_archie(s, s.seat):
        out[0] = ICON + archie_spot(cards, s)
        return 1
    why = scratch(Why)
    n = 0
    for spot in range(SPOTS):
        if why_not_icon(cards, s, s.seat, spot, why) == 0:
            out[n] = ICON + spot
            n += 1
    return n


@kernel
def legal_raises(cards: Cards, s: State, out: Ints) -> int:
    """E4.11, E4.13: each building one may raise."""
    why = scratch(Why)
    n = 0
    for building in range(BUILDINGS):
        if why_not_raise(cards, s, s.seat, building, why) == 0:
            out[n] = RAISE + building
            n += 1
    return n


@kernel
def legal_factories(cards: Cards, s: State, out: Ints) -> int:
    """Each factory that answers the present question."""
    why = scratch(Why)
    n = 0
    base = factory_base(s)
    for card in range(FACTORIES):
        if why_not_factory(cards, s, card, why) == 0:
            out[n] = base + card
            n += 1
    return n


@kernel
def outcomes(cards: Cards, s: State, out: Ints, weights: Ints) -> int:
    """E1.2–E1.4, E3.1, E4.1: every seat, card or face still possible is equally likely."""
    base, count = STARTER, SEATS
    if s.phase == Phase.FLIP:
        base, count = FLIP, FACTORIES
    elif s.phase == Phase.DEAL:
        base, count = DEAL, FACTORIES
    elif s.phase == Phase.DRAW:
        base, count = DRAW, ACTION_CARDS
    elif s.phase == Phase.ROLL or s.phase == Phase.ARCHIE_ROLL:
        base, count = ROLL, FACES
    elif s.phase == Phase.MARKET:
        base, count = MARKET, FACES
    why = scratch(Why)
    n = 0
    for k in range(count):
        if why_not_outcome(s, base + k, why) == 0:
            out[n] = base + k
            weights[n] = 1
            n += 1
    return n
