"""V5.5: swaps of one card for one, where both sides win by what they lack; and the answer to any offer."""

from smokestack.games.victory.bot.outlook import make_plan
from smokestack.games.victory.bot.plan import ChainPlan, lack
from smokestack.games.victory.bot.weights import NEEDED, POINT
from smokestack.games.victory.model.actions import ACCEPT, DECLINE, GIVE, SEND, WANT
from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, Cards
from smokestack.games.victory.model.state import Basket, Doing, State
from smokestack.games.victory.rules.legal import legal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints


@kernel
def best_partner(cards: Cards, s: State, plan: ChainPlan) -> int:
    """The first player with whom a swap helps both, or NONE; asked once, before anything else is done in a move."""
    if s.actions > 0:
        return NONE
    for other in range(s.options.players):
        if s.offers[other] > 0:
            return NONE
    for other in range(s.options.players):
        if other != plan.seat and has_wanted(s, plan, other) and best_swap(cards, s, plan, other) != NONE:
            return other
    return NONE


@kernel
def has_wanted(s: State, plan: ChainPlan, other: int) -> bool:
    """Whether another player has anything the plan lacks."""
    for product in range(MOST_PRODUCTS):
        if s.complexes[other].stock[product] > 0 and lack(plan, product) > 0:
            return True
    return False


@kernel
def best_swap(cards: Cards, s: State, plan: ChainPlan, other: int) -> int:
    """What to give and what to get, as given * MOST_PRODUCTS + got, or NONE: wanted here, and spare there."""
    theirs = scratch(ChainPlan)
    make_plan(cards, s, other, theirs)
    best = NONE
    most = 0
    for got in range(cards.product_count):
        if theirs.stock[got] > theirs.need[got] and lack(plan, got) > 0:
            for given in range(cards.product_count):
                if plan.stock[given] > plan.need[given] and lack(theirs, given) > 0:
                    gain = POINT * (cards.products[got].value - cards.products[given].value)
                    worth = plan.effort[got] - abs(gain)
                    if abs(gain) < NEEDED and fair(s, gain) and worth > most:
                        best = given * MOST_PRODUCTS + got
                        most = worth
    return best


@kernel
def fair(s: State, gain: int) -> bool:
    """Between two, what one wins the other loses: only even swaps."""
    return gain == 0 or s.options.players > 2


@kernel
def next_in_offer(cards: Cards, s: State, plan: ChainPlan, buffer: Ints) -> int:
    """Name what is given, what is wanted, then send; an offer begun otherwise is brought to its end."""
    swap = best_swap(cards, s, plan, s.partner)
    if swap != NONE:
        given, got = swap // MOST_PRODUCTS, swap % MOST_PRODUCTS
        if s.give.of[given] == 0:
            return GIVE + given
        if s.get.of[got] == 0:
            return WANT + got
        return SEND
    return buffer[legal(cards, s, buffer) - 1]


@kernel
def best_answer(cards: Cards, s: State) -> int:
    """Accept a trade that is worth more here than there; factories stay where they are."""
    if s.doing != Doing.TRADE:
        return DECLINE
    plan = scratch(ChainPlan)
    make_plan(cards, s, s.seat, plan)
    theirs = scratch(ChainPlan)
    make_plan(cards, s, s.mover, theirs)
    gain = worth_of_basket(cards, plan, s.give, s.get)
    other = worth_of_basket(cards, theirs, s.get, s.give)
    if gain > 0 and (gain >= other or s.options.players > 2):
        return ACCEPT
    return DECLINE


@kernel
def worth_of_basket(cards: Cards, plan: ChainPlan, comes: Basket, goes: Basket) -> int:
    """What a trade brings by a plan: face value, more for what it lacks, less for what it needs."""
    worth = 0
    for product in range(cards.product_count):
        more = comes.of[product] - goes.of[product]
        worth += POINT * cards.products[product].value * more
        if more > 0:
            worth += NEEDED * min(more, lack(plan, product))
        elif more < 0:
            worth -= NEEDED * min(-more, max(plan.need[product] - plan.stock[product] - more, 0))
    return worth
