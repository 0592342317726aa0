"""The verbs of Empire Planner: who moves, what is allowed, and what an action does."""

from smokestack.games.empire.actions import (
    ACTIONS,
    BOARD,
    BUILD,
    DEAL,
    DECLINE,
    DONE,
    DRAW,
    EXCHANGE,
    FLIP,
    ICON,
    MAKE,
    MARKET,
    MOST_EXCHANGED,
    MOVE,
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
from smokestack.games.empire.archie import archie_acts, archie_rolls, archie_spot
from smokestack.games.empire.building import (
    build,
    most_capital,
    pay_factory,
    reroll,
    roll_die,
    take_factory,
    why_not_build,
    why_not_pay,
    why_not_reroll,
    why_not_take,
)
from smokestack.games.empire.cards import ACTION_CARDS, BUILDINGS, FACES, FACTORIES, SEATS, SPOTS, Cards
from smokestack.games.empire.goods import spend_good, why_not_make, why_not_raise, why_not_spend
from smokestack.games.empire.icons import (
    begin_raising,
    claim,
    do_step,
    exchange,
    may_stop,
    most_exchanges,
    spend_forced,
    why_not_exchange,
    why_not_icon,
)
from smokestack.games.empire.refusals import No
from smokestack.games.empire.rounds import (
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
from smokestack.games.empire.setup import deal_card, flip_card, is_dealt, settle_starter, show_card
from smokestack.games.empire.state import DICE, FREE, At, Phase, State
from smokestack.games.empire.table import is_archie
from smokestack.games.empire.trains import why_not_board, why_not_move, why_not_train
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import scratch
from smokestack.kernel.record import Ints
from smokestack.kernel.refusal import Why, refuse
from smokestack.kernel.verbs import CHANCE, OVER


@kernel
def seats(s: State) -> int:
    return SEATS


@kernel
def action_count(s: State) -> int:
    return ACTIONS


@kernel
def is_chance(s: State) -> bool:
    """E2.2: whether a die or a card has to fall."""
    if s.phase <= Phase.ROLL:
        return True
    return s.phase == Phase.ARCHIE_ROLL or s.phase == Phase.MARKET


@kernel
def to_move(s: State) -> int:
    if s.phase == Phase.OVER:
        return OVER
    return CHANCE if is_chance(s) else s.seat


@kernel
def end_reason(s: State) -> int:
    return s.ended - 1


@kernel
def legal(cards: Cards, s: State, out: Ints) -> int:
    """All a player may do now, ids ascending."""
    if s.phase == Phase.BUILD:
        return legal_buildings(cards, s, out)
    if s.phase == Phase.SPLIT:
        return legal_range(cards, s, out, PAY, most_capital(s, s.seat))
    if s.phase == Phase.EXCHANGE:
        return legal_range(cards, s, out, EXCHANGE, min(most_exchanges(s, s.seat), MOST_EXCHANGED - 1))
    if s.phase == Phase.ICON:
        return legal_icons(cards, s, out)
    if s.phase == Phase.RAISE:
        n = legal_raises(cards, s, out)
    else:
        n = legal_factories(cards, s, out)
    if may_stop(s):
        out[n] = DONE
        n += 1
    return n


@kernel
def legal_buildings(cards: Cards, s: State, out: Ints) -> int:
    """E3.1–E3.3: decline, build, reroll."""
    why = scratch(Why)
    out[0] = DECLINE
    n = 1
    for building in range(BUILDINGS):
        if why_not_build(cards, s, s.seat, building, why) == 0:
            out[n] = BUILD + building
            n += 1
    for face in range(FACES):
        if why_not_reroll(cards, s, s.seat, face + 1, why) == 0:
            out[n] = REROLL + face
            n += 1
    return n


@kernel
def legal_range(cards: Cards, s: State, out: Ints, base: int, most: int) -> int:
    """Amounts from the least to the most."""
    why = scratch(Why)
    n = 0
    for amount in range(most + 1):
        if check(cards, s, base + amount, why) == 0:
            out[n] = base + amount
            n += 1
    return n


@kernel
def legal_icons(cards: Cards, s: State, out: Ints) -> int:
    """E4.2, E7.4: each icon one may take; Archie has one choice only."""
    if is_archie(s, s.seat):
        out[0] = ICON + archie_spot(cards, s)
        return 1
    why = scratch(Why)
    n = 0
    for spot in range(SPOTS):
        if why_not_icon(cards, s, s.seat, spot, why) == 0:
            out[n] = ICON + spot
            n += 1
    return n


@kernel
def legal_raises(cards: Cards, s: State, out: Ints) -> int:
    """E4.11, E4.13: each building one may raise."""
    why = scratch(Why)
    n = 0
    for building in range(BUILDINGS):
        if why_not_raise(cards, s, s.seat, building, why) == 0:
            out[n] = RAISE + building
            n += 1
    return n


@kernel
def factory_base(s: State) -> int:
    """The verb that answers the present question about a factory."""
    if s.phase == Phase.TAKE:
        return TAKE
    if s.phase == Phase.TRAIN:
        return TRAIN
    if s.phase == Phase.BOARD:
        return BOARD
    if s.phase == Phase.MOVE:
        return MOVE
    if s.phase == Phase.MAKE:
        return MAKE
    if s.phase == Phase.SPEND:
        return SPEND
    return RELEASE


@kernel
def legal_factories(cards: Cards, s: State, out: Ints) -> int:
    """Each factory that answers the present question."""
    why = scratch(Why)
    n = 0
    base = factory_base(s)
    for card in range(FACTORIES):
        if why_not_factory(cards, s, card, why) == 0:
            out[n] = base + card
            n += 1
    return n


@kernel
def why_not_factory(cards: Cards, s: State, card: int, why: Why) -> int:
    """Each question about a factory has its own rule."""
    if s.phase == Phase.TAKE:
        return why_not_take(cards, s, s.seat, card, why)
    if s.phase == Phase.TRAIN:
        return why_not_train(cards, s, s.seat, card, why)
    if s.phase == Phase.BOARD:
        return why_not_board(cards, s, s.seat, card, why)
    if s.phase == Phase.MOVE:
        return why_not_move(s, s.seat, card, why)
    if s.phase == Phase.MAKE:
        return why_not_make(cards, s, s.seat, card, why)
    if s.phase == Phase.SPEND:
        return why_not_spend(cards, s, s.seat, s.building, card, why)
    return why_not_release(s, s.seat, card, why)


@kernel
def why_not_release(s: State, seat: int, card: int, why: Why) -> int:
    """E5.2: a train of the other that carries a cube of yours."""
    if s.works[card].owner != 1 - seat or s.works[card].riders == 0:
        return refuse(why, No.NO_RIDER, card, 0, 0, 1)
    return 0


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    """Whether an action or outcome is allowed now: first its moment, then its own rule."""
    code = why_not_now(s, action, why)
    if code != 0:
        return code
    if action == DECLINE:
        return 0
    if action < REROLL:
        return why_not_build(cards, s, s.seat, action - BUILD, why)
    if action < TAKE:
        return why_not_reroll(cards, s, s.seat, action - REROLL + 1, why)
    if action < PAY:
        return why_not_factory(cards, s, action - TAKE, why)
    if action < ICON:
        return why_not_pay(s, s.seat, action - PAY, why)
    if action < EXCHANGE:
        return why_not_claim(cards, s, action - ICON, why)
    if action < TRAIN:
        return why_not_exchange(s, s.seat, action - EXCHANGE, why)
    if action < RAISE:
        return why_not_factory(cards, s, (action - TRAIN) % FACTORIES, why)
    if action < SPEND:
        return why_not_raise(cards, s, s.seat, action - RAISE, why)
    if action < DONE:
        return why_not_factory(cards, s, (action - SPEND) % FACTORIES, why)
    if action == DONE:
        return 0 if may_stop(s) else refuse(why, No.MUST_DO, s.doing, 0, 0, 0)
    return why_not_outcome(s, action, why)


@kernel
def why_not_claim(cards: Cards, s: State, spot: int, why: Why) -> int:
    """E4.2, E7.4: the rules for people, or Archie's table."""
    if is_archie(s, s.seat):
        if spot != archie_spot(cards, s):
            return refuse(why, No.ARCHIE_CHOOSES, spot, 0, 0, 0)
        return 0
    return why_not_icon(cards, s, s.seat, spot, why)


@kernel
def why_not_now(s: State, action: int, why: Why) -> int:
    """E2.2: every action has its moment."""
    if s.phase == Phase.OVER:
        return refuse(why, No.OVER, 0, 0, 0, 0)
    if is_chance(s):
        if action < STARTER:
            return refuse(why, No.CHANCE_FIRST, 0, 0, 0, 0)
    elif action >= STARTER:
        return refuse(why, No.NOT_CHANCE, 0, 0, 0, 0)
    if not is_moment(s, action):
        return refuse(why, No.OTHER_MOMENT, 0, 0, 0, 0)
    return 0


@kernel
def is_moment(s: State, action: int) -> bool:
    """The phase each verb belongs to."""
    if action < TAKE:
        return s.phase == Phase.BUILD
    if action < PAY:
        return s.phase == Phase.TAKE
    if action < ICON:
        return s.phase == Phase.SPLIT
    if action < EXCHANGE:
        return s.phase == Phase.ICON
    if action < TRAIN:
        return s.phase == Phase.EXCHANGE
    if action < RAISE:
        return factory_base(s) == TRAIN + (action - TRAIN) // FACTORIES * FACTORIES and s.phase != Phase.RELEASE
    if action < SPEND:
        return s.phase == Phase.RAISE
    if action < DONE:
        return s.phase == (Phase.SPEND if action < RELEASE else Phase.RELEASE)
    if action == DONE:
        return Phase.TRAIN <= s.phase <= Phase.RAISE
    if action < FLIP:
        return s.phase == Phase.START
    if action < DEAL:
        return s.phase == Phase.FLIP
    if action < DRAW:
        return s.phase == Phase.DEAL
    if action < ROLL:
        return s.phase == Phase.DRAW
    if action < MARKET:
        return s.phase == Phase.ROLL or s.phase == Phase.ARCHIE_ROLL
    return s.phase == Phase.MARKET


@kernel
def why_not_outcome(s: State, action: int, why: Why) -> int:
    """E1.2, E4.3: cards are turned, dealt and drawn once; dice fall on any face."""
    if FLIP <= action < DEAL and s.works[action - FLIP].side == 1:
        return refuse(why, No.FLIPPED, action - FLIP, 0, 0, 0)
    if DEAL <= action < DRAW and is_dealt(s, action - DEAL):
        return refuse(why, No.DEALT, action - DEAL, 0, 0, 0)
    if DRAW <= action < ROLL and s.deck[action - DRAW] != At.DECK:
        return refuse(why, No.CARD_NOT_IN_DECK, action - DRAW, 0, 0, 0)
    return 0


@kernel
def outcomes(cards: Cards, s: State, out: Ints, weights: Ints) -> int:
    """E1.2–E1.4, E3.1, E4.1: every seat, card or face still possible is equally likely."""
    base, count = STARTER, SEATS
    if s.phase == Phase.FLIP:
        base, count = FLIP, FACTORIES
    elif s.phase == Phase.DEAL:
        base, count = DEAL, FACTORIES
    elif s.phase == Phase.DRAW:
        base, count = DRAW, ACTION_CARDS
    elif s.phase == Phase.ROLL or s.phase == Phase.ARCHIE_ROLL:
        base, count = ROLL, FACES
    elif s.phase == Phase.MARKET:
        base, count = MARKET, FACES
    why = scratch(Why)
    n = 0
    for k in range(count):
        if why_not_outcome(s, base + k, why) == 0:
            out[n] = base + k
            weights[n] = 1
            n += 1
    return n


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
