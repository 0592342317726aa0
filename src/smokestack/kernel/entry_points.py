"""The entry points from Python into compiled rules: arrays of records in, plain numbers out.

A record handed over alone costs ten times a one-element array, so these take arrays and an index.
"""

from smokestack.kernel import verbs
from smokestack.kernel.compile import kernel
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import C, O, S
from smokestack.kernel.why import Why


@kernel
def start_at(cards: list[C], options: list[O], ss: list[S], i: int) -> None:
    verbs.start(cards[0], options[0], ss[i])


@kernel
def to_move_at(ss: list[S], i: int) -> int:
    return verbs.to_move(ss[i])


@kernel
def seats_at(ss: list[S], i: int) -> int:
    return verbs.seats(ss[i])


@kernel
def legal_at(cards: list[C], ss: list[S], i: int, out: Ints) -> int:
    return verbs.legal(cards[0], ss[i], out)


@kernel
def check_at(cards: list[C], ss: list[S], i: int, action: int, why: list[Why]) -> int:
    return verbs.check(cards[0], ss[i], action, why[0])


@kernel
def act_at(cards: list[C], ss: list[S], i: int, action: int) -> None:
    verbs.act(cards[0], ss[i], action)


@kernel
def outcomes_at(cards: list[C], ss: list[S], i: int, out: Ints, weights: Ints) -> int:
    return verbs.outcomes(cards[0], ss[i], out, weights)


@kernel
def scores_at(cards: list[C], ss: list[S], i: int, out: Ints) -> int:
    return verbs.scores(cards[0], ss[i], out)


@kernel
def ranks_at(cards: list[C], ss: list[S], i: int, out: Ints) -> int:
    return verbs.ranks(cards[0], ss[i], out)


@kernel
def end_reason_at(ss: list[S], i: int) -> int:
    return verbs.end_reason(ss[i])
