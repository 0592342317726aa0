"""E6.2: who will have more Leisure buildings at the end."""

from smokestack.games.empire.bot.estate import Estate
from smokestack.games.empire.bot.outlook import Outlook
from smokestack.games.empire.bot.weights import CATCH_UP, LEAD_TRUST, OVERTAKEN
from smokestack.games.empire.model.cards import Cards, Type
from smokestack.games.empire.model.state import ARCHIE_SEAT, HUMAN_SEAT, State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints

CERTAIN = 10_000
"""Chances of Archie's dice, in hundredths of a percent."""


@kernel
def worth_of_leisure_pip(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """What a point on a Leisure die will score, in hundredths of a Profit."""
    return cards.score[Type.LEISURE] * chance_of_majority(s, view, estate, seat)


@kernel
def chance_of_majority(s: State, view: Outlook, estate: Estate, seat: int) -> int:
    """Percent: that a seat will have more Leisure buildings at the end; certain when nobody will build any more."""
    lead = estate.buildings[seat][Type.LEISURE] - estate.buildings[1 - seat][Type.LEISURE]
    if s.options.archie > 0:
        return chance_against_archie(view, estate, lead)
    if lead > 0:
        return min(100 - OVERTAKEN * view.rounds + LEAD_TRUST * (lead - 1), 100)
    return max(CATCH_UP * view.rounds + LEAD_TRUST * lead, 0)


@kernel
def chance_against_archie(view: Outlook, estate: Estate, lead: int) -> int:
    """E7.2: percent: that he will get fewer Leisure buildings than one is ahead."""
    if lead <= 0:
        return 0
    chances = zeros(view.archie_builds + 1)
    roll_for_leisure(view, estate, chances)
    total = 0
    for more in range(min(lead, view.archie_builds + 1)):
        total += chances[more]
    return 100 * total // CERTAIN


@kernel
def archie_leisure_score(cards: Cards, view: Outlook, estate: Estate) -> int:
    """E7.2: what his Leisure may be expected to score, in hundredths of a Profit."""
    lead = estate.buildings[HUMAN_SEAT][Type.LEISURE] - estate.buildings[ARCHIE_SEAT][Type.LEISURE]
    chances = zeros(view.archie_builds + 1)
    roll_for_leisure(view, estate, chances)
    mean = estate.free_pips[Type.LEISURE] // max(estate.free[Type.LEISURE], 1)
    total = 0
    for more in range(max(lead + 1, 0), view.archie_builds + 1):
        total += chances[more] * (100 * estate.pips[ARCHIE_SEAT][Type.LEISURE] + more * mean)
    return cards.score[Type.LEISURE] * total // CERTAIN


@kernel
def roll_for_leisure(view: Outlook, estate: Estate, chances: Ints) -> None:
    """E7.2: how likely his dice bring him none, one, two ... Leisure buildings more; any free one is as likely."""
    chances[0] = CERTAIN
    for built in range(view.archie_builds):
        for more in range(built + 1, 0, -1):
            left = max(estate.free[Type.LEISURE] - more + 1, 0)
            drawn = chances[more - 1] * left // max(estate.free_in_all - built, 1)
            chances[more] += drawn
            chances[more - 1] -= drawn
