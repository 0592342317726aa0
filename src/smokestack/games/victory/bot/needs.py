"""From the products wanted for contracts back to their inputs and the factories that make them."""

from smokestack.games.victory.bot.effort import easier_input, units
from smokestack.games.victory.bot.plan import BANKED, ChainPlan
from smokestack.games.victory.model.cards import NONE, SIDES, Cards
from smokestack.games.victory.model.state import State
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros

STEPS = 8
"""No chain of this edition is longer; a longer one is followed as far."""


@kernel
def spread_needs(cards: Cards, s: State, plan: ChainPlan) -> None:
    """Step by step back to raw products; what lies in the complex needs nothing more."""
    met = zeros(cards.product_count)
    for product in range(cards.product_count):
        plan.need[product] = plan.goal[product]
        met[product] = plan.stock[product]
    for _ in range(STEPS):
        spread = False
        for product in range(cards.product_count):
            more = plan.need[product] - met[product]
            if more > 0:
                met[product] = plan.need[product]
                need_way(cards, plan, product, more)
                spread = True
        if not spread:
            break


@kernel
def need_way(cards: Cards, plan: ChainPlan, product: int, count: int) -> None:
    """What it takes to get so many more of a product."""
    way = plan.way[product]
    if way == NONE:
        return
    if way >= BANKED:
        plan.need[way - BANKED] += cards.bank_rate * count
        return
    each = units(cards, way, product)
    runs = (count + each - 1) // each
    for side in range(SIDES):
        wanted = easier_input(cards, plan, way, side)
        if wanted != NONE:
            plan.need[wanted] += runs
    if plan.sound[way] == 0 and plan.want[way] == 0:
        plan.want[way] = 1
        plan.need[cards.wood] += cards.build_cost
