"""V5.8, V7: when to claim, and what to fulfil."""

from smokestack.games.victory.bot.goals import Ending
from smokestack.games.victory.bot.plan import ChainPlan
from smokestack.games.victory.bot.weights import ANSWER, EARLY, PATIENCE, RARELY
from smokestack.games.victory.model.actions import FULFIL, LOSE
from smokestack.games.victory.model.cards import MOST_PRODUCTS, NONE, Cards
from smokestack.games.victory.model.state import FREE, TOKENS, Complex, State
from smokestack.games.victory.rules.contracts import why_not_claim
from smokestack.games.victory.rules.scoring import score_of
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.why import Why


@kernel
def best_claim(cards: Cards, s: State, plan: ChainPlan) -> int:
    """The next contract to claim, or NONE: all of an ending once it is there and wins; before, what can be fed."""
    ends = plan.missing == 0 and may_end(cards, s, plan)
    last = about_to_end(cards, s, plan.seat)
    why = scratch(Why)
    best = NONE
    for product in range(cards.product_count):
        if s.unclaimed[product] > 0 and why_not_claim(s, plan.seat, product, why) == 0:
            if last or (ends and claims_due(s, plan, product) > 0) or can_feed(s, plan, product):
                if best == NONE or cards.products[product].contract > cards.products[best].contract:
                    best = product
    return best


@kernel
def about_to_end(cards: Cards, s: State, seat: int) -> bool:
    """V7.3: whether someone else will fulfil enough contracts in their next turn."""
    for token in range(TOKENS):
        holder = s.tokens[token]
        if holder != FREE and holder != seat and can_fulfil(s.complexes[holder]) >= cards.fulfilled_end:
            return True
    return False


@kernel
def can_fulfil(c: Complex) -> int:
    """How many contracts a player could fulfil now."""
    count = 0
    for product in range(MOST_PRODUCTS):
        count += min(c.contracts[product], c.stock[product])
    return count


@kernel
def can_feed(s: State, plan: ChainPlan, product: int) -> bool:
    """Whether a contract of the plan can be claimed now and fulfilled when the token comes."""
    if plan.goal[product] == 0 or s.options.players <= RARELY * s.options.copies:
        return False
    return plan.stock[product] >= s.complexes[plan.seat].contracts[product] + EARLY


@kernel
def claims_due(s: State, plan: ChainPlan, product: int) -> int:
    """How many more contracts of a product the ending asks for; to fulfil one takes a second card."""
    if plan.ending != Ending.FULFIL_FIVE:
        return min(plan.goal[product], s.unclaimed[product])
    held = s.complexes[plan.seat].contracts[product]
    return min(max(plan.goal[product] - held + 1, 0) // 2, s.unclaimed[product])


@kernel
def may_end(cards: Cards, s: State, plan: ChainPlan) -> bool:
    """Whether the ending would win, or the game has gone on for long enough."""
    if s.rounds >= PATIENCE:
        return True
    score = score_of(cards, s.complexes[plan.seat])
    for product in range(cards.product_count):
        if plan.goal[product] > 0:
            score += claims_due(s, plan, product) * cards.products[product].contract
            score -= plan.goal[product] * cards.products[product].value
    margin = ANSWER if plan.ending == Ending.FULFIL_FIVE else 0
    return score > best_rival(cards, s, plan.seat) + margin


@kernel
def best_rival(cards: Cards, s: State, seat: int) -> int:
    """The highest score of the others."""
    most = 0
    for other in range(s.options.players):
        if other != seat:
            most = max(most, score_of(cards, s.complexes[other]))
    return most


@kernel
def best_fulfilment(cards: Cards, s: State) -> int:
    """V7.1: fulfil what there is, the most valuable first; but not the fifth if that would lose the game."""
    dearest = NONE
    cheapest = NONE
    left = 0
    cost = 0
    for product in range(cards.product_count):
        if s.due[product] > 0:
            left += s.due[product]
            cost += s.due[product] * cards.products[product].value
            if dearest == NONE or cards.products[product].contract > cards.products[dearest].contract:
                dearest = product
            if cheapest == NONE or cards.products[product].contract < cards.products[cheapest].contract:
                cheapest = product
    if s.fulfilled + left >= cards.fulfilled_end and s.rounds < PATIENCE:
        if score_of(cards, s.complexes[s.seat]) - cost <= best_rival(cards, s, s.seat):
            return LOSE + cheapest
    return FULFIL + dearest
