"""What an action or outcome does. Each rule stands in its own file."""

from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, KIND
from smokestack.games.empire.model.cards import Cards
from smokestack.games.empire.model.state import DICE, FREE, Phase, State
from smokestack.games.empire.rules.archie import archie_acts, archie_rolls
from smokestack.games.empire.rules.building import (
    build,
    pay_factory,
    reroll,
    roll_die,
    take_factory,
)
from smokestack.games.empire.rules.goods import spend_good
from smokestack.games.empire.rules.icons import (
    begin_raising,
    claim,
    do_step,
    exchange,
    move_only_train,
    moves_unasked,
    reduce_pollution,
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
from smokestack.kernel.table import bit_set, in_set

IN_BUILDING = bit_set(kinds.DECLINE, kinds.BUILD, kinds.REROLL, kinds.TAKE, kinds.PAY)
"""E3: what belongs to the building phase."""


@kernel
def act(cards: Cards, s: State, action: int) -> None:
    """Carry out an allowed action or outcome, and everything that follows from it."""
    kind, choice = KIND[action], CHOICE[action]
    if in_set(kinds.OUTCOMES, kind):
        fall(cards, s, kind, choice)
    elif in_set(IN_BUILDING, kind):
        act_in_building(cards, s, kind, choice)
    elif kind == kinds.RELEASE:
        release(s, choice)
    else:
        act_in_actions(cards, s, kind, choice)
    settle_bound_cubes(cards, s)
    while moves_unasked(s):
        move_only_train(cards, s)
        go_on_with_icon(cards, s)
        settle_bound_cubes(cards, s)


@kernel
def fall(cards: Cards, s: State, kind: int, choice: int) -> None:
    """A die or card falls."""
    if kind == kinds.STARTER:
        settle_starter(s, choice)
    elif kind == kinds.FLIP:
        flip_card(s, choice)
    elif kind == kinds.DEAL:
        deal_card(cards, s, choice)
    elif kind == kinds.DRAW:
        show_card(s, choice)
        if s.shown[1] != FREE:
            if s.rounds == 0:
                begin_round(s)
            else:
                finish_round(cards, s)
    elif kind == kinds.ROLL:
        die_falls(cards, s, choice + 1)
    elif kind == kinds.MARKET:
        s.market = choice
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
def act_in_building(cards: Cards, s: State, kind: int, choice: int) -> None:
    """E3: decline, build, reroll, take a Factory card, pay for it."""
    if kind == kinds.DECLINE:
        end_building(cards, s)
        return
    if kind == kinds.REROLL:
        reroll(cards, s, s.seat, choice + 1)
        return
    if kind == kinds.BUILD:
        build(cards, s, s.seat, choice)
    elif kind == kinds.TAKE:
        take_factory(cards, s, s.seat, choice)
    elif kind == kinds.PAY:
        pay_factory(s, s.seat, choice)
    if s.phase == Phase.BUILD:
        end_building(cards, s)


@kernel
def act_in_actions(cards: Cards, s: State, kind: int, choice: int) -> None:
    """E4: claim an icon, then answer its questions."""
    if kind == kinds.DONE:
        end_action(cards, s)
        return
    if kind == kinds.ICON:
        if is_archie(s, s.seat):
            archie_acts(cards, s)
            end_action(cards, s)
            return
        claim(cards, s, s.seat, choice)
    elif kind == kinds.EXCHANGE:
        exchange(s, s.seat, choice)
        s.steps = 1
    elif kind == kinds.RAISE:
        begin_raising(cards, s, s.seat, choice)
    elif kind == kinds.SPEND:
        spend_good(cards, s, choice)
        spend_forced(cards, s, s.seat)
    elif kind == kinds.REDUCE:
        reduce_pollution(s)
    elif kind == kinds.TRAIN or kind == kinds.BOARD or kind == kinds.MOVE or kind == kinds.MAKE:
        do_step(cards, s, s.seat, choice)
    if s.phase == Phase.SPEND and s.building != FREE:
        return
    go_on_with_icon(cards, s)
