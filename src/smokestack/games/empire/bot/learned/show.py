"""What a position of Empire Planner shows one of two players, as a row of small whole numbers."""

from smokestack.games.empire.bot.estate import KINDS, Estate, survey
from smokestack.games.empire.bot.learned.show_seat import OF_SEAT, show_seat
from smokestack.games.empire.bot.outlook import ALL_ICONS, Outlook
from smokestack.games.empire.model.cards import ACTION_CARDS, GOODS, ICONS, ROW, SPOTS, Cards
from smokestack.games.empire.model.state import FREE, At, Phase, State
from smokestack.games.empire.rules.table import icon_at
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints

SIGHT = 3
"""Counts the ways in which a position was ever shown: what was learned from another one no longer fits."""
STAGES = 7
"""Of a round: before each of the two builds and of the four actions, and after all of them."""
PRICES = 5 + 2 * KINDS + ALL_ICONS + STAGES + 1
"""Where the prices of the market stand."""
OF_TABLE = PRICES + GOODS + ALL_ICONS + GOODS + 2
SHOWN = OF_TABLE + 2 * OF_SEAT
"""How many numbers in all."""
FIRST_LOOK, OTHERS_LOOK = OF_TABLE, OF_TABLE + OF_SEAT
"""Where the greedy player's judgement of both seats stands, in tenths of a Profit."""


@kernel
def show(cards: Cards, s: State, view: Outlook, seat: int, out: Ints) -> None:
    """The table first, then this seat, then the other."""
    estate = scratch(Estate)
    survey(cards, s, estate)
    for k in range(SHOWN):
        out[k] = 0
    at = show_table(cards, s, view, estate, seat, out)
    show_seat(cards, s, view, estate, seat, out, at)
    show_seat(cards, s, view, estate, 1 - seat, out, at + OF_SEAT)


@kernel
def show_table(cards: Cards, s: State, view: Outlook, estate: Estate, seat: int, out: Ints) -> int:
    """What belongs to nobody; where the seats begin."""
    out[0] = view.rounds
    out[1] = s.pollution
    out[2] = 1 if s.first == seat else 0
    out[3] = estate.free_in_all
    out[4] = 1 if s.players[seat].profit < s.players[1 - seat].profit else 0
    at = 5
    for kind in range(KINDS):
        out[at + kind] = estate.free[kind]
        out[at + KINDS + kind] = estate.free_pips[kind] // 20
    at += 2 * KINDS
    show_icons_to_come(cards, s, out, at)
    at += ALL_ICONS
    stage = stage_of(s)
    out[at + stage] = 1
    at += STAGES
    out[at] = 1 if s.seat == seat else 0
    at += 1
    if stage > 1 and stage < STAGES - 1 and s.market != FREE:
        for good in range(GOODS):
            out[at + good] = cards.market[s.market].goods[good]
    at += GOODS
    if stage < STAGES - 1 and s.shown[1] != FREE:
        show_open_icons(cards, s, out, at)
    at += ALL_ICONS
    show_offer(cards, s, out, at)
    return at + GOODS + 2


@kernel
def stage_of(s: State) -> int:
    """Where the round stands."""
    if s.phase == Phase.DRAW or s.phase < Phase.ROLL:
        return STAGES - 1
    if s.phase < Phase.MARKET:
        return min(s.turn, 1)
    return 2 if s.phase == Phase.MARKET else 2 + min(s.turn, 3)


@kernel
def show_icons_to_come(cards: Cards, s: State, out: Ints, at: int) -> None:
    """E4.3: on the cards that were not seen since the last shuffle."""
    for card in range(ACTION_CARDS):
        if s.deck[card] == At.DECK:
            for place in range(ICONS):
                out[at + cards.action_cards[card].icons[place]] += 1


@kernel
def show_open_icons(cards: Cards, s: State, out: Ints, at: int) -> None:
    """E4.2: where no cube stands."""
    for spot in range(SPOTS):
        if s.players[0].spot != spot and s.players[1].spot != spot:
            out[at + icon_at(cards, s, spot)] += 1


@kernel
def show_offer(cards: Cards, s: State, out: Ints, at: int) -> None:
    """E3.4: the Factory cards that lie face up: by the Good they make, how many, and their links."""
    for k in range(ROW):
        card = s.row[k]
        if card != FREE:
            face = cards.factories[card].sides[s.works[card].side]
            if face.good >= 0:
                out[at + face.good] += 1
            out[at + GOODS] += 1
            out[at + GOODS + 1] += face.links
