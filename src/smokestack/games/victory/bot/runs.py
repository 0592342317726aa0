"""What a production move would bring: now, or after everything was carried where it is needed."""

from typing import Annotated

from smokestack.games.victory.bot.effort import units
from smokestack.games.victory.bot.plan import ChainPlan, crowding, lack
from smokestack.games.victory.bot.weights import NEEDED, POINT
from smokestack.games.victory.model.cards import MOST_FACTORIES, NONE, SIDES, Cards
from smokestack.games.victory.model.state import State
from smokestack.games.victory.rules.produce import runnable
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Record, i32


class Runs(Record):
    """The worth of running each kind of factory."""

    now: Annotated[list[int], i32, MOST_FACTORIES]
    managed: Annotated[list[int], i32, MOST_FACTORIES]
    """After a non-production move."""


@kernel
def judge_managed(cards: Cards, plan: ChainPlan, runs: Runs) -> None:
    """What each kind would bring after managing."""
    for kind in range(cards.factory_count):
        if plan.owned[kind] > 0:
            runs.managed[kind] = worth_of_runs(cards, plan, kind, possible_runs(cards, plan, kind))


@kernel
def judge_now(cards: Cards, s: State, plan: ChainPlan, runs: Runs) -> None:
    """What each kind would bring if it were chosen now."""
    for kind in range(cards.factory_count):
        if plan.owned[kind] > 0:
            runs.now[kind] = worth_of_runs(cards, plan, kind, runnable(cards, s, plan.seat, kind))


@kernel
def possible_runs(cards: Cards, plan: ChainPlan, kind: int) -> int:
    """V4.1: how many can run when all their inputs are brought and their output cells cleared."""
    count = plan.sound[kind]
    outputs = 0
    for side in range(SIDES):
        edge = cards.factories[kind].sides[side]
        if edge.inputs[0] != NONE:
            there = plan.stock[edge.inputs[0]]
            if edge.inputs[1] != NONE:
                there += plan.stock[edge.inputs[1]]
            count = min(count, there)
        if edge.outputs[0] != NONE:
            outputs += 1
    return min(count, plan.room // outputs)


@kernel
def worth_of_runs(cards: Cards, plan: ChainPlan, kind: int, count: int) -> int:
    """Face value of what is made, less what goes in, and more for what the plan lacks."""
    if count == 0:
        return 0
    worth = 0
    more = 0
    for side in range(SIDES):
        edge = cards.factories[kind].sides[side]
        if edge.inputs[0] != NONE:
            worth -= price_of_input(cards, plan, likelier(plan, edge.inputs[0], edge.inputs[1]), count)
            more -= count
        if edge.outputs[0] != NONE:
            more += count
            made = better_output(cards, plan, edge.outputs[0], edge.outputs[1])
            worth += count * POINT * cards.products[made].value
            each = units(cards, kind, made)
            worth += NEEDED * min(count * each, lack(plan, made)) // each
    return worth - more * crowding(plan.room - more // 2)


@kernel
def likelier(plan: ChainPlan, first: int, second: int) -> int:
    """Of two symbols on an input side the one there is more of to spare."""
    if second != NONE and plan.stock[second] - plan.need[second] > plan.stock[first] - plan.need[first]:
        return second
    return first


@kernel
def better_output(cards: Cards, plan: ChainPlan, first: int, second: int) -> int:
    """V4.3: of two symbols on an output side the one the plan lacks, or the more valuable."""
    if second == NONE:
        return first
    if lack(plan, first) != lack(plan, second):
        return first if lack(plan, first) > lack(plan, second) else second
    return first if cards.products[first].value >= cards.products[second].value else second


@kernel
def price_of_input(cards: Cards, plan: ChainPlan, product: int, count: int) -> int:
    """Face value, and the plan's loss where products kept for contracts go in."""
    spare = max(plan.stock[product] - plan.goal[product], 0)
    return count * POINT * cards.products[product].value + NEEDED * max(count - spare, 0)


@kernel
def best_now(cards: Cards, runs: Runs, without: int) -> int:
    """The kind most worth running now, other than one, or NONE."""
    best = NONE
    for kind in range(cards.factory_count):
        if kind != without and runs.now[kind] > 0 and (best == NONE or runs.now[kind] > runs.now[best]):
            best = kind
    return best


@kernel
def best_managed(cards: Cards, runs: Runs) -> int:
    """The kind most worth running after a non-production move, or NONE."""
    best = NONE
    for kind in range(cards.factory_count):
        if runs.managed[kind] > 0 and (best == NONE or runs.managed[kind] > runs.managed[best]):
            best = kind
    return best
