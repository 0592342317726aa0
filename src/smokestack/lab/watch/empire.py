"""Empire: the city and the factories at the end, what was dealt, trains sent off, icons taken, and the pollution left
behind."""

from smokestack.games.empire.actions import EXCHANGE, ICON
from smokestack.games.empire.cards import BUILDINGS, FACTORIES, GOODS, SEATS, Cards, Icon, Type
from smokestack.games.empire.state import FREE, State
from smokestack.games.empire.table import factories_owned, good_of, icon_at, is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.edition import Edition
from smokestack.kernel.record import Ints
from smokestack.lab.watch import Watcher
from smokestack.lab.watch.counts import Counts, each, one

POLLUTION = 0
GAME_ROOM = POLLUTION + 1

BUILDING = 0
"""Buildings owned at the end, by type; then the pips on them."""
PIPS = BUILDING + len(Type)
FACTORY = PIPS + len(Type)
TRAIN = FACTORY + 1
ICON_TAKEN = TRAIN + 1
"""Icons a person or bot took; Archie's table takes none."""
DEALT = ICON_TAKEN + len(Icon)
"""The colour of Goods that the dealt Factory makes."""
SEAT_ROOM = DEALT + GOODS


@kernel
def watch(cards: Cards, s: State, action: int, after: State, out: Ints) -> None:
    """E4.2, E4.5: an icon claimed, and every train that was not there before."""
    if ICON <= action < EXCHANGE and not is_archie(s, s.seat):
        out[GAME_ROOM + s.seat * SEAT_ROOM + ICON_TAKEN + icon_at(cards, s, action - ICON)] += 1
    for card in range(FACTORIES):
        if s.works[card].train == 0 and after.works[card].train > 0:
            out[GAME_ROOM + after.works[card].owner * SEAT_ROOM + TRAIN] += 1


@kernel
def measure(cards: Cards, s: State, out: Ints) -> None:
    out[POLLUTION] = s.pollution
    for seat in range(SEATS):
        own = GAME_ROOM + seat * SEAT_ROOM
        out[own + FACTORY] = factories_owned(s, seat)
        out[own + DEALT + good_of(cards, s, dealt_to(s, seat))] = 1
    for building in range(BUILDINGS):
        owner = s.city[building].owner
        if owner != FREE:
            own = GAME_ROOM + owner * SEAT_ROOM + cards.city[building].kind
            out[own + BUILDING] += 1
            out[own + PIPS] += s.city[building].pips


@kernel
def dealt_to(s: State, seat: int) -> int:
    """E1.2: the Factory card a seat got before all others."""
    first = FREE
    for card in range(FACTORIES):
        if s.works[card].owner == seat and (first == FREE or s.works[card].taken < s.works[first].taken):
            first = card
    return first


def game_counts(_: Edition) -> Counts:
    return one(POLLUTION, "pollution")


def seat_counts(edition: Edition) -> Counts:
    types = [kind.name.lower() for kind in Type]
    return [
        *each(BUILDING, "building", types),
        *each(PIPS, "pips", types),
        *one(FACTORY, "factories"),
        *one(TRAIN, "trains"),
        *each(ICON_TAKEN, "icon", (icon.name.lower() for icon in Icon)),
        *each(DEALT, "dealt", (name.lower() for name in edition.names["good"])),
    ]


WATCHER = Watcher(watch, measure, GAME_ROOM, SEAT_ROOM, game_counts, seat_counts)
