"""What an edition must prove before anyone plays it: all can begin, and every contract can be earned."""

from collections.abc import Sequence

from smokestack.gamekit.edition import Sheet
from smokestack.games.victory.model.cards import NONE, Cards, Factory

MOST_PLAYERS = 6
"""With one copy (V1.1). Two copies double players, contracts and starting set alike, so one proof serves both."""


def prove(top: Sheet, cards: Cards, products: Sequence[str], factories: Sequence[str]) -> None:
    prove_contracts(top, cards)
    prove_start(top, cards, factories)
    prove_products(top, cards, products, factories)


def prove_contracts(top: Sheet, cards: Cards) -> None:
    """V2.1: enough contracts to reveal at the largest table."""
    contracts = sum(product.contracts for product in cards.products)
    needed = cards.revealed * MOST_PLAYERS
    if contracts < needed:
        reason = f"{MOST_PLAYERS} players reveal {needed} contracts ({cards.revealed} each), and there are {contracts}"
        top.problem("rules.revealed", reason)


def prove_start(top: Sheet, cards: Cards, factories: Sequence[str]) -> None:
    """V2.2: the stacks hold the set, everyone gets a factory, and it can run before anything else is there."""
    total = sum(factory.started for factory in cards.factories)
    if total < MOST_PLAYERS:
        top.problem("start", f"has {total} factories; {MOST_PLAYERS} players need one each")
    for factory, key in zip(cards.factories, factories, strict=False):
        if factory.started > cards.stack:
            top.problem(f"start.{key}", f"is {factory.started}; the stack of a factory has only {cards.stack}")
        if factory.started and missing_inputs(factory, set()):
            top.problem(f"start.{key}", "needs inputs, so a player who has only this one could never begin")


def prove_products(top: Sheet, cards: Cards, products: Sequence[str], factories: Sequence[str]) -> None:
    """V4.1, V5.8: every product can be traced back to factories without inputs, or its contract stays unclaimed."""
    made = makeable(cards)
    for product, key in enumerate(products):
        if product not in made:
            lost = ", so nobody could ever claim a contract for it" if cards.products[product].contracts else ""
            top.problem(f"products[{key}]", why_not(cards, product, made, products, factories) + lost)


def makeable(cards: Cards) -> set[int]:
    """Products that factories can make when at first there are none at all."""
    made: set[int] = set()
    while True:
        running = [factory for factory in used(cards) if not missing_inputs(factory, made)]
        more = {product for factory in running for product in outputs(factory)} - made
        if not more:
            return made
        made |= more


def why_not(cards: Cards, product: int, made: set[int], products: Sequence[str], factories: Sequence[str]) -> str:
    reasons = []
    for factory, key in zip(used(cards), factories, strict=True):
        if product in outputs(factory):
            missing = [" or ".join(products[p] for p in side) for side in missing_inputs(factory, made)]
            reasons.append(f"{key} needs {' and '.join(missing)}")
    if not reasons:
        return "no factory makes it"
    return f"can never be made: {', '.join(reasons)}, which no factory can make from the start"


def used(cards: Cards) -> Sequence[Factory]:
    return cards.factories[: cards.factory_count]


def outputs(factory: Factory) -> set[int]:
    return {product for edge in factory.sides for product in edge.outputs if product != NONE}


def missing_inputs(factory: Factory, made: set[int]) -> list[list[int]]:
    """The choices of each input side that nothing made can serve."""
    sides = [[product for product in edge.inputs if product != NONE] for edge in factory.sides]
    return [side for side in sides if side and not made & set(side)]
