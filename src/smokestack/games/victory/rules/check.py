"""Whether an action or outcome is allowed now: first its moment, then its own rule."""

from smokestack.games.victory.model.actions import (
    ACCEPT,
    BANK,
    BUILD,
    CLAIM,
    DECLINE,
    DONE,
    FETCH,
    FULFIL,
    GIVE,
    HAND,
    LOSE,
    MANAGE,
    OFFER,
    PICK,
    PRODUCE,
    REVEAL,
    SCRAP,
    SEND,
    SHIFT,
    STARTER,
    THROW,
    TURN,
    WANT,
)
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
from smokestack.games.victory.rules.teardown import why_not_tear_down, why_not_valid
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    code = why_not_now(s, action, why)
    if code != 0:
        return code
    if action < TURN:
        return why_not_at(cards, s, action, why)
    if action < PRODUCE:
        if action < PICK:
            return why_not_turn(cards, s, action - TURN, why)
        if s.phase == Phase.DRAFT:
            return why_not_draft(s, action - PICK, why)
        return why_not_lay(s, s.seat, action - PICK, why)
    if action < FULFIL:
        if action < BUILD:
            return why_not_produce(cards, s, s.seat, action - PRODUCE, why)
        return why_not_build(cards, s, s.seat, action - BUILD, why)
    if action < OFFER:
        return why_not_product(cards, s, action, why)
    if action < SCRAP:
        return why_not_partner(cards, s, action, why)
    if action < REVEAL:
        return why_not_plain(cards, s, action, why)
    return why_not_outcome(s, action, why)


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
def why_not_product(cards: Cards, s: State, action: int, why: Why) -> int:
    """The verbs that name a product."""
    if action < CLAIM:
        return why_not_due(s, (action - FULFIL) % (LOSE - FULFIL), why)
    if action < BANK:
        return why_not_claim(s, s.seat, action - CLAIM, why)
    if action < GIVE:
        return why_not_bank(cards, s, action - BANK, why)
    if action < WANT:
        return why_not_give(s, action - GIVE, why)
    if s.phase == Phase.OUTPUT:
        return why_not_output_choice(cards, s, action - WANT, why)
    if s.phase == Phase.BANK:
        return why_not_bank_product(cards, s, action - WANT, why)
    return why_not_get(s, action - WANT, why)


@kernel
def why_not_partner(cards: Cards, s: State, action: int, why: Why) -> int:
    """The verbs that name a player."""
    if action < HAND:
        return why_not_offer(cards, s, action - OFFER, why)
    if action < FETCH:
        return why_not_hand(cards, s, action - HAND, s.cell, why)
    return why_not_fetch(cards, s, action - FETCH, why)


@kernel
def why_not_plain(cards: Cards, s: State, action: int, why: Why) -> int:
    """The verbs that name nothing."""
    if action == SCRAP:
        return why_not_tear_down(cards, s, s.seat, s.cell, why)
    if action == SHIFT:
        return why_not_shift(cards, s, s.cell, why)
    if action == SEND:
        return why_not_send(s, why)
    if action == DONE and s.phase == Phase.RUN and s.ran == 0:
        return refuse(why, No.MUST_RUN, s.kind, 0, 0, 1)
    return 0


@kernel
def why_not_now(s: State, action: int, why: Why) -> int:
    """V3.1: every action has its moment."""
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if s.phase == Phase.REVEAL or s.phase == Phase.STARTER:
        if action < REVEAL:
            return refuse(why, No.CHANCE_FIRST, 0, 0, 0, 0)
    elif action >= REVEAL:
        return refuse(why, No.NOT_CHANCE, 0, 0, 0, 0)
    if not is_moment(s, action):
        return refuse(why, No.OTHER_MOMENT, 0, 0, 0, 0)
    return 0


@kernel
def asks_cell(phase: int) -> bool:
    """The phases that are answered with a cell."""
    if phase == Phase.RUN or Phase.PAY <= phase <= Phase.PLACE:
        return True
    if phase == Phase.MANAGE or phase == Phase.PRODUCT or phase == Phase.STRANDED:
        return True
    return phase == Phase.RECEIVE or phase == Phase.LEAVE or phase == Phase.FETCH


@kernel
def is_moment(s: State, action: int) -> bool:
    """The phases each verb belongs to."""
    if action < TURN:
        return asks_cell(s.phase)
    if action < PICK:
        return s.phase == Phase.TURN
    if action < PRODUCE:
        return s.phase == Phase.DRAFT or s.phase == Phase.LAY
    if action < BUILD:
        return s.phase == Phase.MOVE
    if action < FULFIL:
        return s.phase == Phase.MANAGE or s.phase == Phase.JOIN
    if action < CLAIM:
        return s.phase == Phase.FULFIL
    if action < GIVE:
        return s.phase == Phase.MANAGE
    if action < WANT:
        return s.phase == Phase.OFFER
    if action < OFFER:
        return s.phase == Phase.OFFER or s.phase == Phase.OUTPUT or s.phase == Phase.BANK
    if HAND <= action < FETCH or action in (SCRAP, SHIFT):
        return s.phase == Phase.FACTORY
    if action < SCRAP:
        return s.phase == Phase.MANAGE
    if action == THROW:
        return s.phase == Phase.PRODUCT or s.phase == Phase.STRANDED
    if action == SEND:
        return s.phase == Phase.OFFER
    if action in (ACCEPT, DECLINE):
        return s.phase == Phase.ANSWER
    if action == MANAGE:
        return s.phase == Phase.MOVE
    if action == DONE:
        return s.phase == Phase.MANAGE or s.phase == Phase.RUN
    return s.phase == (Phase.REVEAL if action < STARTER else Phase.STARTER)


@kernel
def why_not_outcome(s: State, action: int, why: Why) -> int:
    """V2.1, V2.2: a contract that is still in the deck; a player of this table."""
    if action < STARTER:
        if s.deck[action - REVEAL] == 0:
            return refuse(why, No.NOT_IN_DECK, action - REVEAL, 0, 0, 1)
    elif action - STARTER >= s.options.players:
        return refuse(why, No.NO_SUCH_PLAYER, action - STARTER, 0, s.options.players, 0)
    return 0
