"""Titans: a facility, a real-estate card or an advancement for nothing; and a turn without an action."""

from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import CHOICE, KIND, PASS
from smokestack.games.titans.model.cards import Cards
from smokestack.games.titans.model.state import At, Phase, State
from smokestack.games.titans.rules.act import act
from smokestack.games.titans.rules.advance import own_advancement
from smokestack.games.titans.rules.estate import own_estate
from smokestack.games.titans.rules.facilities import own_facility
from smokestack.games.titans.rules.ledger import Reason, to_bank
from smokestack.kernel.compile import kernel
from smokestack.lab.price.interventions import Interventions, when_allowed


@kernel
def on_offer(cards: Cards, s: State, action: int) -> bool:
    """T6.1: an advancement that lies face up; everything else once its goods can be bought."""
    if KIND[action] == kinds.BUY:
        return s.phase == Phase.CHOOSE and s.advancements[CHOICE[action]] == At.SHOWN
    return when_allowed(cards, s, action)


@kernel
def give(cards: Cards, s: State, action: int) -> bool:
    """T4, T6, T7: the card without its goods. Real estate comes without the move to the front of the track (T3.5)."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.BUILD or kind == kinds.EXPAND:
        own_facility(s, s.seat, choice)
    elif kind == kinds.DEVELOP:
        own_estate(cards, s, s.seat, choice)
    elif kind == kinds.BUY:
        own_advancement(cards, s, s.seat, choice)
        have_turn_after(s)
    else:
        return False
    return True


@kernel
def have_turn_after(s: State) -> None:
    """T6.1, T6.2: first cubes may be replaced and a card is turned up; then the same seat is next, without rent."""
    if s.phase == Phase.TURN_OVER:
        s.phase = Phase.CHOOSE
        return
    s.turn -= 1
    to_bank(s, s.seat, s.players[s.seat].rent * s.players[s.seat].estates, Reason.RENT)


@kernel
def may_skip(_cards: Cards, s: State) -> bool:
    """T3.2: the choice of an action lies ahead."""
    return s.phase == Phase.CHOOSE


@kernel
def skip(cards: Cards, s: State) -> None:
    """T3.2: as if nothing could be done."""
    act(cards, s, PASS)


INTERVENTIONS = Interventions(
    gives=("facility", "expansion", "real estate", "advancement"),
    reported=("facility", "advancement"),
    on_offer=on_offer,
    give=give,
    skips=True,
    may_skip=may_skip,
    skip=skip,
)
