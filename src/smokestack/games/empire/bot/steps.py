"""Carrying a choice through: the questions an icon or a building asks, answered one after another."""

from smokestack.games.empire.bot.outlook import Outlook, worth_of_dollar
from smokestack.games.empire.bot.standing import advantage
from smokestack.games.empire.bot.weights import EARLY, HANDY, POCKET_MONEY, PROFIT
from smokestack.games.empire.model.actions import DONE, EXCHANGE, ICON, MOVE, PAY, SPEND
from smokestack.games.empire.model.cards import FACTORIES, Cards
from smokestack.games.empire.model.state import FREE, Phase, State
from smokestack.games.empire.rules.act import act
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.building import most_capital
from smokestack.games.empire.rules.goods import matches, why_not_spend
from smokestack.games.empire.rules.icons import exchange_rate, may_stop, most_exchanges
from smokestack.games.empire.rules.legal import legal
from smokestack.games.empire.rules.table import is_archie
from smokestack.games.empire.rules.trains import why_not_move
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import copy_into, scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.why import Why


@kernel
def is_asked(s: State, seat: int) -> bool:
    """Whether the icon a seat took still asks something."""
    return s.seat == seat and Phase.EXCHANGE <= s.phase <= Phase.REDUCE


@kernel
def carry_through(cards: Cards, s: State, view: Outlook, seat: int, buffer: Ints) -> None:
    """Answer what an icon asks, each time as well as can be seen, until it is done."""
    while is_asked(s, seat):
        act(cards, s, best_step(cards, s, view, seat, buffer))


@kernel
def best_step(cards: Cards, s: State, view: Outlook, seat: int, buffer: Ints) -> int:
    """The best answer to the present question."""
    if s.phase == Phase.EXCHANGE:
        return EXCHANGE + best_exchange(cards, s, view, seat)
    if s.phase == Phase.SPEND:
        return SPEND + best_good(cards, s, seat)
    if s.phase == Phase.SPLIT:
        return PAY + most_capital(s, seat)
    trial = scratch(State)
    best = 0
    most = 0
    for k in range(legal(cards, s, buffer)):
        copy_into(trial, s)
        worth = worth_of_step(cards, trial, view, seat, buffer[k])
        if k == 0 or worth > most:
            best = buffer[k]
            most = worth
    return best


@kernel
def worth_of_step(cards: Cards, s: State, view: Outlook, seat: int, action: int) -> int:
    """Take one step, then stop, or go on as one has to."""
    act(cards, s, action)
    while s.seat == seat and s.phase == Phase.SPEND:
        act(cards, s, SPEND + best_good(cards, s, seat))
    if s.seat == seat and s.phase == Phase.SPLIT:
        act(cards, s, PAY + most_capital(s, seat))
    if is_asked(s, seat) and s.phase == Phase.MOVE:
        act(cards, s, MOVE + best_link(cards, s, view, seat))
    if is_asked(s, seat) and may_stop(s):
        act(cards, s, DONE)
    return worth_after(cards, s, view, seat)


@kernel
def best_link(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """E4.9: the train that goes the second link, which has to be carried out too."""
    why = scratch(Why)
    trial = scratch(State)
    best = -1
    most = 0
    for card in range(FACTORIES):
        if why_not_move(s, seat, card, why) == 0:
            copy_into(trial, s)
            act(cards, trial, MOVE + card)
            worth = worth_after(cards, trial, view, seat)
            if best == -1 or worth > most:
                best = card
                most = worth
    return best


@kernel
def worth_after(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """E7.4: a position before another's choice; Archie has none, so his answer is known."""
    if s.phase == Phase.ICON and is_archie(s, s.seat):
        act(cards, s, ICON + archie_spot(cards, s))
    return advantage(cards, s, view, seat)


@kernel
def best_exchange(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """E4.4: how many times; what is kept is worth what a later exchange would make of it."""
    capital = s.players[seat].capital
    rate = exchange_rate(s.doing)
    later = worth_of_kept(cards, s, view, seat)
    best = 0
    most = 0
    for times in range(most_exchanges(s, seat) + 1):
        kept = capital - times * rate
        worth = PROFIT * times + later * kept + HANDY * min(kept, POCKET_MONEY) * min(view.rounds, EARLY) // EARLY
        if times == 0 or worth >= most:
            best = times
            most = worth
    return best


@kernel
def worth_of_kept(cards: Cards, s: State, view: Outlook, seat: int) -> int:
    """A dollar after this action."""
    s.turn += 1
    later = worth_of_dollar(cards, s, view, seat)
    s.turn -= 1
    return later


@kernel
def best_good(cards: Cards, s: State, seat: int) -> int:
    """E4.11, E4.12: the factory that gives the Good."""
    why = scratch(Why)
    best = FREE
    for card in range(FACTORIES):
        if why_not_spend(cards, s, seat, s.building, card, why) == 0:
            if best == FREE or is_spent_before(cards, s, card, best):
                best = card
    return best


@kernel
def is_spent_before(cards: Cards, s: State, card: int, other: int) -> bool:
    """E4.12: a Good that does it alone goes before one that needs a second, otherwise the fuller store."""
    alone, others = matches(cards, s, s.building, card), matches(cards, s, s.building, other)
    if s.first_good == FREE and alone != others:
        return alone
    return s.works[card].goods > s.works[other].goods
