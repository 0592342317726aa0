"""Whether an action or outcome is allowed now: first its moment, then its own rule."""

from smokestack.games.titans.model import kinds
from smokestack.games.titans.model.actions import ACTIONS, CHOICE, CODEC, KIND
from smokestack.games.titans.model.cards import SPACES, USES, Cards
from smokestack.games.titans.model.state import Phase, State
from smokestack.games.titans.rules.advance import why_not_advance, why_not_replace
from smokestack.games.titans.rules.estate import why_not_develop
from smokestack.games.titans.rules.facilities import why_not_build, why_not_expand
from smokestack.games.titans.rules.legal import legal_choices, may_pass
from smokestack.games.titans.rules.produce import why_not_place, why_not_produce
from smokestack.games.titans.rules.refusals import No
from smokestack.games.titans.rules.setup import why_not_rank, why_not_reveal
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import zeros
from smokestack.kernel.table import bit_set, in_set
from smokestack.kernel.why import Why, refuse

MOMENTS = CODEC.by_kind(
    {
        kinds.PASS: bit_set(Phase.CHOOSE),
        kinds.BUILD: bit_set(Phase.CHOOSE),
        kinds.EXPAND: bit_set(Phase.CHOOSE),
        kinds.PRODUCE: bit_set(Phase.CHOOSE, Phase.SECOND),
        kinds.BUY: bit_set(Phase.CHOOSE),
        kinds.DEVELOP: bit_set(Phase.CHOOSE),
        kinds.PLACE: bit_set(Phase.PLACE),
        kinds.REPLACE: bit_set(Phase.REPLACE),
        kinds.DONE: bit_set(Phase.SECOND, Phase.REPLACE),
        kinds.ORDER: bit_set(Phase.ORDER),
        kinds.REVEAL: bit_set(Phase.REVEAL),
    }
)
"""The phases each kind of action belongs to."""


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    """Whether an action or outcome is allowed now: first its moment, then its own rule."""
    kind, choice = KIND[action], CHOICE[action]
    code = why_not_now(s, kind, why)
    if code != 0:
        return code
    if kind == kinds.PASS:
        return why_not_pass(cards, s, why)
    if kind == kinds.BUILD:
        return why_not_build(cards, s, s.seat, choice, why)
    if kind == kinds.EXPAND:
        return why_not_expand(cards, s, s.seat, choice, why)
    if kind == kinds.PRODUCE:
        return why_not_produce(cards, s, s.seat, choice // USES, choice % USES + 1, why)
    if kind == kinds.BUY:
        return why_not_advance(cards, s, s.seat, choice, why)
    if kind == kinds.DEVELOP:
        return why_not_develop(cards, s, s.seat, choice, why)
    if kind == kinds.PLACE:
        return why_not_place(cards, s, choice // SPACES, choice % SPACES, why)
    if kind == kinds.REPLACE:
        return why_not_replace(s, s.seat, choice // SPACES, choice % SPACES, why)
    if kind == kinds.ORDER:
        return why_not_rank(s, choice, why)
    if kind == kinds.REVEAL:
        return why_not_reveal(cards, s, choice, why)
    return 0


@kernel
def why_not_now(s: State, kind: int, why: Why) -> int:
    """T3.2: every action has its moment."""
    if in_set(MOMENTS[kind], s.phase):
        return 0
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if s.phase == Phase.ORDER:
        return refuse(why, No.ORDER_FIRST, 0, 0, 0, 0)
    if s.phase == Phase.REVEAL:
        return refuse(why, No.REVEAL_FIRST, 0, 0, 0, 0)
    if in_set(kinds.OUTCOMES, kind):
        return refuse(why, No.NOT_CHANCE, 0, 0, 0, 0)
    if s.phase == Phase.CHOOSE:
        return refuse(why, No.CHOOSE_FIRST, 0, 0, 0, 0)
    if s.phase == Phase.PLACE:
        return refuse(why, No.PLACE_FIRST, 0, 0, 0, s.cubes_left)
    if s.phase == Phase.SECOND:
        return refuse(why, No.SECOND_FIRST, 0, 0, 0, 0)
    return refuse(why, No.REPLACE_FIRST, 0, 0, 0, s.replacing)


@kernel
def why_not_pass(cards: Cards, s: State, why: Why) -> int:
    """T3.3: only who can do nothing, or nothing but plead."""
    choices = zeros(ACTIONS)
    n = legal_choices(cards, s, choices)
    return 0 if may_pass(cards, s, choices, n) else refuse(why, No.CAN_DO_MORE, 0, 0, n, 0)
