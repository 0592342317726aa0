"""E1: setting up, one draw at a time."""

from smokestack.games.empire.model.cards import ACTION_CARDS, BUILDINGS, FACTORIES, ROW, SEATS, SHOWN_CARDS, Cards
from smokestack.games.empire.model.state import FREE, HUMAN_SEAT, At, Options, Phase, State
from smokestack.games.empire.rules.ledger import OFFER, Reason, add_goods, gain_capital, gain_profit, take_card
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into

FLIPPED = FACTORIES // 2


@kernel
def start(cards: Cards, options: Options, s: State) -> None:
    """E1.1, E1.4, E1.5, E7.1: tracks and supplies; who starts and how cards lie is still open."""
    copy_into(s.options, options)
    for building in range(BUILDINGS):
        s.city[building].owner = FREE
    for card in range(FACTORIES):
        s.works[card].owner = FREE
    for place in range(ROW):
        s.row[place] = FREE
    for place in range(SHOWN_CARDS):
        s.shown[place] = FREE
    for seat in range(SEATS):
        s.players[seat].spot = FREE
        give_start_money(cards, s, seat)
    s.market = FREE
    s.building = FREE
    s.first_good = FREE
    s.doing = FREE
    s.phase = Phase.START
    if options.archie > 0:
        settle_starter(s, HUMAN_SEAT)
    elif options.starter > 0:
        settle_starter(s, options.starter - 1)


@kernel
def give_start_money(cards: Cards, s: State, seat: int) -> None:
    """E1.4, E7.1: Capital and Profit; Archie's Capital depends on his level."""
    if is_archie(s, seat):
        gain_capital(s, seat, cards.archie_capital[s.options.archie - 1], Reason.SET_UP)
        gain_profit(s, seat, cards.archie_profit, Reason.SET_UP)
    else:
        gain_capital(s, seat, cards.capital, Reason.SET_UP)
        gain_profit(s, seat, cards.profit, Reason.SET_UP)


@kernel
def settle_starter(s: State, seat: int) -> None:
    """E1.4: the Start Player."""
    s.starter = seat
    s.first = seat
    s.phase = Phase.FLIP


@kernel
def flip_card(s: State, card: int) -> None:
    """E1.2: half of the cards show their other side."""
    s.works[card].side = 1
    s.flipped += 1
    if s.flipped == FLIPPED:
        s.phase = Phase.DEAL


@kernel
def is_dealt(s: State, card: int) -> bool:
    if s.works[card].owner != FREE:
        return True
    for place in range(ROW):
        if s.row[place] == card:
            return True
    return False


@kernel
def deal_card(cards: Cards, s: State, card: int) -> None:
    """E1.2: one to each player with a Good on it, then the row from left to right; the last needs no chance."""
    place_card(cards, s, card)
    if s.dealt == FACTORIES - 1:
        for last in range(FACTORIES):
            if not is_dealt(s, last):
                place_card(cards, s, last)
                break
    if s.dealt == FACTORIES:
        s.phase = Phase.DRAW


@kernel
def place_card(cards: Cards, s: State, card: int) -> None:
    """E1.2, E7.3, E7.8: a dealt card without Goods is turned; Archie gets no Good."""
    if s.dealt < SEATS:
        seat = s.starter if s.dealt == 0 else 1 - s.starter
        s.works[card].side = cards.factories[card].dealt_side[s.works[card].side]
        take_card(s, card, seat, OFFER, Reason.SET_UP)
        if not is_archie(s, seat):
            add_goods(s, card, 1, Reason.SET_UP)
    else:
        s.row[s.dealt - SEATS] = card
    s.dealt += 1


@kernel
def cards_in_deck(s: State) -> int:
    count = 0
    for card in range(ACTION_CARDS):
        if s.deck[card] == At.DECK:
            count += 1
    return count


@kernel
def show_card(s: State, card: int) -> None:
    """E1.3, E4.3: an Action card lies face up, the left one first."""
    s.deck[card] = At.SHOWN
    if s.shown[0] == FREE:
        s.shown[0] = card
    else:
        s.shown[1] = card


@kernel
def discard_cards(s: State) -> None:
    """E4.3: both cards leave; an empty deck is shuffled anew from all eight."""
    for place in range(SHOWN_CARDS):
        s.deck[s.shown[place]] = At.DISCARDED
        s.shown[place] = FREE
    if cards_in_deck(s) == 0:
        for card in range(ACTION_CARDS):
            s.deck[card] = At.DECK
