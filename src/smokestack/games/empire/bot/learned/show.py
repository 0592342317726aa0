"""What a position of Empire Planner shows, as rows of small whole numbers: one for each seat, one for the table."""

from smokestack.games.empire.bot.estate import KINDS, Estate, survey
from smokestack.games.empire.bot.learned.show_seat import OF_SEAT, show_seat
from smokestack.games.empire.bot.outlook import ALL_ICONS, Outlook, look_ahead
from smokestack.games.empire.model.cards import ACTION_CARDS, GOODS, ICONS, ROW, SEATS, SPOTS, Cards
from smokestack.games.empire.model.state import FREE, At, Phase, State
from smokestack.games.empire.rules.table import icon_at
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints

SIGHT = 4
"""Counts the ways in which a position was ever shown: what was learned from another one no longer fits."""
STAGES = 7
"""Of a round: before each of the two builds and of the four actions, and after all of them."""
LEVELS = 3
"""E7.1: of Archie."""
PLAIN = 4
FREE_KINDS = PLAIN + LEVELS
TO_COME = FREE_KINDS + 2 * KINDS
STAGE = TO_COME + ALL_ICONS
PRICES = STAGE + STAGES
OPEN = PRICES + GOODS
OFFER = OPEN + ALL_ICONS
OF_TABLE = OFFER + GOODS + 2


@kernel
def show(cards: Cards, s: State, out: Ints) -> None:
    """The seats first, then what belongs to nobody."""
    view = scratch(Outlook)
    look_ahead(cards, s, view)
    show_with(cards, s, view, out)


@kernel
def show_with(cards: Cards, s: State, view: Outlook, out: Ints) -> None:
    """The same, where the outlook of the round is known."""
    estate = scratch(Estate)
    survey(cards, s, estate)
    for k in range(SEATS * OF_SEAT + OF_TABLE):
        out[k] = 0
    for seat in range(SEATS):
        show_seat(cards, s, view, estate, seat, out, seat * OF_SEAT)
    show_table(cards, s, view, estate, out, SEATS * OF_SEAT)


@kernel
def show_table(cards: Cards, s: State, view: Outlook, estate: Estate, out: Ints, at: int) -> None:
    """What belongs to nobody."""
    out[at] = view.rounds
    out[at + 1] = s.pollution
    out[at + 2] = estate.free_in_all
    if s.options.archie > 0:
        out[at + 3] = view.archie_builds
        out[at + PLAIN + s.options.archie - 1] = 1
    for kind in range(KINDS):
        out[at + FREE_KINDS + kind] = estate.free[kind]
        out[at + FREE_KINDS + KINDS + kind] = estate.free_pips[kind] // 20
    show_icons_to_come(cards, s, out, at + TO_COME)
    stage = stage_of(s)
    out[at + STAGE + stage] = 1
    if stage > 1 and stage < STAGES - 1 and s.market != FREE:
        for good in range(GOODS):
            out[at + PRICES + good] = cards.market[s.market].goods[good]
    if stage < STAGES - 1 and s.shown[1] != FREE:
        show_open_icons(cards, s, out, at + OPEN)
    show_offer(cards, s, out, at + OFFER)


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
