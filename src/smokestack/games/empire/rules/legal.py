"""What may happen now: the actions of the seat to move, and the outcomes of chance."""

from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import (
    BASE,
    BUILD,
    DECLINE,
    DONE,
    ICON,
    MOST_EXCHANGED,
    RAISE,
    REDUCE,
    REROLL,
)
from smokestack.games.empire.model.cards import ACTION_CARDS, BUILDINGS, FACES, FACTORIES, SEATS, SPOTS, Cards
from smokestack.games.empire.model.state import Phase, State
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.building import (
    most_capital,
    why_not_build,
    why_not_reroll,
)
from smokestack.games.empire.rules.check import why_not, why_not_outcome
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
        return legal_run(cards, s, out, kinds.PAY, most_capital(s, s.seat) + 1)
    if s.phase == Phase.EXCHANGE:
        return legal_run(cards, s, out, kinds.EXCHANGE, min(most_exchanges(s, s.seat) + 1, MOST_EXCHANGED))
    if s.phase == Phase.ICON:
        return legal_icons(cards, s, out)
    if s.phase == Phase.RAISE:
        n = legal_raises(cards, s, out)
    elif s.phase == Phase.REDUCE:
        out[0] = REDUCE
        n = 1
    else:
        n = legal_run(cards, s, out, factory_kind(s), FACTORIES)
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
def legal_run(cards: Cards, s: State, out: Ints, kind: int, count: int) -> int:
    """Those of the first choices of a kind that are allowed."""
    why = scratch(Why)
    n = 0
    for choice in range(count):
        if why_not(cards, s, kind, choice, why) == 0:
            out[n] = BASE[kind] + choice
            n += 1
    return n


@kernel
def factory_kind(s: State) -> int:
    """The verb that answers the present question about a factory."""
    if s.phase == Phase.TAKE:
        return kinds.TAKE
    if s.phase == Phase.TRAIN:
        return kinds.TRAIN
    if s.phase == Phase.BOARD:
        return kinds.BOARD
    if s.phase == Phase.MOVE:
        return kinds.MOVE
    if s.phase == Phase.MAKE:
        return kinds.MAKE
    if s.phase == Phase.SPEND:
        return kinds.SPEND
    return kinds.RELEASE


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
def outcomes(cards: Cards, s: State, out: Ints, weights: Ints) -> int:
    """E1.2–E1.4, E3.1, E4.1: every seat, card or face still possible is equally likely."""
    kind, count = kinds.STARTER, SEATS
    if s.phase == Phase.FLIP:
        kind, count = kinds.FLIP, FACTORIES
    elif s.phase == Phase.DEAL:
        kind, count = kinds.DEAL, FACTORIES
    elif s.phase == Phase.DRAW:
        kind, count = kinds.DRAW, ACTION_CARDS
    elif s.phase == Phase.ROLL or s.phase == Phase.ARCHIE_ROLL:
        kind, count = kinds.ROLL, FACES
    elif s.phase == Phase.MARKET:
        kind, count = kinds.MARKET, FACES
    why = scratch(Why)
    n = 0
    for choice in range(count):
        if why_not_outcome(s, kind, choice, why) == 0:
            out[n] = BASE[kind] + choice
            weights[n] = 1
            n += 1
    return n
