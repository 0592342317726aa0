"""Whether an action or outcome is allowed now: first its moment, then its own rule."""

from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import CHOICE, CODEC, KIND
from smokestack.games.victory.model.cards import Cards
from smokestack.games.victory.model.state import Phase, State
from smokestack.games.victory.rules.build import why_not_build
from smokestack.games.victory.rules.contracts import why_not_claim
from smokestack.games.victory.rules.fulfil import why_not_due
from smokestack.games.victory.rules.goods import why_not_bank, why_not_bank_product, why_not_carry
from smokestack.games.victory.rules.menu import why_not_fetch, why_not_select
from smokestack.games.victory.rules.offers import why_not_get, why_not_give, why_not_offer, why_not_part, why_not_send
from smokestack.games.victory.rules.pay import why_not_pay
from smokestack.games.victory.rules.place import why_not_place, why_not_turn
from smokestack.games.victory.rules.produce import why_not_choose, why_not_output_choice, why_not_produce
from smokestack.games.victory.rules.refusals import No
from smokestack.games.victory.rules.setup import why_not_draft, why_not_lay
from smokestack.games.victory.rules.shift import why_not_fetch_factory, why_not_hand, why_not_shift
from smokestack.games.victory.rules.status import is_chance
from smokestack.games.victory.rules.teardown import why_not_tear_down, why_not_valid
from smokestack.kernel.compile import kernel
from smokestack.kernel.table import bit_set, in_set
from smokestack.kernel.why import Why, refuse

ASKING_CELL = bit_set(
    Phase.RUN,
    Phase.MANAGE,
    Phase.PRODUCT,
    Phase.PAY,
    Phase.PLACE,
    Phase.STRANDED,
    Phase.RECEIVE,
    Phase.LEAVE,
    Phase.FETCH,
)
"""The phases that are answered with a cell."""

MOMENTS = CODEC.by_kind(
    {
        kinds.AT: ASKING_CELL,
        kinds.TURN: bit_set(Phase.TURN),
        kinds.PICK: bit_set(Phase.DRAFT, Phase.LAY),
        kinds.PRODUCE: bit_set(Phase.MOVE),
        kinds.BUILD: bit_set(Phase.MANAGE, Phase.JOIN),
        kinds.FULFIL: bit_set(Phase.FULFIL),
        kinds.LOSE: bit_set(Phase.FULFIL),
        kinds.CLAIM: bit_set(Phase.MANAGE),
        kinds.BANK: bit_set(Phase.MANAGE),
        kinds.GIVE: bit_set(Phase.OFFER),
        kinds.WANT: bit_set(Phase.OFFER, Phase.OUTPUT, Phase.BANK),
        kinds.OFFER: bit_set(Phase.MANAGE),
        kinds.HAND: bit_set(Phase.FACTORY),
        kinds.FETCH: bit_set(Phase.MANAGE),
        kinds.SCRAP: bit_set(Phase.FACTORY),
        kinds.SHIFT: bit_set(Phase.FACTORY),
        kinds.THROW: bit_set(Phase.PRODUCT, Phase.STRANDED),
        kinds.SEND: bit_set(Phase.OFFER),
        kinds.ACCEPT: bit_set(Phase.ANSWER),
        kinds.DECLINE: bit_set(Phase.ANSWER),
        kinds.MANAGE: bit_set(Phase.MOVE),
        kinds.DONE: bit_set(Phase.MANAGE, Phase.RUN),
        kinds.REVEAL: bit_set(Phase.REVEAL),
        kinds.STARTER: bit_set(Phase.STARTER),
    }
)
"""The phases each kind of action belongs to."""


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    code = why_not_now(s, KIND[action], why)
    return code if code != 0 else why_not(cards, s, KIND[action], CHOICE[action], why)


@kernel
def why_not_now(s: State, kind: int, why: Why) -> int:
    """V3.1: every action has its moment."""
    if in_set(MOMENTS[kind], s.phase):
        return 0
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if is_chance(s) and not in_set(kinds.OUTCOMES, kind):
        return refuse(why, No.CHANCE_FIRST, 0, 0, 0, 0)
    if in_set(kinds.OUTCOMES, kind) and not is_chance(s):
        return refuse(why, No.NOT_CHANCE, 0, 0, 0, 0)
    return refuse(why, No.OTHER_MOMENT, 0, 0, 0, 0)


@kernel
def why_not(cards: Cards, s: State, kind: int, choice: int, why: Why) -> int:
    """The own rule of each kind of action, at its moment."""
    if kind == kinds.AT:
        return why_not_at(cards, s, choice, why)
    if kind == kinds.TURN:
        return why_not_turn(cards, s, choice, why)
    if kind == kinds.PICK:
        return why_not_pick(s, choice, why)
    if kind == kinds.PRODUCE:
        return why_not_produce(cards, s, s.seat, choice, why)
    if kind == kinds.BUILD:
        return why_not_build(cards, s, s.seat, choice, why)
    if kind == kinds.FULFIL or kind == kinds.LOSE:
        return why_not_due(s, choice, why)
    if kind == kinds.CLAIM:
        return why_not_claim(s, s.seat, choice, why)
    if kind == kinds.BANK:
        return why_not_bank(cards, s, choice, why)
    if kind == kinds.GIVE:
        return why_not_give(s, choice, why)
    if kind == kinds.WANT:
        return why_not_want(cards, s, choice, why)
    if kind == kinds.OFFER:
        return why_not_offer(cards, s, choice, why)
    if kind == kinds.HAND:
        return why_not_hand(cards, s, choice, s.cell, why)
    if kind == kinds.FETCH:
        return why_not_fetch(cards, s, choice, why)
    if kind == kinds.SCRAP:
        return why_not_tear_down(cards, s, s.seat, s.cell, why)
    if kind == kinds.SHIFT:
        return why_not_shift(cards, s, s.cell, why)
    if kind == kinds.SEND:
        return why_not_send(s, why)
    if kind == kinds.DONE and s.phase == Phase.RUN and s.ran == 0:
        return refuse(why, No.MUST_RUN, s.kind, 0, 0, 1)
    return why_not_outcome(s, kind, choice, why)


@kernel
def why_not_at(cards: Cards, s: State, cell: int, why: Why) -> int:
    """Each question about a cell has its own rule."""
    if s.phase == Phase.MANAGE:
        return why_not_select(cards, s, cell, why)
    if s.phase == Phase.PRODUCT:
        return why_not_carry(s, cell, why)
    if s.phase == Phase.PAY:
        return why_not_pay(cards, s, cell, why)
    if s.phase == Phase.PLACE:
        return why_not_place(cards, s, cell, why)
    if s.phase == Phase.RUN:
        return why_not_choose(cards, s, cell, why)
    if s.phase == Phase.LEAVE:
        return why_not_part(s, cell, why)
    if s.phase == Phase.FETCH:
        return why_not_fetch_factory(cards, s, s.partner, cell, why)
    return why_not_valid(s, s.seat, cell, why)


@kernel
def why_not_pick(s: State, factory: int, why: Why) -> int:
    """A factory to draft, or to lay out."""
    if s.phase == Phase.DRAFT:
        return why_not_draft(s, factory, why)
    return why_not_lay(s, s.seat, factory, why)


@kernel
def why_not_want(cards: Cards, s: State, product: int, why: Why) -> int:
    """A product that a factory shall put out, that the bank shall give, or that an offer asks for."""
    if s.phase == Phase.OUTPUT:
        return why_not_output_choice(cards, s, product, why)
    if s.phase == Phase.BANK:
        return why_not_bank_product(cards, s, product, why)
    return why_not_get(s, product, why)


@kernel
def asks_cell(phase: int) -> bool:
    """Whether a phase is answered with a cell."""
    return in_set(ASKING_CELL, phase)


@kernel
def why_not_outcome(s: State, kind: int, choice: int, why: Why) -> int:
    """V2.1, V2.2: a contract that is still in the deck; a player of this table."""
    if kind == kinds.REVEAL and s.deck[choice] == 0:
        return refuse(why, No.NOT_IN_DECK, choice, 0, 0, 1)
    if kind == kinds.STARTER and choice >= s.options.players:
        return refuse(why, No.NO_SUCH_PLAYER, choice, 0, s.options.players, 0)
    return 0
