"""How hard each product is to get: by the factories one has or could build, or from the bank."""

from smokestack.games.victory.bot.plan import BANKED, ChainPlan
from smokestack.games.victory.bot.weights import BANKING, BUILDING, FAR, RUNNING
from smokestack.games.victory.model.cards import NONE, SIDES, SYMBOLS, Cards
from smokestack.games.victory.model.state import State
from smokestack.kernel.compile import kernel

PASSES = 8
ALL = -1
"""Bits of all products."""


@kernel
def estimate(cards: Cards, s: State, plan: ChainPlan) -> None:
    """From raw products on to what is made of them, until nothing gets easier."""
    for product in range(cards.product_count):
        plan.effort[product] = FAR
        plan.way[product] = NONE
    fresh = ALL
    for _ in range(PASSES):
        easier = 0
        for kind in range(cards.factory_count):
            if cards.factories[kind].pays & (fresh | easier) != 0 and (plan.owned[kind] > 0 or s.stacks[kind] > 0):
                easier |= by_factory(cards, plan, kind)
        easier |= by_bank(cards, plan)
        if easier == 0:
            break
        fresh = easier


@kernel
def by_factory(cards: Cards, plan: ChainPlan, kind: int) -> int:
    """What the products of a factory cost in effort, its inputs included; a bit for each that this makes easier."""
    run = RUNNING // max(plan.sound[kind], 1) + (BUILDING if plan.sound[kind] == 0 else 0)
    for side in range(SIDES):
        wanted = easier_input(cards, plan, kind, side)
        if wanted != NONE:
            run += plan.effort[wanted]
    if run >= FAR:
        return 0
    easier = 0
    for side in range(SIDES):
        for symbol in range(SYMBOLS):
            product = cards.factories[kind].sides[side].outputs[symbol]
            if product != NONE:
                each = run // units(cards, kind, product)
                if each < plan.effort[product]:
                    plan.effort[product] = each
                    plan.way[product] = kind
                    easier |= 1 << product
    return easier


@kernel
def easier_input(cards: Cards, plan: ChainPlan, kind: int, side: int) -> int:
    """V4.3: of two symbols on an input side the one easier to get; NONE where nothing goes in."""
    first = cards.factories[kind].sides[side].inputs[0]
    second = cards.factories[kind].sides[side].inputs[1]
    if second != NONE and plan.effort[second] < plan.effort[first]:
        return second
    return first


@kernel
def units(cards: Cards, kind: int, product: int) -> int:
    """How many of a product a factory puts out in a run."""
    count = 0
    for side in range(SIDES):
        outputs = cards.factories[kind].sides[side].outputs
        if outputs[0] == product or outputs[1] == product:
            count += 1
    return count


@kernel
def by_bank(cards: Cards, plan: ChainPlan) -> int:
    """V5.6: three of the easiest product of at least the same value; a bit for each that this makes easier."""
    easier = 0
    below = -1
    while True:
        source = easiest_above(cards, plan, below)
        if source == NONE:
            return easier
        most = cards.products[source].value
        each = cards.bank_rate * plan.effort[source] + BANKING
        for product in range(cards.product_count):
            if below < cards.products[product].value <= most and each < plan.effort[product]:
                plan.effort[product] = each
                plan.way[product] = BANKED + source
                easier |= 1 << product
        below = most


@kernel
def easiest_above(cards: Cards, plan: ChainPlan, value: int) -> int:
    """The product easiest to get among those worth more, or NONE."""
    best = NONE
    for product in range(cards.product_count):
        if cards.products[product].value > value and plan.effort[product] < FAR:
            if best == NONE or plan.effort[product] < plan.effort[best]:
                best = product
    return best
