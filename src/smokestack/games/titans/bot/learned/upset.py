"""Positions of Titans that play hardly ever reaches: a learner should know what a card is worth that nobody buys."""

from smokestack.games.titans.model.cards import ADVANCEMENTS, Cards, Effect
from smokestack.games.titans.model.state import At, Phase, State
from smokestack.games.titans.rules.advance import apply_effect
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel

MONEY = 30
CARD_GIFTS, FACILITY_GIFTS = 45, 45
"""Percent; the rest are gifts of money."""
RESEARCHING, RARE = 0, 1
"""Ways to choose a facility: what makes advancements possible, and what nobody would know otherwise."""


@kernel
def upset(cards: Cards, s: State, stream: Stream) -> None:
    """A card of this age, a facility, or money for some seat, between two turns."""
    if s.phase != Phase.CHOOSE:
        return
    seat = below(stream, s.options.players)
    gift = below(stream, 100)
    if gift < CARD_GIFTS:
        give_card(cards, s, seat, below(stream, ADVANCEMENTS))
    elif gift < CARD_GIFTS + FACILITY_GIFTS:
        give_facility(s, seat, facility_to_give(cards, s, stream))
    else:
        s.players[seat].cash += below(stream, MONEY)


@kernel
def facility_to_give(cards: Cards, s: State, stream: Stream) -> int:
    """A third of the time any, a third the one that makes research, a third the one that fewest have."""
    start, way = below(stream, cards.facility_types), below(stream, 3)
    facility = start
    for k in range(cards.facility_types):
        other = (start + k) % cards.facility_types
        if way == RESEARCHING and cards.facilities[other].makes == cards.research:
            return other
        if way == RARE and s.piles[other] > s.piles[facility]:
            facility = other
    return facility


@kernel
def give_facility(s: State, seat: int, facility: int) -> None:
    """T4.2: one card more, if there is one."""
    if s.piles[facility] > 0:
        s.piles[facility] -= 1
        s.players[seat].sizes[facility] += 1


@kernel
def give_card(cards: Cards, s: State, seat: int, start: int) -> None:
    """T6.1: the next card of this age that is still face down and acts for longer than once."""
    for k in range(ADVANCEMENTS):
        card = (start + k) % ADVANCEMENTS
        made = cards.advancements[card]
        once = made.effect == Effect.REPLACE or made.effect == Effect.CASH
        if s.advancements[card] == At.PILE and made.age == s.age and not once:
            s.advancements[card] = seat
            apply_effect(cards, s, seat, card)
            return
