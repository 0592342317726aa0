"""Whole games with everything the lab wants to know of them, in one kernel.

Game i of a run is the very game `bots.simulate` plays: the same stream, the same seats. Besides the result it keeps
the log, how each seat stood over the rounds, what was legal in the games that are counted, and the game's own
counts. A log that is longer than what is kept of it is played to its end all the same, so that the caller learns its
length.
"""

from typing import Annotated

from smokestack.bots.policy import next_action
from smokestack.bots.simulate import copy_row, seated
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, copy_into, scratch, zeros
from smokestack.kernel.record import Ints, Record, i8, i16, i32, i64, u8
from smokestack.kernel.verbs import CHANCE, MOST_SEATS, OVER, C, O, S
from smokestack.lab.pairing import LANES, change_lane
from smokestack.lab.tables import POINTS, TIE
from smokestack.lab.watch import measure, standing, watch

UNCOUNTED = -1
TALLIES = 4
"""For each action, of seats that did not win and of seats that won: seat-games in which it was ever legal, and ever
taken; decisions in which it was legal, and taken."""


class RecordingPlan(Record):
    """What all games of a recording share."""

    seed: i64
    first: i64
    """The number of the recording's first game."""
    count_every: i64
    """Availability is counted in games with a number that this divides."""
    most_steps: i64
    """Steps kept of each game."""
    counts: i64
    """Numbers in a game's row of counts."""
    keep_seats: u8
    scripted: u8
    """Whether the games were played already: then the steps hold their actions."""
    paired: u8
    """Whether each draw has luck of its own, the same in another edition."""


class RecordedStep(Record):
    """One action or outcome."""

    action: i32
    available: i32
    """Decisions of this seat in this game in which the action was legal, or UNCOUNTED."""
    legal: i16
    """How many actions were legal, or UNCOUNTED."""
    seat: i8


class Result(Record):
    """What a game came to."""

    steps: i32
    decisions: i32
    rounds: i32
    reason: i32
    leader_half: i32
    scores: Annotated[list[int], i32, MOST_SEATS]
    ranks: Annotated[list[int], i32, MOST_SEATS]
    line: Annotated[list[list[int]], i32, MOST_SEATS, POINTS]


@kernel
def record_games(
    cards: list[C],
    options: list[O],
    ss: list[S],
    plan: list[RecordingPlan],
    policies: Ints,
    kinds: Ints,
    first: int,
    last: int,
    results: list[Result],
    steps: list[RecordedStep],
    counts: Ints,
    tallies: Ints,
) -> None:
    """Games first to last - 1 of the recording; ss holds the position and the one before it, the tallies add up."""
    stream = scratch(Stream)
    actions = verbs.action_count(ss[0])
    buffer, weights = zeros(actions), zeros(actions)
    available, taken = zeros(MOST_SEATS * actions), zeros(MOST_SEATS * actions)
    marks, row = zeros(MOST_SEATS * POINTS), zeros(plan[0].counts)
    for i in range(first, last):
        start = i * plan[0].most_steps
        seed_stream(stream, plan[0].seed, plan[0].first + i)
        clear(ss[0])
        clear(results[i])
        wipe(row)
        wipe(available)
        wipe(taken)
        verbs.start(cards[0], options[0], ss[0])
        marks = play_game(
            cards[0],
            ss,
            plan[0],
            policies,
            kinds,
            plan[0].first + i,
            stream,
            buffer,
            weights,
            results[i],
            steps,
            start,
            available,
            taken,
            marks,
            row,
        )
        note_result(cards[0], ss[0], marks, buffer, results[i])
        measure(cards[0], ss[0], row)
        copy_row(row, counts, i * plan[0].counts, plan[0].counts)
        if is_counted(plan[0], plan[0].first + i) and results[i].steps <= plan[0].most_steps:
            note_available(steps, start, results[i].steps, actions, available)
            for seat in range(verbs.seats(ss[0])):
                tally_seat(seat * actions, actions, results[i].ranks[seat] == 0, available, taken, tallies)


@kernel
def play_game(
    cards: C,
    ss: list[S],
    plan: RecordingPlan,
    policies: Ints,
    kinds: Ints,
    number: int,
    stream: Stream,
    buffer: Ints,
    weights: Ints,
    result: Result,
    steps: list[RecordedStep],
    start: int,
    available: Ints,
    taken: Ints,
    marks: Ints,
    row: Ints,
) -> Ints:
    """One game from its start in ss[0]; the marks hold how seats stand at the start of each round and at the end."""
    counted, lanes = is_counted(plan, number), zeros(LANES)
    seats, actions = verbs.seats(ss[0]), verbs.action_count(ss[0])
    mover = verbs.to_move(ss[0])
    while mover != OVER:
        if result.rounds < verbs.rounds(ss[0]):
            marks = mark_standing(cards, ss[0], result.rounds, buffer, marks)
            result.rounds += 1
        legal = UNCOUNTED
        if counted and mover != CHANCE:
            legal = verbs.legal(cards, ss[0], buffer)
            count_each(buffer, legal, mover * actions, available)
        policy = seated(policies, mover, 0 if plan.keep_seats else number, seats)
        if plan.paired:
            change_lane(cards, ss[0], stream, plan.seed, number, kinds, lanes, buffer, weights)
        if plan.scripted:
            action = steps[start + result.steps].action
        else:
            action = next_action(cards, ss[0], policy, stream, buffer, weights)
        if result.steps < plan.most_steps:
            note_step(steps[start + result.steps], mover, action, legal)
        result.steps += 1
        if mover != CHANCE:
            result.decisions += 1
            taken[mover * actions + action] += 1
        copy_into(ss[1], ss[0])
        verbs.act(cards, ss[0], action)
        watch(cards, ss[1], action, ss[0], row)
        mover = verbs.to_move(ss[0])
    return mark_standing(cards, ss[0], result.rounds, buffer, marks)


@kernel
def is_counted(plan: RecordingPlan, number: int) -> bool:
    return number % plan.count_every == 0


@kernel
def wipe(row: Ints) -> None:
    for k in range(len(row)):
        row[k] = 0


@kernel
def doubled(row: Ints) -> Ints:
    """The same numbers in a list twice as long."""
    wider = zeros(2 * len(row))
    copy_row(row, wider, 0, len(row))
    return wider


@kernel
def count_each(found: Ints, n: int, start: int, counts: Ints) -> None:
    for k in range(n):
        counts[start + found[k]] += 1


@kernel
def mark_standing(cards: C, s: S, mark: int, buffer: Ints, marks: Ints) -> Ints:
    """How each seat stands now, in marks that grow with the game."""
    seats = standing(cards, s, buffer)
    if (mark + 1) * seats > len(marks):
        marks = doubled(marks)
    copy_row(buffer, marks, mark * seats, seats)
    return marks


@kernel
def note_step(step: RecordedStep, mover: int, action: int, legal: int) -> None:
    step.seat = mover
    step.action = action
    step.legal = legal
    step.available = UNCOUNTED


@kernel
def note_available(steps: list[RecordedStep], start: int, n: int, actions: int, available: Ints) -> None:
    """Known only at the end: how often each action that was taken had been legal."""
    for k in range(start, start + n):
        if steps[k].seat != CHANCE:
            steps[k].available = available[steps[k].seat * actions + steps[k].action]


@kernel
def note_result(cards: C, s: S, marks: Ints, buffer: Ints, result: Result) -> None:
    """Scores and ranks, and from the marks of all rounds the lines of how seats stood and who led at half time."""
    seats = verbs.scores(cards, s, buffer)
    for seat in range(seats):
        result.scores[seat] = buffer[seat]
        for point in range(POINTS):
            mark = (2 * point * result.rounds + POINTS - 1) // (2 * (POINTS - 1))
            result.line[seat][point] = marks[mark * seats + seat]
    verbs.ranks(cards, s, buffer)
    for seat in range(seats):
        result.ranks[seat] = buffer[seat]
    result.reason = verbs.end_reason(s)
    result.leader_half = sole_leader(marks, result.rounds // 2 * seats, seats)


@kernel
def sole_leader(marks: Ints, start: int, seats: int) -> int:
    """The seat that stands highest at a mark, or TIE."""
    best = 0
    leader = TIE
    for seat in range(seats):
        if seat == 0 or marks[start + seat] > best:
            best = marks[start + seat]
            leader = seat
        elif marks[start + seat] == best:
            leader = TIE
    return leader


@kernel
def tally_seat(start: int, actions: int, won: bool, available: Ints, taken: Ints, tallies: Ints) -> None:
    """Add one seat of one game to the tallies of those that won, or did not."""
    side = TALLIES * actions if won else 0
    for action in range(actions):
        if available[start + action] > 0:
            tallies[side + action] += 1
            tallies[side + 2 * actions + action] += available[start + action]
        if taken[start + action] > 0:
            tallies[side + actions + action] += 1
            tallies[side + 3 * actions + action] += taken[start + action]
