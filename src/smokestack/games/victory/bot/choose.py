"""The greedy player of Victory: what each phase asks, answered from one plan."""

from smokestack.games.victory.bot.bank import best_bank, best_from_bank
from smokestack.games.victory.bot.build import best_build, best_to_throw, cheapest_payment, worth_of_factory
from smokestack.games.victory.bot.contracts import about_to_end, best_claim, best_fulfilment
from smokestack.games.victory.bot.draft import best_draft, best_to_lay
from smokestack.games.victory.bot.ferry import card_to_part_with, drop_for, next_carry, where_to
from smokestack.games.victory.bot.layout import best_place, best_turn
from smokestack.games.victory.bot.outlook import make_plan
from smokestack.games.victory.bot.plan import ChainPlan
from smokestack.games.victory.bot.roles import give_roles
from smokestack.games.victory.bot.runs import Runs, best_managed, best_now, better_output, judge_managed, judge_now
from smokestack.games.victory.bot.trade import best_answer, best_partner, next_in_offer
from smokestack.games.victory.bot.weights import HURRY
from smokestack.games.victory.model.actions import (
    AT,
    BANK,
    BUILD,
    CLAIM,
    DONE,
    MANAGE,
    OFFER,
    PICK,
    PRODUCE,
    THROW,
    TURN,
    WANT,
)
from smokestack.games.victory.model.cards import NONE, Cards
from smokestack.games.victory.model.cells import CELLS
from smokestack.games.victory.model.complex import kind_of, output_on, product_of, turn_of
from smokestack.games.victory.model.state import FREE, PRODUCT, Phase, State
from smokestack.games.victory.rules.legal import legal
from smokestack.games.victory.rules.produce import first_runnable
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch, zeros
from smokestack.kernel.record import Ints


@kernel
def choose(cards: Cards, s: State, stream: Stream, buffer: Ints) -> int:
    """What the seat to move does; equally good drafts are left to the stream."""
    if s.phase == Phase.PLACE:
        return AT + best_place(cards, s, buffer)
    if s.phase == Phase.TURN:
        return TURN + best_turn(cards, s)
    if s.phase == Phase.FULFIL:
        return best_fulfilment(cards, s)
    if s.phase == Phase.DRAFT:
        return PICK + best_draft(cards, s, stream)
    if s.phase == Phase.LAY:
        return PICK + best_to_lay(cards, s)
    if s.phase == Phase.RUN:
        return AT + first_runnable(cards, s)
    if s.phase == Phase.ANSWER:
        return best_answer(cards, s)
    if s.phase == Phase.FACTORY or s.phase == Phase.FETCH:
        return buffer[legal(cards, s, buffer) - 1]
    plan = scratch(ChainPlan)
    make_plan(cards, s, s.seat, plan)
    if s.phase == Phase.OUTPUT:
        return WANT + chosen_output(cards, s, plan)
    if s.phase == Phase.BANK:
        return WANT + best_from_bank(cards, s, plan)
    if s.phase == Phase.OFFER:
        return next_in_offer(cards, s, plan, buffer)
    if s.phase == Phase.JOIN:
        return BUILD + best_to_join(cards, s, plan, buffer)
    runs = scratch(Runs)
    judge_managed(cards, plan, runs)
    if s.phase == Phase.MOVE:
        judge_now(cards, s, plan, runs)
        return best_move(cards, s, plan, runs)
    return at_the_cells(cards, s, plan, runs)


@kernel
def chosen_output(cards: Cards, s: State, plan: ChainPlan) -> int:
    """V4.3."""
    code = s.complexes[s.seat].cells[s.cell]
    first = output_on(cards, kind_of(code), turn_of(code), s.side, 0)
    return better_output(cards, plan, first, output_on(cards, kind_of(code), turn_of(code), s.side, 1))


@kernel
def best_to_join(cards: Cards, s: State, plan: ChainPlan, buffer: Ints) -> int:
    """V5.2: the best factory that can be paid."""
    best = NONE
    most = 0
    for k in range(legal(cards, s, buffer)):
        kind = buffer[k] - BUILD
        worth = worth_of_factory(cards, s, plan, kind)
        if best == NONE or worth > most:
            best = kind
            most = worth
    return best


@kernel
def best_move(cards: Cards, s: State, plan: ChainPlan, runs: Runs) -> int:
    """V3.1: produce what is ready, unless managing first brings more."""
    first = best_now(cards, runs, NONE)
    if first == NONE or best_claim(cards, s, plan) != NONE:
        return MANAGE
    best = best_managed(cards, runs)
    later = runs.managed[best] if best != NONE else 0
    now = 2 * runs.now[first]
    if s.moves == 0:
        second = best_now(cards, runs, first)
        now = runs.now[first] + (runs.now[second] if second != NONE else 0)
        later += HURRY if best_build(cards, s, plan) != NONE else 0
    if now >= later or not can_manage(cards, s, plan, runs):
        return PRODUCE + first
    return MANAGE


@kernel
def can_manage(cards: Cards, s: State, plan: ChainPlan, runs: Runs) -> bool:
    """Whether there is anything to do in a non-production move."""
    roles = zeros(CELLS)
    give_roles(cards, s.complexes[s.seat], plan, runs, roles)
    return best_action(cards, s, plan, roles) != DONE


@kernel
def at_the_cells(cards: Cards, s: State, plan: ChainPlan, runs: Runs) -> int:
    """The phases in which cards are lifted, laid and paid."""
    c = s.complexes[s.seat]
    roles = zeros(CELLS)
    give_roles(cards, c, plan, runs, roles)
    if s.phase == Phase.MANAGE:
        return best_action(cards, s, plan, roles)
    if s.phase == Phase.PRODUCT:
        if best_to_throw(cards, plan) == product_of(c.cells[s.cell]) and not about_to_end(cards, s, s.seat):
            return THROW
        carry = next_carry(s, c, roles)
        if carry != NONE and carry // CELLS == s.cell:
            return AT + carry % CELLS
        target = where_to(s, c, roles, s.cell)
        return AT + target if target != NONE else THROW
    if s.phase == Phase.STRANDED:
        target = drop_for(c, roles, c.cells[s.cell])
        return AT + target if target != NONE else THROW
    if s.phase == Phase.RECEIVE:
        return AT + drop_for(c, roles, PRODUCT + s.product)
    product = s.product
    if s.phase == Phase.PAY and product == FREE:
        product = cheapest_payment(cards, plan, s.kind, NONE)
    return AT + card_to_part_with(c, roles, PRODUCT + product)


@kernel
def best_action(cards: Cards, s: State, plan: ChainPlan, roles: Ints) -> int:
    """V5: claim, trade, build, then carry, and stop when nothing is left to do."""
    product = best_claim(cards, s, plan)
    if product != NONE:
        return CLAIM + product
    if not about_to_end(cards, s, s.seat):
        action = best_investment(cards, s, plan, roles)
        if action != NONE:
            return action
    carry = next_carry(s, s.complexes[s.seat], roles)
    if carry != NONE:
        return AT + carry // CELLS
    return DONE


@kernel
def best_investment(cards: Cards, s: State, plan: ChainPlan, roles: Ints) -> int:
    """What costs points now and pays later: a swap, a factory, the bank, a card thrown away for its cell; or NONE."""
    other = best_partner(cards, s, plan)
    if other != NONE:
        return OFFER + other
    kind = best_build(cards, s, plan)
    if kind != NONE:
        return BUILD + kind
    product = best_bank(cards, plan)
    if product != NONE:
        return BANK + product
    product = best_to_throw(cards, plan)
    if product != NONE:
        return AT + card_to_part_with(s.complexes[s.seat], roles, PRODUCT + product)
    return NONE
