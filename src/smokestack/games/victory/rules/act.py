"""What an action or outcome does. Each rule stands in its own file.

`act` carries out one decision and leaves the phase that follows. Then `go_on` does what needs nobody's decision,
step by step, until somebody has to decide or the game is over.
"""

from smokestack.games.victory.model import kinds
from smokestack.games.victory.model.actions import CHOICE, KIND
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
from smokestack.kernel.table import bit_set, in_set

ON_FACTORY = bit_set(kinds.TURN, kinds.PICK, kinds.PRODUCE, kinds.BUILD)
ON_PRODUCT = bit_set(kinds.FULFIL, kinds.LOSE, kinds.CLAIM, kinds.BANK, kinds.GIVE, kinds.WANT)


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    kind, choice = KIND[action], CHOICE[action]
    if kind == kinds.AT:
        act_at(cards, s, choice)
    elif in_set(ON_FACTORY, kind):
        act_on_factory(cards, s, kind, choice)
    elif in_set(ON_PRODUCT, kind):
        act_on_product(cards, s, kind, choice)
    elif kind == kinds.OFFER:
        begin_offer(s, choice)
    elif kind == kinds.HAND:
        begin_hand(cards, s, choice)
    elif kind == kinds.FETCH:
        begin_fetch(s, choice)
    elif kind == kinds.REVEAL:
        reveal_contract(cards, s, choice)
    elif kind == kinds.STARTER:
        settle_starter(s, choice)
    else:
        act_plainly(cards, s, kind)
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
def act_on_factory(cards: Cards, s: State, kind: int, choice: int) -> None:
    """How it is turned, or which one."""
    if kind == kinds.TURN:
        turn(s, choice)
    elif kind == kinds.PICK:
        if s.phase == Phase.DRAFT:
            draft(cards, s, choice)
        else:
            lay_out(cards, s, choice)
    elif kind == kinds.PRODUCE:
        produce(s, choice)
    elif kind == kinds.BUILD:
        begin_building(cards, s, Doing.TEAR_DOWN if s.phase == Phase.JOIN else Doing.BUILD, choice)


@kernel
def act_on_product(cards: Cards, s: State, kind: int, product: int) -> None:
    """What to do about a product."""
    if kind == kinds.FULFIL:
        fulfil(s, product)
    elif kind == kinds.LOSE:
        lose(s, product)
    elif kind == kinds.CLAIM:
        begin_claim(s, product)
    elif kind == kinds.BANK:
        begin_bank(cards, s, product)
    elif kind == kinds.GIVE:
        s.give.of[product] += 1
    elif s.phase == Phase.OUTPUT:
        choose_output(s, product)
    elif s.phase == Phase.BANK:
        get_from_bank(s, product)
    else:
        s.get.of[product] += 1


@kernel
def act_plainly(cards: Cards, s: State, kind: int) -> None:
    """The verbs that name nothing."""
    if kind == kinds.SCRAP:
        tear_down(s)
    elif kind == kinds.SHIFT:
        begin_shift(cards, s)
    elif kind == kinds.THROW:
        if s.phase == Phase.STRANDED:
            throw_stranded(s)
        else:
            throw_away(s)
    elif kind == kinds.SEND:
        send(s)
    elif kind == kinds.ACCEPT:
        accept(cards, s)
    elif kind == kinds.DECLINE:
        decline(s)
    elif kind == kinds.MANAGE:
        s.phase = Phase.MANAGE
    elif kind == kinds.DONE:
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
