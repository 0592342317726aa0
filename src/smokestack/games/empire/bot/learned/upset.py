"""Positions of Empire Planner that play hardly ever reaches: a learner should know what a Station is worth that nobody
builds."""

from smokestack.games.empire.model.cards import BUILDINGS, SEATS, Cards, Type
from smokestack.games.empire.model.state import FREE, Phase, State
from smokestack.games.empire.rules.building import receive_building
from smokestack.games.empire.rules.ledger import Reason
from smokestack.games.empire.rules.table import buildings_owned
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel

MONEY = 20
SMOKE = 7
RARE_GIFTS, BUILDING_GIFTS, SMOKE_GIFTS = 45, 25, 15
"""Percent: a Station, a Town Hall or an Industrial building; any building; pollution; the rest is money."""


@kernel
def upset(cards: Cards, s: State, stream: Stream) -> None:
    """A building or money for some seat, or smoke over the city, before somebody builds or chooses an icon."""
    if s.phase != Phase.BUILD and s.phase != Phase.ICON:
        return
    seat = below(stream, SEATS)
    gift = below(stream, 100)
    if gift < RARE_GIFTS + BUILDING_GIFTS:
        give_building(cards, s, seat, below(stream, BUILDINGS), gift < RARE_GIFTS)
    elif gift < RARE_GIFTS + BUILDING_GIFTS + SMOKE_GIFTS:
        s.pollution = min(s.pollution + 1 + below(stream, SMOKE), cards.pollution_top)
    else:
        s.players[seat].capital += below(stream, MONEY)


@kernel
def give_building(cards: Cards, s: State, seat: int, start: int, rare: bool) -> None:
    """E3.1: the next that nobody has, for nothing."""
    if buildings_owned(s, seat) == cards.dice:
        return
    for k in range(BUILDINGS):
        building = (start + k) % BUILDINGS
        if s.city[building].owner == FREE and (not rare or is_rare(cards.city[building].kind)):
            receive_building(cards, s, seat, building, 1, Reason.BUILD, Reason.FACTORY)
            return


@kernel
def is_rare(kind: int) -> bool:
    """What is worth something only together with something else."""
    return kind == Type.PARKING or kind == Type.TOWN_HALL or kind == Type.INDUSTRIAL
