"""What the real choices of a decision look worth to the greedy player of Victory, and what everyone may expect.

A turn is a long row of small decisions. Where only handling is asked, such as what to carry where, the plan's choice
stands alone. Where the ways part, it stands first among all that could be meant: what to make, build, claim or leave.
"""

from smokestack.games.victory.bot.build import price_of_factory, worth_of_factory
from smokestack.games.victory.bot.choose import choose
from smokestack.games.victory.bot.outlook import make_plan
from smokestack.games.victory.bot.plan import ChainPlan
from smokestack.games.victory.bot.runs import Runs, judge_now
from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import ACCEPT, CHOICE, KIND
from smokestack.games.victory.model.cards import MOST_PRODUCTS, Cards
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.legal import legal, legal_run
from smokestack.games.victory.rules.scoring import scores
from smokestack.kernel.chance import Stream, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints

CHOSEN = 2_000
"""The plan's own choice."""
LIKELY = 1_900
"""The most that another choice can look worth."""
OTHER = 1_000
"""A choice that nothing speaks for or against."""
SELDOM = 400
"""A choice that is seldom right."""


@kernel
def weigh(cards: Cards, s: State, buffer: Ints, merit: Ints) -> int:
    """The plan's choice, and before it what else could be meant."""
    stream = scratch(Stream)
    seed_stream(stream, 0, 0)
    chosen = choose(cards, s, stream, buffer)
    plan = scratch(ChainPlan)
    make_plan(cards, s, s.seat, plan)
    runs = scratch(Runs)
    if s.phase == Phase.MOVE:
        judge_now(cards, s, plan, runs)
    kept = 0
    for k in range(ways(cards, s, chosen, buffer)):
        if buffer[k] != chosen:
            buffer[kept] = buffer[k]
            merit[kept] = worth_of_way(cards, s, plan, runs, buffer[kept])
            kept += 1
    buffer[kept] = chosen
    merit[kept] = CHOSEN
    return kept + 1


@kernel
def ways(cards: Cards, s: State, chosen: int, out: Ints) -> int:
    """Write what could be meant here; nothing where only handling is asked. A trade that looks bad is no way: how a
    game goes on after it says less than what it gives away."""
    if s.phase == Phase.MANAGE:
        n = legal_run(cards, s, out, 0, kinds.BUILD, cards.factory_count)
        n = legal_run(cards, s, out, n, kinds.CLAIM, MOST_PRODUCTS)
        n = legal_run(cards, s, out, n, kinds.BANK, MOST_PRODUCTS)
        return legal_run(cards, s, out, n, kinds.DONE, 1)
    if s.phase in (Phase.DRAFT, Phase.FULFIL, Phase.MOVE, Phase.OUTPUT, Phase.JOIN, Phase.BANK) or chosen == ACCEPT:
        return legal(cards, s, out)
    return 0


@kernel
def worth_of_way(cards: Cards, s: State, plan: ChainPlan, runs: Runs, action: int) -> int:
    """How another choice than the plan's looks."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.PRODUCE:
        return min(OTHER + runs.now[choice] // 2, LIKELY)
    if s.phase == Phase.MANAGE and kind == kinds.BUILD:
        gain = worth_of_factory(cards, s, plan, choice) - price_of_factory(cards, plan, choice)
        return min(OTHER + gain // 2, LIKELY)
    if s.phase == Phase.MANAGE and (kind == kinds.BANK or kind == kinds.DONE):
        return SELDOM
    return OTHER


@kernel
def prospect(cards: Cards, s: State, out: Ints) -> int:
    """Points as they stand."""
    n = scores(cards, s, out)
    for seat in range(n):
        out[seat] *= 100
    return n
