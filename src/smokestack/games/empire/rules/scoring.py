"""E6: the end of the game."""

from smokestack.games.empire.model.cards import BUILDINGS, SEATS, Cards, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, Phase, State
from smokestack.games.empire.rules.archie import archie_exchanges
from smokestack.games.empire.rules.ledger import Reason, gain_profit, lose_profit
from smokestack.games.empire.rules.table import buildings_of, factories_owned
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints

LAST_ROUND = 0
END_REASONS = ("last round",)


@kernel
def end_game(cards: Cards, s: State) -> None:
    """E6.1–E6.3, E7.7: buildings, Leisure, pollution; Archie's Capital becomes Profit."""
    if s.options.archie > 0:
        archie_exchanges(cards, s, Reason.ARCHIE_EXCHANGES)
    for seat in range(SEATS):
        gain_profit(s, seat, building_score(cards, s, seat), Reason.SCORE_BUILDING)
        gain_profit(s, seat, leisure_score(cards, s, seat), Reason.SCORE_LEISURE)
        lose_profit(s, seat, pollution_loss(s, seat), Reason.SCORE_POLLUTION)
    s.phase = Phase.OVER
    s.ended = 1 + LAST_ROUND


@kernel
def building_score(cards: Cards, s: State, seat: int) -> int:
    """E6.1: by type and die; Leisure is counted by majority."""
    total = 0
    for building in range(BUILDINGS):
        if s.city[building].owner == seat:
            kind = cards.city[building].kind
            if kind != Type.LEISURE:
                total += cards.score[kind] * s.city[building].pips + cards.flat_score[kind]
    return total


@kernel
def leisure_score(cards: Cards, s: State, seat: int) -> int:
    """E6.2: to the player with more Leisure buildings; nobody in a tie."""
    if buildings_of(cards, s, seat, Type.LEISURE) <= buildings_of(cards, s, 1 - seat, Type.LEISURE):
        return 0
    total = 0
    for building in range(BUILDINGS):
        if s.city[building].owner == seat and cards.city[building].kind == Type.LEISURE:
            total += cards.score[Type.LEISURE] * s.city[building].pips
    return total


@kernel
def pollution_loss(s: State, seat: int) -> int:
    """E6.3: all of it for the player with more Factories, half for the other; nothing in a tie."""
    own, other = factories_owned(s, seat), factories_owned(s, 1 - seat)
    if own > other:
        return s.pollution
    if own < other:
        return s.pollution // 2
    return 0


@kernel
def scores(cards: Cards, s: State, out: Ints) -> int:
    """E6.1: Profit as it stands."""
    for seat in range(SEATS):
        out[seat] = s.players[seat].profit
    return SEATS


@kernel
def ranks(cards: Cards, s: State, out: Ints) -> int:
    """E6.4: Profit, then Capital, then Factories; still tied share the win."""
    for seat in range(SEATS):
        out[seat] = 1 if beats(s, 1 - seat, seat) else 0
    return SEATS


@kernel
def tie_capital(s: State, seat: int) -> int:
    """E6.4, E7.7: Archie's Capital counts 0 in a tie."""
    if s.options.archie > 0 and seat == ARCHIE_SEAT:
        return 0
    return s.players[seat].capital


@kernel
def beats(s: State, a: int, b: int) -> bool:
    if s.players[a].profit != s.players[b].profit:
        return s.players[a].profit > s.players[b].profit
    if tie_capital(s, a) != tie_capital(s, b):
        return tie_capital(s, a) > tie_capital(s, b)
    return factories_owned(s, a) > factories_owned(s, b)
