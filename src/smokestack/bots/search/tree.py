"""Growing the tree: down by what is promising and little tried, on to a judgement, and back up."""

from math import log, sqrt

from smokestack.bots.learned.table.network import HEAD, is_learned
from smokestack.bots.learned.table.sight import carry_out
from smokestack.bots.policy import next_action, stride
from smokestack.bots.roster import SEARCH
from smokestack.bots.search.ahead import ENDLESS, appraise, best_looking, knows, rounds_to_come, weigh
from smokestack.bots.search.node import NONE, ONE_CHOICE, ROOT, Growth, Node, SearchParams
from smokestack.bots.search.value import WIN, judge
from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, below, draw, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, copy_into, scratch, zeros
from smokestack.kernel.record import Ints, Record, i64
from smokestack.kernel.verbs import CHANCE, MOST_SEATS, OVER, C, S
from smokestack.kernel.why import Why

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
def search(
    cards: list[C],
    ss: list[S],
    nodes: list[Node],
    growth: list[Growth],
    params: list[SearchParams],
    streams: list[Stream],
    weights: Ints,
    tries: int,
) -> int:
    """Try so often, and say what looks best by now; ss[0] is the present, tries are played in ss[1]. The one entry
    point for all bots: without a search they answer at once."""
    buffer = zeros(verbs.action_count(ss[0]))
    merit = zeros(verbs.action_count(ss[0]))
    if params[0].policy < SEARCH:
        return next_action(cards[0], ss[0], params[0].policy, streams[0], buffer, merit)
    if not knows(cards[0], ss[0]):
        weights = zeros(HEAD)
    if nodes[ROOT].settled == 0:
        consider(cards[0], ss[0], nodes, growth[0], params[0], weights, ROOT, buffer, merit)
        nodes[ROOT].settled = 1
    if growth[0].used == ONE_CHOICE:
        return nodes[nodes[ROOT].child].action
    path = zeros(params[0].depth + 1)
    worth = zeros(MOST_SEATS)
    for _ in range(tries):
        copy_into(ss[1], ss[0])
        attempt(cards[0], ss[1], nodes, growth[0], params[0], weights, path, buffer, merit, worth)
    return settle(nodes, params[0], verbs.to_move(ss[0]))


@kernel
def start_tree(nodes: list[Node], growth: list[Growth], seed: int) -> None:
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
    params: SearchParams,
    weights: Ints,
    path: Ints,
    buffer: Ints,
    merit: Ints,
    worth: Ints,
) -> None:
    """One way down, on to the end or the horizon, and back up."""
    luck = scratch(Luck)
    luck.seed = growth.seed
    root_seat = verbs.to_move(s)
    until = last_round_of_try(cards, s, params)
    path[0] = ROOT
    length = 1
    node = ROOT
    settled = 1
    chosen = False
    while length <= params.depth:
        mover = verbs.to_move(s)
        while mover == CHANCE and verbs.rounds(s) < until:
            let_chance(cards, s, luck, buffer, merit)
            settled = 0
            mover = verbs.to_move(s)
        if mover == OVER or verbs.rounds(s) >= until or (chosen and nodes[node].visits == 0):
            break
        if nodes[node].settled == 0:
            consider(cards, s, nodes, growth, params, weights, node, buffer, merit)
            nodes[node].settled = settled
        child = promising(cards, s, nodes, params, node, mover, settled)
        if child == NONE:
            break
        if node == ROOT:
            luck.number = nodes[child].visits
            turn_to(luck, verbs.rounds(s))
        if length == params.depth:
            carry_out(cards, s, nodes[child].action, buffer)
        else:
            verbs.act(cards, s, nodes[child].action)
        # What is no choice is passed through, so that every try reaches a real one.
        chosen = child != nodes[node].child or nodes[child].sibling != NONE
        node = child
        path[length] = node
        length += 1
    play_on(cards, s, params, weights, luck, root_seat, until, buffer, merit)
    seats = judge(cards, s, params.margin, params.by_rank, weights, buffer, worth)
    for k in range(length):
        nodes[path[k]].visits += 1
        for seat in range(seats):
            nodes[path[k]].totals[seat] += worth[seat]


@kernel
def last_round_of_try(cards: C, s: S, params: SearchParams) -> int:
    """The round whose beginning ends a try; ENDLESS for only the end of the game."""
    if params.horizon == 0 or rounds_to_come(cards, s) <= params.endgame_rounds:
        return ENDLESS
    return verbs.rounds(s) + params.horizon


@kernel
def turn_to(luck: Luck, number: int) -> None:
    """The luck of a round."""
    luck.round_ = number
    seed_stream(luck.chance, luck.seed, (luck.number * ENDLESS + number) * 2)
    seed_stream(luck.whims, luck.seed, (luck.number * ENDLESS + number) * 2 + 1)


@kernel
def let_chance(cards: C, s: S, luck: Luck, buffer: Ints, odds: Ints) -> None:
    """What chance brings, by its odds."""
    if luck.round_ != verbs.rounds(s):
        turn_to(luck, verbs.rounds(s))
    n = verbs.outcomes(cards, s, buffer, odds)
    verbs.act(cards, s, buffer[draw(luck.chance, odds, n)])


@kernel
def play_on(
    cards: C,
    s: S,
    params: SearchParams,
    weights: Ints,
    luck: Luck,
    root_seat: int,
    until: int,
    buffer: Ints,
    merit: Ints,
) -> None:
    """To the end, or until a round begins. The seat at the root goes by what was learned, the others in some tries; in
    the rest they are greedy, so that no blindness of what was learned is relied on."""
    alike = is_learned(weights) and below(luck.whims, PERCENT) < params.alike
    mover = verbs.to_move(s)
    while mover != OVER and verbs.rounds(s) < until:
        if mover == CHANCE:
            let_chance(cards, s, luck, buffer, merit)
        elif params.policy == SEARCH and is_learned(weights) and (mover == root_seat or alike):
            carry_out(cards, s, best_looking(cards, s, weights, buffer, merit), buffer)
        elif params.policy == SEARCH:
            stride(cards, s, luck.whims, buffer)
        else:
            verbs.act(cards, s, verbs.random_move(cards, s, buffer, verbs.legal(cards, s, buffer), luck.whims))
        mover = verbs.to_move(s)


@kernel
def consider(
    cards: C,
    s: S,
    nodes: list[Node],
    growth: Growth,
    params: SearchParams,
    weights: Ints,
    node: int,
    buffer: Ints,
    merit: Ints,
) -> None:
    """Add what may be done here to the tree, the best-looking choices only."""
    if params.policy == SEARCH:
        learned = is_learned(weights)
        n = appraise(cards, s, weights, buffer, merit) if learned else weigh(cards, s, buffer, merit)
        sort_by_merit(buffer, merit, n)
        n = min(n, params.width)
    else:
        n = verbs.legal(cards, s, buffer)
        for k in range(n):
            merit[k] = 0
    best = merit[0] if n > 0 else 0
    whole = 0
    for k in range(n):
        merit[k] = in_wins(best - merit[k], params, weights)
        whole += weight_of(merit[k], params.prior_scale)
    for k in range(n):
        child = child_with(nodes, growth, node, buffer[k])
        if child == NONE:
            return
        nodes[child].prior = WIN * weight_of(merit[k], params.prior_scale) // whole
        nodes[child].behind = merit[k]


@kernel
def in_wins(behind: int, params: SearchParams, weights: Ints) -> int:
    """By how many millionths of a win a choice looks worse; what was learned speaks of them anyway."""
    if is_learned(weights):
        return behind
    return WIN * WIN * behind // (2 * PERCENT * params.margin)


@kernel
def weight_of(behind: int, prior_scale: int) -> int:
    """The less, the worse a choice looks."""
    return WIN * WIN * prior_scale // (WIN * prior_scale + behind)


@kernel
def sort_by_merit(buffer: Ints, merit: Ints, n: int) -> None:
    """Best first; equals stay as they are."""
    for k in range(1, n):
        action, worth = buffer[k], merit[k]
        place = k
        while place > 0 and merit[place - 1] < worth:
            buffer[place], merit[place] = buffer[place - 1], merit[place - 1]
            place -= 1
        buffer[place], merit[place] = action, worth


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
def promising(cards: C, s: S, nodes: list[Node], params: SearchParams, node: int, mover: int, settled: int) -> int:
    """The branch to try next: good so far, or looked good and little tried; after chance only what is allowed now."""
    why = scratch(Why)
    best = NONE
    most = 0.0
    child = nodes[node].child
    while child != NONE:
        if settled or verbs.check(cards, s, nodes[child].action, why) == 0:
            hope = hope_of(nodes, params, node, child, mover)
            if best == NONE or hope > most:
                best = child
                most = hope
        child = nodes[child].sibling
    return best


@kernel
def hope_of(nodes: list[Node], params: SearchParams, node: int, child: int, mover: int) -> float:
    """What a branch may bring the mover, and more the less it was tried."""
    tried = nodes[child].visits
    if params.policy == SEARCH:
        spur = params.exploration * nodes[child].prior * sqrt(nodes[node].visits + 1) / (PERCENT * (1 + tried))
        return belief(nodes, params, node, child, mover) + spur
    if tried == 0:
        return 1e9
    return mean(nodes, child, mover) + params.exploration * WIN * sqrt(log(nodes[node].visits) / tried) / PERCENT


@kernel
def belief(nodes: list[Node], params: SearchParams, node: int, child: int, mover: int) -> float:
    """What its tries came to, and the first look at it, which counts for a few tries more."""
    looked = mean(nodes, node, mover) - nodes[child].behind / WIN
    tried = nodes[child].visits
    return (nodes[child].totals[mover] + params.prior_visits * looked) / max(tried + params.prior_visits, 1)


@kernel
def mean(nodes: list[Node], node: int, seat: int) -> float:
    """What the visits of a node came to for a seat."""
    return nodes[node].totals[seat] / max(nodes[node].visits, 1)


@kernel
def settle(nodes: list[Node], params: SearchParams, seat: int) -> int:
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
            best == NONE or belief(nodes, params, ROOT, child, seat) > belief(nodes, params, ROOT, best, seat)
        ):
            best = child
        child = nodes[child].sibling
    return nodes[best].action
