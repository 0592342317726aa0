"""Whether an action or outcome is allowed now: first its moment, then its own rule."""

from smokestack.games.empire.model.actions import (
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
from smokestack.games.empire.model.cards import FACTORIES, Cards
from smokestack.games.empire.model.state import At, Phase, State
from smokestack.games.empire.rules.archie import archie_spot
from smokestack.games.empire.rules.building import (
    why_not_build,
    why_not_pay,
    why_not_reroll,
    why_not_take,
)
from smokestack.games.empire.rules.goods import why_not_make, why_not_raise, why_not_spend
from smokestack.games.empire.rules.icons import (
    may_stop,
    why_not_exchange,
    why_not_icon,
)
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.setup import is_dealt
from smokestack.games.empire.rules.table import is_archie
from smokestack.games.empire.rules.trains import why_not_board, why_not_move, why_not_train
from smokestack.kernel.compile import kernel
from smokestack.kernel.why import Why, refuse


@kernel
def is_chance(s: State) -> bool:
    """E2.2: whether a die or a card has to fall."""
    if s.phase <= Phase.ROLL:
        return True
    return s.phase == Phase.ARCHIE_ROLL or s.phase == Phase.MARKET


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
