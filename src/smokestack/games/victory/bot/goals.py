"""Which contracts to go for: the nearest of the three ends by contracts (V6.1)."""

from enum import IntEnum

from smokestack.games.victory.bot.plan import ChainPlan
from smokestack.games.victory.bot.weights import CONTRACT_POINT, FAR, WAITING
from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, Cards
from smokestack.games.victory.model.state import FREE, TOKENS, State
from smokestack.games.victory.rules.scoring import contracts_held
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.record import Ints


class Ending(IntEnum):
    """How a seat means to end the game."""

    CLAIM_ALL = 0
    HOLD_EIGHT = 1
    FULFIL_FIVE = 2


@kernel
def set_goals(cards: Cards, s: State, plan: ChainPlan) -> None:
    """The ending that takes the fewest moves, and the products it takes."""
    c = s.complexes[plan.seat]
    open_contracts = 0
    for product in range(MOST_PRODUCTS):
        open_contracts += s.unclaimed[product]
    plan.cost = FAR
    consider(cards, s, plan, Ending.CLAIM_ALL, open_contracts)
    consider(cards, s, plan, Ending.HOLD_EIGHT, cards.most_contracts - contracts_held(c))
    consider(cards, s, plan, Ending.FULFIL_FIVE, cards.fulfilled_end)
    for product in range(MOST_PRODUCTS):
        plan.goal[product] = max(plan.goal[product], c.contracts[product])


@kernel
def consider(cards: Cards, s: State, plan: ChainPlan, ending: int, count: int) -> None:
    """Take an ending if it is nearer than those before."""
    goal = zeros(MOST_PRODUCTS)
    cost = pick_contracts(cards, s, plan, ending, count, goal)
    if ending == Ending.FULFIL_FIVE:
        cost += WAITING * rounds_to_token(s, plan.seat)
    if cost < plan.cost:
        plan.cost = cost
        plan.ending = ending
        plan.missing = 0
        for product in range(MOST_PRODUCTS):
            plan.goal[product] = goal[product]
            plan.missing += max(goal[product] - plan.stock[product], 0)


@kernel
def rounds_to_token(s: State, seat: int) -> int:
    """V7.2: until a token comes round; whoever claims first has it at once."""
    if s.token_taken == 0:
        return 1
    best = s.options.players
    for token in range(TOKENS):
        if s.tokens[token] != FREE:
            best = min(best, 1 + (s.tokens[token] - seat) % s.options.players)
    return best


@kernel
def pick_contracts(cards: Cards, s: State, plan: ChainPlan, ending: int, count: int, goal: Ints) -> int:
    """The contracts nearest to hand, one after another; what they cost together, less their points."""
    picked = zeros(MOST_PRODUCTS)
    total = 0
    for _ in range(count):
        best = NONE
        least = FAR
        for product in range(cards.product_count):
            held = s.complexes[plan.seat].contracts[product] if ending == Ending.FULFIL_FIVE else 0
            if picked[product] < held + s.unclaimed[product]:
                cost = cost_of_contract(cards, plan, ending, product, picked[product] < held, goal[product])
                if cost < least:
                    best = product
                    least = cost
        if best == NONE:
            return FAR
        held = s.complexes[plan.seat].contracts[best] if ending == Ending.FULFIL_FIVE else 0
        goal[best] += products_for(ending, picked[best] < held)
        picked[best] += 1
        total += least
    return total


@kernel
def products_for(ending: int, held: bool) -> int:
    """V5.8, V7.1: one to claim a contract, one to fulfil it."""
    return 2 if ending == Ending.FULFIL_FIVE and not held else 1


@kernel
def cost_of_contract(cards: Cards, plan: ChainPlan, ending: int, product: int, held: bool, taken: int) -> int:
    """Moves for the products that are missing, when `taken` of them serve other contracts already."""
    wanted = taken + products_for(ending, held)
    missing = max(wanted - plan.stock[product], 0) - max(taken - plan.stock[product], 0)
    cost = missing * plan.effort[product]
    if not held:
        cost -= CONTRACT_POINT * cards.products[product].contract
    return min(cost, FAR - 1)
