"""Many games at once from Python: whole random games, and a batch that is stepped together, on all cores."""

from collections.abc import Callable, Sequence
from typing import Any

import numpy as np
import numpy.typing as npt

from smokestack.gamekit.errors import IllegalAction, NotationError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.gamekit.refusal import Refusal
from smokestack.kernel.batch import (
    NO_ACTION,
    IntArray,
    cores,
    first_illegal,
    in_chunks,
    legal_lists,
    play_random_games,
    start_games,
    step_games,
)
from smokestack.kernel.chance import Stream
from smokestack.kernel.compile import compiled
from smokestack.kernel.record import RecordArray, copied
from smokestack.kernel.verbs import OVER


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
        >>> titans = smokestack.game("titans", edition="prototype")
        >>> final, decisions = smokestack.random_games(titans, 3, seed=1, players=2)
        >>> decisions.tolist()
        [322, 518, 482]
        >>> final["rounds"].tolist()
        [59, 100, 79]
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
