"""Empire: the city and the factories at the end, what was dealt, trains, icons taken, Archie's answers, and what
pollution did."""

from smokestack.gamekit.edition import Edition
from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, KIND
from smokestack.games.empire.model.cards import (
    BUILDINGS,
    FACTORIES,
    GOODS,
    NONE,
    SEATS,
    Cards,
    Choice,
    Icon,
    Type,
)
from smokestack.games.empire.model.state import FREE, HUMAN_SEAT, State
from smokestack.games.empire.rules.archie import archie_choice
from smokestack.games.empire.rules.scoring import pollution_loss
from smokestack.games.empire.rules.table import factories_owned, good_of, icon_at, is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.lab.counts import Counts, each, one
from smokestack.lab.watch import Watcher

POLLUTION = 0
PEAK = POLLUTION + 1
"""The highest that pollution ever stood."""
GAME_WIDTH = PEAK + 1

BUILDING = 0
"""Buildings owned at the end, by type; then the pips on them."""
PIPS = BUILDING + len(Type)
FACTORY = PIPS + len(Type)
TRAIN = FACTORY + 1
ICON_TAKEN = TRAIN + 1
"""Icons a person or bot took; Archie's table takes none."""
DEALT = ICON_TAKEN + len(Icon)
"""The colour of Goods that the dealt Factory makes."""
RIDERS = DEALT + GOODS
"""Passengers a person or bot put on the other's trains (E4.7); then Goods paired by a Town Hall (E4.12)."""
PAIRS = RIDERS + 1
ARRIVAL = PAIRS + 1
"""Trains that came home; then steps of Industrial buildings (E4.14), and what pollution took in the end (E6.3)."""
INDUSTRY = ARRIVAL + 1
POLLUTED = INDUSTRY + 1
ANSWER = POLLUTED + 1
NOTHING = len(Choice)
"""E7.4: what Archie did with his actions; nothing where no choice of his row could be had or used."""
SEAT_WIDTH = ANSWER + NOTHING + 1


@kernel
def watch(cards: Cards, s: State, action: int, after: State, out: Ints) -> None:
    """E4.2, E4.5, E4.7, E4.12: an icon claimed, trains that come and go, passengers, paired Goods, and smoke."""
    own = GAME_WIDTH + s.seat * SEAT_WIDTH
    kind = KIND[action]
    if kind == kinds.ICON and not is_archie(s, s.seat):
        out[own + ICON_TAKEN + icon_at(cards, s, CHOICE[action])] += 1
    elif kind == kinds.ICON:
        out[own + ANSWER + answer_of(cards, s)] += 1
    if kind == kinds.RAISE or kind == kinds.SPEND:
        spent = goods_of(s, s.seat) - goods_of(after, s.seat)
        out[own + PAIRS] += max(0, spent - pips_of(after, s.seat) + pips_of(s, s.seat))
        out[own + INDUSTRY] += max(0, after.pollution - s.pollution)
    out[PEAK] = max(out[PEAK], after.pollution)
    for card in range(FACTORIES):
        if s.works[card].train == 0 and after.works[card].train > 0:
            out[GAME_WIDTH + after.works[card].owner * SEAT_WIDTH + TRAIN] += 1
        if s.works[card].train > 0 and after.works[card].train == 0:
            out[GAME_WIDTH + after.works[card].owner * SEAT_WIDTH + ARRIVAL] += 1
        if after.works[card].riders > s.works[card].riders and not is_archie(s, s.seat):
            out[own + RIDERS] += 1


@kernel
def answer_of(cards: Cards, s: State) -> int:
    """E7.4: which kind of choice Archie follows, or NOTHING."""
    rank = archie_choice(cards, s)
    if rank == NONE:
        return NOTHING
    return cards.archie[icon_at(cards, s, s.players[HUMAN_SEAT].spot)].choices[rank]


@kernel
def goods_of(s: State, seat: int) -> int:
    """The Goods on a seat's factories."""
    total = 0
    for card in range(FACTORIES):
        if s.works[card].owner == seat:
            total += s.works[card].goods
    return total


@kernel
def pips_of(s: State, seat: int) -> int:
    """The pips on a seat's buildings: every Good that is no half of a pair has raised one by 1 (E4.11)."""
    total = 0
    for building in range(BUILDINGS):
        if s.city[building].owner == seat:
            total += s.city[building].pips
    return total


@kernel
def measure(cards: Cards, s: State, out: Ints) -> None:
    out[POLLUTION] = s.pollution
    for seat in range(SEATS):
        own = GAME_WIDTH + seat * SEAT_WIDTH
        out[own + FACTORY] = factories_owned(s, seat)
        out[own + POLLUTED] = pollution_loss(s, seat)
        out[own + DEALT + good_of(cards, s, dealt_to(s, seat))] = 1
    for building in range(BUILDINGS):
        owner = s.city[building].owner
        if owner != FREE:
            own = GAME_WIDTH + owner * SEAT_WIDTH + cards.city[building].kind
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
    return [*one(POLLUTION, "pollution"), *one(PEAK, "pollution_peak")]


def seat_counts(edition: Edition) -> Counts:
    types = [kind.name.lower() for kind in Type]
    return [
        *each(BUILDING, "building", types),
        *each(PIPS, "pips", types),
        *one(FACTORY, "factories"),
        *one(TRAIN, "trains"),
        *each(ICON_TAKEN, "icon", (icon.name.lower() for icon in Icon)),
        *each(DEALT, "dealt", (name.lower() for name in edition.names["good"])),
        *one(RIDERS, "riders"),
        *one(PAIRS, "pairs"),
        *one(ARRIVAL, "arrivals"),
        *one(INDUSTRY, "industry"),
        *one(POLLUTED, "polluted"),
        *each(ANSWER, "answer", [*(choice.name.lower() for choice in Choice), "nothing"]),
    ]


WATCHER = Watcher(watch, measure, GAME_WIDTH, SEAT_WIDTH, game_counts, seat_counts)
