"""V5.3, V5.5: the offer somebody has to answer."""

from smokestack.gamekit.telling import Offer
from smokestack.games.victory.model.actions import DECLINE
from smokestack.games.victory.model.state import Phase, State


def pending_offer(s: State) -> Offer | None:
    """What a seat that has set to decline offers would decline."""
    return Offer(DECLINE, s.offers[s.partner]) if s.phase == Phase.ANSWER else None
