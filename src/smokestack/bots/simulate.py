"""Many games between bots, on all cores: scores, ranks, length and why each game ended.

Game i of a run uses stream (seed, i) and seats bot k at seat (k + i) % players, so that every bot sits
everywhere equally often; only where a bot has its own seat all keep theirs. Results depend neither on threads
nor on blocks, nor on how the rules run.
"""

import time
from collections.abc import Callable, Mapping, Sequence
from typing import Any

import numpy as np

from smokestack.bots.policy import next_action, register
from smokestack.bots.results import Results
from smokestack.bots.roster import ANYWHERE, all_bots, bot
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.options import Chosen
from smokestack.kernel import verbs
from smokestack.kernel.batch import cores, in_chunks
from smokestack.kernel.chance import Stream, seed_stream
from smokestack.kernel.compile import compiled, kernel
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
    keep_seats: bool,
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
    buffer = zeros(verbs.action_count(ss[0]))
    weights = zeros(verbs.action_count(ss[0]))
    for i in range(first, last):
        seed_stream(stream, seed, offset + i)
        clear(ss[i])
        verbs.start(cards[0], options[0], ss[i])
        seats = verbs.seats(ss[i])
        mover = verbs.to_move(ss[i])
        while mover != OVER:
            policy = seated(policies, mover, 0 if keep_seats else offset + i, seats)
            verbs.act(cards[0], ss[i], next_action(cards[0], ss[i], policy, stream, buffer, weights))
            decisions[i] += 1 if mover != CHANCE else 0
            mover = verbs.to_move(ss[i])
        reasons[i] = verbs.end_reason(ss[i])
        verbs.scores(cards[0], ss[i], buffer)
        copy_row(buffer, scores, i * seats, seats)
        verbs.ranks(cards[0], ss[i], buffer)
        copy_row(buffer, ranks, i * seats, seats)


@kernel
def seated(policies: Ints, mover: int, shift: int, seats: int) -> int:
    """Which policy decides for a seat when bots have moved up so many seats; chance needs none."""
    if mover == CHANCE:
        return CHANCE
    return policies[(mover - shift) % seats]


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
    A game without the option `players` has the seats it has.

    Args:
        game: The game; compiled, it is about a hundred times as fast.
        games: How many games.
        seed: Game i draws from stream (seed, i), so the same seed gives the same games.
        bots: Their names; bots that search play in `smokestack arena` and `smokestack lab simulate` instead.
        players: How many sit at a table.
        threads: How many threads play a compiled game; 0 for one on each core.
        on_progress: Called with the number of games played so far.
        **options: Other options of the game.

    Examples:
        >>> import smokestack
        >>> results = smokestack.simulate(smokestack.game("titans"), 4, seed=1, bots=["greedy", "random"])
        >>> for rate in results.wins_by_bot():
        ...     print(rate)
        greedy: 100.0% of 4 games (51.0% to 100.0%)
        random: 0.0% of 4 games (0.0% to 49.0%)
    """
    chosen = agree(game, players or (len(bots) if len(bots) > 1 else 0), options)
    agreed = game.options_record(chosen)
    seated_bots = fill_seats(bots, count_seats(game, agreed), chosen)
    for name in seated_bots:
        if bot(name).searches:
            raise OptionError(f"{name} searches, which takes its time; let it play in smokestack arena or lab simulate")
    register(game)
    results = Results.empty(game.name, game.spec.end_reasons, seated_bots, seed, games)
    results.keep_seats = any(bot(name).seat != ANYWHERE for name in seated_bots)
    started = time.perf_counter()
    for first in range(0, games, BLOCK):
        block = results.part(first, min(first + BLOCK, games))
        play_block(game, agreed, block, threads or cores())
        results.seconds = time.perf_counter() - started
        if on_progress:
            on_progress(first + block.games)
    return results


def agree(game: Game, players: int, options: Mapping[str, Any]) -> Chosen:
    """The options in full; `players` (0 for the default) is passed on only to a game that has such an option."""
    given = {**game.spec.simulation, **options}
    if players and any(option.name == "players" for option in game.spec.options):
        given = {"players": players, **given}
    return game.options(**given)


def count_seats(game: Game, agreed: Record) -> int:
    s = game.spec.state()
    verbs.start(game.edition.cards, agreed, s)
    return verbs.seats(s)


def fill_seats(bots: Sequence[str], seats: int, chosen: Chosen, programs: bool = False) -> list[str]:
    """One bot for each seat; a shorter list starts again, beside the bot whose seat the options give away."""
    known = {name: bot(name, programs) for name in bots}
    if not 0 < len(bots) <= seats:
        raise OptionError(f"there are {len(bots)} bots for {seats} seats; name at least one and at most {seats}")
    filled = [bots[k % len(bots)] for k in range(seats)]
    hosts = [each for each in all_bots().values() if chosen.get(each.option)]
    for host in hosts:
        if len(bots) < seats:
            filled[host.seat] = host.name
            known[host.name] = host
    for seat, name in enumerate(filled):
        wanted = next((host.name for host in hosts if host.seat == seat), name)
        if wanted != name:
            raise OptionError(f"seat {seat + 1} is {wanted}'s here; name {wanted} for it")
        found = known[name]
        if found.option and found not in hosts:
            raise OptionError(f"{name} plays only with the option {found.option}; give it a value above 0")
        if found.seat not in (ANYWHERE, seat):
            raise OptionError(f"{name} always has seat {found.seat + 1}; name another bot for seat {seat + 1}")
    return filled


def play_block(game: Game, agreed: Record, block: Results, threads: int) -> None:
    """Fill in the results of the block's games."""
    policies = [bot(name).policy for name in block.bots]
    arrays = (block.scores.reshape(-1), block.ranks.reshape(-1), block.decisions, block.reasons)
    if game.compiled:
        final: RecordArray = np.zeros(block.games, game.spec.state.dtype)
        table = game.edition.cards.to_array(), agreed.to_array(), final, np.array(policies, np.int64)
        run = compiled(play_games)
        in_chunks(
            block.games, threads, lambda a, b: run(*table, block.keep_seats, block.seed, block.first, a, b, *arrays)
        )
    else:
        plain = [game.spec.state() for _ in range(block.games)]
        rows = [array.tolist() for array in arrays]
        play_games(
            [game.edition.cards],
            [agreed],
            plain,
            policies,
            block.keep_seats,
            block.seed,
            block.first,
            0,
            block.games,
            *rows,
        )
        for array, row in zip(arrays, rows, strict=True):
            array[:] = row
        final = game.spec.state.to_arrays(plain)
    block.rounds[:] = final["rounds"]
