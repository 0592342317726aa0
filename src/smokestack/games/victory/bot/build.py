"""V5.1: what to build, and what to pay with."""

from smokestack.games.victory.bot.effort import units
from smokestack.games.victory.bot.plan import ChainPlan, crowding, lack
from smokestack.games.victory.bot.weights import (
    CELLS_WON,
    FAR,
    HORIZON,
    MAIN,
    NEEDED,
    ON_THE_WAY,
    PLANNED,
    POINT,
    SIDE,
)
from smokestack.games.victory.model.cards import NONE, SIDES, Cards
from smokestack.games.victory.model.complex import has_room_for_factory
from smokestack.games.victory.model.state import State
from smokestack.games.victory.rules.build import why_not_build
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why


@kernel
def best_build(cards: Cards, s: State, plan: ChainPlan) -> int:
    """The factory kind most worth more than its price, or NONE."""
    if not has_room_for_factory(s.complexes[plan.seat]):
        return NONE
    why = scratch(Why)
    best = NONE
    most = 0
    for kind in range(cards.factory_count):
        if why_not_build(cards, s, plan.seat, kind, why) == 0:
            worth = worth_of_factory(cards, s, plan, kind) - price_of_factory(cards, plan, kind)
            if worth > most:
                best = kind
                most = worth
    return best


@kernel
def worth_of_factory(cards: Cards, s: State, plan: ChainPlan, kind: int) -> int:
    """What it is for: the plan, points in the rounds to come, and room for products."""
    worth = CELLS_WON * crowding(plan.room)
    if plan.want[kind] > 0:
        worth += PLANNED
    worth += worth_of_another(cards, plan, kind)
    if is_raw(cards, kind):
        left = max(HORIZON - s.rounds, 0)
        gain = gain_of_run(cards, kind)
        share = MAIN if gain * (plan.sound[kind] + 1) > strongest(cards, plan, kind) else SIDE
        worth += gain * left * share // 100
    return worth


@kernel
def worth_of_another(cards: Cards, plan: ChainPlan, kind: int) -> int:
    """V4.1: factories of a kind run together: whether the plan lacks more than those there are can make at once."""
    worth = 0
    for side in range(SIDES):
        product = cards.factories[kind].sides[side].outputs[0]
        if product != NONE and plan.sound[kind] > 0 and plan.way[product] == kind:
            if lack(plan, product) > plan.sound[kind] * units(cards, kind, product):
                worth += NEEDED // units(cards, kind, product)
    return worth


@kernel
def is_raw(cards: Cards, kind: int) -> bool:
    """Whether a factory needs no inputs."""
    for side in range(SIDES):
        if cards.factories[kind].sides[side].inputs[0] != NONE:
            return False
    return True


@kernel
def gain_of_run(cards: Cards, kind: int) -> int:
    """Face value of a run."""
    gain = 0
    for side in range(SIDES):
        edge = cards.factories[kind].sides[side]
        if edge.outputs[0] != NONE:
            gain += POINT * cards.products[edge.outputs[0]].value
        if edge.inputs[0] != NONE:
            gain -= POINT * cards.products[edge.inputs[0]].value
    return gain


@kernel
def strongest(cards: Cards, plan: ChainPlan, without: int) -> int:
    """What the best kind of factory brings in a production move."""
    most = 0
    for kind in range(cards.factory_count):
        if kind != without and plan.sound[kind] > 0:
            most = max(most, plan.sound[kind] * gain_of_run(cards, kind))
    return most


@kernel
def price_of_factory(cards: Cards, plan: ChainPlan, kind: int) -> int:
    """The cheapest cards that pay for it."""
    price = 0
    first = cheapest_payment(cards, plan, kind, NONE)
    price += price_of_card(cards, plan, first, 0)
    second = cheapest_payment(cards, plan, kind, first)
    return price + price_of_card(cards, plan, second, 1 if second == first else 0)


@kernel
def cheapest_payment(cards: Cards, plan: ChainPlan, kind: int, paid: int) -> int:
    """The product to pay with next, when one card of `paid` is gone already; NONE if there is none."""
    best = NONE
    least = FAR
    for product in range(cards.product_count):
        gone = 1 if product == paid else 0
        if plan.stock[product] > gone and (cards.factories[kind].pays >> product) & 1 == 1:
            price = price_of_card(cards, plan, product, gone)
            if price < least:
                best = product
                least = price
    return best


@kernel
def price_of_card(cards: Cards, plan: ChainPlan, product: int, gone: int) -> int:
    """Face value, and the plan's loss if it needs the card: more if for a contract than on the way to one."""
    price = POINT * cards.products[product].value
    left = plan.stock[product] - gone
    if left <= plan.goal[product]:
        price += NEEDED
    elif left <= plan.need[product]:
        price += ON_THE_WAY
    return price


@kernel
def best_to_throw(cards: Cards, plan: ChainPlan) -> int:
    """V5.7: a product less worth than the cell it lies in, or NONE."""
    best = NONE
    least = crowding(plan.room)
    for product in range(cards.product_count):
        if plan.stock[product] > plan.need[product]:
            price = POINT * cards.products[product].value
            if price < least:
                best = product
                least = price
    return best
