"""T9: the end of the game."""

from smokestack.games.titans.model.cards import ADVANCEMENTS, CONSUMER_GRIDS, FACILITIES, SPACES, Cards, Effect
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.ledger import CARD_SCORE, Reason, gain_share, to_bank
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints


@kernel
def end_game(cards: Cards, s: State, reason: int) -> None:
    """T9.1: advancements of Age III score, then money becomes share."""
    for card in range(ADVANCEMENTS):
        seat = s.advancements[card]
        if seat >= 0 and cards.advancements[card].effect >= Effect.SCORE_ESTATES:
            score_card(cards, s, seat, card)
    for seat in range(s.options.players):
        exchange(s, seat, cards.dollars_per_share, s.players[seat].cash, Reason.EXCHANGE)
    s.phase = Phase.OVER
    s.ended = 1 + reason


@kernel
def score_card(cards: Cards, s: State, seat: int, card: int) -> None:
    """T9.1: one advancement's share; the Stock Exchange changes money first and better."""
    made = cards.advancements[card]
    if made.effect == Effect.SCORE_MONEY:
        exchange(s, seat, made.amount, min(made.limit, s.players[seat].cash), CARD_SCORE + card)
        return
    things = scored_things(cards, s, seat, made.effect)
    gain_share(s.players[seat], seat, made.amount * things, CARD_SCORE + card)


@kernel
def scored_things(cards: Cards, s: State, seat: int, effect: int) -> int:
    """T9.1: how many of what a card counts a seat has."""
    player = s.players[seat]
    count = 0
    if effect == Effect.SCORE_FLAT:
        return 1
    if effect == Effect.SCORE_ESTATES:
        return player.estates
    if effect == Effect.SCORE_BONUSES:
        return player.bonuses
    if effect == Effect.SCORE_FACILITY_CARDS:
        for facility in range(FACILITIES):
            count += player.sizes[facility]
    if effect == Effect.SCORE_FACILITY_TYPES:
        for facility in range(FACILITIES):
            count += 1 if player.sizes[facility] > 0 else 0
    if effect == Effect.SCORE_ADVANCEMENTS:
        for card in range(ADVANCEMENTS):
            count += 1 if s.advancements[card] == seat else 0
    if effect == Effect.SCORE_RESEARCH:
        for space in range(SPACES):
            count += 1 if s.grids[CONSUMER_GRIDS].cubes[space] == seat else 0
    return count


@kernel
def exchange(s: State, seat: int, price: int, money: int, reason: int) -> None:
    """T9.1: as many shares as the money buys; the rest stays."""
    gain_share(s.players[seat], seat, money // price, reason)
    to_bank(s, seat, money // price * price, reason)


@kernel
def scores(cards: Cards, s: State, out: Ints) -> int:
    """T9.2: market share as it stands."""
    for seat in range(s.options.players):
        out[seat] = s.players[seat].share
    return s.options.players


@kernel
def ranks(cards: Cards, s: State, out: Ints) -> int:
    """T9.2: most share, then most money; still tied share a place."""
    for seat in range(s.options.players):
        ahead = 0
        for other in range(s.options.players):
            if beats(s, other, seat):
                ahead += 1
        out[seat] = ahead
    return s.options.players


@kernel
def beats(s: State, a: int, b: int) -> bool:
    """T9.2: more share, or as much and more money."""
    if s.players[a].share != s.players[b].share:
        return s.players[a].share > s.players[b].share
    return s.players[a].cash > s.players[b].cash
