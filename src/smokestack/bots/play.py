"""Bots at the table: one turn of a bot, or a whole game, as the list of actions taken, as the game runs."""

import math
import time
from collections.abc import Sequence

from smokestack.bots.decide import searcher_for
from smokestack.bots.policy import next_action, register
from smokestack.bots.roster import bot
from smokestack.bots.search.searcher import Searcher
from smokestack.gamekit.errors import OptionError
from smokestack.gamekit.game import Game
from smokestack.gamekit.position import Position
from smokestack.kernel import verbs
from smokestack.kernel.chance import draw, seeded
from smokestack.kernel.language import zeros
from smokestack.kernel.verbs import CHANCE, OVER


def play_turn(game: Game, position: Position, name: str, seed: int) -> list[int]:
    """What a bot does until someone else has to decide, or chance; the position itself stays as it is."""
    return take_turn(searcher_for(game, position, bot(name)), position, seed) if position.to_move >= 0 else []


def take_turn(searcher: Searcher, position: Position, seed: int, seconds: float = math.inf) -> list[int]:
    """What a searcher at hand does until someone else has to decide, or the first of it if so many seconds are over."""
    trial, until = position.copy(), time.monotonic() + seconds
    taken: list[int] = []
    while trial.to_move == position.to_move and (not taken or time.monotonic() < until):
        taken.append(searcher.decide(trial, seed))
        trial.apply(taken[-1])
    return taken


def play_with_searchers(game: Game, position: Position, bots: Sequence[str], seed: int, number: int) -> list[int]:
    """All actions and outcomes up to the end, for bots that search and others: game `number` of a run. Chance has the
    stream (seed, number), each seat's searcher a seed of its own."""
    register(game)
    searchers = [Searcher(game, bot(name)) for name in bots]
    trial, luck = position.copy(), seeded(seed, number)
    taken: list[int] = []
    while not trial.over:
        if trial.chance:
            outcomes = trial.outcomes()
            taken.append(outcomes[draw(luck, [weight for _, weight in outcomes], len(outcomes))][0])
        else:
            taken.append(searchers[trial.to_move].decide(trial, seed + number))
        trial.apply(taken[-1])
    return taken


def play_out(game: Game, position: Position, bots: Sequence[str], seed: int) -> list[int]:
    """All actions and outcomes up to the end, one bot for each seat; the position itself stays as it is.

    From a new position it is game 0 of `simulate` with the same seed and bots.
    """
    seated = [bot(name) for name in bots]
    if any(each.searches for each in seated):
        raise OptionError("bots that search take their time; they play by play_with_searchers")
    policies = [each.policy for each in seated]
    if len(bots) != position.seats:
        raise OptionError(f"there are {len(bots)} bots for {position.seats} seats; name one bot for each seat")
    register(game)
    cards, s = game.edition.cards, position.record()
    stream, buffer, weights = seeded(seed, 0), zeros(game.actions), zeros(game.actions)
    taken: list[int] = []
    while (mover := verbs.to_move(s)) != OVER:
        policy = policies[mover] if mover != CHANCE else CHANCE
        taken.append(next_action(cards, s, policy, stream, buffer, weights))
        verbs.act(cards, s, taken[-1])
    return taken
