"""Teaching the judgement of a table: games in many styles, compared with what was foreseen, again and again."""

from collections.abc import Iterator, Mapping
from concurrent.futures import Executor, Future, ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np
from numpy.typing import NDArray

from smokestack.bots.gamebot import LearnedTable
from smokestack.bots.learned.adam import Floats
from smokestack.bots.learned.progress import Progress, Studied
from smokestack.bots.learned.table.learner import TableLearner
from smokestack.bots.learned.table.network import WHOLE
from smokestack.bots.learned.table.practice import Lesson, practise
from smokestack.gamekit.game import Game
from smokestack.kernel.batch import cores
from smokestack.kernel.compile import compiled

HIDDEN = 48
KEPT = 8
"""Rounds of games that are studied again."""
BATCH = 512
PASSES = 10
"""How often a moment is studied on average before it is forgotten: to play a game takes far longer."""
FASTEST, SLOWEST = 2e-3, 1e-4
CHUNK = 10
"""Games that one thread plays at a time."""
MOMENTS, ROWS = 500, 40
LESSON = Lesson(
    whim=15,
    stylish=300,
    greedy=60,
    careful=50,
    upsets=500,
    moments=MOMENTS,
    rows=ROWS,
    kept=350,
)


@dataclass(frozen=True)
class Notes:
    """Moments of games with as many seats: what was shown of the seats and of the table, and what they led to."""

    seats: NDArray[np.int16]
    table: NDArray[np.int16]
    parts: Floats


@dataclass(frozen=True)
class Round:
    """A round of games to play: with which weights, which options, which numbers."""

    game: Game
    learned: LearnedTable
    weights: NDArray[np.int64]
    seed: int


def new_learner(learned: LearnedTable, hidden: int, seed: int) -> TableLearner:
    return TableLearner(learned.of_seat, learned.of_table, learned.look, learned.looks_in_a_point, hidden, seed)


def plain_table(learned: LearnedTable) -> NDArray[np.int64]:
    """The greedy player's judgement of every seat as a network: nothing hidden."""
    return new_learner(learned, 0, 0).weights()


def lessons(
    game: Game, learned: LearnedTable, games: int, each: int, seed: int, progress: Progress
) -> Iterator[Studied]:
    """After every round of games: how far it is, and the weights so far. While a round is studied the next one is
    played, with what was known before."""
    learner = new_learner(learned, HIDDEN, seed)
    before, kept = progress.resume(learner), list[list[Notes]]()
    ready = before > 0 or progress.origin is not None
    weights = learner.weights() if ready else plain_table(learned)
    pool = ThreadPoolExecutor(cores())
    try:
        playing = begin_round(pool, Round(game, learned, weights, seed), before, games, each)
        for done in range(before, games, each):
            last = min(done + each, games)
            kept = [*kept, merged([some.result() for some in playing])][-KEPT:]
            playing = begin_round(pool, Round(game, learned, weights, seed), last, games, each)
            if not ready and done == 0:
                largest = max(kept[0], key=lambda notes: len(notes.parts))
                learner.get_used_to(largest.seats.astype(np.float32), largest.table.astype(np.float32))
            error = study(learner, kept, FASTEST * (SLOWEST / FASTEST) ** (done / games))
            weights = learner.weights()
            progress.keep(learner, last)
            yield Studied(last, 100 * error**0.5, "wins in a hundred", weights)
    finally:
        pool.shutdown(cancel_futures=True)


def begin_round(pool: Executor, playing: Round, first: int, games: int, each: int) -> list[Future[Notes]]:
    """The next games, in chunks; none after the last."""
    last = min(first + each, games)
    return [pool.submit(practise_some, playing, range(k, min(k + CHUNK, last))) for k in range(first, last, CHUNK)]


def merged(played: list[Notes]) -> list[Notes]:
    """Notes of as many seats together."""
    by_seats: dict[int, list[Notes]] = {}
    for notes in played:
        by_seats.setdefault(notes.seats.shape[1], []).append(notes)
    return [
        Notes(*(np.concatenate([getattr(one, name) for one in some]) for name in ("seats", "table", "parts")))
        for some in by_seats.values()
    ]


def practise_some(playing: Round, numbers: range) -> Notes:
    """Some games of one kind of table, and what their moments led to."""
    game, learned, games = playing.game, playing.learned, len(numbers)
    options: Mapping[str, int] = learned.tables[numbers.start // CHUNK % len(learned.tables)]
    agreed = game.options_record(game.options(**options))
    seats = game.new(**options).seats
    lesson = LESSON.copy()
    lesson.styles, lesson.latest_upset, lesson.near = learned.styles, learned.rounds, learned.near
    width = seats * learned.of_seat + learned.of_table
    shown, places = np.zeros(games * ROWS * width, np.int64), np.zeros(games * ROWS, np.int64)
    foreseen, counts = np.zeros(games * MOMENTS * seats, np.int64), np.zeros(2 * games, np.int64)
    points, ranks = np.zeros(games * seats, np.int64), np.zeros(games * seats, np.int64)
    compiled(practise)(
        game.edition.cards.to_array(),
        agreed.to_array(),
        np.zeros(1, game.spec.state.dtype),
        lesson.to_array(),
        playing.weights,
        *(playing.seed, numbers.start, games, shown, places, foreseen, counts, points, ranks),
    )
    rows, parts = [], []
    for i in range(games):
        moments, noted = counts[2 * i : 2 * i + 2]
        expected = foreseen.reshape(games, MOMENTS, seats)[i, :moments] / WHOLE
        end = final_parts(learned, points[i * seats : (i + 1) * seats], ranks[i * seats : (i + 1) * seats])
        rows.append(shown.reshape(games, ROWS, width)[i, :noted])
        parts.append(led_to(learned.trust, expected, end)[places[i * ROWS : i * ROWS + noted]])
    every = np.concatenate(rows).astype(np.int16)
    split = seats * learned.of_seat
    return Notes(every[:, :split].reshape(-1, seats, learned.of_seat), every[:, split:], np.concatenate(parts))


def final_parts(learned: LearnedTable, points: NDArray[np.int64], ranks: NDArray[np.int64]) -> Floats:
    """What an end is worth to each seat, in parts of a win."""
    won = (ranks == 0) / (ranks == 0).sum()
    near = np.exp((points - points.max()) / learned.points)
    parts: Floats = (learned.by_rank * won + (1 - learned.by_rank) * near / near.sum()).astype(np.float32)
    return parts


def led_to(trust: float, expected: NDArray[np.float64], end: Floats) -> Floats:
    """Of every moment: partly what was expected at the next, and more and more what came in the end."""
    parts = np.empty(expected.shape, np.float32)
    later: NDArray[np.float64] = end.astype(np.float64)
    for k in range(len(expected) - 1, -1, -1):
        parts[k] = later
        later = (1 - trust) * expected[k] + trust * later
    return parts


def study(learner: TableLearner, kept: list[list[Notes]], rate: float) -> float:
    """Go over the games of late, the newest more often."""
    errors = []
    newest = sum(len(notes.parts) for notes in kept[-1])
    for _ in range(max(PASSES * newest // BATCH, 1)):
        late = kept[-1] if learner.chance.random() < 0.4 else kept[int(learner.chance.integers(len(kept)))]
        sizes = np.array([len(notes.parts) for notes in late], np.float64)
        notes = late[int(learner.chance.choice(len(late), p=sizes / sizes.sum()))]
        picked = learner.chance.integers(0, len(notes.parts), BATCH)
        seats, table = notes.seats[picked].astype(np.float32), notes.table[picked].astype(np.float32)
        errors.append(learner.study(seats, table, notes.parts[picked], rate))
    return float(np.mean(errors))
