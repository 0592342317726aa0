"""Bots at the table: one turn of a bot, or a whole game, as the list of actions taken. Interpreted, without numba."""

from collections.abc import Sequence

from smokestack.bots.policy import bot, decide, learn, next_action
from smokestack.kernel import verbs
from smokestack.kernel.chance import seeded
from smokestack.kernel.errors import OptionError
from smokestack.kernel.game import Game
from smokestack.kernel.language import zeros
from smokestack.kernel.position import Position
from smokestack.kernel.verbs import CHANCE, OVER


def play_turn(game: Game, position: Position, name: str, seed: int) -> list[int]:
    """What a bot does until someone else has to decide, or chance; the position itself stays as it is."""
    trial, taken = position.copy(), []
    while trial.to_move == position.to_move >= 0:
        taken.append(decide(game, trial, name, seed))
        trial.apply(taken[-1])
    return taken


def play_out(game: Game, position: Position, bots: Sequence[str], seed: int) -> list[int]:
    """All actions and outcomes up to the end, one bot for each seat; the position itself stays as it is.

    From a new position it is game 0 of `simulate` with the same seed and bots.
    """
    policies = [bot(name).policy for name in bots]
    if len(bots) != position.seats:
        raise OptionError(f"there are {len(bots)} bots for {position.seats} seats; name one bot for each seat")
    learn(game)
    cards, s = game.edition.cards, position.record()
    stream, room, weights = seeded(seed, 0), zeros(game.actions), zeros(game.actions)
    taken: list[int] = []
    while (mover := verbs.to_move(s)) != OVER:
        policy = policies[mover] if mover != CHANCE else CHANCE
        taken.append(next_action(cards, s, policy, stream, room, weights))
        verbs.act(cards, s, taken[-1])
    return taken
