"""Teaching a judgement: play against oneself, compare what was foreseen with what came, again and again."""

from collections.abc import Iterator
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass
from functools import partial
from math import prod

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.gamebot import LearnedJudgement
from smokestack.bots.learned.adam import Floats
from smokestack.bots.learned.margin.learner import Learner
from smokestack.bots.learned.progress import Progress, Studied
from smokestack.gamekit.game import Game
from smokestack.kernel.batch import cores
from smokestack.kernel.compile import compiled

SEATS = 2
HIDDEN = 96
WHIM = 10
"""Decisions in a thousand that are taken at random, so that the unusual is met too."""
TRUST = 0.7
"""How much a moment learns from what came later instead of from the next moment's judgement."""
KEPT = 8
"""Rounds of games that are studied again."""
BATCH = 1024
FASTEST, SLOWEST = 1.5e-3, 1e-4
CHUNK = 50
"""Games that one thread plays at a time."""


@dataclass(frozen=True)
class Notes:
    """What was seen in some games, and what it led to."""

    seen: NDArray[np.int16]
    ends: Floats


def lessons(
    game: Game, learned: LearnedJudgement, games: int, each: int, seed: int, progress: Progress
) -> Iterator[Studied]:
    """After every round of games: how far it is, and the weights so far."""
    learner = Learner(learned.inputs, learned.looks, HIDDEN, seed)
    before, kept = progress.resume(learner), list[Notes]()
    ready = before > 0 or progress.origin is not None
    weights = learner.weights() if ready else plain(learned)
    with ThreadPoolExecutor(cores()) as pool:
        for done in range(before, games, each):
            some = partial(practise_some, game, learned, weights, seed)
            played = list(pool.map(some, chunks(done, min(done + each, games))))
            kept = [*kept, Notes(*(np.concatenate(part) for part in zip(*played, strict=True)))][-KEPT:]
            if not ready and done == 0:
                learner.get_used_to(kept[0].seen.astype(np.float32))
            rate = FASTEST + (SLOWEST - FASTEST) * done / games
            error = study(learner, kept, rate)
            weights = learner.weights()
            progress.keep(learner, min(done + each, games))
            yield Studied(min(done + each, games), error**0.5, "points", weights)


def plain(learned: LearnedJudgement) -> NDArray[np.int64]:
    """The greedy player's judgement as a network: nothing hidden."""
    return Learner(learned.inputs, learned.looks, 0, 0).weights()


def chunks(first: int, last: int) -> list[range]:
    """Games by their numbers, for one thread each."""
    return [range(start, min(start + CHUNK, last)) for start in range(first, last, CHUNK)]


def practise_some(
    game: Game, learned: LearnedJudgement, weights: NDArray[np.int64], seed: int, numbers: range
) -> tuple[NDArray[np.int16], Floats]:
    """Some games, and of half of their moments what was seen and what it led to."""
    games = len(numbers)
    options = game.options_record(game.options(**learned.options)).to_array()
    shape = games, learned.moments, SEATS
    seen = np.zeros(prod(shape) * learned.inputs, np.int64)
    foreseen, moments = np.zeros(prod(shape), np.int64), np.zeros(2 * games, np.int64)
    played_in = np.zeros(1, game.spec.state.dtype)
    cards = game.edition.cards.to_array()
    given = played_in, weights, WHIM, seed, numbers.start, games, seen, foreseen, moments
    compiled(learned.practise)(cards, options, *given)
    shown = seen.reshape(*shape, learned.inputs).astype(np.int16)
    expected = (foreseen / 100).astype(np.float32).reshape(shape)
    some = np.random.default_rng([seed, numbers.start])
    rows, ends = [], []
    for i in range(games):
        count, margin = moments[2 * i : 2 * i + 2]
        chosen = some.random((count, SEATS)) < 0.5
        rows.append(shown[i, :count][chosen])
        ends.append(led_to(expected[i, :count], float(margin))[chosen])
    return np.concatenate(rows), np.concatenate(ends)


def led_to(expected: Floats, margin: float) -> Floats:
    """Of every moment: partly what was expected at the next, and more and more what came in the end."""
    ends = np.empty_like(expected)
    ends[-1] = margin, -margin
    for k in range(len(expected) - 2, -1, -1):
        ends[k] = (1 - TRUST) * expected[k + 1] + TRUST * ends[k + 1]
    return ends


def study(learner: Learner, kept: list[Notes], rate: float) -> float:
    """Go over the games of late, the newest more often; the mean square of what was foreseen wrong."""
    errors = []
    for _ in range(max(2 * len(kept[-1].ends) // BATCH, 1)):
        parts = [kept[-1], *(kept[learner.chance.integers(len(kept))] for _ in range(3))]
        picked = [learner.chance.integers(0, len(part.ends), BATCH // 4) for part in parts]
        seen = np.concatenate([part.seen[rows] for part, rows in zip(parts, picked, strict=True)])
        ends = np.concatenate([part.ends[rows] for part, rows in zip(parts, picked, strict=True)])
        errors.append(learner.study(seen.astype(np.float32), ends, rate))
    return float(np.mean(errors))
