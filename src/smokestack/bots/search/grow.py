"""Growing the tree: down by what is promising and little tried, on to a judgement, and back up."""

from math import log, sqrt

from smokestack.bots.learned.network import HEAD, is_learned
from smokestack.bots.policy import next_action, stride
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.ahead import ENDLESS, appraise, best_looking, knows, rounds_to_come, weigh
from smokestack.bots.search.node import NONE, ONE_CHOICE, ROOT, Growth, Manner, Node
from smokestack.bots.search.value import WIN, judge
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.game import MOST_SEATS
from smokestack.kernel.language import clear, copy_into, scratch, zeros
from smokestack.kernel.record import Ints, Record, i64
from smokestack.kernel.refusal import Why
from smokestack.kernel.verbs import CHANCE, OVER, C, S

PERCENT = 100


class Luck(Record):
    """What a try meets: the same chance and whims in each round for the k-th try of every choice at the root, so that
    choices are compared under the same luck, however differently the rounds before went."""

    seed: i64
    number: i64
    round_: i64
    chance: Stream
    whims: Stream


@kernel
def ponder(
    cards: list[C],
    ss: list[S],
    nodes: list[Node],
    growth: list[Growth],
    manner: list[Manner],
    streams: list[Stream],
    insight: Ints,
    tries: int,
) -> int:
    """Try so often, and say what looks best by now; ss[0] is the present, ss[1] is room to play in. The one door for
    all bots: without a search they answer at once."""
    room = zeros(verbs.action_count(ss[0]))
    merit = zeros(verbs.action_count(ss[0]))
    if manner[0].policy < SEARCH:
        return next_action(cards[0], ss[0], manner[0].policy, streams[0], room, merit)
    if not knows(cards[0], ss[0]):
        insight = zeros(HEAD)
    if nodes[ROOT].settled == 0:
        consider(cards[0], ss[0], nodes, growth[0], manner[0], insight, ROOT, room, merit)
        nodes[ROOT].settled = 1
    if growth[0].used == ONE_CHOICE:
        return nodes[nodes[ROOT].child].action
    path = zeros(manner[0].depth + 1)
    worth = zeros(MOST_SEATS)
    for _ in range(tries):
        copy_into(ss[1], ss[0])
        attempt(cards[0], ss[1], nodes, growth[0], manner[0], insight, path, room, merit, worth)
    return settle(nodes, manner[0], verbs.to_move(ss[0]))


@kernel
def plant(nodes: list[Node], growth: list[Growth], seed: int) -> None:
    """A tree that is nothing but its root."""
    for k in range(growth[0].used):
        clear(nodes[k])
    nodes[ROOT].child = NONE
    nodes[ROOT].sibling = NONE
    growth[0].used = 1
    growth[0].seed = seed


@kernel
def attempt(
    cards: C,
    s: S,
    nodes: list[Node],
    growth: Growth,
    manner: Manner,
    insight: Ints,
    path: Ints,
    room: Ints,
    merit: Ints,
    worth: Ints,
) -> None:
    """One way down, on to the end or the horizon, and back up."""
    luck = scratch(Luck)
    luck.seed = growth.seed
    thinker = verbs.to_move(s)
    until = last_round_of_try(cards, s, manner)
    path[0] = ROOT
    length = 1
    node = ROOT
    settled = 1
    chosen = False
    while length <= manner.depth:
        mover = verbs.to_move(s)
        while mover == CHANCE and verbs.rounds(s) < until:
            let_chance(cards, s, luck, room, merit)
            settled = 0
            mover = verbs.to_move(s)
        if mover == OVER or verbs.rounds(s) >= until or (chosen and nodes[node].visits == 0):
            break
        if nodes[node].settled == 0:
            consider(cards, s, nodes, growth, manner, insight, node, room, merit)
            nodes[node].settled = settled
        child = promising(cards, s, nodes, manner, node, mover, settled)
        if child == NONE:
            break
        if node == ROOT:
            luck.number = nodes[child].visits
            turn_to(luck, verbs.rounds(s))
        verbs.act(cards, s, nodes[child].action)
        # What is no choice is passed through, so that every try reaches a real one.
        chosen = child != nodes[node].child or nodes[child].sibling != NONE
        node = child
        path[length] = node
        length += 1
    play_on(cards, s, manner, insight, luck, thinker, until, room, merit)
    seats = judge(cards, s, manner.margin, manner.by_rank, insight, room, worth)
    for k in range(length):
        nodes[path[k]].visits += 1
        for seat in range(seats):
            nodes[path[k]].totals[seat] += worth[seat]


@kernel
def last_round_of_try(cards: C, s: S, manner: Manner) -> int:
    """The round whose beginning ends a try; ENDLESS for only the end of the game."""
    if manner.horizon == 0 or rounds_to_come(cards, s) <= manner.finale:
        return ENDLESS
    return verbs.rounds(s) + manner.horizon


@kernel
def turn_to(luck: Luck, number: int) -> None:
    """The luck of a round."""
    luck.round_ = number
    seed_stream(luck.chance, luck.seed, (luck.number * ENDLESS + number) * 2)
    seed_stream(luck.whims, luck.seed, (luck.number * ENDLESS + number) * 2 + 1)


@kernel
def let_chance(cards: C, s: S, luck: Luck, room: Ints, weights: Ints) -> None:
    """What chance brings, by its weights."""
    if luck.round_ != verbs.rounds(s):
        turn_to(luck, verbs.rounds(s))
    n = verbs.outcomes(cards, s, room, weights)
    verbs.act(cards, s, room[draw(luck.chance, weights, n)])


@kernel
def play_on(
    cards: C,
    s: S,
    manner: Manner,
    insight: Ints,
    luck: Luck,
    thinker: int,
    until: int,
    room: Ints,
    weights: Ints,
) -> None:
    """To the end, or until a round begins: who thinks goes by what was learned, the others are greedy."""
    mover = verbs.to_move(s)
    while mover != OVER and verbs.rounds(s) < until:
        if mover == CHANCE:
            let_chance(cards, s, luck, room, weights)
        elif manner.policy == SEARCH and mover == thinker and is_learned(insight):
            verbs.act(cards, s, best_looking(cards, s, insight, room, weights))
        elif manner.policy == SEARCH:
            stride(cards, s, luck.whims, room)
        else:
            verbs.act(cards, s, verbs.wander(cards, s, room, verbs.legal(cards, s, room), luck.whims))
        mover = verbs.to_move(s)


@kernel
def consider(
    cards: C,
    s: S,
    nodes: list[Node],
    growth: Growth,
    manner: Manner,
    insight: Ints,
    node: int,
    room: Ints,
    merit: Ints,
) -> None:
    """Add what may be done here to the tree, the best-looking choices only."""
    if manner.policy == SEARCH:
        learned = is_learned(insight)
        n = appraise(cards, s, insight, room, merit) if learned else weigh(cards, s, room, merit)
        sort_by_merit(room, merit, n)
        n = min(n, manner.width)
    else:
        n = verbs.legal(cards, s, room)
        for k in range(n):
            merit[k] = 0
    whole = 0
    for k in range(n):
        whole += weight_of(merit[0] - merit[k], manner.doubt)
    for k in range(n):
        child = child_with(nodes, growth, node, room[k])
        if child == NONE:
            return
        nodes[child].prior = WIN * weight_of(merit[0] - merit[k], manner.doubt) // whole
        nodes[child].behind = merit[0] - merit[k]


@kernel
def weight_of(behind: int, doubt: int) -> int:
    """The less, the worse a choice looks."""
    return WIN * doubt // (doubt + behind)


@kernel
def sort_by_merit(room: Ints, merit: Ints, n: int) -> None:
    """Best first; equals stay as they are."""
    for k in range(1, n):
        action, worth = room[k], merit[k]
        place = k
        while place > 0 and merit[place - 1] < worth:
            room[place], merit[place] = room[place - 1], merit[place - 1]
            place -= 1
        room[place], merit[place] = action, worth


@kernel
def child_with(nodes: list[Node], growth: Growth, node: int, action: int) -> int:
    """The branch of an action, a new one if need be; NONE when the tree is full."""
    last = NONE
    child = nodes[node].child
    while child != NONE:
        if nodes[child].action == action:
            return child
        last = child
        child = nodes[child].sibling
    if growth.used == len(nodes):
        return NONE
    child = growth.used
    growth.used += 1
    nodes[child].action = action
    nodes[child].child = NONE
    nodes[child].sibling = NONE
    if last == NONE:
        nodes[node].child = child
    else:
        nodes[last].sibling = child
    return child


@kernel
def promising(cards: C, s: S, nodes: list[Node], manner: Manner, node: int, mover: int, settled: int) -> int:
    """The branch to try next: good so far, or looked good and little tried; after chance only what is allowed now."""
    why = scratch(Why)
    best = NONE
    most = 0.0
    child = nodes[node].child
    while child != NONE:
        if settled or verbs.check(cards, s, nodes[child].action, why) == 0:
            hope = hope_of(nodes, manner, node, child, mover)
            if best == NONE or hope > most:
                best = child
                most = hope
        child = nodes[child].sibling
    return best


@kernel
def hope_of(nodes: list[Node], manner: Manner, node: int, child: int, mover: int) -> float:
    """What a branch may bring the mover, and more the less it was tried."""
    tried = nodes[child].visits
    if manner.policy == SEARCH:
        spur = manner.curiosity * nodes[child].prior * sqrt(nodes[node].visits + 1) / (PERCENT * (1 + tried))
        return belief(nodes, manner, node, child, mover) + spur
    if tried == 0:
        return 1e9
    return mean(nodes, child, mover) + manner.curiosity * WIN * sqrt(log(nodes[node].visits) / tried) / PERCENT


@kernel
def belief(nodes: list[Node], manner: Manner, node: int, child: int, mover: int) -> float:
    """What its tries came to, and the first look at it, which counts for a few tries more."""
    looked = mean(nodes, node, mover) - WIN * nodes[child].behind / (2 * PERCENT * manner.margin)
    tried = nodes[child].visits
    return (nodes[child].totals[mover] + manner.faith * looked) / max(tried + manner.faith, 1)


@kernel
def mean(nodes: list[Node], node: int, seat: int) -> float:
    """What the visits of a node came to for a seat."""
    return nodes[node].totals[seat] / max(nodes[node].visits, 1)


@kernel
def settle(nodes: list[Node], manner: Manner, seat: int) -> int:
    """The choice to believe in, of those that were tried about as often as any."""
    most = 0
    child = nodes[ROOT].child
    while child != NONE:
        most = max(most, nodes[child].visits)
        child = nodes[child].sibling
    best = NONE
    child = nodes[ROOT].child
    while child != NONE:
        if 2 * nodes[child].visits >= most and (
            best == NONE or belief(nodes, manner, ROOT, child, seat) > belief(nodes, manner, ROOT, best, seat)
        ):
            best = child
        child = nodes[child].sibling
    return nodes[best].action
