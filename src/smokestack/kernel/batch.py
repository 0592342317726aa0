"""Many games at once: random playouts and batch stepping over arrays of records, on all cores.

Game i of a run uses stream (seed, i), so results depend neither on threads nor on chunks.
"""

import itertools
import os
from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from typing import Any

import numpy as np
import numpy.typing as npt

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw, seed_stream
from smokestack.kernel.compile import compiled, kernel
from smokestack.kernel.errors import IllegalAction, NotationError
from smokestack.kernel.game import Game
from smokestack.kernel.language import clear, scratch, zeros
from smokestack.kernel.position import Position
from smokestack.kernel.record import Ints, RecordArray, copied
from smokestack.kernel.refusal import Refusal, Why
from smokestack.kernel.verbs import CHANCE, OVER, C, O, S

IntArray = npt.NDArray[np.int64]
NO_ACTION = -1


@kernel
def random_playout(cards: C, s: S, stream: Stream, room: Ints, weights: Ints) -> int:
    """Play on to the end, chance by its weights and seats at random; how many decisions players made."""
    decisions = 0
    mover = verbs.to_move(s)
    while mover != OVER:
        if mover == CHANCE:
            n = verbs.outcomes(cards, s, room, weights)
            action = room[draw(stream, weights, n)]
        else:
            n = verbs.legal(cards, s, room)
            if n == 0:
                break
            action = verbs.wander(cards, s, room, n, stream)
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
    room = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        seed_stream(stream, seed, offset + i)
        clear(ss[i])
        verbs.start(cards[0], options[0], ss[i])
        decisions[i] = random_playout(cards[0], ss[i], stream, room, weights)


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
    room = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        movers[i] = verbs.to_move(ss[i])
        action = actions[i] if movers[i] >= 0 else NO_ACTION
        while action != NO_ACTION or movers[i] == CHANCE:
            if action == NO_ACTION:
                n = verbs.outcomes(cards[0], ss[i], room, weights)
                action = room[draw(streams[i], weights, n)]
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
    room = zeros(width)
    for i in range(first, last):
        counts[i] = 0
        if verbs.to_move(ss[i]) >= 0:
            n = verbs.legal(cards[0], ss[i], room)
            counts[i] = n
            for k in range(n):
                out[i * width + k] = room[k]


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


def random_games(
    game: Game, games: int, seed: int, threads: int = 0, offset: int = 0, **options: Any
) -> tuple[RecordArray, IntArray]:
    """Final positions and numbers of decisions of random games, interpreted or compiled as the game is.

    Args:
        game: The game to play.
        games: How many games.
        seed: Game i draws from stream (seed, i), so the same seed gives the same games, on any number of threads.
        threads: How many threads play a compiled game; 0 for one on each core.
        offset: The number of the first game, to go on with a run.
        **options: Options of the game, such as `players=4`.

    Examples:
        >>> import smokestack
        >>> final, decisions = smokestack.random_games(smokestack.game("titans"), 3, seed=1, players=2)
        >>> decisions.tolist()
        [518, 355, 333]
        >>> final["rounds"].tolist()
        [87, 72, 59]
    """
    chosen = game.options_record(game.options(**{**game.spec.simulation, **options}))
    decisions: IntArray = np.zeros(games, np.int64)
    if not game.compiled:
        plain, counts = [game.spec.state() for _ in range(games)], [0] * games
        play_random_games([game.edition.cards], [chosen], plain, seed, offset, 0, games, counts)
        return game.spec.state.to_arrays(plain), np.array(counts, np.int64)
    ss: RecordArray = np.empty(games, game.spec.state.dtype)
    cards, agreed = game.edition.cards.to_array(), chosen.to_array()
    run = compiled(play_random_games)
    in_chunks(games, threads or cores(), lambda a, b: run(cards, agreed, ss, seed, offset, a, b, decisions))
    return ss, decisions


class Batch:
    """Many positions of one compiled game, stepped together. Chance plays by itself, from each game's own stream.

    Args:
        game: A compiled game.
        size: How many positions.
        seed: Game i draws from stream (seed, i).
        threads: How many threads step them; 0 for one on each core.
        **options: Options of the game, such as `players=4`.

    Examples:
        >>> import smokestack
        >>> batch = smokestack.Batch(smokestack.game("titans", compiled=True), 100, seed=1, players=4)
        >>> while not batch.over:
        ...     movers = batch.step([legal[0] if len(legal) else 0 for legal in batch.legal()])
        >>> batch.position(0).end_reason()
        'three ages'
    """

    def __init__(self, game: Game, size: int, seed: int = 0, threads: int = 0, **options: Any) -> None:
        if not game.compiled:
            raise NotationError("a batch runs compiled rules; ask for game(..., compiled=True)")
        self.game, self.size, self.threads = game, size, threads or cores()
        self.cards = game.edition.cards.to_array()
        self.states: RecordArray = np.zeros(size, game.spec.state.dtype)
        self._streams: RecordArray = np.zeros(size, Stream.dtype)
        self._movers: IntArray = np.zeros(size, np.int64)
        self._options = game.options_record(game.options(**{**game.spec.simulation, **options})).to_array()
        self.reset(seed)

    def reset(self, seed: int) -> None:
        """Start all games anew, up to the first decision.

        Args:
            seed: Game i draws from stream (seed, i).
        """
        run = compiled(start_games)
        self._each(lambda a, b: run(self.cards, self._options, self.states, self._streams, seed, a, b))
        self._advance(np.full(self.size, NO_ACTION, np.int64))

    def _each(self, work: Callable[[int, int], Any]) -> list[Any]:
        return in_chunks(self.size, self.threads, work)

    @property
    def to_move(self) -> IntArray:
        """Who decides in each game; OVER where it has ended."""
        return self._movers.copy()

    @property
    def over(self) -> bool:
        """Whether all games have ended."""
        return bool((self._movers == OVER).all())

    def legal(self) -> list[IntArray]:
        """The legal actions of each game; none where it has ended."""
        out, counts = self._legal()
        return [row[:n] for row, n in zip(out, counts, strict=True)]

    def masks(self) -> npt.NDArray[np.bool_]:
        """For each game and id, whether it is legal now."""
        out, counts = self._legal()
        masks = np.zeros((self.size, self.game.actions), np.bool_)
        for mask, row, n in zip(masks, out, counts, strict=True):
            mask[row[:n]] = True
        return masks

    def _legal(self) -> tuple[IntArray, IntArray]:
        out: IntArray = np.zeros(self.size * self.game.actions, np.int64)
        counts: IntArray = np.zeros(self.size, np.int64)
        run = compiled(legal_lists)
        self._each(lambda a, b: run(self.cards, self.states, a, b, out, counts))
        return out.reshape(self.size, self.game.actions), counts

    def step(self, actions: Sequence[int] | IntArray) -> IntArray:
        """One action for each game (ignored where it has ended). If one is illegal nothing changes at all.

        Args:
            actions: An id for each game.

        Returns:
            Who decides next in each game.
        """
        chosen = np.ascontiguousarray(actions, np.int64)
        if chosen.shape != (self.size,):
            raise NotationError(f"step needs one action for each of the {self.size} games, got {chosen.shape}")
        judge = compiled(first_illegal)
        refused = [i for i in self._each(lambda a, b: judge(self.cards, self.states, chosen, a, b)) if i >= 0]
        if refused:
            raise self._refusal(min(refused), int(chosen[min(refused)]))
        self._advance(chosen)
        return self.to_move

    def _advance(self, actions: IntArray) -> None:
        run = compiled(step_games)
        self._each(lambda a, b: run(self.cards, self.states, self._streams, actions, a, b, self._movers))

    def _refusal(self, index: int, action: int) -> IllegalAction | NotationError:
        if not 0 <= action < self.game.actions:
            return NotationError(f"game {index}: {action} is no action; ids go from 0 to {self.game.actions - 1}")
        found = self.position(index).check(action)
        assert found is not None
        return IllegalAction(Refusal(found.code, found.clause, f"game {index}: {found.text}", found.numbers))

    def position(self, index: int) -> Position:
        """One of the positions, as a copy.

        Args:
            index: The number of the game in this batch, from 0.
        """
        if not 0 <= index < self.size:
            raise IndexError(f"there is no game {index}; this batch has games 0 to {self.size - 1}")
        return Position(self.game, copied(self.states[index : index + 1]))

    def scores(self) -> list[list[int]]:
        """Each seat's score as it stands, for each game."""
        return [self.position(i).scores() for i in range(self.size)]
