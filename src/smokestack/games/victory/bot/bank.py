"""V5.6: three cards for one that the plan lacks."""

from smokestack.games.victory.bot.plan import BANKED, ChainPlan, crowding, lack
from smokestack.games.victory.bot.weights import EFFORT, NEEDED, POINT
from smokestack.games.victory.model.cards import NONE, Cards
from smokestack.games.victory.model.state import State
from smokestack.kernel.compile import kernel


@kernel
def best_bank(cards: Cards, plan: ChainPlan) -> int:
    """The product to turn in three of, or NONE."""
    best = NONE
    most = 0
    for product in range(cards.product_count):
        if plan.stock[product] - plan.goal[product] >= cards.bank_rate:
            wanted = wanted_for(cards, plan, product)
            if wanted != NONE:
                worth = gain_of_bank(cards, plan, product, wanted)
                if worth > most:
                    best = product
                    most = worth
    return best


@kernel
def wanted_for(cards: Cards, plan: ChainPlan, given: int) -> int:
    """The product most wanted of those the bank would give for three others, or NONE."""
    best = NONE
    for product in range(cards.product_count):
        if product != given and cards.products[product].value <= cards.products[given].value:
            if lack(plan, product) > 0 and (best == NONE or plan.effort[product] > plan.effort[best]):
                best = product
    return best


@kernel
def gain_of_bank(cards: Cards, plan: ChainPlan, given: int, wanted: int) -> int:
    """The effort saved, less the face value lost; what was gathered for the bank goes to the bank."""
    if plan.way[wanted] == BANKED + given:
        return NEEDED
    loss = POINT * (cards.bank_rate * cards.products[given].value - cards.products[wanted].value)
    spare = plan.stock[given] - plan.need[given] >= cards.bank_rate
    worth = EFFORT * plan.effort[wanted] + (cards.bank_rate - 1) * crowding(plan.room)
    return worth - loss - (0 if spare else plan.effort[given] * cards.bank_rate)


@kernel
def best_from_bank(cards: Cards, s: State, plan: ChainPlan) -> int:
    """What to take for the three cards just turned in: what is wanted most, or else the most valuable."""
    wanted = wanted_for(cards, plan, s.product)
    if wanted != NONE:
        return wanted
    best = s.product
    for product in range(cards.product_count):
        if cards.products[product].value == cards.products[s.product].value and product != s.product:
            if plan.stock[product] < plan.stock[best]:
                best = product
    return best
