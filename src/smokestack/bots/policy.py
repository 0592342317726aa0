"""Bots by name, and the verb by which generic code reaches a game's own greedy policy."""

import importlib
from collections.abc import Callable
from dataclasses import dataclass
from zlib import crc32

from smokestack.kernel import verbs
from smokestack.kernel.chance import Stream, draw, seeded
from smokestack.kernel.compile import answer, kernel, verb
from smokestack.kernel.errors import MatchError, UnknownName
from smokestack.kernel.game import Game
from smokestack.kernel.language import zeros
from smokestack.kernel.position import Position
from smokestack.kernel.record import Ints
from smokestack.kernel.verbs import CHANCE, C, S

RANDOM = 0
GREEDY = 1
ANYWHERE = -1


@dataclass(frozen=True)
class Bot:
    """A way to decide; kernels know it by its number."""

    name: str
    policy: int
    about: str
    seat: int = ANYWHERE
    """The only seat it can have ..."""
    option: str = ""
    """... and the option that gives it this seat."""


BOTS = {
    "random": Bot("random", RANDOM, "knows nothing: takes any legal action"),
    "greedy": Bot("greedy", GREEDY, "takes what looks best right after it"),
    "archie": Bot("archie", RANDOM, "the rulebook's own opponent: his table decides", seat=1, option="archie"),
}

GREEDY_POLICIES = {
    "titans": "smokestack.bots.greedy.titans",
    "empire": "smokestack.bots.greedy.empire",
    "victory": "smokestack.bots.greedy.victory",
}
"""Each game's module offers the kernel `choose` and the function `reason`."""


@verb
def greedy(cards: C, s: S, stream: Stream, room: Ints) -> int:
    """What the game's greedy policy does for the seat to move; equal choices are left to the stream."""
    raise AssertionError


@kernel
def next_action(cards: C, s: S, policy: int, stream: Stream, room: Ints, weights: Ints) -> int:
    """What chance brings by its weights, or the action a bot takes for the seat to move."""
    if verbs.to_move(s) == CHANCE:
        n = verbs.outcomes(cards, s, room, weights)
        return room[draw(stream, weights, n)]
    if policy == RANDOM:
        return verbs.wander(cards, s, room, verbs.legal(cards, s, room), stream)
    return greedy(cards, s, stream, room)


def bot(name: str) -> Bot:
    """A bot by its name."""
    if name not in BOTS:
        raise UnknownName("bot", name, BOTS)
    return BOTS[name]


def learn(game: Game) -> None:
    """Let the verb `greedy` know this game's policy."""
    answer(greedy, game.spec.state, _offered(game, "choose"))


def _offered(game: Game, part: str) -> Callable[..., object]:
    if game.name not in GREEDY_POLICIES:
        raise UnknownName("greedy policy", game.name, GREEDY_POLICIES)
    found: Callable[..., object] = getattr(importlib.import_module(GREEDY_POLICIES[game.name]), part)
    return found


def decide(game: Game, position: Position, name: str, seed: int) -> int:
    """The action a bot takes here, interpreted. It follows from the position's bytes and the seed alone."""
    policy = bot(name).policy
    if position.to_move < 0:
        raise MatchError(f"a bot decides for a seat, and the one to move is {game.mover(position.to_move)}")
    learn(game)
    stream = seeded(seed, crc32(bytes(position)))
    return int(next_action(game.edition.cards, position.record(), policy, stream, zeros(game.actions), []))


def reason(game: Game, position: Position, action: int) -> str:
    """Why a greedy player would take an action, in a few words."""
    return str(_offered(game, "reason")(game, position, action))
