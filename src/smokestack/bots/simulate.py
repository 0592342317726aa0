"""Many games between bots, on all cores: scores, ranks, length and why each game ended.

Game i of a run uses stream (seed, i) and seats bot k at seat (k + i) % players, so that every bot sits
everywhere equally often. Results depend neither on threads nor on blocks, nor on how the rules run.
"""

import time
from collections.abc import Callable, Sequence
from typing import Any

import numpy as np

from smokestack.bots.policy import bot, learn, next_action
from smokestack.bots.results import Results
from smokestack.kernel import verbs
from smokestack.kernel.batch import cores, in_chunks
from smokestack.kernel.chance import Stream, seed_stream
from smokestack.kernel.compile import compiled, kernel
from smokestack.kernel.errors import OptionError
from smokestack.kernel.game import Game
from smokestack.kernel.language import clear, scratch, zeros
from smokestack.kernel.record import Ints, Record, RecordArray
from smokestack.kernel.verbs import CHANCE, OVER, C, O, S

BLOCK = 1_000
"""Games between two reports of progress; their final positions are the memory a run needs."""


@kernel
def play_games(
    cards: list[C],
    options: list[O],
    ss: list[S],
    policies: Ints,
    seed: int,
    offset: int,
    first: int,
    last: int,
    scores: Ints,
    ranks: Ints,
    decisions: Ints,
    reasons: Ints,
) -> None:
    """Whole games into ss[first:last]; ss[i] is game number offset + i. Scores and ranks lie in rows of seats."""
    stream = scratch(Stream)
    room = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        seed_stream(stream, seed, offset + i)
        clear(ss[i])
        verbs.start(cards[0], options[0], ss[i])
        seats = verbs.seats(ss[i])
        mover = verbs.to_move(ss[i])
        while mover != OVER:
            policy = seated(policies, mover, offset + i, seats)
            verbs.act(cards[0], ss[i], next_action(cards[0], ss[i], policy, stream, room, weights))
            decisions[i] += 1 if mover != CHANCE else 0
            mover = verbs.to_move(ss[i])
        reasons[i] = verbs.end_reason(ss[i])
        verbs.scores(cards[0], ss[i], room)
        copy_row(room, scores, i * seats, seats)
        verbs.ranks(cards[0], ss[i], room)
        copy_row(room, ranks, i * seats, seats)


@kernel
def seated(policies: Ints, mover: int, number: int, seats: int) -> int:
    """Which policy decides for a seat in a game of this number; chance needs none."""
    if mover == CHANCE:
        return CHANCE
    return policies[(mover - number) % seats]


@kernel
def copy_row(source: Ints, target: Ints, start: int, count: int) -> None:
    for k in range(count):
        target[start + k] = source[k]


def simulate(
    game: Game,
    games: int,
    seed: int,
    bots: Sequence[str],
    players: int = 0,
    threads: int = 0,
    on_progress: Callable[[int], object] | None = None,
    **options: Any,
) -> Results:
    """Play games between bots, interpreted or compiled as the game is; `on_progress(done)` follows every block.

    Fewer bots than players take turns at the seats: greedy, random, greedy, random. Without `players` there are
    as many as bots; one bot alone plays against itself, with as many players as the game has by default.
    """
    players = players or (len(bots) if len(bots) > 1 else game.options()["players"])
    seated_bots = fill_seats(bots, players)
    learn(game)
    agreed = game.options_record(game.options(**{**game.spec.simulation, "players": players, **options}))
    results = Results.empty(game.name, game.spec.end_reasons, seated_bots, seed, games)
    started = time.perf_counter()
    for first in range(0, games, BLOCK):
        block = results.part(first, min(first + BLOCK, games))
        play_block(game, agreed, block, threads or cores())
        results.seconds = time.perf_counter() - started
        if on_progress:
            on_progress(first + block.games)
    return results


def fill_seats(bots: Sequence[str], players: int) -> list[str]:
    """One bot for each player; a shorter list starts again."""
    for name in bots:
        bot(name)
    if not 0 < len(bots) <= players:
        raise OptionError(f"there are {len(bots)} bots for {players} players; name at least one and at most {players}")
    return [bots[k % len(bots)] for k in range(players)]


def play_block(game: Game, agreed: Record, block: Results, threads: int) -> None:
    """Fill in the results of the block's games."""
    policies = [bot(name).policy for name in block.bots]
    arrays = (block.scores.reshape(-1), block.ranks.reshape(-1), block.decisions, block.reasons)
    if game.compiled:
        final: RecordArray = np.zeros(block.games, game.spec.state.dtype)
        table = game.edition.cards.to_array(), agreed.to_array(), final, np.array(policies, np.int64)
        run = compiled(play_games)
        in_chunks(block.games, threads, lambda a, b: run(*table, block.seed, block.first, a, b, *arrays))
    else:
        plain = [game.spec.state() for _ in range(block.games)]
        rows = [array.tolist() for array in arrays]
        play_games([game.edition.cards], [agreed], plain, policies, block.seed, block.first, 0, block.games, *rows)
        for array, row in zip(arrays, rows, strict=True):
            array[:] = row
        final = np.concatenate([s.to_array() for s in plain])
    block.rounds[:] = final["rounds"]
