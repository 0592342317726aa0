"""The games of one block, interpreted or compiled, as arrays."""

from collections.abc import Sequence
from dataclasses import dataclass
from functools import lru_cache

import numpy as np

from smokestack.bots.play import play_with_searchers
from smokestack.bots.policy import register
from smokestack.bots.roster import bot
from smokestack.gamekit.game import Game
from smokestack.gamekit.registry import spec
from smokestack.kernel.batch import IntArray
from smokestack.kernel.compile import compiled
from smokestack.kernel.record import RecordArray
from smokestack.lab.gamelab import watcher_of
from smokestack.lab.meta import Meta
from smokestack.lab.record import TALLIES, RecordedStep, RecordingPlan, Result, record_games
from smokestack.match.editions import EditionMark, edition_of

STEPS_KEPT = 4_000
"""Steps kept of each game at first; a longer game is played again, and all its steps are kept."""


@lru_cache(maxsize=8)
def game_with(name: str, edition: EditionMark, compiled: bool) -> Game:
    """A game for many blocks, in each process once."""
    found = spec(name)
    return Game(found, edition_of(found, edition), compiled)


@dataclass
class Recording:
    """Games in a row, from number `first` on."""

    first: int
    results: RecordArray
    steps: list[RecordArray]
    """The log of each game."""
    counts: IntArray
    """A row for each game."""
    tallies: IntArray
    """By result of the seat, kind of tally and action."""


def record_block(meta: Meta, game: Game, numbers: range) -> Recording:
    """The games with these numbers, each with its whole log."""
    register(game)
    if any(bot(name).searches for name in meta.bots):
        scripts = [searched_game(meta, game, number) for number in numbers]
        return attempt(meta, game, numbers, max((len(script) for script in scripts), default=1), scripts)
    found = attempt(meta, game, numbers, STEPS_KEPT)
    for i in np.flatnonzero(found.results["steps"] > STEPS_KEPT).tolist():
        longer = attempt(meta, game, numbers[i : i + 1], int(found.results["steps"][i]))
        found.steps[i] = longer.steps[0]
        found.tallies += longer.tallies
    return found


def searched_game(meta: Meta, game: Game, number: int) -> list[int]:
    """A game with bots that search, to be recorded after it; with an engine of its own, because blocks run at once."""
    own = Game(game.spec, game.edition, game.compiled)
    bots = [meta.bot_at(number, seat) for seat in range(meta.seats)]
    return play_with_searchers(own, own.new(**meta.options), bots, meta.seed, number)


def attempt(meta: Meta, game: Game, numbers: range, most_steps: int, scripts: Sequence[list[int]] = ()) -> Recording:
    """The games with so many steps of their logs at most; tallies hold only games whose log fits."""
    width = watcher_of(game).width(meta.seats)
    plan = RecordingPlan(
        seed=meta.seed,
        first=numbers.start,
        count_every=meta.counted_every,
        most_steps=most_steps,
        counts=width,
        keep_seats=int(meta.keep_seats),
        paired=int(meta.paired),
        scripted=int(bool(scripts)),
    )
    counts: IntArray = np.zeros(len(numbers) * width, np.int64)
    tallies: IntArray = np.zeros(2 * TALLIES * game.actions, np.int64)
    run = run_compiled if game.compiled else run_interpreted
    results, logs = run(meta, game, plan, len(numbers), scripts, counts, tallies)
    shape = (2, TALLIES, game.actions)
    return Recording(numbers.start, results, logs, counts.reshape(len(numbers), width), tallies.reshape(shape))


def run_compiled(
    meta: Meta,
    game: Game,
    plan: RecordingPlan,
    games: int,
    scripts: Sequence[list[int]],
    counts: IntArray,
    tallies: IntArray,
) -> tuple[RecordArray, list[RecordArray]]:
    """Results and logs, straight from machine code, which releases the interpreter lock."""
    results: RecordArray = np.zeros(games, Result.dtype)
    steps: RecordArray = np.zeros(games * plan.most_steps, RecordedStep.dtype)
    for i, script in enumerate(scripts):
        steps["action"][i * plan.most_steps : i * plan.most_steps + len(script)] = script
    compiled(record_games)(
        game.edition.cards.to_array(),
        game.options_record(dict(meta.options)).to_array(),
        np.zeros(2, game.spec.state.dtype),
        plan.to_array(),
        np.array(policies(meta), np.int64),
        np.array(game.spec.codec.kinds, np.int64),
        *(0, games, results, steps, counts, tallies),
    )
    return results, [steps[a:b] for a, b in kept(results["steps"].tolist(), plan.most_steps)]


def run_interpreted(
    meta: Meta,
    game: Game,
    plan: RecordingPlan,
    games: int,
    scripts: Sequence[list[int]],
    counts: IntArray,
    tallies: IntArray,
) -> tuple[RecordArray, list[RecordArray]]:
    """Results and logs from plain objects, for tests and for where nothing can be compiled."""
    results, steps = [Result() for _ in range(games)], [RecordedStep() for _ in range(games * plan.most_steps)]
    for i, script in enumerate(scripts):
        for k, action in enumerate(script):
            steps[i * plan.most_steps + k].action = action
    rows = counts.tolist(), tallies.tolist()
    record_games(
        [game.edition.cards],
        [game.options_record(dict(meta.options))],
        [game.spec.state(), game.spec.state()],
        [plan],
        policies(meta),
        list(game.spec.codec.kinds),
        *(0, games, results, steps, *rows),
    )
    counts[:], tallies[:] = rows
    lengths = [result.steps for result in results]
    return Result.to_arrays(results), [RecordedStep.to_arrays(steps[a:b]) for a, b in kept(lengths, plan.most_steps)]


def kept(lengths: list[int], most_steps: int) -> list[tuple[int, int]]:
    """Where each game's log begins and ends."""
    return [(i * most_steps, i * most_steps + min(length, most_steps)) for i, length in enumerate(lengths)]


def policies(meta: Meta) -> list[int]:
    return [bot(name).policy for name in meta.bots]
