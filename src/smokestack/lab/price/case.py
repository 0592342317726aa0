"""One game played several ways from one moment on, with the same luck: as kernels, for bots that do not search.

The game is played freely to its end, and a moment is kept at which the thing was on offer to the seat. From there it
is played on with the thing forbidden, with it taken as soon as it can be paid for, and with it given. For a turn it is
played on without it.
"""

from typing import Annotated

from smokestack.bots.policy import next_action
from smokestack.bots.simulate import copy_row, seated
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, copy_into, scratch, zeros
from smokestack.kernel.record import Ints, Record, i32, i64, u8
from smokestack.kernel.verbs import OVER, C, O, S
from smokestack.lab.pairing import LANES, turn_to
from smokestack.lab.price.interventions import give, may_skip, skip
from smokestack.lab.price.luck import MOMENT_LANE, next_luck
from smokestack.lab.price.policy import NONE, best_of, first_allowed, first_offered, holds, next_without

FREE = 0
"""The seat does as it likes."""
FORBIDDEN = 1
"""It never takes the thing; or its turn is skipped."""
FORCED = 2
"""It takes the thing as soon as the rules allow, at its price."""
GIVEN = 3
"""It has the thing at once and for nothing, and still has its turn."""
WAYS = 4

PRESENT, MOMENT, HIDDEN = range(3)
"""The positions a case is played with: as it stands, as it stood at the moment, and as it looks with things hidden."""


class CasePlan(Record):
    """What all games of a price share."""

    seed: i64
    keep_seats: u8
    turn: u8
    """Whether it is a turn that is priced, not a thing."""
    at_first: u8
    """Whether the first moment is kept, not any of them."""
    hides: u8
    """Whether a bot plans in another way when a thing is forbidden to it."""


class Case(Record):
    """What became of one seat of one game."""

    number: i64
    """The game's number in its run."""
    seat: i32
    found: i32
    """At how many moments the thing was on offer to the seat."""
    payable: i32
    """Whether it could take it by the rules, from the kept moment on."""
    taken: i32
    """Whether it took it by itself, from the kept moment on."""
    moment: i32
    """The decisions before the kept moment."""
    decisions: i32
    """Those of the whole game, played freely."""
    played: Annotated[list[int], u8, WAYS]
    """Which ways it could be played."""
    ahead: Annotated[list[int], i64, WAYS]
    """The seat's score times the number of the others, minus their scores."""
    winners: Annotated[list[int], i32, WAYS]
    """With how many it shares the win, itself included; 0 for no win."""


@kernel
def play_cases(
    cards: list[C],
    options: list[O],
    ss: list[S],
    plan: list[CasePlan],
    policies: Ints,
    kinds: Ints,
    targets: Ints,
    cases: list[Case],
) -> None:
    """Each case by its number and seat; `targets` are the actions that take the thing."""
    buffer, weights = zeros(verbs.action_count(ss[0])), zeros(verbs.action_count(ss[0]))
    lanes, kept = zeros(LANES), zeros(LANES)
    for i in range(len(cases)):
        clear(ss[PRESENT])
        for lane in range(LANES):
            lanes[lane] = 0
        verbs.start(cards[0], options[0], ss[PRESENT])
        play_freely(cards[0], ss, plan[0], policies, kinds, targets, lanes, kept, buffer, weights, cases[i])
        note_result(cards[0], ss[PRESENT], FREE, buffer, cases[i])
        for way in range(FORBIDDEN, WAYS):
            if goes_as_freely(plan[0], way, cases[i]):
                note_same(way, cases[i])
                continue
            if not can_go(way, cases[i]):
                continue
            copy_into(ss[PRESENT], ss[MOMENT])
            copy_row(kept, lanes, 0, LANES)
            if intervene(cards[0], ss[PRESENT], plan[0], way, targets) and play_on(
                cards[0], ss, plan[0], policies, kinds, targets, lanes, way, buffer, weights, cases[i]
            ):
                note_result(cards[0], ss[PRESENT], way, buffer, cases[i])


@kernel
def can_go(way: int, case: Case) -> bool:
    """Whether there is anything to play: a moment, and for who is forced a way to pay."""
    return case.found > 0 and (way != FORCED or case.payable == 1)


@kernel
def goes_as_freely(plan: CasePlan, way: int, case: Case) -> bool:
    """What a seat leaves by itself need not be forbidden: the game is the same."""
    return way == FORBIDDEN and case.found > 0 and case.taken == 0 and plan.turn == 0 and plan.hides == 0


@kernel
def note_same(way: int, case: Case) -> None:
    """As it went freely."""
    case.played[way] = 1
    case.ahead[way] = case.ahead[FREE]
    case.winners[way] = case.winners[FREE]


@kernel
def play_freely(
    cards: C,
    ss: list[S],
    plan: CasePlan,
    policies: Ints,
    kinds: Ints,
    targets: Ints,
    lanes: Ints,
    kept: Ints,
    buffer: Ints,
    weights: Ints,
    case: Case,
) -> None:
    """To the end, with one moment kept at which the thing was on offer, and the luck used up by then."""
    stream, whim = scratch(Stream), scratch(Stream)
    turn_to(whim, plan.seed, case.number, MOMENT_LANE, 0)
    mover = verbs.to_move(ss[PRESENT])
    while mover != OVER:
        if mover == case.seat and is_moment(cards, ss[PRESENT], plan, targets):
            case.found += 1
            if case.found == 1 or (plan.at_first == 0 and below(whim, case.found) == 0):
                copy_into(ss[MOMENT], ss[PRESENT])
                copy_row(lanes, kept, 0, LANES)
                case.moment = case.decisions
                case.payable = 0
                case.taken = 0
        if mover == case.seat and first_allowed(cards, ss[PRESENT], targets) != NONE:
            case.payable = 1
        next_luck(cards, ss[PRESENT], stream, plan.seed, case.number, kinds, lanes, buffer, weights)
        policy = policy_of(ss[PRESENT], plan, policies, case.number, mover)
        action = next_action(cards, ss[PRESENT], policy, stream, buffer, weights)
        if mover >= 0:
            case.decisions += 1
        if mover == case.seat and holds(targets, action):
            case.taken = 1
        verbs.act(cards, ss[PRESENT], action)
        mover = verbs.to_move(ss[PRESENT])


@kernel
def policy_of(s: S, plan: CasePlan, policies: Ints, number: int, mover: int) -> int:
    return seated(policies, mover, 0 if plan.keep_seats else number, verbs.seats(s))


@kernel
def is_moment(cards: C, s: S, plan: CasePlan, targets: Ints) -> bool:
    """Whether the thing is on offer to the seat to move, or a turn it could skip lies ahead."""
    if plan.turn:
        return may_skip(cards, s)
    return first_offered(cards, s, targets) != NONE


@kernel
def intervene(cards: C, s: S, plan: CasePlan, way: int, targets: Ints) -> bool:
    """What is done to the seat to move at the moment itself; False where that cannot be."""
    if plan.turn:
        if way == FORBIDDEN:
            skip(cards, s)
        return way == FORBIDDEN
    return give(cards, s, first_offered(cards, s, targets)) if way == GIVEN else True


@kernel
def play_on(
    cards: C,
    ss: list[S],
    plan: CasePlan,
    policies: Ints,
    kinds: Ints,
    targets: Ints,
    lanes: Ints,
    way: int,
    buffer: Ints,
    weights: Ints,
    case: Case,
) -> bool:
    """To the end, what is forbidden never taken, what is forced taken once; False where it never could be."""
    stream = scratch(Stream)
    forcing = way == FORCED
    mover = verbs.to_move(ss[PRESENT])
    while mover != OVER:
        next_luck(cards, ss[PRESENT], stream, plan.seed, case.number, kinds, lanes, buffer, weights)
        policy = policy_of(ss[PRESENT], plan, policies, case.number, mover)
        forced = best_of(cards, ss[PRESENT], targets, buffer, weights) if forcing and mover == case.seat else NONE
        if forced != NONE:
            action = forced
            forcing = False
        elif way == FORBIDDEN and mover == case.seat and plan.turn == 0:
            action = next_without(cards, ss[PRESENT], ss[HIDDEN], policy, stream, targets, buffer, weights)
        else:
            action = next_action(cards, ss[PRESENT], policy, stream, buffer, weights)
        verbs.act(cards, ss[PRESENT], action)
        mover = verbs.to_move(ss[PRESENT])
    return not forcing


@kernel
def note_result(cards: C, s: S, way: int, buffer: Ints, case: Case) -> None:
    """How far the seat came, against the others."""
    case.played[way] = 1
    seats = verbs.scores(cards, s, buffer)
    others = 0
    for seat in range(seats):
        others += buffer[seat] if seat != case.seat else 0
    case.ahead[way] = buffer[case.seat] * max(seats - 1, 1) - others
    verbs.ranks(cards, s, buffer)
    winners = 0
    for seat in range(seats):
        winners += 1 if buffer[seat] == 0 else 0
    case.winners[way] = winners if buffer[case.seat] == 0 else 0
