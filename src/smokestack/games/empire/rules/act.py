"""The verbs of Empire Planner: who moves, and what an action does. Each rule stands in its own file."""

from smokestack.games.empire.model.actions import (
    ACTIONS,
    BUILD,
    DEAL,
    DECLINE,
    DONE,
    DRAW,
    EXCHANGE,
    FLIP,
    ICON,
    MARKET,
    PAY,
    RAISE,
    RELEASE,
    REROLL,
    ROLL,
    SPEND,
    STARTER,
    TAKE,
    TRAIN,
)
from smokestack.games.empire.model.cards import FACTORIES, SEATS, Cards
from smokestack.games.empire.model.state import DICE, FREE, Phase, State
from smokestack.games.empire.rules.archie import archie_acts, archie_rolls
from smokestack.games.empire.rules.building import (
    build,
    pay_factory,
    reroll,
    roll_die,
    take_factory,
)
from smokestack.games.empire.rules.check import is_chance
from smokestack.games.empire.rules.goods import spend_good
from smokestack.games.empire.rules.icons import (
    begin_raising,
    claim,
    do_step,
    exchange,
    spend_forced,
)
from smokestack.games.empire.rules.rounds import (
    begin_action,
    begin_market,
    begin_round,
    dice_have_fallen,
    end_action,
    end_building,
    finish_round,
    go_on_with_icon,
    release,
    settle_bound_cubes,
)
from smokestack.games.empire.rules.setup import deal_card, flip_card, settle_starter, show_card
from smokestack.games.empire.rules.table import is_archie
from smokestack.kernel.compile import kernel
from smokestack.kernel.verbs import CHANCE, OVER


@kernel
def seats(s: State) -> int:
    return SEATS


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def to_move(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if is_chance(s) else s.seat


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def rounds(s: State) -> int:
    return s.rounds


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    if action >= STARTER:
        fall(cards, s, action)
    elif action < ICON:
        act_in_building(cards, s, action)
    elif RELEASE <= action < DONE:
        release(s, action - RELEASE)
    else:
        act_in_actions(cards, s, action)
    settle_bound_cubes(cards, s)


@kernel
def fall(cards: Cards, s: State, action: int) -> None:
    """A die or card falls."""
    if action < FLIP:
        settle_starter(s, action - STARTER)
    elif action < DEAL:
        flip_card(s, action - FLIP)
    elif action < DRAW:
        deal_card(cards, s, action - DEAL)
    elif action < ROLL:
        show_card(s, action - DRAW)
        if s.shown[1] != FREE:
            if s.rounds == 0:
                begin_round(s)
            else:
                finish_round(cards, s)
    elif action < MARKET:
        die_falls(cards, s, action - ROLL + 1)
    else:
        s.market = action - MARKET
        begin_action(s)


@kernel
def die_falls(cards: Cards, s: State, face: int) -> None:
    """E3.1, E7.2: yours name what you may build, Archie's what he builds."""
    if s.phase == Phase.ARCHIE_ROLL:
        archie_rolls(cards, s, face)
        if s.rolled == DICE:
            begin_market(s)
        return
    roll_die(s, face)
    if s.rolled == DICE:
        dice_have_fallen(cards, s)


@kernel
def act_in_building(cards: Cards, s: State, action: int) -> None:
    """E3: decline, build, reroll, take a Factory card, pay for it."""
    if action == DECLINE:
        end_building(cards, s)
        return
    if REROLL <= action < TAKE:
        reroll(cards, s, s.seat, action - REROLL + 1)
        return
    if action < REROLL:
        build(cards, s, s.seat, action - BUILD)
    elif action < PAY:
        take_factory(cards, s, s.seat, action - TAKE)
    else:
        pay_factory(s, s.seat, action - PAY)
    if s.phase == Phase.BUILD:
        end_building(cards, s)


@kernel
def act_in_actions(cards: Cards, s: State, action: int) -> None:
    """E4: claim an icon, then answer its questions."""
    if action < EXCHANGE:
        if is_archie(s, s.seat):
            archie_acts(cards, s)
            end_action(cards, s)
            return
        claim(cards, s, s.seat, action - ICON)
    elif action < TRAIN:
        exchange(s, s.seat, action - EXCHANGE)
        s.steps = 1
    elif action < RAISE:
        do_step(cards, s, s.seat, (action - TRAIN) % FACTORIES)
    elif action < SPEND:
        begin_raising(cards, s, s.seat, action - RAISE)
    elif action < RELEASE:
        spend_good(cards, s, action - SPEND)
        spend_forced(cards, s, s.seat)
    else:
        end_action(cards, s)
        return
    if s.phase == Phase.SPEND and s.building != FREE:
        return
    go_on_with_icon(cards, s)
