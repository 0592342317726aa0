"""Whether an action or outcome is allowed now: first its moment, then its own rule."""

from smokestack.games.empire.model import kinds
from smokestack.games.empire.model.actions import CHOICE, CODEC, KIND
from smokestack.games.empire.model.cards import Cards
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
    why_not_exchange,
    why_not_icon,
    why_not_stop,
)
from smokestack.games.empire.rules.refusals import No
from smokestack.games.empire.rules.setup import is_dealt
from smokestack.games.empire.rules.status import is_chance
from smokestack.games.empire.rules.table import is_archie
from smokestack.games.empire.rules.trains import why_not_board, why_not_move, why_not_train
from smokestack.kernel.compile import kernel
from smokestack.kernel.table import bit_set, in_set
from smokestack.kernel.why import Why, refuse

MOMENTS = CODEC.by_kind(
    {
        kinds.DECLINE: bit_set(Phase.BUILD),
        kinds.BUILD: bit_set(Phase.BUILD),
        kinds.REROLL: bit_set(Phase.BUILD),
        kinds.TAKE: bit_set(Phase.TAKE),
        kinds.PAY: bit_set(Phase.SPLIT),
        kinds.ICON: bit_set(Phase.ICON),
        kinds.EXCHANGE: bit_set(Phase.EXCHANGE),
        kinds.TRAIN: bit_set(Phase.TRAIN),
        kinds.BOARD: bit_set(Phase.BOARD),
        kinds.MOVE: bit_set(Phase.MOVE),
        kinds.MAKE: bit_set(Phase.MAKE),
        kinds.RAISE: bit_set(Phase.RAISE),
        kinds.SPEND: bit_set(Phase.SPEND),
        kinds.REDUCE: bit_set(Phase.REDUCE),
        kinds.RELEASE: bit_set(Phase.RELEASE),
        kinds.DONE: bit_set(Phase.TRAIN, Phase.BOARD, Phase.MOVE, Phase.MAKE, Phase.RAISE, Phase.REDUCE),
        kinds.STARTER: bit_set(Phase.START),
        kinds.FLIP: bit_set(Phase.FLIP),
        kinds.DEAL: bit_set(Phase.DEAL),
        kinds.DRAW: bit_set(Phase.DRAW),
        kinds.ROLL: bit_set(Phase.ROLL, Phase.ARCHIE_ROLL),
        kinds.MARKET: bit_set(Phase.MARKET),
    }
)
"""The phases each kind of action belongs to."""


@kernel
def check(cards: Cards, s: State, action: int, why: Why) -> int:
    """Whether an action or outcome is allowed now: first its moment, then its own rule."""
    code = why_not_now(s, KIND[action], why)
    return code if code != 0 else why_not(cards, s, KIND[action], CHOICE[action], why)


@kernel
def why_not_now(s: State, kind: int, why: Why) -> int:
    """E2.2: every action has its moment."""
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
    if kind == kinds.BUILD:
        return why_not_build(cards, s, s.seat, choice, why)
    if kind == kinds.REROLL:
        return why_not_reroll(cards, s, s.seat, choice + 1, why)
    if kind == kinds.TAKE:
        return why_not_take(cards, s, s.seat, choice, why)
    if kind == kinds.PAY:
        return why_not_pay(s, s.seat, choice, why)
    if kind == kinds.ICON:
        return why_not_claim(cards, s, choice, why)
    if kind == kinds.EXCHANGE:
        return why_not_exchange(s, s.seat, choice, why)
    if kind == kinds.TRAIN:
        return why_not_train(cards, s, s.seat, choice, why)
    if kind == kinds.BOARD:
        return why_not_board(cards, s, s.seat, choice, why)
    if kind == kinds.MOVE:
        return why_not_move(s, s.seat, choice, why)
    if kind == kinds.MAKE:
        return why_not_make(cards, s, s.seat, choice, why)
    if kind == kinds.RAISE:
        return why_not_raise(cards, s, s.seat, choice, why)
    if kind == kinds.SPEND:
        return why_not_spend(cards, s, s.seat, s.building, choice, why)
    if kind == kinds.RELEASE:
        return why_not_release(s, s.seat, choice, why)
    if kind == kinds.DONE:
        return why_not_stop(s, why)
    return why_not_outcome(s, kind, choice, why)


@kernel
def why_not_claim(cards: Cards, s: State, spot: int, why: Why) -> int:
    """E4.2, E7.4: the rules for people, or Archie's table."""
    if is_archie(s, s.seat):
        if spot != archie_spot(cards, s):
            return refuse(why, No.ARCHIE_CHOOSES, spot, 0, 0, 0)
        return 0
    return why_not_icon(cards, s, s.seat, spot, why)


@kernel
def why_not_release(s: State, seat: int, card: int, why: Why) -> int:
    """E5.2: a train of the other that carries a cube of yours."""
    if s.works[card].owner != 1 - seat or s.works[card].riders == 0:
        return refuse(why, No.NO_RIDER, card, 0, 0, 1)
    return 0


@kernel
def why_not_outcome(s: State, kind: int, choice: int, why: Why) -> int:
    """E1.2, E4.3: cards are turned, dealt and drawn once; dice fall on any face."""
    if kind == kinds.FLIP and s.works[choice].side == 1:
        return refuse(why, No.FLIPPED, choice, 0, 0, 0)
    if kind == kinds.DEAL and is_dealt(s, choice):
        return refuse(why, No.DEALT, choice, 0, 0, 0)
    if kind == kinds.DRAW and s.deck[choice] != At.DECK:
        return refuse(why, No.CARD_NOT_IN_DECK, choice, 0, 0, 0)
    return 0
