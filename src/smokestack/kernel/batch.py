"""Many games at once, as kernels: random playouts and steps over arrays of records, cut into chunks for all cores.

Game i of a run uses stream (seed, i), so results depend neither on threads nor on chunks.
"""

import itertools
import os
from collections.abc import Callable
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw, seed_stream
from smokestack.kernel.compile import kernel
from smokestack.kernel.language import clear, scratch, zeros
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, OVER, C, O, S
from smokestack.kernel.why import Why

IntArray = npt.NDArray[np.int64]
NO_ACTION = -1


@kernel
def random_playout(cards: C, s: S, stream: Stream, buffer: Ints, weights: Ints) -> int:
    """Play on to the end, chance by its weights and seats at random; how many decisions players made."""
    decisions = 0
    mover = verbs.to_move(s)
    while mover != OVER:
        if mover == CHANCE:
            n = verbs.outcomes(cards, s, buffer, weights)
            action = buffer[draw(stream, weights, n)]
        else:
            n = verbs.legal(cards, s, buffer)
            if n == 0:
                break
            action = verbs.random_move(cards, s, buffer, n, stream)
            decisions += 1
        verbs.act(cards, s, action)
        mover = verbs.to_move(s)
    return decisions


@kernel
def play_random_games(
    cards: list[C], options: list[O], ss: list[S], seed: int, offset: int, first: int, last: int, decisions: Ints
) -> None:
    """Whole random games into ss[first:last]; ss[i] is game number offset + i of the run."""
    stream = scratch(Stream)
    buffer = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        seed_stream(stream, seed, offset + i)
        clear(ss[i])
        verbs.start(cards[0], options[0], ss[i])
        decisions[i] = random_playout(cards[0], ss[i], stream, buffer, weights)


@kernel
def start_games(
    cards: list[C], options: list[O], ss: list[S], streams: list[Stream], seed: int, first: int, last: int
) -> None:
    """Set up games first to last - 1, each with its own stream; chance has not played yet."""
    for i in range(first, last):
        seed_stream(streams[i], seed, i)
        clear(ss[i])
        verbs.start(cards[0], options[0], ss[i])


@kernel
def step_games(
    cards: list[C], ss: list[S], streams: list[Stream], actions: Ints, first: int, last: int, movers: Ints
) -> None:
    """Apply one checked action to each running game (NO_ACTION for none), let chance play, note who moves next."""
    buffer = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        movers[i] = verbs.to_move(ss[i])
        action = actions[i] if movers[i] >= 0 else NO_ACTION
        while action != NO_ACTION or movers[i] == CHANCE:
            if action == NO_ACTION:
                n = verbs.outcomes(cards[0], ss[i], buffer, weights)
                action = buffer[draw(streams[i], weights, n)]
            verbs.act(cards[0], ss[i], action)
            action = NO_ACTION
            movers[i] = verbs.to_move(ss[i])


@kernel
def first_illegal(cards: list[C], ss: list[S], actions: Ints, first: int, last: int) -> int:
    """The first game whose action is not allowed, or -1; finished games take any action."""
    why = scratch(Why)
    for i in range(first, last):
        if verbs.to_move(ss[i]) != OVER:
            inside = 0 <= actions[i] < verbs.action_count(ss[i])
            if not inside or verbs.check(cards[0], ss[i], actions[i], why) != 0:
                return i
    return -1


@kernel
def legal_lists(cards: list[C], ss: list[S], first: int, last: int, out: Ints, counts: Ints) -> None:
    """The legal actions of each game, packed in rows of action_count."""
    width = verbs.action_count(ss[0])
    buffer = zeros(width)
    for i in range(first, last):
        counts[i] = 0
        if verbs.to_move(ss[i]) >= 0:
            n = verbs.legal(cards[0], ss[i], buffer)
            counts[i] = n
            for k in range(n):
                out[i * width + k] = buffer[k]


def cores() -> int:
    """How many threads a run uses."""
    return len(os.sched_getaffinity(0)) if hasattr(os, "sched_getaffinity") else os.cpu_count() or 1


def in_chunks(count: int, threads: int, work: Callable[[int, int], Any]) -> list[Any]:
    """Run work(first, last) over 0..count on several threads; kernels release the interpreter lock."""
    threads = max(1, min(threads, count))
    if threads == 1:
        return [work(0, count)]
    with ThreadPoolExecutor(threads) as pool:
        jobs = [pool.submit(work, a, b) for a, b in itertools.pairwise(chunk_bounds(count, threads))]
        return [job.result() for job in jobs]


def chunk_bounds(count: int, threads: int) -> list[int]:
    """Where chunks of 0..count begin and end: ever smaller ones, so that no thread waits long for the last."""
    smallest = max(1, count // (threads * 64))
    bounds = [0]
    while bounds[-1] < count:
        left = count - bounds[-1]
        bounds.append(bounds[-1] + min(left, max(smallest, left // (threads * 2))))
    return bounds
