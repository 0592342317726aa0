"""The verbs of Victory through Industry: who moves, and what an action does. Each rule stands in its own file.

`act` carries out one decision and leaves the phase that follows. Then `go_on` does what needs nobody's decision,
step by step, until somebody has to decide or the game is over.
"""

from smokestack.games.victory.model.actions import (
    ACCEPT,
    ACTIONS,
    BANK,
    BUILD,
    CLAIM,
    DECLINE,
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
from smokestack.games.victory.model.state import Doing, Phase, State
from smokestack.games.victory.rules.build import begin_building, lay_from_hand, lay_from_stack
from smokestack.games.victory.rules.contracts import begin_claim, claim
from smokestack.games.victory.rules.fulfil import fulfil, fulfil_next, fulfilled, lose
from smokestack.games.victory.rules.goods import begin_bank, carry, get_from_bank, throw_away
from smokestack.games.victory.rules.menu import begin_fetch, select
from smokestack.games.victory.rules.offers import (
    accept,
    begin_offer,
    decline,
    leave_next,
    part,
    receive,
    receive_next,
    send,
)
from smokestack.games.victory.rules.pay import pay_next, pay_with
from smokestack.games.victory.rules.place import begin_placing, place, turn
from smokestack.games.victory.rules.produce import choose_output, output_next, produce, run, run_next
from smokestack.games.victory.rules.setup import draft, lay_next, lay_out, reveal_contract, settle_starter
from smokestack.games.victory.rules.shift import (
    begin_hand,
    begin_shift,
    fetch_factory,
    lay_shifted,
    lift_to_shift,
    move_across,
)
from smokestack.games.victory.rules.teardown import settle_stranded, stranded_next, tear_down, throw_stranded
from smokestack.games.victory.rules.turn import begin_move, begin_turn, end_action, end_move
from smokestack.kernel.compile import kernel
from smokestack.kernel.verbs import CHANCE, OVER


@kernel
def seats(s: State) -> int:
    return s.options.players


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def to_move(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if s.phase <= Phase.STARTER else s.seat


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def rounds(s: State) -> int:
    return s.rounds


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    if action < TURN:
        act_at(cards, s, action)
    elif action < FULFIL:
        act_on_factory(cards, s, action)
    elif action < OFFER:
        act_on_product(cards, s, action)
    elif action < SCRAP:
        act_on_player(cards, s, action)
    elif action < REVEAL:
        act_plainly(cards, s, action)
    elif action < STARTER:
        reveal_contract(cards, s, action - REVEAL)
    else:
        settle_starter(s, action - STARTER)
    while s.phase > Phase.OVER:
        go_on(cards, s)


@kernel
def act_at(cards: Cards, s: State, cell: int) -> None:
    """A cell answers what the phase asks."""
    if s.phase == Phase.MANAGE:
        select(s, cell)
    elif s.phase == Phase.PRODUCT:
        carry(s, cell)
    elif s.phase == Phase.PAY:
        pay_with(s, cell)
    elif s.phase == Phase.PLACE:
        place(cards, s, cell)
    elif s.phase == Phase.RUN:
        run(cards, s, cell)
    elif s.phase == Phase.STRANDED:
        settle_stranded(s, cell)
    elif s.phase == Phase.RECEIVE:
        receive(s, cell)
    elif s.phase == Phase.LEAVE:
        part(s, cell)
    else:
        fetch_factory(cards, s, cell)


@kernel
def act_on_factory(cards: Cards, s: State, action: int) -> None:
    """How it is turned, or which kind."""
    if action < PICK:
        turn(s, action - TURN)
    elif action < PRODUCE:
        if s.phase == Phase.DRAFT:
            draft(cards, s, action - PICK)
        else:
            lay_out(cards, s, action - PICK)
    elif action < BUILD:
        produce(s, action - PRODUCE)
    else:
        begin_building(cards, s, Doing.TEAR_DOWN if s.phase == Phase.JOIN else Doing.BUILD, action - BUILD)


@kernel
def act_on_product(cards: Cards, s: State, action: int) -> None:
    """What to do about a product."""
    if action < LOSE:
        fulfil(s, action - FULFIL)
    elif action < CLAIM:
        lose(s, action - LOSE)
    elif action < BANK:
        begin_claim(s, action - CLAIM)
    elif action < GIVE:
        begin_bank(cards, s, action - BANK)
    elif action < WANT:
        s.give.of[action - GIVE] += 1
    elif s.phase == Phase.OUTPUT:
        choose_output(s, action - WANT)
    elif s.phase == Phase.BANK:
        get_from_bank(s, action - WANT)
    else:
        s.get.of[action - WANT] += 1


@kernel
def act_on_player(cards: Cards, s: State, action: int) -> None:
    """Whom to ask."""
    if action < HAND:
        begin_offer(s, action - OFFER)
    elif action < FETCH:
        begin_hand(cards, s, action - HAND)
    else:
        begin_fetch(s, action - FETCH)


@kernel
def act_plainly(cards: Cards, s: State, action: int) -> None:
    if action == SCRAP:
        tear_down(s)
    elif action == SHIFT:
        begin_shift(cards, s)
    elif action == THROW:
        if s.phase == Phase.STRANDED:
            throw_stranded(s)
        else:
            throw_away(s)
    elif action == SEND:
        send(s)
    elif action == ACCEPT:
        accept(cards, s)
    elif action == DECLINE:
        decline(s)
    elif action == MANAGE:
        s.phase = Phase.MANAGE
    else:
        s.phase = Phase.MOVE_DONE


@kernel
def go_on(cards: Cards, s: State) -> None:
    """One step that needs nobody's decision."""
    if s.phase == Phase.LAY_NEXT:
        lay_next(cards, s)
    elif s.phase == Phase.PLACED:
        placed(s)
    elif s.phase == Phase.PAY_NEXT:
        pay_next(cards, s)
    elif s.phase == Phase.PAID:
        paid(cards, s)
    elif s.phase == Phase.STRANDED_NEXT:
        stranded_next(s)
    elif s.phase == Phase.LEAVE_NEXT:
        leave_next(s)
    elif s.phase == Phase.RECEIVE_NEXT:
        receive_next(cards, s)
    elif s.phase == Phase.ACTION_DONE:
        end_action(cards, s)
    elif s.phase == Phase.RUN_NEXT:
        run_next(cards, s)
    elif s.phase == Phase.OUTPUT_NEXT:
        output_next(cards, s)
    elif s.phase == Phase.MOVE_DONE:
        end_move(cards, s)
    elif s.phase == Phase.MOVE_NEXT:
        begin_move(cards, s)
    elif s.phase == Phase.FULFIL_NEXT:
        fulfil_next(cards, s)
    else:
        begin_turn(s)


@kernel
def paid(cards: Cards, s: State) -> None:
    """What was paid for comes about."""
    if s.doing == Doing.BUILD or s.doing == Doing.TEAR_DOWN:
        begin_placing(cards, s, s.seat)
    elif s.doing == Doing.SHIFT:
        lift_to_shift(cards, s)
    elif s.doing == Doing.BANK:
        s.phase = Phase.BANK
    elif s.doing == Doing.CLAIM:
        claim(cards, s)
    elif s.doing == Doing.FULFIL:
        fulfilled(s)
    else:
        move_across(s)


@kernel
def placed(s: State) -> None:
    """Cell and turn of a factory are chosen: it lies, or its other player is asked."""
    if s.doing == Doing.LAY:
        lay_from_hand(s)
    elif s.doing == Doing.SHIFT:
        lay_shifted(s)
    elif s.doing == Doing.HAND or s.doing == Doing.FETCH:
        send(s)
    else:
        lay_from_stack(s)
