"""The cases of a price, played on all cores; nothing but the plan and a case's number decides what comes of it."""

from collections.abc import Callable, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import dataclass

import numpy as np

from smokestack.bots.policy import register
from smokestack.bots.roster import ANYWHERE, bot
from smokestack.gamekit.game import Game
from smokestack.kernel.batch import cores
from smokestack.kernel.compile import compiled
from smokestack.kernel.record import RecordArray
from smokestack.lab.gamelab import interventions_of
from smokestack.lab.meta import Meta
from smokestack.lab.price.case import Case, CasePlan, play_cases
from smokestack.lab.price.interventions import hide_nothing
from smokestack.lab.price.searched import searched_case

BLOCK = 25
SEARCH_BLOCK = 1
"""Cases that one thread plays before it tells; a game with a search takes seconds."""
POSITIONS = 3


@dataclass(frozen=True)
class Question:
    """A thing, or a turn, to be priced in the games of a run."""

    meta: Meta
    game: Game
    targets: tuple[int, ...]
    """The actions that take the thing; none for a turn."""
    at_first: bool
    """At the first moment, or at any."""

    @property
    def plan(self) -> CasePlan:
        return CasePlan(
            seed=self.meta.seed,
            keep_seats=int(self.meta.keep_seats),
            turn=int(not self.targets),
            at_first=int(self.at_first),
            hides=int(interventions_of(self.game).hide is not hide_nothing),
        )

    @property
    def searches(self) -> bool:
        return any(bot(name).searches for name in self.meta.bots)

    def seat_of(self, number: int) -> int:
        """Whose game it is: the first bot's, or by turns those that have no seat of their own."""
        if not self.meta.keep_seats:
            return number % self.meta.seats
        free = [seat for seat, name in enumerate(self.meta.bots) if bot(name).seat == ANYWHERE]
        return free[number % len(free)]


def play(question: Question, on_progress: Callable[[int], object] | None = None) -> RecordArray:
    """A case for each game of the run; `on_progress(done)` follows every block."""
    register(question.game)
    interventions_of(question.game)
    size, games = SEARCH_BLOCK if question.searches else BLOCK, question.meta.games
    blocks = [range(first, min(first + size, games)) for first in range(0, games, size)]
    found = []
    with ThreadPoolExecutor(cores() if question.game.compiled else 1) as pool:
        for numbers, cases in zip(blocks, pool.map(lambda each: play_block(question, each), blocks), strict=True):
            found.append(cases)
            if on_progress:
                on_progress(numbers.stop)
    return np.concatenate(found)


def play_block(question: Question, numbers: Sequence[int]) -> RecordArray:
    cases = [Case(number=number, seat=question.seat_of(number)) for number in numbers]
    if question.searches:
        meta, game = question.meta, question.game
        for case in cases:
            searched_case(meta, Game(game.spec, game.edition, game.compiled), question.plan, question.targets, case)
        return Case.to_arrays(cases)
    return play_compiled(question, cases) if question.game.compiled else play_interpreted(question, cases)


def play_compiled(question: Question, cases: list[Case]) -> RecordArray:
    meta, game, arrays = question.meta, question.game, Case.to_arrays(cases)
    compiled(play_cases)(
        game.edition.cards.to_array(),
        game.options_record(dict(meta.options)).to_array(),
        np.zeros(POSITIONS, game.spec.state.dtype),
        question.plan.to_array(),
        np.array([bot(name).policy for name in meta.bots], np.int64),
        np.array(game.spec.codec.kinds, np.int64),
        np.array(question.targets, np.int64),
        arrays,
    )
    return arrays


def play_interpreted(question: Question, cases: list[Case]) -> RecordArray:
    meta, game = question.meta, question.game
    play_cases(
        [game.edition.cards],
        [game.options_record(dict(meta.options))],
        [game.spec.state() for _ in range(POSITIONS)],
        [question.plan],
        [bot(name).policy for name in meta.bots],
        list(game.spec.codec.kinds),
        list(question.targets),
        cases,
    )
    return Case.to_arrays(cases)
